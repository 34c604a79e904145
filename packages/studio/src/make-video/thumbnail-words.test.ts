import type { Storyboard } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { thumbnailWords } from './thumbnail-words.ts'

const STORYBOARD = {
  look: 'board',
  language: 'en',
  thumbnail: { sceneId: 's1', text: 'Rivers freeze slowly' },
} as const
const boardOf = (...items: NonNullable<Storyboard['scenes'][number]['board']>['items']) => ({
  board: { layout: 'question', items } as const,
})

test.each([
  ['handwriting with all the words', boardOf({ kind: 'word', text: 'Why do rivers freeze so slowly?' }), ''],
  ['labels with all the words', boardOf({ kind: 'icon', icon: 'ice', label: 'A river freezes' }, { kind: 'icon', icon: 'snail', label: 'freeze slowly' }), ''],
  ['some of the words', boardOf({ kind: 'word', text: 'Rivers freeze' }), 'Rivers freeze slowly'],
  ['no words', boardOf({ kind: 'icon', icon: 'ice' }), 'Rivers freeze slowly'],
  ['no board', {}, 'Rivers freeze slowly'],
  ['a painted scene that keeps its board', { look: 'painted', ...boardOf({ kind: 'word', text: 'Rivers freeze slowly' }) }, 'Rivers freeze slowly'],
])('%s', (_, scene, words) => {
  expect(thumbnailWords(STORYBOARD, scene)).toBe(words)
}) // prettier-ignore

test.each([
  ['another number in handwriting', '5 facts', boardOf({ kind: 'word', text: '3 facts' }), '5 facts'],
  ['another number without words', '100%', boardOf({ kind: 'number', text: '50 %' }), '100%'],
  ['the same number and its label', '3 million bees', boardOf({ kind: 'number', text: '3 million', label: 'bees' }), ''],
  ['the same number with decimals', '2.5 km', boardOf({ kind: 'number', text: '2.5 km' }), ''],
  ['a word with its label', 'Ice melts', boardOf({ kind: 'word', text: 'Ice', label: 'melts' }), ''],
  ['no word and no number', '?!', boardOf({ kind: 'word', text: 'Why?' }), '?!'],
])('a thumbnail with numbers, over a board with %s', (_, text, scene, words) => {
  expect(thumbnailWords({ ...STORYBOARD, thumbnail: { ...STORYBOARD.thumbnail, text } }, scene)).toBe(words)
}) // prettier-ignore
