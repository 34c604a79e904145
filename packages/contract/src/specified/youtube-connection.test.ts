import type { PlatformName } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import { withYouTubeConnection, youtubeConnectionOf } from './youtube-connection.ts'

const target = (connectionId: string, platform: PlatformName, privacy = 'private') => ({
  connectionId,
  platform,
  privacy,
})
const TIKTOK = target('t', 'tiktok')
const [FIRST, SECOND, NEW] = [
  target('a', 'youtube', 'unlisted'),
  target('b', 'youtube', 'public'),
  target('c', 'youtube'),
]

test('section 5: the field reads the first YouTube channel of the targets', () => {
  expect(youtubeConnectionOf([TIKTOK])).toBeNull()
  expect(youtubeConnectionOf([TIKTOK, FIRST, SECOND])).toBe('a')
})

test.each([
  ['null removes the YouTube channels', [FIRST, TIKTOK, SECOND], null, [TIKTOK]],
  ['null where there is none changes nothing', [TIKTOK], null, [TIKTOK]],
  ['the value that was read changes nothing', [FIRST, SECOND, TIKTOK], FIRST, [FIRST, SECOND, TIKTOK]],
  ['the first one has its own choices', [TIKTOK], NEW, [NEW, TIKTOK]],
  ['another one takes over the choices', [FIRST, TIKTOK], NEW, [{ ...FIRST, connectionId: 'c' }, TIKTOK]],
  ['one of several keeps its own choices', [FIRST, SECOND, TIKTOK], SECOND, [SECOND, TIKTOK]],
])('section 5: writing the field: %s', (_, targets, chosen, expected) => {
  const written = withYouTubeConnection(targets, chosen)
  expect(written).toEqual(expected)
  expect(youtubeConnectionOf(written!)).toBe(chosen?.connectionId ?? null)
})

test('section 5: rejects an account of another platform', () => {
  expect(withYouTubeConnection([FIRST], TIKTOK)).toBeUndefined()
})
