import { expect, test } from 'vitest'
import { divideWords } from '../divide-words.ts'
import { LETTER_READERS } from './read-letters.ts'
import { soundWords } from './sound-words.ts'
import { LETTERS, SOUNDS } from './symbols.ts'

const SYMBOLS = [...SOUNDS.keys()]

/** Sounds each text with a reader that returns its letters. */
function sound(text: string, { read = lettersOf, symbols = 256 } = {}): string[][] {
  const sentences = soundWords(divideWords(text, 'de'), { read, alphabet: SOUNDS, symbols })
  return sentences.map((words) => words.map(({ tokens }) => tokens.map((token) => SYMBOLS[token]).join('')))
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

/** Reads all words as one, so that they have to be shared. */
const joined = (text: string): string => text.replace(/ /gu, '')
const nasal = (): string => 'ɑ̃'
const inWords = (text: string): string => lettersOf(text).replace('21', 'ein und zwanzig')

test('each sentence is spoken by itself, with its marks and a space between words', () => {
  expect(sound('Das ist gut, oder? Ja!')).toEqual([['das ', 'ist ', 'gut, ', 'oder?'], ['ja!']])
})

test('a text without a mark at its end is spoken as a sentence', () => {
  expect(sound('eins zwei')).toEqual([['eins ', 'zwei.']])
  expect(sound('eins,')).toEqual([['eins.']])
})

test('a long text without marks, and words of any length, are sounded quickly', () => {
  const words = Array.from({ length: 300 }, () => 'x'.repeat(1_000)).join(' ')
  const started = performance.now()
  const [sentence] = sound(words, { read: joined })
  expect(sentence).toHaveLength(300)
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('quotation marks and dashes make no sound, and a dash makes a pause', () => {
  expect(sound('„Gut“ – sagte er.')).toEqual([['gut, ', '', 'sagte ', 'er.']])
})

test('the full stop of an ordinal number or an abbreviation ends no sentence', () => {
  expect(sound('am 3. mai z.B. nie.')).toEqual([['am ', '3 ', 'mai ', 'z b ', 'nie.']])
})

test('emoji, and a text of only signs, are silent', () => {
  expect(sound('😀 gut 🎉')).toEqual([['', 'gut.', '']])
  expect(sound('— … 😀')).toEqual([])
})

test('a phoneme with a diacritic is two symbols, and a symbol that the model does not know is left out', () => {
  expect(sound('en', { read: nasal })).toEqual([['ɑ\u0303.']])
  expect(sound('en', { read: nasal, symbols: 130 })).toEqual([['ɑ.']])
})

test('a number that sounds as several words stays one word', () => {
  expect(sound('es sind 21 da.', { read: inWords })).toEqual([['es ', 'sind ', 'ein und zwanzig ', 'da.']])
})

test('the phonemes of a word are counted without its marks', () => {
  const [[first, second] = []] = soundWords(divideWords('gut, ja', 'de'), {
    read: lettersOf,
    alphabet: SOUNDS,
    symbols: 256,
  })
  expect([first!.sounded, first!.tokens.length]).toEqual([3, 5])
  expect([second!.sounded, second!.tokens.length]).toEqual([2, 3])
})

test('Ukrainian is read by its letters, and its numbers are written out', () => {
  const words = divideWords('П’ять і 21% — їй.', 'uk')
  const [sentence] = soundWords(words, { read: LETTER_READERS.uk, alphabet: LETTERS.uk, symbols: 256 })
  const letters = [...LETTERS.uk.keys()]
  expect(
    sentence!.map(({ tokens }) =>
      tokens
        .map((token) => letters[token])
        .join('')
        .normalize('NFC'),
    ),
  ).toEqual(["п'ять ", 'і ', 'двадцять один відсотків, ', '', 'їй.'])
})
