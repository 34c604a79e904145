import { expect, test, type Page } from '@playwright/test'
import { CHANNEL_TEXTS, CONFIG, ID, press } from '../lib/channel-texts.ts'
import { enter } from '../lib/enter.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { GENERATOR_TEXTS } from '../lib/generator-texts.ts'

test('12.3 texts: each text of the specification stands on its screen', async ({ page }) => {
  test.setTimeout(480_000)
  await enter(page)
  for (const { at, answers = [], when, texts } of [...CHANNEL_TEXTS, ...GENERATOR_TEXTS]) {
    await test.step(`${at}: ${texts[0]}`, async () => {
      for (const { call, status = 200, json, never = false } of answers)
        await page.route(call, async (route) => {
          if (!never) await route.fulfill(json === undefined ? { status, body: '' } : { status, json })
        })
      await page.goto(at)
      await page.locator('h1').waitFor()
      await when?.(page)
      for (const text of texts) await expectShown(page, text)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }

  await test.step('what is still loading is understood, too', async () => {
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
    isDown = false
    await press('Save Configuration')(page)
    await expectShown(page, 'Configuration saved successfully!')
  })
})

/** It is seen, or is what a field holds or offers. */
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
