import { expect, test, type Page } from '@playwright/test'
import { answer } from '../lib/answer.ts'
import { CHANNEL, ID } from '../lib/channel-answers.ts'
import { CHANNEL_TEXTS, CONFIG, press } from '../lib/channel-texts.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { holdTimers } from '../lib/hold-timers.ts'
import { GENERATOR_TEXTS } from '../lib/generator-texts.ts'

/** Milliseconds after which a toast disappears. */
const SAID_MS = 4_000
/** Milliseconds for which the message about a saved idea is shown. */
const SAVED_MS = 1_500

test('each text of the specification appears on its screen', async ({ page }) => {
  await enter(page)
  const timers = await holdTimers(page, [SAID_MS, SAVED_MS])
  for (const { at, answers = [], when, texts } of [...CHANNEL_TEXTS, ...GENERATOR_TEXTS]) {
    await test.step(`${at}: ${texts[0]}`, async () => {
      for (const { call, status = 200, json, never = false } of answers)
        await page.route(call, async (route) => {
          if (!never) await route.fulfill(json === undefined ? { status, body: '' } : { status, json })
        })
      await page.goto(at)
      await page.locator('h1').waitFor()
      await when?.(page)
      for (const text of texts) {
        await expectShown(page, text)
        await timers.letGo()
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }

  await test.step('loading screens have texts too', async () => {
    for (const call of ['**/api/channels/my-channels', '**/api/videos?*', '**/api/videos'])
      await page.route(call, () => undefined)
    for (const [at, label] of [
      ['/app/my-channels', 'Loading your channels'],
      ['/app/videos', 'Loading your videos'],
    ] as const) {
      await page.goto(at)
      await page.getByRole('status', { name: label }).waitFor()
      await expectNoViolation(page)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('saving', async () => {
    const defaults = await page.request.get('/api/channels/templates/time-broke-here/defaults', {
      headers: { authorization: `Bearer ${await tokenOf(page)}` },
    })
    const config = { ...((await defaults.json()) as object), name: 'Night Desk', preferredTimeZone: 'Europe/Berlin' }
    let isDown = true
    await page.route('**/config', (route) =>
      route.request().method() === 'PUT' && isDown
        ? route.fulfill({ status: 500, body: '' })
        : route.fulfill({ json: config }),
    )
    await page.goto(CONFIG)
    await expectShown(page, 'Edit Night Desk')
    await press('Save Configuration')(page)
    await expectShown(page, `Failed to save configuration: Failed to update configuration for channel ${ID}`)
    // The button keeps the focus, although it was disabled during the request.
    await expect(page.getByRole('button', { name: 'Save Configuration' })).toBeFocused()
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('')
    await press('Save Configuration')(page)
    await expectShown(page, 'Submission failed: Channel name cannot be empty.')
    await expect(name).toBeFocused()
    await expect(page.getByText('Failed to save configuration')).toHaveCount(0)
    await name.fill('Night Desk')
    isDown = false
    await name.press('Enter')
    await expectShown(page, 'Configuration saved successfully!')
  })
})

test('search finds one of many channels by its name or its template', async ({ page }) => {
  const many = Array.from({ length: 40 }, (_, i) => ({ ...CHANNEL, id: channelId(i), name: `Harbour ${i + 1}` }))
  many[30] = { ...many[30]!, name: 'Ältere Uhren', templateId: 'found-in-archives', templateName: 'Found in Archives' }
  await enter(page)
  await answer(page, { 'GET /api/channels/my-channels': { json: many.slice(0, 8) } })
  await page.goto('/app/my-channels')
  const cards = page.getByRole('list', { name: 'Channels' }).getByRole('listitem')
  const search = page.getByRole('searchbox', { name: 'Search your channels' })
  await expect(cards).toHaveCount(8)
  // With eight channels, there is no search field.
  await expect(search).toHaveCount(0)
  await answer(page, { 'GET /api/channels/my-channels': { json: many } })
  await page.reload()
  await expect(cards).toHaveCount(40)
  const picture = await cards.nth(30).locator('img').getAttribute('src')

  await search.press('a')
  await search.pressSequentially('ltere archives')
  await expect(cards).toHaveCount(1)
  await expect(cards.getByRole('heading')).toHaveText('Ältere Uhren')
  await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeVisible()
  expect(await cards.locator('img').getAttribute('src')).toBe(picture)
  await expect(search).toBeFocused()
  await expect(page).toHaveURL('/app/my-channels?search=altere+archives')

  await search.fill('volcano')
  await expect(page.getByRole('status').filter({ hasText: 'No results for “volcano”.' })).toBeVisible()
  await expect(cards).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expectNoViolation(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show all channels' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(40)
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL('/app/my-channels')
})

function channelId(index: number): string {
  return `${ID.slice(0, -2)}${String(index).padStart(2, '0')}`
}

/** Checks that a text is visible, or is the value or an option of a field. */
async function expectShown(page: Page, text: string): Promise<void> {
  const seen = page.getByText(text).filter({ visible: true })
  const offered = page.locator('option', { hasText: text })
  await expect
    .poll(async () => (await seen.count()) + (await offered.count()) + (await heldBy(page, text)), { message: text })
    .toBeGreaterThan(0)
}

function heldBy(page: Page, text: string): Promise<number> {
  return page
    .locator('textarea')
    .evaluateAll(
      (fields, words) => fields.filter((field) => (field as HTMLTextAreaElement).value.includes(words)).length,
      text,
    )
}

function tokenOf(page: Page): Promise<string> {
  return page.evaluate(
    () => (JSON.parse(localStorage.getItem('dayreel-session')!) as { access_token: string }).access_token,
  )
}
