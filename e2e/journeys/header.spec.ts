import { expect, test, type Page } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { HEADER_LINKS } from '../lib/pages.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Window widths of tablets and small windows, and widths around the breakpoint of the link row. */
const WIDTHS = [768, 860, 960, 1024, 1100, 1180, 1220, 1221, 1260, 1300, 1440] as const

test('header: the seven links in order, then Templates, and no overlaps', async ({ page }) => {
  await page.setViewportSize(DESK)
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(HEADER_LINKS.map(([label]) => label))
  for (const [label, path] of HEADER_LINKS) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).toBeVisible()
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Open app' })).toBeHidden()
  await expectNoOverlap(page)
})

test('header: a signed-in user reaches the app with one press from every page, even on a phone', async ({ page }) => {
  await enter(page)
  await page.setViewportSize(DESK)
  await page.goto('/pricing')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expectNoOverlap(page)
  await page.setViewportSize(PHONE)
  await header.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(header.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText(
    HEADER_LINKS.map(([label]) => label),
  )
  await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible()
  await header.getByRole('link', { name: 'Open app' }).click()
  await expect(page).toHaveURL('/app')
})

async function expectNoOverlap(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => findFaults(page), `${width} pixels wide`).toEqual([])
  }
}

/** Finds parts of the header that overlap, extend beyond the window, or wrap onto two lines. */
function findFaults(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const ROUNDING = 0.5
    const parts = [...header.querySelectorAll(':scope > div:first-child :is(a, button)')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.textContent || part.ariaLabel, box: part.getBoundingClientRect() }))
    const outside = parts.filter(
      ({ box }) => box.left < 0 || box.right > innerWidth || box.height > header.clientHeight,
    )
    const pairs = parts.flatMap((one, i) => parts.slice(i + 1).map((other) => [one, other] as const))
    const lying = pairs.filter(([a, b]) => a.box.left < b.box.right - ROUNDING && b.box.left < a.box.right - ROUNDING)
    return [
      ...outside.map(({ name }) => `${name} does not fit`),
      ...lying.map(([one, other]) => `${one.name} lies on ${other.name}`),
    ]
  })
}
