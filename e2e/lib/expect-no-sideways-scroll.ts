import { expect, type Page } from '@playwright/test'

/** The narrowest and the widest phones, in CSS pixels: between them no layout changes by the width of the window. */
const PHONE_WIDTHS = [320, 430] as const

/**
 * What the page shows now fits every phone: nothing sticks out sideways, not even what stands fixed at the window's edge. What
 * scrolls by itself, such as a row of cards, may be wider. The window's size is afterwards as it was.
 */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[] = PHONE_WIDTHS): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 800 })
    await expect.poll(() => findWide(page), `${page.url()}, ${width} pixels wide`).toEqual([])
  }
  if (before !== null) await page.setViewportSize(before)
}

/** Whatever lies beyond the window's sides, each by its tag, its classes and where it ends. */
function findWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const ROUNDING = 1
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing of what is outside
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
      if (width <= 1 || height <= 1) continue // for screen readers alone, or not shown
      if (left >= -ROUNDING && right <= clientWidth + ROUNDING) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isKeptInside(element))
        continue
      found.push(`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} from ${left} to ${right}`)
    }
    return found
  })
}
