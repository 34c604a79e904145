import { expect, test, type Page } from '@playwright/test'
import { answer } from '../lib/answer.ts'
import {
  ACCOUNTS,
  AUTO_POST,
  CALLBACKS,
  CHANNEL,
  DISCONNECT_FAILURES,
  FINISHED,
  INSTAGRAM_CONNECTED,
  LOAD_FAILURE_TEXTS,
  LOAD_FAILURES,
  NO_ACCOUNTS,
  PARTS,
  RESULTS,
  SHARES,
  START_FAILURES,
  UPLOADS,
  VIDEO_ID,
  WITHOUT_FILE,
} from '../lib/connection-texts.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { holdTimers } from '../lib/hold-timers.ts'

const CONNECTIONS = '/app/connections'
const CALLBACK = '/auth/tiktok/callback'
const VIDEO = { name: 'holiday.mp4', mimeType: 'video/mp4', buffer: Buffer.from('a video') }
const MISSING = 'Please select a video file, choose a channel, and enter a title.'

const PLATFORM_STATES = [
  ['off', 'Not set up on this site'],
  ['sandbox', 'Sandbox: a stand-in on this machine. Nothing is really posted.'],
] as const

test('17.5 connections: every text and code of theirs stands in a rendered page', async ({ page }) => {
  await enter(page)
  await answer(page, NO_ACCOUNTS)
  for (const [state, text] of PLATFORM_STATES)
    await test.step(text, async () => {
      await setUp(page, state)
      await page.goto(CONNECTIONS)
      await expect(page.getByText(text)).toHaveCount(3)
      const button = page.getByRole('button', { name: 'Connect YouTube' })
      await (state === 'off' ? expect(button).toBeDisabled() : expect(button).toBeEnabled())
    })
  await setUp(page, 'on')

  for (const [query, text] of RESULTS)
    await test.step(query, async () => {
      await page.goto(`${CONNECTIONS}?${query}`)
      await expect(page.getByText(text)).toBeVisible()
      await expect(page).toHaveURL(CONNECTIONS)
    })
  await expect(page.getByText("You haven't linked any accounts yet.")).toBeVisible()
  for (const name of PARTS) await expect(page.getByRole('heading', { name })).toBeVisible()
  await expectFit(page)

  for (const { name, answers, text } of START_FAILURES)
    await test.step(`${name}: ${text}`, async () => {
      await page.reload()
      await answer(page, answers)
      await page.getByRole('button', { name: `Connect ${name}` }).click()
      await expect(page.getByRole('alert')).toHaveText(text)
    })

  await test.step('17.3 while it is waited for, the button turns in its middle', () => expectToTurnInTheMiddle(page))

  await answer(page, LOAD_FAILURES)
  await page.reload()
  for (const text of LOAD_FAILURE_TEXTS) await expect(page.getByText(text)).toBeVisible()
  // What can't be asked counts as not connected.
  await expect(page.getByRole('button', { name: 'Connect TikTok' })).toBeEnabled()
  await expectFit(page)

  await answer(page, ACCOUNTS)
  await page.reload()
  await test.step('names, and what stands for them', () => expectAccounts(page))
  await test.step('auto-post', () => expectAutoPost(page))
  for (const [name, call, text] of DISCONNECT_FAILURES)
    await test.step(text, async () => {
      await answer(page, { [call]: { status: 400, json: {} } })
      await page.getByRole('button', { name: `Disconnect ${name}` }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('No post is planned for it.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
      await expect(dialog.getByText(text)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
})

test('17.5 the screen that TikTok leads back to: its texts, and when it goes where', async ({ page }) => {
  await enter(page)
  await answer(page, NO_ACCOUNTS)
  // How long it is to wait is asked of the page itself: a busy machine says nothing about it.
  const timers = await holdTimers(
    page,
    CALLBACKS.map(({ waitMs }) => waitMs),
  )
  for (const { query, text, waitMs, goesTo, ...rest } of CALLBACKS)
    await test.step(text, async () => {
      const left: string[] = []
      page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()))
      if ('reply' in rest) await answer(page, { 'POST /api/tiktok/auth-callback': rest.reply })
      await page.goto(CALLBACK + query)
      await expect(page.getByText(text)).toBeVisible()
      await expect.poll(timers.held).toEqual([waitMs])
      await timers.letGo()
      await expect(page).toHaveURL(CONNECTIONS)
      expect(left.map((url) => url.slice(url.indexOf('/app')))).toContain(goesTo)
    })
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  await answer(page, { 'POST /api/tiktok/auth-callback': { json: { message: '' }, until } })
  await page.goto(`${CALLBACK}?code=a&state=b`)
  await expect(page.getByText('Connecting to TikTok...')).toBeVisible()
  await expect(page).toHaveURL(CALLBACK)
  await expectFit(page)
  letGo()
  await expect.poll(timers.held).not.toEqual([])
  await timers.letGo()
  await expect(page).toHaveURL(CONNECTIONS)
})

test('17.5 Post Video and Share to Instagram: every text of theirs stands in a rendered page', async ({ page }) => {
  await enter(page)
  await answer(page, LOAD_FAILURES)
  await page.goto('/app/post-video')
  await expect(page.getByText('Failed to load YouTube connections.')).toBeVisible()
  await answer(page, ACCOUNTS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Upload Video' }).click()
  await expect(page.getByText(MISSING)).toBeVisible()
  await expectFit(page)
  await expect(page.locator('input[type="file"]')).toHaveAttribute('accept', 'video/*')
  await page.getByLabel('YouTube channel').selectOption('Harbour Tales')
  await page.locator('input[type="file"]').setInputFiles(VIDEO)
  await page.getByRole('textbox', { name: 'Title' }).fill('Holiday')
  for (const [answers, text] of UPLOADS)
    await test.step(text, async () => {
      await answer(page, answers)
      await page.getByRole('button', { name: 'Upload Video' }).click()
      await expect(page.getByRole('log').getByText('Sending holiday.mp4 (7 bytes) to Dayreel')).toBeVisible()
      await expect(page.getByRole('log').getByText(text)).toBeVisible()
      await expect(page.getByText(text)).toHaveCount(2)
    })
  await expectFit(page)

  await answer(page, { ...NO_ACCOUNTS, ...FINISHED })
  await page.goto(`/app/videos/${VIDEO_ID}`)
  const share = page.getByRole('region', { name: 'Share to Instagram' })
  await expect(share.getByRole('link', { name: 'My Connections', exact: true })).toHaveAttribute('href', CONNECTIONS)
  await answer(page, ACCOUNTS)
  await page.reload()
  await expect(share.getByText('Your Instagram connection has expired. Please reconnect.')).toBeVisible()
  await expect(share.getByRole('link', { name: 'Reconnect', exact: true })).toHaveAttribute('href', CONNECTIONS)
  await answer(page, INSTAGRAM_CONNECTED)
  await page.reload()
  for (const [at, answers, text] of SHARES)
    await test.step(`${at ?? 'now'}: ${text}`, async () => {
      await answer(page, answers)
      await share.getByRole('radio', { name: at === undefined ? 'Post Now' : 'Schedule for Later' }).check()
      if (at !== undefined) await share.getByLabel('Date and time').fill(at)
      await share.getByRole('button', { name: at === undefined ? 'Post to Instagram' : 'Schedule Post' }).click()
      await expect(share.getByText(text)).toBeVisible()
    })
  await expect(share.getByLabel('Date and time')).toHaveAttribute('min', /^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  await share.getByLabel('Caption').fill('#a #b #c #d #e #f')
  await expect(share.getByText('6 of 5 hashtags')).toBeVisible()
  await expectFit(page)
  await answer(page, WITHOUT_FILE)
  await page.reload()
  await share.getByRole('button', { name: 'Post to Instagram' }).click()
  await expect(share.getByText('Video URL is missing.')).toBeVisible()
})

/** As an installation may have set the platforms up. */
async function setUp(page: Page, state: 'on' | 'off' | 'sandbox'): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as object
    return route.fulfill({ json: { ...config, platforms: { youtube: state, instagram: state, tiktok: state } } })
  })
}

/** Also where motion is reduced, as it is here. */
async function expectToTurnInTheMiddle(page: Page): Promise<void> {
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  await answer(page, { 'GET /api/auth/youtube/initiate': { status: 400, json: {}, until } })
  const button = page.getByRole('button', { name: 'Connect YouTube' })
  await button.click()
  const spinner = button.locator('.mantine-Button-loader')
  await expect(spinner).toBeVisible()
  // Both in one moment: the page may still be moving under them.
  const away = await spinner.evaluate((element) => {
    const [around, turning] = [element.closest('button')!.getBoundingClientRect(), element.getBoundingClientRect()]
    const sideways = turning.left + turning.right - around.left - around.right
    const down = turning.top + turning.bottom - around.top - around.bottom
    return Math.max(Math.abs(sideways), Math.abs(down)) / 2
  })
  expect(away).toBeLessThan(0.5)
  letGo()
  // The notice of the platform tried before it stays.
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to start YouTube' })).toBeVisible()
}

async function expectAccounts(page: Page): Promise<void> {
  const linked = page.getByRole('list', { name: 'Linked accounts' })
  for (const text of ['Harbour Tales', 'Unnamed Channel (UCnobo...)', '@ada.reels', 'TikTok account (open-i...)'])
    await expect(linked.getByRole('heading', { name: text })).toBeVisible()
  await expect(page.getByText('Your Instagram connection has expired. Please reconnect.')).toBeVisible()
  await expect(linked.getByRole('button', { name: 'Expired - Reconnect' })).toHaveCount(1)
  await expect(linked.getByText('Connected', { exact: true })).toHaveCount(3)
  await expect(linked.getByText('Enabled', { exact: true })).toBeVisible()
  await expect(linked.getByText('Disabled', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect YouTube' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'TikTok: Connected' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'TikTok: Connected' })).toHaveText('Connected')
  await expectFit(page)
}

/** Shown as done at once, taken back where the server refuses. */
async function expectAutoPost(page: Page): Promise<void> {
  const toggle = page.getByRole('switch', { name: 'Auto-post to Harbour Tales' })
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  await answer(page, { [AUTO_POST]: { status: 400, json: {}, until } })
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Saving...')).toBeVisible()
  await expect(toggle).not.toBeChecked()
  letGo()
  await expect(page.getByText('Failed to update auto-post setting.')).toBeVisible()
  await expect(toggle).toBeChecked()
  const off = { ...CHANNEL, auto_post: false }
  await answer(page, { [AUTO_POST]: { json: off }, 'GET /api/auth/youtube/connections': { json: [off] } })
  await page.keyboard.press('Space')
  await expect(toggle).not.toBeChecked()
  await expect(page.getByText('Failed to update auto-post setting.')).toHaveCount(0)
}

/** As a desk and a phone show it, in both themes. */
async function expectFit(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoViolation(page)
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoViolation(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}
