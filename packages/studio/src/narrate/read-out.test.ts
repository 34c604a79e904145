import { splitWords } from '@dayreel/storyboard/base'
import { expect, test } from 'vitest'
import { readOut } from './read-out.ts'

test.each([
  ['The FBI paid $20 in 365 days.', 'the f b i paid twenty dollars in three hundred sixty five days.'],
  ['5% & more, 1914–1918!', 'five percent and more, nineteen fourteen to nineteen eighteen!'],
  ['Why? It stopped…', 'why? it stopped…'],
  ['Dr. Smith — gone: at 3:30 pm.', 'doctor smith — gone: at three thirty p m.'],
])('%s is written out', (text, said) => {
  const words = readOut(text)
  expect(
    words
      .map((word) => word.said)
      .filter((each) => each !== '')
      .join(' '),
  ).toBe(said)
  expect(words.map(({ from, to }) => ({ from, to }))).toEqual(splitWords(text, 'en'))
})
