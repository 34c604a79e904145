import type { HeardWord } from '@dayreel/storyboard'
import { splitWords } from '@dayreel/storyboard/base'
import { expect, test } from 'vitest'
import { layHeardWords } from './lay-heard-words.ts'

/** Words that follow each other, one each second, half a second long. */
const hear = (...words: string[]): HeardWord[] => words.map((word, i) => ({ word, start: i, end: i + 0.5 }))
const startsOf = (text: string, language: string, heard: readonly HeardWord[]) =>
  layHeardWords(text, splitWords(text, language), heard)?.map(({ start }) => start)

test('a word has the time at which it was heard, with other marks and capital letters', () => {
  const text = 'Der Leuchtturm war dunkel. Niemand wusste es.'
  const heard = hear(' der', ' leuchtturm', ' war', ' dunkel', ' Niemand', ' wusste', ' es')
  expect(startsOf(text, 'de', heard)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('a word that the server spells in two has the time of both', () => {
  const words = layHeardWords('Der Leuchtturm war', splitWords('Der Leuchtturm war', 'de'), [
    { word: 'Der', start: 0, end: 0.5 },
    { word: 'Leucht', start: 1, end: 1.5 },
    { word: 'turm', start: 1.5, end: 2 },
    { word: 'war', start: 3, end: 3.5 },
  ])
  expect(words?.[1]).toMatchObject({ start: 1, end: 2 })
})

test('a word without a heard word lies between its neighbours, and an additional one moves nothing', () => {
  const text = 'Im Jahr 1889 brannte sie'
  const heard = [
    { word: 'Im', start: 0, end: 0.5 },
    { word: 'Jahr', start: 1, end: 1.5 },
    { word: 'achtzehnhundertneunundachtzig', start: 2, end: 3.5 },
    { word: 'brannte', start: 4, end: 4.5 },
    { word: 'aber', start: 5, end: 5.5 },
    { word: 'sie', start: 6, end: 6.5 },
  ]
  const words = layHeardWords(text, splitWords(text, 'de'), heard)
  expect(words?.[2]).toMatchObject({ start: 1.5, end: 4 })
  expect(words?.[4]).toMatchObject({ start: 6, end: 6.5 })
})

test('a text without spaces is divided as captions divide it', () => {
  const text = '灯台は百年のあいだ暗かった。'
  const words = layHeardWords(text, splitWords(text, 'ja'), hear('灯台', 'は百年', 'の', 'あいだ', '暗かった'))
  expect(words?.[0]).toMatchObject({ start: 0, end: 0.5 })
  expect(words?.every(({ start, end }, i) => end >= start && start >= (words[i - 1]?.start ?? 0))).toBe(true)
})

test('the transcript of another text is not used', () => {
  expect(startsOf('Der Leuchtturm war dunkel', 'de', hear('quite', 'xylophone', 'music'))).toBeUndefined()
  expect(startsOf('Der Leuchtturm war dunkel', 'de', [])).toBeUndefined()
})
