import { expect, test, type Page } from '@playwright/test'
import { answer } from '../lib/answer.ts'
import {
  ACCOUNTS,
  AUTO_POSTS,
  CALLBACKS,
  DISCONNECT_FAILURES,
  INSTAGRAM_CONNECTED,
  LOAD_FAILURE_TEXTS,
  LOAD_FAILURES,
  NO_ACCOUNTS,
  PARTS,
  RAW_RESULTS,
  RESULTS,
  START_FAILURES,
} from '../lib/connection-texts.ts'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { holdTimers } from '../lib/hold-timers.ts'
import { SHARES, UPLOADS } from '../lib/post-texts.ts'
import { FINISHED, VIDEO_ID, WITHOUT_FILE } from '../lib/video-answers.ts'

const CONNECTIONS = '/app/connections'
const CALLBACK = '/auth/tiktok/callback'
const VIDEO = { name: 'holiday.mp4', mimeType: 'video/mp4', buffer: Buffer.from('a video') }
const MISSING = 'Please select a video file, choose a channel, and enter a title.'

const PLATFORM_STATES = [
  ['off', 'Not set up on this site'],
  ['sandbox', 'Sandbox: nothing is really posted.'],
] as const

test('connections: every specified text and code appears on a rendered page', async ({ page }) => {
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
  await test.step('shows a raw reason only within ten minutes of a start in this browser', () => expectRawReasons(page))
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

  await test.step('while the call is pending, the spinner turns in the middle of the button', () =>
    expectToTurnInTheMiddle(page))

  await answer(page, LOAD_FAILURES)
  await page.reload()
  for (const text of LOAD_FAILURE_TEXTS) await expect(page.getByText(text)).toBeVisible()
  // A platform whose status cannot be loaded counts as not connected.
  await expect(page.getByRole('button', { name: 'Connect TikTok' })).toBeEnabled()
  await expectFit(page)

  await answer(page, ACCOUNTS)
  await page.reload()
  await test.step('names and their placeholders', () => expectAccounts(page))
  for (const account of AUTO_POSTS) await test.step(`auto-post: ${account.name}`, () => expectAutoPost(page, account))
  for (const [name, call, text] of DISCONNECT_FAILURES)
    await test.step(text, async () => {
      await answer(page, { [call]: { status: 400, json: {} } })
      await page.getByRole('button', { name: `Disconnect ${name}` }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('It has no planned posts.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
      await expect(dialog.getByText(text)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
})

test('the screen after TikTok: its texts and its redirects', async ({ page }) => {
  await enter(page)
  await answer(page, NO_ACCOUNTS)
  // Reads the delay from the page itself, because a measurement would be inaccurate on a busy machine.
  const timers = await holdTimers(
    page,
    CALLBACKS.map(({ waitMs }) => waitMs),
  )
  await test.step('a forged URL shows no text of its own', async () => {
    await page.goto(`${CALLBACK}?error=access_denied&error_description=Call+0900`)
    await expect(page.getByRole('alert')).toHaveText('TikTok authorization failed')
    await expect.poll(timers.held).toEqual([3_000])
  })
  await setUp(page, 'on')
  await start(page)
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

test('Post Video and Share to Instagram: every specified text appears on a rendered page', async ({ page }) => {
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
  await page.getByRole('combobox', { name: 'YouTube channel' }).selectOption('Harbour Tales')
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

/** Sets the state of all platforms in the installation's settings. */
async function setUp(page: Page, state: 'on' | 'off' | 'sandbox'): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as object
    return route.fulfill({ json: { ...config, platforms: { youtube: state, instagram: state, tiktok: state } } })
  })
}

/** Starts a connection that immediately redirects back. */
async function start(page: Page): Promise<void> {
  await page.goto(CONNECTIONS)
  await answer(page, {
    'GET /api/tiktok/oauth-url': { json: { url: new URL('?status=tiktok_error', page.url()).href } },
  })
  await page.getByRole('button', { name: 'Connect TikTok' }).click()
  await expect(page.getByText('TikTok connection failed: Unknown TikTok error.')).toBeVisible()
}

async function expectRawReasons(page: Page): Promise<void> {
  const expectAll = async (shown: 'with reason' | 'without'): Promise<void> => {
    for (const [query, withReason, without] of RAW_RESULTS) {
      await page.goto(`${CONNECTIONS}?${query}`)
      await expect(page.getByRole('alert')).toHaveText(shown === 'without' ? without : withReason)
      await expect(page).toHaveURL(CONNECTIONS)
    }
  }
  await expectAll('without')
  await expectFit(page)
  await start(page)
  await expectAll('with reason')
  await expectFit(page)
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('connect'))!
    localStorage.setItem(key, String(Date.now() - 601_000))
  })
  await expectAll('without')
}

/**
 * Checks that the button's spinner turns in the middle of the button, also with reduced motion, which this test uses.
 */
async function expectToTurnInTheMiddle(page: Page): Promise<void> {
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  await answer(page, { 'GET /api/auth/youtube/initiate': { status: 400, json: {}, until } })
  const button = page.getByRole('button', { name: 'Connect YouTube' })
  await button.click()
  const spinner = button.locator('.mantine-Button-loader')
  await expect(spinner).toBeVisible()
  // Both positions are read at the same moment, because the page may still be moving.
  const away = await spinner.evaluate((element) => {
    const [around, turning] = [element.closest('button')!.getBoundingClientRect(), element.getBoundingClientRect()]
    const sideways = turning.left + turning.right - around.left - around.right
    const down = turning.top + turning.bottom - around.top - around.bottom
    return Math.max(Math.abs(sideways), Math.abs(down)) / 2
  })
  expect(away).toBeLessThan(0.5)
  letGo()
  // The alert about the previously tried platform stays.
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to start YouTube' })).toBeVisible()
}

async function expectAccounts(page: Page): Promise<void> {
  const linked = page.getByRole('list', { name: 'Linked accounts' })
  for (const text of ['Harbour Tales', 'Unnamed Channel (UCnobo...)', '@ada.reels', 'TikTok account (open-i...)'])
    await expect(linked.getByRole('heading', { name: text })).toBeVisible()
  await expect(page.getByText('Your Instagram connection has expired. Please reconnect.')).toBeVisible()
  await expect(linked.getByRole('button', { name: 'Expired - Reconnect' })).toHaveCount(1)
  await expect(linked.getByText('Connected', { exact: true })).toHaveCount(3)
  await expect(linked.getByText('Enabled', { exact: true })).toHaveCount(3)
  await expect(linked.getByText('Disabled', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect YouTube' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'TikTok: Connected' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'TikTok: Connected' })).toHaveText('Connected')
  await expectFit(page)
}

/**
 * Checks the switch of one account by keyboard. The new state is shown at once and is reverted if the server rejects
 * it.
 */
async function expectAutoPost(page: Page, { name, change, changed, read, answer: off }: AutoPost): Promise<void> {
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const toggle = row.getByRole('switch', { name: `Auto-post to ${name}` })
  const state = row.getByRole('status')
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  await answer(page, { [change]: { status: 400, json: {}, until } })
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(state).toHaveText('Saving...')
  await expect(toggle).not.toBeChecked()
  letGo()
  await expect(row.getByText('Failed to update auto-post setting.')).toBeVisible()
  await expect(toggle).toBeChecked()
  await expect(toggle).toBeFocused()
  await answer(page, { [change]: { json: changed }, [read]: { json: off } })
  await page.keyboard.press('Space')
  await expect(toggle).not.toBeChecked()
  await expect(state).toHaveText('Disabled')
  await expect(row.getByText('Failed to update auto-post setting.')).toHaveCount(0)
}
type AutoPost = (typeof AUTO_POSTS)[number]

/** Checks that the page fits a desktop and a phone in both themes. */
async function expectFit(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoViolation(page)
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoViolation(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}
