import type { ListedVideo, Voice } from '@dayreel/contract'
import { expect, test, type Page, type WebSocketRoute } from '@playwright/test'
import { enter } from '../lib/enter.ts'
import { expectNoSidewaysScroll } from '../lib/expect-no-sideways-scroll.ts'
import { expectNoViolation } from '../lib/expect-no-violation.ts'
import { endMaking, LONG_SECONDS, startVideo, SUBJECT } from '../lib/making.ts'

const GENERATE = '**/api/projects/generate-from-script'
const LONG_REASON =
  'The language model of this site gave an unusable answer twice. Try again. If this happens often, the operator of this site can choose a larger model. Nothing was charged, and nothing that you wrote is lost: it stands on the page of this video, from which it can be created again as often as you like.'
const REMADE_ID = '6f8a1c1e-0000-4000-8000-000000000001'
const VOICES = '**/api/elevenlabs/voices'

test.beforeEach(async ({ page }) => {
  await enter(page)
})

// A mocked route may still be answering when its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('repeats a request whose response was lost: there is one video, and the screen finds it', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await page.route(GENERATE, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    // The server has handled the request, but the response is lost.
    return route.abort()
  })
  await startVideo(page)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  await page.goto('/app/videos')
  await expect(page.getByText('1 video', { exact: true })).toBeVisible()
  await page.goto('/app/create-video')
  await endMaking(page)
})

test('a page that was reloaded before the response continues', async ({ page }) => {
  let isHeld = true
  await page.route(GENERATE, async (route) => {
    if (!isHeld) return route.continue()
    await route.fetch()
    // The request gets no response, because the page is closed first.
    return undefined
  })
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill(SUBJECT)
  await page.getByRole('radio', { name: `${LONG_SECONDS} s` }).check()
  const generateRequest = page.waitForRequest(GENERATE)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(page.getByRole('button', { name: 'Starting Generation...' })).toBeDisabled()
  await generateRequest
  isHeld = false
  await page.reload()
  await expect(page.getByLabel('Script or subject')).toHaveValue(SUBJECT)
  await expect(page.getByRole('button', { name: 'Processing Video...' })).toBeDisabled()
  await endMaking(page)
  await expect(page.getByRole('button', { name: 'Generate Video' })).toBeEnabled()
  await page.goto('/app/videos')
  await expect(page.getByText('1 video', { exact: true })).toBeVisible()
})

test('a start that cannot succeed explains why, and enables the form again', async ({ page }) => {
  await page.goto('/app/create-video')
  await page.getByLabel('Script or subject').fill('It rained, and then it rained some more. '.repeat(60))
  await expect(page.getByText(/seconds too long for a 90-second video/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate Video' })).toBeDisabled()

  await page.route(GENERATE, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByLabel('Script or subject').fill(SUBJECT)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(page.getByText('Failed to generate project from script')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate Video' })).toBeEnabled()

  await page.unroute(GENERATE)
  const message = 'You have no credits left. See the pricing page for more.'
  await page.route(GENERATE, (route) => route.fulfill({ status: 402, json: { code: 'out_of_credits', message } }))
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get more credits' })).toHaveAttribute('href', '/app/subscription')

  await page.route('**/api/projects/enhance-prompt', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Enhance' }).click()
  await expect(page.getByText('Failed to enhance prompt.')).toBeVisible()
})

test('reports that the voices could not be loaded', async ({ page }) => {
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
  await expect(page.getByText('Failed to load voices from backend.')).toBeVisible()

  const voice: Omit<Voice, 'preview_url'> = {
    voice_id: 'v',
    name: 'Vera',
    description: 'Not there.',
    languages: ['en'],
  }
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

test('without live updates, a notice appears and the video continues; updates recover', async ({ page }) => {
  const live = await holdLiveUpdates(page)
  live.cut()
  await startVideo(page, { seconds: LONG_SECONDS })
  await expect(page.getByText('Failed to connect for real-time updates. Please try refreshing.')).toBeVisible()
  await expect(page.getByText('Writing', { exact: true }).first()).toBeVisible()
  // The progress is polled, because no update arrives.
  await expect(page.getByText(/^[1-9]\d?%$/)).toBeVisible({ timeout: 60_000 })
  live.mend()
  await expect(page.getByText('Failed to connect for real-time updates.')).toBeHidden()
  await endMaking(page)
})

test('reports a lost connection, and recovers', async ({ page }) => {
  const live = await holdLiveUpdates(page)
  await startVideo(page, { seconds: LONG_SECONDS })
  await expect.poll(live.count).toBeGreaterThan(0)
  live.cut()
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  live.mend()
  await expect(page.getByText('The connection was lost.')).toBeHidden()
  await endMaking(page)
})

test('the library and a video report loading errors', async ({ page }) => {
  const message = 'The service is busy or starting. Try again in a moment.'
  await page.route('**/api/videos**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message } }))
  await page.goto('/app/videos')
  await expect(page.getByText('Your videos couldn’t be loaded')).toBeVisible()
  await page.unroute('**/api/videos**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No videos yet' })).toBeVisible()
  await test.step('a card shows a reason of any length completely, with a link to the page that fixes it', async () => {
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
    await expect(reason.getByRole('link', { name: 'See the language model' })).toHaveAttribute(
      'href',
      '/app/host#models',
    )
    await expect(page.getByRole('link', { name: 'See why' })).toHaveAttribute('href', `/app/videos/${REMADE_ID}`)
    await expectNoSidewaysScroll(page)
    await expectNoViolation(page)
  })
  await page.goto('/app/videos/6f8a1c1e-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'We couldn’t find this video' })).toBeVisible()
})

/**
 * Mocks the calls of a library with two videos. One failed, and only the operator can fix the cause. The other is
 * finished, but its new version failed.
 */
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
    format: 'portrait',
    seconds: null,
    expectedSeconds: 30,
    deleteAt: null,
    writing: null,
    paidWith: 'project',
    createdAt: new Date().toISOString(),
    posts: [],
  } satisfies ListedVideo
  const remade = { ...video, id: REMADE_ID, thumbnail_url: '/pictures/scenes/boat.webp' }
  await page.route('**/api/videos?**', (route) =>
    route.fulfill({ json: { items: [video, remade], page: 1, pages: 1, total: 2 } }),
  )
  await page.route('**/api/users/profile', async (route) => {
    const answered = await route.fetch()
    await route.fulfill({ json: { ...(await answered.json()), isHost: true } })
  })
}

/** Makes the page behave like a browser that blocks sound. */
async function refusePlaying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('Not now.', 'NotAllowedError'))
  })
}

/** Controls the live updates of a page, both by socket and by polling. It can interrupt and restore them. */
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
