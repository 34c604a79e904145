import type { MediaUse } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { consequences } from './delete-file.tsx'

const music = { kind: 'music' } as const
const known = { isPending: false, isError: false }
const uses = (count: number): MediaUse[] =>
  Array.from({ length: count }, (_, i) => ({ of: 'video', id: String(i), title: `Video ${i + 1}` }))

test('the question before a deletion names the videos and channels that use the file', () => {
  expect(consequences(music, { ...known, data: { uses: uses(2), total: 2 } })).toBe(
    'Used in “Video 1”, “Video 2”. Finished videos still play. To make them again, or for the next video of a channel, choose other music. The file can’t be restored.',
  )
})

test('the question names five of many uses and counts the others', () => {
  expect(consequences(music, { ...known, data: { uses: uses(20), total: 48 } })).toContain('“Video 5” and 43 more.')
})

test('the question says that a file is unused, or that its uses could not be found', () => {
  expect(consequences(music, { ...known, data: { uses: [], total: 0 } })).toContain('No video and no channel')
  expect(consequences(music, { ...known, isError: true })).toContain('We couldn’t find out')
})
