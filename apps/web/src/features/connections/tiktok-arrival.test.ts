import { expect, test } from 'vitest'
import { readTikTokArrival } from './tiktok-arrival.ts'

const INVALID = { kind: 'refused', text: 'Invalid redirect from TikTok. Missing authorization code.' }

test.each([
  ['?code=a&state=b', { kind: 'answer', code: 'a', state: 'b' }],
  [
    '?error=access_denied&error_description=User%20cancelled',
    { kind: 'refused', text: 'TikTok authorization failed: User cancelled' },
  ],
  ['?error=access_denied&state=b', { kind: 'refused', text: 'TikTok authorization failed: access_denied' }],
  ['?code=a', INVALID],
  ['', INVALID],
])('%s', (search, arrival) => {
  expect(readTikTokArrival(search, true)).toEqual(arrival)
})

test.each(['?error=access_denied&error_description=Call%200900', '?error=Call%200900'])(
  '%s shows no text from the URL if this browser started no connection',
  (search) => {
    expect(readTikTokArrival(search, false)).toEqual({ kind: 'refused', text: 'TikTok authorization failed' })
  },
)

test('limits a reason to 200 characters', () => {
  const { text } = readTikTokArrival(`?error=${'a'.repeat(999)}`, true) as { text: string }
  expect(text).toBe(`TikTok authorization failed: ${'a'.repeat(200)}`)
})
