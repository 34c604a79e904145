import { expect, test } from 'vitest'
import { shareSounds } from './share-sounds.ts'

const share = (clause: string, alone: readonly string[]) =>
  shareSounds(
    Array.from(clause),
    alone.map((word) => Array.from(word)),
  ).map((word) => word.join(''))

test('words that sound the same together get their own sounds', () => {
  expect(share('ein haus', ['ein ', 'haus'])).toEqual(['ein ', 'haus'])
})

test('a sound between two words that is not in either stays with the first one', () => {
  expect(share('lezanfan', ['le', 'anfan'])).toEqual(['lez', 'anfan'])
})

test('a word whose sounds change beside another one keeps its place', () => {
  expect(share('in the end', ['in ', 'tha ', 'end'])).toEqual(['in ', 'the ', 'end'])
})

test('all sounds of the clause are shared, also if a word has none alone', () => {
  expect(share('abc', ['', 'abc'])).toEqual(['', 'abc'])
  expect(share('abc', ['abc', ''])).toEqual(['abc', ''])
  expect(share('', ['a', 'b'])).toEqual(['', ''])
})
