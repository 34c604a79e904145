import { api, createClient } from '@dayreel/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { askToRetry, messageOf } from './message-of.ts'

afterEach(() => void vi.unstubAllGlobals())

test("shows the server's message", () => {
  expect(messageOf(new Error('Invalid login credentials'))).toBe('Invalid login credentials')
})

test.each([
  [new TypeError('Failed to fetch')],
  [{ name: 'AuthRetryableFetchError', status: 0, message: 'NetworkError when attempting' }],
])("a request that never reached the server gets Dayreel's own message", (error) => {
  expect(messageOf(error)).toContain('Dayreel isn’t responding')
})

test.each([undefined, null, 'text', { message: '' }, { message: '{}' }])('returns the fallback for %j', (error) => {
  expect(messageOf(error, 'Failed.')).toBe('Failed.')
})

test("does not show a validator's message for an unexpected response", () => {
  const { error } = api.listVoices.answer.safeParse({ surprise: true })
  expect(messageOf(error, 'Failed.')).toBe('Failed.')
})

test.each([
  ['', 'Please try again.'],
  ['The name is too long', 'The name is too long. Please try again.'],
  [
    'Dayreel isn’t responding right now. Try again in a moment.',
    'Dayreel isn’t responding right now. Please try again.',
  ],
  ['You’re offline. Try again when you’re back online.', 'You’re offline. Please try again.'],
])('asks once to try again for %j', (message, expected) => {
  expect(askToRetry(message)).toBe(expected)
})

/** The specification's default error message of each existing call. A new call with a default needs a new line here. */
const DEFAULTS = {
  getProfile: 'Failed to fetch user profile',
  enhancePrompt: 'Failed to enhance prompt.',
  generateVideo: 'Failed to generate project from script',
  listVoices: 'Failed to load voices from backend.',
  activateChannel: 'Failed to activate channel template',
  listChannels: 'Failed to load your channels',
  changeConnection: 'Failed to update auto-post setting.',
  disconnect: 'The account couldn’t be disconnected.',
  listConnections: 'Your connections couldn’t be loaded.',
  startConnecting: 'The connection couldn’t be started.',
  toggleChannel: 'Failed to toggle channel',
  runChannelOnce: 'Failed to initiate run for channel',
  getChannelConfig: 'Failed to fetch configuration for channel {id}',
  updateChannelConfig: 'Failed to update configuration for channel {id}',
  getTemplateDefaults: 'Failed to fetch default configuration for template {id}',
  generateIdea: 'Failed to generate template idea.',
  generateThumbnail: 'Failed to generate thumbnail preview.',
  saveGeneratedChannel: 'Failed to save generated channel.',
  customizeTemplate: 'Failed to customize template. Please try again.',
  createCheckoutSession: 'Failed to initiate payment. Please try again.',
  openPortal: 'Failed to initiate payment. Please try again.',
  keepPlan: 'Your plan couldn’t be kept. Try again in a moment.',
  startYouTube: 'Failed to start YouTube connection process.',
  listYouTubeConnections: 'Failed to fetch YouTube connections.',
  disconnectYouTube: 'Failed to disconnect YouTube.',
  setAutoPost: 'Failed to update auto-post setting.',
  startInstagram: 'Failed to start Instagram connection process.',
  disconnectInstagram: 'Failed to disconnect Instagram.',
  startTikTok: 'Failed to start TikTok connection process.',
  disconnectTikTok: 'Failed to disconnect TikTok.',
  connectTikTok: 'Failed to connect TikTok account.',
  connectTikTokDoubled: 'Failed to connect TikTok account.',
  uploadToYouTube: 'Failed to upload video to YouTube.',
  postToInstagram: 'Failed to post to Instagram.',
  scheduleInstagram: 'Failed to schedule post for Instagram.',
} as const satisfies Partial<Record<keyof typeof api, string>>

test('no response: the table of defaults contains every call that has one', () => {
  const inContract = Object.entries(api).flatMap(([name, call]) => ('failure' in call ? [[name, call.failure]] : []))
  expect(Object.fromEntries(inContract)).toEqual(DEFAULTS)
})

const ID = '4b0f6f0e-3f0c-4d0e-9a57-0d7e3c1f2a10'
/** Each call with its default message, in which the test's id replaces `{id}`. */
const CASES = Object.entries(DEFAULTS).map(([name, words]) => [name, words.replace('{id}', ID)]) as [
  keyof typeof DEFAULTS,
  string,
][]

test.each(CASES)('no response to %s: the default message comes first, the reason after it', async (name, words) => {
  const first = words.endsWith('.') ? words : `${words}.`
  const error = await failure(name, () => Promise.reject(new TypeError('Failed to fetch')))
  expect(messageOf(error)).toBe(`${first} Dayreel isn’t responding right now. Try again in a moment.`)
  vi.stubGlobal('navigator', { onLine: false })
  expect(messageOf(error)).toBe(`${first} You’re offline. Try again when you’re back online.`)
})

test.each(CASES)('a response to %s without a message gets only the default message', async (name, words) => {
  expect(messageOf(await failure(name, async () => new Response('', { status: 500 })))).toBe(words)
})

test('a call without a default shows only the reason', async () => {
  const error = await failure('listVideos', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(messageOf(error)).toBe('Dayreel isn’t responding right now. Try again in a moment.')
})

/** Returns the error that a call throws for the given network failure. */
async function failure(name: keyof typeof api, fetch: () => Promise<Response>): Promise<unknown> {
  const client = createClient(api, { baseUrl: 'http://dayreel.test', accessToken: async () => undefined, fetch })
  const call = client[name] as (input: object) => Promise<unknown>
  return call({ params: { id: ID }, body: {} }).catch((error: unknown) => error)
}
