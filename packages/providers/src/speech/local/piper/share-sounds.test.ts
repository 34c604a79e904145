import { expect, test } from 'vitest'
import { shareSounds } from './share-sounds.ts'

const share = (clause: string, alone: readonly string[]) =>
  shareSounds(
    Array.from(clause),
    alone.map((word) => Array.from(word)),
  ).map((word) => word.join(''))

test('words that sound the same alone and together get their own phonemes', () => {
  expect(share('ein haus', ['ein ', 'haus'])).toEqual(['ein ', 'haus'])
})

test('a phoneme between two words that belongs to neither stays with the first one', () => {
  expect(share('lezanfan', ['le', 'anfan'])).toEqual(['lez', 'anfan'])
})

test('a word whose phonemes change beside another word keeps its place', () => {
  expect(share('in the end', ['in ', 'tha ', 'end'])).toEqual(['in ', 'the ', 'end'])
})

test('all phonemes of the clause are assigned, even if a word alone has none', () => {
  expect(share('abc', ['', 'abc'])).toEqual(['', 'abc'])
  expect(share('abc', ['abc', ''])).toEqual(['abc', ''])
  expect(share('', ['a', 'b'])).toEqual(['', ''])
})
