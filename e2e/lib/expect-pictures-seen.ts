import { expect, type Page } from '@playwright/test'

/** Large and small screens, tablets and phones; the pages' layouts change between them. */
const WIDTHS = [1920, 1440, 768, 390] as const
const HEIGHT = 900

/** Every picture that the page shows, once it is scrolled to, is fetched, is a picture and not a line, and is seen where it stands. */
export async function expectPicturesSeen(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expect.poll(() => findUnseen(page), `${page.url()}, ${width} pixels wide`).toEqual([])
  }
}

/** What is wrong with which picture. Icons are drawn in the page itself and are no `img`. */
function findUnseen(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    /** Smaller, it is no picture; and of one that looks out from behind another, so much of it is to be seen. */
    const LEAST_PIXELS = 40
    const LEAST_SEEN = 24
    const FETCHING_MS = 5_000
    const found: string[] = []
    for (const picture of document.querySelectorAll('img')) {
      if (!picture.checkVisibility()) continue // of the other theme, or without room in so narrow a window
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

    /** Width and height of what neither its frames nor the window cut off. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing of what is outside
    function seenOf(picture: Element): [number, number] {
      let { left, top, right, bottom } = picture.getBoundingClientRect()
      let isFixed = getComputedStyle(picture).position === 'fixed'
      for (let at = picture.parentElement; at !== null; at = at.parentElement) {
        // What stands fixed in the window is cut off by the window alone.
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
