import type { Media } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { findFiles, tagsOf } from './media.ts'

const file = (name: string, tags: string[], kind: Media['kind'] = 'picture'): Media => ({
  id: name,
  kind,
  name,
  tags,
  status: 'ready',
  bytes: 1,
  receivedBytes: 1,
  seconds: null,
  url: null,
  previewUrl: null,
  framesPerSecond: null,
  scores: null,
  deleteAt: null,
  createdAt: '2026-11-28T00:00:00.000Z',
})
const FILES = [
  file('jar.jpg', ['Honey', 'kitchen']),
  file('meadow.jpg', ['bees', 'honey']),
  file('honey song.mp3', [], 'music'),
]
const found = (search: string, kind?: Media['kind']): string[] =>
  findFiles(FILES, { search, kind }).map(({ name }) => name)

test('a search finds words in names and tags, in any case', () => {
  expect(found('HONEY')).toEqual(['jar.jpg', 'meadow.jpg', 'honey song.mp3'])
  expect(found('honey kitchen')).toEqual(['jar.jpg'])
  expect(found('jar bees')).toEqual([])
  expect(found('')).toHaveLength(3)
})

test('a search can be limited to one kind', () => {
  expect(found('honey', 'music')).toEqual(['honey song.mp3'])
})

test('tags are listed once, most frequent first', () => {
  expect(tagsOf(FILES)).toEqual(['Honey', 'kitchen', 'bees'])
})
