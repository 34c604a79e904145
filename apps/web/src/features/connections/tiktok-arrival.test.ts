import { expect, test } from 'vitest'
import { readTikTokArrival } from './tiktok-arrival.ts'

test.each([
  ['?code=a&state=b', { kind: 'answer', code: 'a', state: 'b' }],
  [
    '?error=access_denied&error_description=User%20cancelled',
    { kind: 'refused', text: 'TikTok authorization failed: User cancelled' },
  ],
  ['?error=access_denied&state=b', { kind: 'refused', text: 'TikTok authorization failed: access_denied' }],
  ['?code=a', { kind: 'refused', text: 'Invalid redirect from TikTok. Missing authorization code.' }],
  ['', { kind: 'refused', text: 'Invalid redirect from TikTok. Missing authorization code.' }],
])('%s', (search, arrival) => {
  expect(readTikTokArrival(search)).toEqual(arrival)
})
