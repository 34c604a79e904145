import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { PUBLIC_PAGES } from '../lib/pages.ts'
import { newPerson, register } from '../lib/person.ts'

const DESK = { width: 1440, height: 900 }
const APP_PAGES = ['/app', '/app/create-video', '/app/videos', '/app/settings', '/app/settings/security']

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: DESK })

  test('12.2 backdrop: a silent clip loops behind every public page, its picture first, until it is stopped', async ({
    page,
  }) => {
    for (const path of Object.keys(PUBLIC_PAGES)) {
      await page.goto(path)
      const backdrop = page.locator('[data-picture]:has(> img):has(> video)').first()
      await expect(backdrop.locator('video'), path).not.toHaveAttribute('src') // the picture alone
      const box = (await backdrop.boundingBox())!
      expect(box.y, path).toBeLessThanOrEqual(0)
      expect([box.width, box.y + box.height], path).toEqual([DESK.width, DESK.height])
      await page.mouse.move(200, 200)
      await expect(backdrop.locator('video'), path).toHaveAttribute('src', /^\/clips\/background\//)
      const [isMuted, isLooping] = await backdrop
        .locator('video')
        .evaluate((video: HTMLVideoElement) => [video.muted, video.loop])
      expect([isMuted, isLooping], path).toEqual([true, true])
      await expect(page.getByRole('button', { name: 'Pause background video' }), path).toBeVisible()
    }
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: DESK })

    test('12.2 background: the app’s picture is seen, and no words stand on it', async ({ page }) => {
      await register(page, newPerson())
      for (const path of APP_PAGES) {
        await page.goto(path)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.locator('[class*="Skeleton"]')).toHaveCount(0)
        expect(await isSeenAt(page, DESK.width - 80, 60), path).toBe(true)
        expect(await findWordsOnPicture(page), path).toEqual([])
        await expectNoViolation(page)
      }
    })
  })

/** Whether nothing lies between the app's picture and whoever looks at that point of the window. */
function isSeenAt(page: Page, x: number, y: number): Promise<boolean> {
  return page.evaluate(
    ([left, top]) => {
      const main = document.querySelector('main')!
      const found = document.elementsFromPoint(left!, top!).filter((element) => main.contains(element))
      return found.every((element) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
    },
    [x, y],
  )
}

/** Words of the screen that have no ground of their own between them and the picture. */
function findWordsOnPicture(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const found: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() !== null) {
      const words = texts.currentNode.textContent!.trim()
      if (words === '' || !texts.currentNode.parentElement!.checkVisibility()) continue
      let at: Element | null = texts.currentNode.parentElement
      while (at !== null && at !== main && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)')
        at = at.parentElement
      if (at === main) found.push(words)
    }
    return found
  })
}
