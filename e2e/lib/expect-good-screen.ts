import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { expectNoViolation } from './expect-no-violation.ts'

const DESKTOP = { width: 1440, height: 900 }

/** Checks a screen in the width of a phone and of a desktop. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
  await page.setViewportSize(DESKTOP)
  await expectNoSidewaysScroll(page, [DESKTOP.width])
  await expectNoViolation(page)
}
