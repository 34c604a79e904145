import { expect, type Page } from '@playwright/test'

type Stop = {
  name: string
  top: number
  bottom: number
  left: number
  right: number
  isSeen: boolean
  hasRing: boolean
}

const MOST_PRESSES = 150
/** The vertical tolerance in pixels, because controls in one line may start at different heights. */
const LINE_PIXELS = 24

/**
 * Tabs through the content of a page. Every control must be reached in reading order, be visible, and show its focus.
 *
 * @returns the names of the controls.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.locator('main').evaluate((content: HTMLElement) => {
    for (const walked of document.querySelectorAll('[data-walked]')) walked.removeAttribute('data-walked')
    content.tabIndex = -1
    content.focus({ preventScroll: true })
  })
  const stops: Stop[] = []
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readStop)
    if (stop === undefined) break
    stops.push(stop)
  }
  expect(await page.locator('main').evaluate(findMissed), `${page.url()}: not reached by Tab`).toEqual([])
  expect(
    stops.filter(({ isSeen, hasRing }) => !isSeen || !hasRing),
    `${page.url()}: reached and not seen`,
  ).toEqual([])
  stops.slice(1).forEach((stop, i) => {
    const before = stops[i]!
    // The focus may move down or to the right, but never backwards.
    const goesOn = stop.bottom > before.top - LINE_PIXELS || stop.left >= before.right - LINE_PIXELS
    expect(goesOn, `${page.url()}: from “${before.name}” to “${stop.name}”`).toBe(true)
  })
  return stops.map(({ name }) => name)
}

/**
 * Returns the focused control and marks it as reached. Returns undefined if the focus is outside the content or on a
 * reached control. Runs inside the page.
 */
function readStop(): Stop | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element.closest('main') === null || element.hasAttribute('data-walked'))
    return undefined
  element.setAttribute('data-walked', '')
  const box = element.getBoundingClientRect()
  // If a control covers its label or has no size, its label or parent shows the focus ring.
  const ringed = [element, element.closest('label'), element.parentElement].filter((part) => part !== null)
  const name = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return {
    name: (name ?? element.textContent).trim(),
    top: box.top + scrollY,
    bottom: box.bottom + scrollY,
    left: box.left,
    right: box.right,
    isSeen: x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight,
    hasRing: ringed.some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }),
  }
}

/**
 * Finds controls that were not reached. In a group of radio buttons, only one has to be reached. Runs inside the page.
 */
function findMissed(content: HTMLElement): string[] {
  const wanted =
    'a[href], button, input:not([type="hidden"], [type="radio"]), select, textarea, summary, [tabindex="0"]'
  return [...content.querySelectorAll<HTMLElement>(wanted)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches(':disabled, [tabindex="-1"], [data-walked]'))
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Checks that Tab and Shift+Tab stay inside a dialog and cycle through it. */
export async function expectTrapped(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const isWithin = (): Promise<boolean> => dialog.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(isWithin).toBe(true)
  const count = await dialog.locator('a[href], button:enabled, input:enabled, select, textarea').count()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses <= count; presses++) {
      await page.keyboard.press(key)
      expect(await isWithin(), `${key}, ${presses + 1} times`).toBe(true)
    }
}
