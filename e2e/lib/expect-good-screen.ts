import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { expectNoViolation } from './expect-no-violation.ts'

/** Checks a screen in the width of a phone and of a desktop. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoViolation(page)
}
