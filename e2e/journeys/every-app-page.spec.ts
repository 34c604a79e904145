import { expect, test, type Page } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'

/** The template fills in the form, the last one is no page: both show other parts. */
const PAGES = [
  '/app',
  '/app/create-video',
  '/app/create-video?template=time-broke-here',
  '/app/automated-channels',
  '/app/configure-template/time-broke-here',
  '/app/my-channels',
  '/app/videos',
  '/app/subscription',
  '/app/affiliate',
  '/app/template-generator',
  '/app/settings',
  '/app/settings/security',
  '/app/nothing-here',
]
const DESK = { width: 1440, height: 900 }
/** Each theme at the width where it is seen most: together they cover phone and desk. */
const LOOKS = [
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 390 },
] as const

for (const { colorScheme, width } of LOOKS)
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: DESK })

    test(`12.2 background: the app’s picture is seen, no words stand on it, and axe finds nothing, ${width} wide`, async ({
      page,
    }) => {
      await enter(page)
      for (const path of PAGES) {
        await test.step(path, async () => {
          await page.setViewportSize(DESK)
          await page.goto(path)
          await expect(page.locator('h1')).toBeVisible()
          await expect(page.getByText('Credits: 0').first()).toBeAttached()
          await expect(page.locator('[class*="Skeleton"], [aria-busy="true"]')).toHaveCount(0)
          if (path !== PAGES.at(-1)) {
            expect(await isSeenAt(page, DESK.width - 80, 60)).toBe(true)
            expect(await findWordsOnPicture(page)).toEqual([])
          }
          await page.setViewportSize({ width, height: DESK.height })
          await expectNoViolation(page)
        })
      }
      await page.goto('/app/settings/security')
      await page.getByRole('button', { name: 'Turn on two-factor' }).click()
      await expect(page.getByLabel('Code')).toBeVisible()
      await page.getByRole('button', { name: 'Delete Account' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolation(page)
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
