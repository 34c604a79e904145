import { expect, test, type Locator, type Page } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'

const SAMPLES = '**/api/look-samples'
const SCRIPT = 'Why do cats purr? Nobody knew for years. Their voice box vibrates 25 times a second.'

const looksOf = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Look' })
const themesOf = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Board theme' })
const samplesIn = (cards: Locator): Locator => cards.locator('[style*="data:image/webp"]')

test.beforeEach(async ({ page }) => {
  await enter(page)
})

/** Waits for the call for samples with these fields. */
function waitForSamplesRequest(page: Page, fields: object) {
  return page.waitForRequest(
    (request) => request.url().endsWith('/api/look-samples') && isPartOf(fields, request.postDataJSON() as object),
  )
}

function isPartOf(fields: object, sent: object): boolean {
  return Object.entries(fields).every(([field, value]) => (sent as Record<string, unknown>)[field] === value)
}

test('the look is chosen from samples with the video’s first sentence', async ({ page }) => {
  const looks = looksOf(page)
  await test.step('without words, the samples show an example', async () => {
    const request = waitForSamplesRequest(page, { samplesOf: 'looks', format: 'portrait' })
    await page.goto('/app/create-video')
    await looks.scrollIntoViewIfNeeded()
    await request
    await expect(samplesIn(looks)).toHaveCount(4)
    await expect(looks).toHaveAttribute('aria-busy', 'false')
  })
  await test.step('the samples show the first sentence, and the automatic look names its choice', async () => {
    const request = waitForSamplesRequest(page, {
      samplesOf: 'looks',
      sampleSentence: 'Why do cats purr?',
      language: 'en',
    })
    await page.getByLabel('Script or subject').fill(SCRIPT)
    await request
    await expect(looks.getByRole('radio', { name: 'Automatic' })).toHaveAccessibleDescription(
      /For this sentence: Board\.$/,
    )
  })
  await test.step('while the samples show an earlier sentence, no choice is named', async () => {
    const drawing = Promise.withResolvers<void>()
    const automatic = looks.getByRole('radio', { name: 'Automatic' })
    await page.route(SAMPLES, async (route) => {
      await drawing.promise
      await route.continue()
    })
    const request = waitForSamplesRequest(page, { sampleSentence: 'How do cats land?' })
    await page.getByLabel('Script or subject').fill(SCRIPT.replace('Why do cats purr?', 'How do cats land?'))
    await expect(automatic).not.toHaveAccessibleDescription(/For this sentence/)
    await request
    await expect(looks).toHaveAttribute('aria-busy', 'true')
    await expect(automatic).not.toHaveAccessibleDescription(/For this sentence/)
    drawing.resolve()
    await expect(automatic).toHaveAccessibleDescription(/For this sentence: Board\.$/)
    await page.unroute(SAMPLES)
  })
  await test.step('the arrow keys choose a look, and only boards have themes', async () => {
    await looks.getByRole('radio', { name: 'Automatic' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(looks.getByRole('radio', { name: 'Painted' })).toBeChecked()
    await expect(themesOf(page)).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await expect(looks.getByRole('radio', { name: 'Board' })).toBeChecked()
    await expect(samplesIn(themesOf(page))).toHaveCount(5)
  })
  await test.step('the samples follow theme and format', async () => {
    const request = waitForSamplesRequest(page, { samplesOf: 'looks', boardTheme: 'chalkboard' })
    await themesOf(page).getByRole('radio', { name: 'Chalkboard' }).check()
    await request
    const landscapeRequest = waitForSamplesRequest(page, {
      samplesOf: 'looks',
      boardTheme: 'chalkboard',
      format: 'landscape',
    })
    await page.getByRole('radio', { name: '16:9' }).check()
    await landscapeRequest
    const sample = samplesIn(looks).first()
    await expect(sample).toHaveCSS('aspect-ratio', '320 / 180')
    await expect(sample).toHaveCSS('animation-name', 'none')
  })
  await test.step('the choice survives a reload, and the cards fit a phone', async () => {
    await page.reload()
    await looks.scrollIntoViewIfNeeded()
    await expect(looks.getByRole('radio', { name: 'Board' })).toBeChecked()
    await expect(samplesIn(looks)).toHaveCount(4)
    await expectNoViolation(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page, [320, 390])
    await expectNoViolation(page)
  })
})

test('a look can be chosen without samples, and they appear after a retry', async ({ page }) => {
  const json = { code: 'internal', message: 'The samples failed.' }
  await page.route(SAMPLES, (route) => route.fulfill({ status: 500, json }))
  await page.goto('/app/create-video')
  await looksOf(page).scrollIntoViewIfNeeded()
  const problem = page.getByRole('alert').filter({ hasText: 'The samples can’t be shown. You can still choose.' })
  await expect(problem).toBeVisible()
  await expect(looksOf(page)).toHaveAttribute('aria-busy', 'false')
  await looksOf(page).getByRole('radio', { name: 'Shadow play' }).check()
  await expect(looksOf(page).getByRole('radio', { name: 'Shadow play' })).toBeChecked()
  await expectNoViolation(page)
  await page.unroute(SAMPLES)
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(samplesIn(looksOf(page))).toHaveCount(4)
  await expect(problem).toBeHidden()
})

test('the samples move if the user has turned motion on, despite the system’s reduced motion', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dayreel-motion', 'on'))
  const drawing = Promise.withResolvers<void>()
  await page.route(SAMPLES, async (route) => {
    await drawing.promise
    await route.continue()
  })
  await page.goto('/app/create-video')
  const looks = looksOf(page)
  await looks.scrollIntoViewIfNeeded()
  const placeholder = looks.locator('[data-pending][data-moving]').first()
  await expect(placeholder).toHaveCSS('animation-duration', '1.2s')
  await expect(placeholder).toHaveCSS('animation-iteration-count', 'infinite')
  drawing.resolve()
  await expect(samplesIn(looks)).toHaveCount(4)
  await expect(samplesIn(looks).first()).toHaveCSS('animation-iteration-count', '2')
  await expect(samplesIn(looks).first()).not.toHaveCSS('animation-duration', /^(0s|1e-05s|0\.00001s)$/)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the samples move, and show where they are drawn', async ({ page }) => {
    const drawing = Promise.withResolvers<void>()
    await page.route(SAMPLES, async (route) => {
      await drawing.promise
      await route.continue()
    })
    await page.goto('/app/create-video')
    const looks = looksOf(page)
    await looks.scrollIntoViewIfNeeded()
    await expect(looks).toHaveAttribute('aria-busy', 'true')
    await expect(looks.locator('[data-pending]')).toHaveCount(4)
    drawing.resolve()
    await expect(samplesIn(looks)).toHaveCount(4)
    await looks.getByRole('radio', { name: 'Board' }).focus()
    await page.keyboard.press('Space')
    await expect(samplesIn(looks).nth(2)).toHaveCSS('animation-iteration-count', 'infinite')
    await expect(samplesIn(looks).first()).toHaveCSS('animation-iteration-count', '2')
  })
})
