import { expect, type Locator, type Page } from '@playwright/test'

/** The fields with the words of the scenes in the editor. */
export const wordsOf = (page: Page): Locator => page.getByLabel('Words', { exact: true })

/** The words of all scenes, in order. */
export const textsOf = (page: Page): Promise<string[]> =>
  wordsOf(page).evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))

export const expectTexts = (page: Page, texts: readonly string[]): Promise<void> =>
  expect.poll(() => textsOf(page)).toEqual(texts)

/** Checks in the editor that each scene begins when the scene before it ends. */
export async function expectTimesInOrder(page: Page, count: number): Promise<void> {
  const seconds = async (): Promise<string[]> => {
    const texts = await page.getByRole('heading', { level: 3, name: /^Scene \d/ }).allTextContents()
    return texts.flatMap((text) => /^Scene \d+ (\d+)–(\d+) s/.exec(text)?.slice(1) ?? [])
  }
  await expect.poll(async () => (await seconds()).length).toBe(2 * count)
  const [start, ...times] = await seconds()
  expect(start).toBe('0')
  for (let i = 0; i < times.length - 1; i += 2) expect(times[i]).toBe(times[i + 1])
}

const gripOf = (page: Page, scene: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^Scene ${scene} of `) })

/**
 * Returns the position of a grip, and a position well below the middle of another scene's row. Both are far enough from
 * the window's edges that the page does not scroll.
 */
export async function wayBelow(page: Page, from: number, below: number): Promise<[number, number, number]> {
  await gripOf(page, from).evaluate((grip) => window.scrollBy(0, grip.getBoundingClientRect().top - 140))
  const grip = (await gripOf(page, from).boundingBox())!
  const row = (await page.locator(`#scene-${below}`).boundingBox())!
  return [grip.x + grip.width / 2, grip.y + grip.height / 2, row.y + row.height - 8]
}
