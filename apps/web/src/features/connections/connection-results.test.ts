import { expect, test } from 'vitest'
import { readConnectionResult } from './connection-results.ts'

const read = (search: string) => readConnectionResult(new URLSearchParams(search))

/** Every result of the specification, as the address brings it. What is said for codes without words of its own is ours. */
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
  ['youtube_error=access_denied', 'problem', 'YouTube connection failed: access_denied'],
  ['youtube_error=toString', 'problem', 'YouTube connection failed: toString'],
  ['instagram_status=connected', 'success', 'Instagram account connected successfully!'],
  [
    'instagram_error=no_instagram_business_account',
    'problem',
    'No Instagram Business or Creator account found linked to your Facebook pages. Please ensure your account is professional and linked.',
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
  'instagram_%s has words of its own',
  (code) => {
    const { kind, text } = read(`instagram_error=instagram_${code}`)!
    expect(kind).toBe('problem')
    expect(text).not.toContain('_')
  },
)

test.each(['', 'status=other', 'youtube_status=', 'instagram_error='])('nothing is said of “%s”', (search) => {
  expect(read(search)).toBeUndefined()
})

test('a link that somebody wrote does not fill the screen', () => {
  expect(read(`youtube_error=${'a'.repeat(5_000)}`)!.text.length).toBeLessThan(400)
})
