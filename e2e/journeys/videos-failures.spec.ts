import { expect, test, type Page, type WebSocketRoute } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { endMaking, LONG_SECONDS, startVideo, SUBJECT } from '../lib/making.ts'

const GENERATE = '**/api/projects/generate-from-script'
const LONG_REASON =
  'The language model of this site did not answer in the form that it was asked for, twice. Try again; if it happens often, whoever runs this site may choose a larger model. Nothing was charged, and nothing that you wrote is lost: it stands on the page of this video, from which it can be created again as often as you like.'
const REMADE_ID = '6f8a1c1e-0000-4000-8000-000000000001'
const VOICES = '**/api/elevenlabs/voices'

test.beforeEach(async ({ page }) => {
  await enter(page)
})

test('a lost answer is asked for again: one video, and the screen finds it', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.route(GENERATE, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort() // the server has done it, and nobody heard
  })
  await startVideo(page)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  await page.goto('/app/videos')
  await expect(page.getByText('1 video', { exact: true })).toBeVisible()
  await page.goto('/app/create-video')
  await endMaking(page)
})

test('a page loaded again before the answer has come goes on', async ({ page }) => {
  let isHeld = true
  await page.route(GENERATE, async (route) => {
    if (!isHeld) return route.continue()
    await route.fetch()
    return undefined // never answered: the page goes away first
  })
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill(SUBJECT)
  await page.getByRole('radio', { name: `${LONG_SECONDS} s` }).check()
  const asked = page.waitForRequest(GENERATE)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(page.getByRole('button', { name: 'Starting Generation...' })).toBeDisabled()
  await asked
  isHeld = false
  await page.reload()
  await expect(page.getByLabel('Script or subject')).toHaveValue(SUBJECT)
  await expect(page.getByRole('button', { name: 'Processing Video...' })).toBeDisabled()
  await endMaking(page)
  await expect(page.getByRole('button', { name: 'Generate Video' })).toBeEnabled()
  await page.goto('/app/videos')
  await expect(page.getByText('1 video', { exact: true })).toBeVisible()
})

test('what can’t be begun says why, and lets go', async ({ page }) => {
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill('It rained, and then it rained some more. '.repeat(60))
  await expect(page.getByText(/seconds too long for a 90-second video/)).toBeVisible()
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(page.getByText('Failed to create video')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate Video' })).toBeEnabled()

  await page.route(GENERATE, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByLabel('Script or subject').fill(SUBJECT)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(page.getByText('Failed to generate project from script')).toBeVisible()

  await page.unroute(GENERATE)
  const message = 'You have no credits left. The pricing page says what more costs.'
  await page.route(GENERATE, (route) => route.fulfill({ status: 402, json: { code: 'out_of_credits', message } }))
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get more credits' })).toHaveAttribute('href', '/app/subscription')

  await page.route('**/api/projects/enhance-prompt', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Enhance' }).click()
  await expect(page.getByText('Failed to enhance prompt.')).toBeVisible()
})

test('voices that fail say so', async ({ page }) => {
  const showVoices = async (answer: { status?: number; json?: unknown; body?: string }): Promise<void> => {
    await page.unroute(VOICES)
    await page.route(VOICES, (route) => route.fulfill(answer))
    await page.goto('/app/create-video')
  }
  await showVoices({ json: { voices: [] } })
  await expect(page.getByText('No voices available.')).toBeVisible()
  await showVoices({ json: { surprise: true } })
  await expect(page.getByText('Invalid response format received from API.')).toBeVisible()
  await showVoices({ status: 500, body: '' })
  await expect(page.getByText('Failed to load voices from backend.')).toBeVisible({ timeout: 20_000 })

  const voice = { voice_id: 'v', name: 'Vera', description: 'Not there.' }
  await showVoices({ json: { voices: [{ ...voice, preview_url: '' }] } })
  await page.getByRole('button', { name: 'Play preview of Vera' }).click()
  await expect(page.getByText('No preset preview available')).toBeVisible()
  await showVoices({ json: { voices: [{ ...voice, preview_url: '/media/voices/nobody.m4a' }] } })
  await page.getByRole('button', { name: 'Play preview of Vera' }).click()
  await expect(page.getByText('Error loading audio preview')).toBeVisible()
  await refusePlaying(page)
  await showVoices({ json: { voices: [{ ...voice, preview_url: '/media/voices/dr-voice-ada.m4a' }] } })
  await page.getByRole('button', { name: 'Play preview of Vera' }).click()
  await expect(page.getByText('Could not play preview for Vera')).toBeVisible()
})

test('without live updates that is said, the video goes on, and it recovers', async ({ page }) => {
  const live = await holdLiveUpdates(page)
  live.cut()
  await startVideo(page, { seconds: LONG_SECONDS })
  await expect(page.getByText('Failed to connect for real-time updates. Please try refreshing.')).toBeVisible()
  await expect(page.getByText('Writing', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^[1-9]\d?%$/)).toBeVisible({ timeout: 60_000 }) // asked for, as nothing is told
  live.mend()
  await expect(page.getByText('Failed to connect for real-time updates.')).toBeHidden({ timeout: 20_000 })
  await endMaking(page)
})

test('a connection that is lost is said, and comes back', async ({ page }) => {
  const live = await holdLiveUpdates(page)
  await startVideo(page, { seconds: LONG_SECONDS })
  await expect.poll(live.count).toBeGreaterThan(0)
  live.cut()
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  live.mend()
  await expect(page.getByText('The connection was lost.')).toBeHidden({ timeout: 20_000 })
  await endMaking(page)
})

test('the library and a video say when they can’t be loaded', async ({ page }) => {
  const message = 'The service is busy or starting. Try again in a moment.'
  await page.route('**/api/videos**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message } }))
  await page.goto('/app/videos')
  await expect(page.getByText('Your videos could not be loaded')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/videos**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No videos yet' })).toBeVisible()
  await test.step('3: a reason of any length is whole on its card, with the way to where it is mended', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await answerFailed(page)
    await page.reload()
    const reason = page.getByText(LONG_REASON)
    const [cut, card] = await reason.evaluate((words) => {
      const { bottom } = words.getBoundingClientRect()
      const { bottom: end } = words.closest('li')!.getBoundingClientRect()
      return [words.scrollHeight - words.clientHeight, end - bottom]
    })
    expect(cut).toBeLessThanOrEqual(1)
    expect(card).toBeGreaterThan(0)
    await expect(reason.getByRole('link', { name: 'See the language model' })).toHaveAttribute('href', '/app/host')
    await expect(page.getByRole('link', { name: 'See why' })).toHaveAttribute('href', `/app/videos/${REMADE_ID}`)
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
  })
  await page.goto('/app/videos/6f8a1c1e-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'There is no such video' })).toBeVisible()
})

/** A library of a video that whoever runs the site has something to mend for, and of one that was there and could not be made anew. */
async function answerFailed(page: Page): Promise<void> {
  const video = {
    id: '6f8a1c1e-0000-4000-8000-000000000000',
    title: SUBJECT,
    status: 'failed',
    progress: 12,
    video_url: null,
    thumbnail_url: null,
    errorMessage: LONG_REASON,
    errorCode: 'writer-failed',
    quality: 'high',
    seconds: null,
    createdAt: new Date().toISOString(),
    posts: [],
  }
  const remade = { ...video, id: REMADE_ID, thumbnail_url: '/pictures/scenes/boat.webp' }
  await page.route('**/api/videos?**', (route) =>
    route.fulfill({ json: { items: [video, remade], page: 1, pages: 1, total: 2 } }),
  )
  await page.route('**/api/users/profile', async (route) => {
    const answered = await route.fetch()
    await route.fulfill({ json: { ...(await answered.json()), isHost: true } })
  })
}

/** As a browser does that wants nothing to be heard. */
async function refusePlaying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('Not now.', 'NotAllowedError'))
  })
}

/** Live updates of a page, by sockets and by calls, which come until they are cut, and again when that is mended. */
async function holdLiveUpdates(page: Page): Promise<{ count: () => number; cut: () => void; mend: () => void }> {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isCut) {
      void socket.close()
    } else {
      socket.connectToServer()
      open.add(socket)
    }
  })
  await page.route('**/socket.io/**', (route) => (isCut ? route.abort() : route.fallback()))
  return {
    count: () => open.size,
    cut() {
      isCut = true
      for (const socket of open) void socket.close()
      open.clear()
    },
    mend: () => void (isCut = false),
  }
}
