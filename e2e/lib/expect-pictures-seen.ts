import { expect, type Page } from '@playwright/test'

/** Window widths of large and small screens, tablets and phones. Layouts change between them. */
const WIDTHS = [1920, 1440, 768, 390] as const
const HEIGHT = 900

/** Scrolls to every picture of the page and checks that it is loaded, has a real size, and is visible. */
export async function expectPicturesSeen(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expect.poll(() => findUnseen(page), `${page.url()}, ${width} pixels wide`).toEqual([])
  }
}

/** Describes the faulty pictures. Icons are not checked, because they are inline SVG instead of `img` elements. */
function findUnseen(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    /** The minimum visible size of a picture in pixels. `LEAST_SEEN` is the minimum for a partly covered picture. */
    const LEAST_PIXELS = 40
    const LEAST_SEEN = 24
    const FETCHING_MS = 5_000
    const found: string[] = []
    for (const picture of document.querySelectorAll('img')) {
      if (!picture.checkVisibility()) continue // The picture belongs to the other theme or is hidden at this width.
      picture.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const fetched = await Promise.race([
        picture.decode().then(
          () => true,
          () => false,
        ),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(false), FETCHING_MS)),
      ])
      const { width, height } = picture.getBoundingClientRect()
      const seen = seenOf(picture)
      const name = picture.getAttribute('src')!
      if (!fetched || picture.naturalWidth === 0) found.push(`${name} is not fetched`)
      if (Math.min(width, height) <= LEAST_PIXELS) found.push(`${name} is ${width} × ${height}`)
      if (Math.min(...seen) < LEAST_SEEN) found.push(`${name} shows ${seen.join(' × ')}`)
    }
    return found

    /** Returns the visible width and height of a picture, clipped by its frames and the window. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function runs in the page
    function seenOf(picture: Element): [number, number] {
      let { left, top, right, bottom } = picture.getBoundingClientRect()
      let isFixed = getComputedStyle(picture).position === 'fixed'
      for (let at = picture.parentElement; at !== null; at = at.parentElement) {
        // Only the window clips a fixed element.
        if (isFixed) break
        isFixed = getComputedStyle(at).position === 'fixed'
        if (getComputedStyle(at).overflowX === 'visible') continue
        const frame =
          at === document.documentElement
            ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
            : at.getBoundingClientRect()
        left = Math.max(left, frame.left)
        top = Math.max(top, frame.top)
        right = Math.min(right, frame.right)
        bottom = Math.min(bottom, frame.bottom)
      }
      return [Math.min(right, innerWidth) - Math.max(left, 0), Math.min(bottom, innerHeight) - Math.max(top, 0)]
    }
  })
}
