import { expect, test, type Page } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
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

const LONG_MODEL = 'openai-compatible/anthropic/claude-with-a-long-name-preview-2026-10-01:free'
const FULL_REPORT = {
  services: [
    { name: 'Words', by: LONG_MODEL, isBuiltIn: false, canTest: true },
    { name: 'Voices', by: 'Built-in voices', isBuiltIn: true, canTest: false },
  ],
  queue: { waiting: 12, running: 2, failedToday: 1 },
  storage: { place: '/srv/somebody/with/a/long/path/to/the/folder/that/holds/all/files/data', freeBytes: 8e10 },
  mail: { isConfigured: true, waiting: 1 },
  limits: { dayDollars: 5, accountDayDollars: 0.5 },
  costs: [{ day: '2026-11-22', source: LONG_MODEL, calls: 1234, inputTokens: 1, outputTokens: 1, dollars: 1.3575 }],
}

test('14 the host’s page with names of any length fits a phone, nothing of it hidden; a failed test says why', async ({
  page,
}) => {
  const sentence = `${LONG_MODEL} at https://gateway.example/v1/deployments/eu-central-1/a/long/path answered 400.`
  await enter(page)
  await page.route('**/api/host', (route) => route.fulfill({ json: FULL_REPORT }))
  await page.route('**/api/host/test-words', (route) =>
    route.fulfill({ json: { isWorking: false, sentence, seconds: null, dollars: null } }),
  )
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/app/host')
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(sentence)
  await expect(page.getByText('1 mail waiting to be sent')).toBeVisible()
  await expectNoSidewaysScroll(page)
  const { right } = await page.getByRole('cell', { name: '$1.3575' }).evaluate((cell) => cell.getBoundingClientRect())
  expect(right).toBeLessThan(390)
  await expectNoViolation(page)
  const message = 'Only whoever runs this site may see this.'
  await page.route('**/api/host', (route) => route.fulfill({ status: 403, json: { code: 'forbidden', message } }))
  await page.reload()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0) // it would change nothing
})
