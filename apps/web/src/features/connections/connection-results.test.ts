import { expect, test } from 'vitest'
import { readConnectionResult } from './connection-results.ts'

const read = (search: string, hasStarted = true) => readConnectionResult(new URLSearchParams(search), hasStarted)

/** Every result that the specification defines, by URL parameter. The texts for other codes are Dayreel's own. */
const RESULTS = [
  ['youtube_status=connected', 'success', 'New YouTube account connected successfully!'],
  [
    'youtube_error=channel_already_connected',
    'problem',
    'YouTube connection failed: This YouTube channel is already connected to your account.',
  ],
  [
    'youtube_error=token_exchange_failed_no_refresh_token',
    'problem',
    'YouTube connection failed: Failed to get required permissions. Please ensure you approve all requested permissions on the Google consent screen.',
  ],
  [
    'youtube_error=callback_failed',
    'problem',
    'YouTube connection failed: An internal error occurred during connection. Please try again or contact support.',
  ],
  [
    'youtube_error=internal_error_missing_refresh_token',
    'problem',
    'YouTube connection failed: An internal error occurred during connection. Please try again or contact support.',
  ],
  [
    'youtube_error=channel_connected_elsewhere',
    'problem',
    'YouTube connection failed: This YouTube channel is connected to another Dayreel account. Disconnect it there first, or choose another channel.',
  ],
  [
    'youtube_error=link_expired',
    'problem',
    'YouTube connection failed: This link has expired or was already used. Please connect again.',
  ],
  ['youtube_error=access_denied', 'problem', 'YouTube connection failed: access_denied'],
  ['youtube_error=toString', 'problem', 'YouTube connection failed: toString'],
  ['instagram_status=connected', 'success', 'Instagram account connected successfully!'],
  [
    'instagram_error=no_instagram_business_account',
    'problem',
    'No Instagram Business or Creator account found linked to your Facebook pages. Please ensure your account is professional and linked.',
  ],
  [
    'instagram_error=instagram_account_connected_elsewhere',
    'problem',
    'This Instagram account is connected to another Dayreel account. Disconnect it there first, or choose another account.',
  ],
  ['instagram_error=something_else', 'problem', 'Connection failed: something_else'],
  ['status=tiktok_success', 'success', 'TikTok account connected successfully!'],
  ['status=tiktok_error&message=No%20such%20code.', 'problem', 'TikTok connection failed: No such code.'],
  ['status=tiktok_error', 'problem', 'TikTok connection failed: Unknown TikTok error.'],
] as const

test.each(RESULTS)('%s', (search, kind, text) => {
  expect(read(search)).toEqual({ kind, text })
})

test.each(['auth_failed', 'token_exchange_failed', 'account_fetch_failed', 'storage_failed'])(
  'instagram_%s has its own message',
  (code) => {
    const { kind, text } = read(`instagram_error=instagram_${code}`)!
    expect(kind).toBe('problem')
    expect(text).not.toContain('_')
  },
)

test.each(['', 'status=other', 'youtube_status=', 'instagram_error='])('shows nothing for “%s”', (search) => {
  expect(read(search)).toBeUndefined()
})

test.each([
  ['youtube_error=Call+0900', 'YouTube connection failed.'],
  ['instagram_error=Call+0900', 'Connection failed.'],
  ['status=tiktok_error&message=Call+0900', 'TikTok connection failed: Unknown TikTok error.'],
])('%s shows no text from the URL if this browser started no connection', (search, text) => {
  expect(read(search, false)).toEqual({ kind: 'problem', text })
})

test.each(RESULTS.filter(([search]) => !/access_denied|toString|something_else|message=/.test(search)))(
  '%s always shows its own message',
  (search, kind, text) => {
    expect(read(search, false)).toEqual({ kind, text })
  },
)

test('reduces a raw reason to one line of plain text with at most 200 characters', () => {
  expect(read(`youtube_error=${'a'.repeat(5_000)}`)!.text).toBe(`YouTube connection failed: ${'a'.repeat(200)}`)
  expect(read(`youtube_error=${encodeURIComponent('no\n\u202eway\u0000 <b>out</b>')}`)!.text).toBe(
    'YouTube connection failed: no way <b>out</b>',
  )
  expect(read(`youtube_error=${encodeURIComponent('😀'.repeat(300))}`)!.text).toBe(
    `YouTube connection failed: ${'😀'.repeat(200)}`,
  )
})

test.each([
  ['connected=tiktok', 'success', 'TikTok account connected successfully!'],
  [
    'platform=tiktok&connect_error=permission_denied',
    'problem',
    'TikTok connection failed: You didn’t give permission.',
  ],
  ['platform=tiktok&connect_error=no_such_page', 'problem', 'TikTok connection failed: no_such_page'],
] as const)('shows the general result %s', (search, kind, text) => {
  expect(read(search)).toEqual({ kind, text })
})

test('the general result shows no text from the URL and no unknown platform', () => {
  expect(read('platform=tiktok&connect_error=Call+0900', false)?.text).toBe('TikTok connection failed.')
  expect(read('connected=orkut')).toBeUndefined()
  expect(read('platform=orkut&connect_error=failed')).toBeUndefined()
})
