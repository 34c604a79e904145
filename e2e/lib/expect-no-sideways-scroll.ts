import { expect, type Page } from '@playwright/test'

/** The widths of the narrowest and the widest phones in CSS pixels. No layout changes between these widths. */
const PHONE_WIDTHS = [320, 430] as const

/**
 * Checks that the page fits every phone. Nothing may overflow sideways, not even fixed elements. Elements in scrolling
 * containers, such as a row of cards, may be wider. Restores the window's size.
 */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[] = PHONE_WIDTHS): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 800 })
    await expect.poll(() => findWide(page), `${page.url()}, ${width} pixels wide`).toEqual([])
  }
  if (before !== null) await page.setViewportSize(before)
}

/**
 * Finds all elements that extend beyond the window's sides. Describes each by its tag, its classes, and its left and
 * right edges.
 */
function findWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const ROUNDING = 1
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function runs in the page
    const isKeptInside = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, position } = getComputedStyle(at)
        if (at !== element && overflowX !== 'visible') return true
        if (position === 'fixed') return false
      }
      return false
    }
    for (const element of document.body.querySelectorAll('*')) {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1) continue // Hidden, or only for screen readers.
      if (left >= -ROUNDING && right <= clientWidth + ROUNDING) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isKeptInside(element))
        continue
      found.push(`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} from ${left} to ${right}`)
    }
    return found
  })
}
