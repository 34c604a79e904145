import { expect, test } from '@playwright/test'
import type { HostModels, HostReport } from '@dayreel/contract'
import { answer } from '../lib/answer.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { HOST_REPORT } from '../lib/host-report.ts'
import { NO_MODELS, WITHOUT_MODELS, WITHOUT_REPORTS } from '../lib/no-models.ts'

/**
 * The pages to check. The URL with a template fills in the form, and the last URL is unknown. Both show other parts
 * than the plain pages.
 */
const PAGES = [
  '/app',
  '/app/create-video',
  '/app/create-video?template=time-broke-here',
  '/app/automated-channels',
  '/app/configure-template/time-broke-here',
  '/app/my-channels',
  '/app/videos',
  '/app/media',
  '/app/connections',
  '/app/post-video',
  '/app/posts',
  '/app/subscription',
  '/app/affiliate',
  '/app/template-generator',
  '/app/settings',
  '/app/settings/security',
  '/app/settings/models',
  '/app/nothing-here',
]
/** Each theme with its most common width, so that the two together cover desktop and phone. */
const LOOKS = [
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 390 },
] as const

for (const { colorScheme, width } of LOOKS)
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test(`axe finds nothing, ${width} wide`, async ({ page }) => {
      await enter(page)
      for (const path of PAGES) {
        await test.step(path, async () => {
          await page.goto(path)
          await expect(page.locator('h1')).toBeVisible()
          await expect(page.getByText('Credits: 0').first()).toBeAttached()
          await expect(page.locator('[class*="Skeleton"], [aria-busy="true"]')).toHaveCount(0)
          await expectNoViolation(page)
          if (colorScheme === 'light') await expectNoSidewaysScroll(page, [320, 390, 768, 1440])
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

const LONG_MODEL = 'openai-compatible/anthropic/claude-with-a-long-name-preview-2026-10-01:free'
const FULL_REPORT: HostReport = {
  ...HOST_REPORT,
  services: [
    { name: 'Words', by: LONG_MODEL, isBuiltIn: false, canTest: true },
    { name: 'Voices', by: 'Built-in voices', isBuiltIn: true, canTest: false },
  ],
  storage: {
    place: '/srv/someone/with/a/long/path/to/the/folder/that/holds/all/files/data',
    freeBytes: 8e10,
    isLow: false,
  },
  limits: { dayDollars: 5, accountDayDollars: 0.5 },
  costs: [
    {
      day: '2026-11-22',
      source: LONG_MODEL,
      calls: 1234,
      inputTokens: 1,
      outputTokens: 1,
      characters: 0,
      images: 0,
      seconds: 0,
      dollars: 1.3575,
    },
  ],
}

test('the host’s page with names of any length fits a phone completely; a failed test explains why', async ({
  page,
}) => {
  const sentence = `${LONG_MODEL} at https://gateway.example/v1/deployments/eu-central-1/a/long/path answered 400.`
  await enter(page)
  await page.route('**/api/host', (route) => route.fulfill({ json: FULL_REPORT }))
  const models: HostModels = { ...NO_MODELS, environment: { name: LONG_MODEL, variable: 'TEXT_PROVIDER' } }
  await answer(page, { ...WITHOUT_MODELS, ...WITHOUT_REPORTS, 'GET /api/host/models': { json: models } })
  await page.route('**/api/host/failed-jobs', (route) => route.fulfill({ json: { jobs: [], kinds: [] } }))
  await page.route('**/api/host/test-words', (route) =>
    route.fulfill({ json: { isWorking: false, sentence, seconds: null, dollars: null } }),
  )
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/app/host')
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(sentence)
  await expect(page.getByText('1 email waiting to be sent')).toBeVisible()
  await expectNoSidewaysScroll(page)
  const { right } = await page.getByRole('cell', { name: '$1.3575' }).evaluate((cell) => cell.getBoundingClientRect())
  expect(right).toBeLessThan(390)
  await expectNoViolation(page)
  const message = 'Only the operator of this site may see this.'
  await page.route('**/api/host', (route) => route.fulfill({ status: 403, json: { code: 'forbidden', message } }))
  await page.reload()
  await expect(page.getByText(message)).toBeVisible()
  // A retry would not help, so there is no button for it.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})
