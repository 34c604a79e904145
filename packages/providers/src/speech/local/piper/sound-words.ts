import type { SaidWord } from '@dayreel/storyboard'
import type { SoundedWord } from '../split-sounds.ts'
import type { Reader } from './load-espeak.ts'
import { shareSounds } from './share-sounds.ts'
import type { Alphabet } from './symbols.ts'

/** How the words of a text become symbols of a model. */
type Sounding = {
  /** Returns the phonemes or letters of a clause. A space separates words. */
  read: Reader
  alphabet: Alphabet
  /** The number of symbols that the model knows. Others are left out. */
  symbols: number
}

/**
 * Longer clauses are read in parts. Characters after the limit are not spoken. Both limit the time of `shareSounds`.
 */
const MOST_WORDS = 12
const MOST_CHARACTERS = 60
/** A character that is pronounced: a letter, a digit, or a sign that is read as a word. */
const SOUNDING = /[\p{L}\p{N}%‰€$£¥₴&+=@§°]/u
/** Characters that eSpeak NG could take as a command, and emoji. */
const UNREAD = /[<>|_[\]{}]|\p{Cc}|\p{Extended_Pictographic}|[\u{fe0f}\u{200d}]/gu
const CLOSING = /(?<![.,:;!?…—–。！？、，；：])[.,:;!?…—–。！？、，；：]+["'“”‘’«»‹›)\]]*$/u
/** Abbreviations and ordinal numbers end with a full stop that ends no sentence. */
const ABBREVIATION = /^(?:\p{N}+|(?:\p{L}\.)*\p{L})\.$/u
const MARKS: Readonly<Record<string, string>> = {
  '…': '.',
  '—': ',',
  '–': ',',
  '。': '.',
  '！': '!',
  '？': '?',
  '、': ',',
  '，': ',',
  '；': ';',
  '：': ':',
}
const ENDS_SENTENCE = /[.!?]/u

/** Finds the symbols of each word of a text, and divides the text into sentences. */
export function soundWords(words: readonly SaidWord[], sounding: Sounding): SoundedWord[][] {
  const sentences: SoundedWord[][] = []
  let sentence: SoundedWord[] = []
  for (const clause of splitClauses(words)) {
    sentence.push(...soundClause(clause, sounding))
    if (!ENDS_SENTENCE.test(clause.mark)) continue
    sentences.push(sentence)
    sentence = []
  }
  if (sentence.length > 0) sentences.push(sentence)
  return sentences.filter((each) => each.some(({ sounded }) => sounded > 0))
}

type Clause = { words: SaidWord[]; mark: string }

/** Splits words after marks that make a pause, and long runs of words. The last clause ends a sentence. */
function splitClauses(words: readonly SaidWord[]): Clause[] {
  const clauses: Clause[] = []
  let clause: SaidWord[] = []
  for (const [i, word] of words.entries()) {
    clause.push(word)
    const isLast = i === words.length - 1
    const mark = markAfter(word.said, isLast)
    if (mark === '' && clause.length < MOST_WORDS) continue
    clauses.push({ words: clause, mark })
    clause = []
  }
  return clauses
}

function markAfter(said: string, isLast: boolean): string {
  const found = ABBREVIATION.test(said) && !isLast ? '' : (CLOSING.exec(said)?.[0] ?? '')
  const marks = Array.from(found, (mark) => MARKS[mark] ?? mark)
  const strongest = ['?', '!', '.', ':', ';', ','].find((mark) => marks.includes(mark)) ?? ''
  return isLast && !ENDS_SENTENCE.test(strongest) ? '.' : strongest
}

function soundClause({ words, mark }: Clause, { read, alphabet, symbols }: Sounding): SoundedWord[] {
  const numbersOf = (sounds: readonly string[]): number[] =>
    sounds.flatMap((sound) => {
      const number = alphabet.get(sound)
      return number === undefined || number >= symbols ? [] : [number]
    })
  const heard = words.filter(({ said }) => SOUNDING.test(said))
  const sounds = new Map(readWords(heard, read).map((own, i) => [heard[i], numbersOf(own)]))
  const last = words.findLastIndex((word) => (sounds.get(word) ?? []).length > 0)
  const ending = numbersOf(ENDS_SENTENCE.test(mark) ? [mark] : [mark, ' '])
  return words.map((word, i) => {
    const own = sounds.get(word) ?? []
    const after = i === last ? ending : own.length > 0 ? numbersOf([' ']) : []
    return { ...word, tokens: [...own, ...after], sounded: own.length }
  })
}

/** Reads a clause, and returns the symbols of each word. */
function readWords(words: readonly SaidWord[], read: Reader): string[][] {
  if (words.length === 0) return []
  const texts = words.map(({ said }) => said.slice(0, MOST_CHARACTERS).replace(UNREAD, ' '))
  const clause = read(texts.join(' '))
  const groups = clause.split(' ')
  if (groups.length === words.length) return groups.map(decompose)
  return shareSounds(
    decompose(clause),
    texts.map((text) => decompose(`${read(text)} `)),
  ).map(trim)
}

/** The models know a phoneme with a diacritic as two symbols. */
function decompose(sounds: string): string[] {
  return Array.from(sounds.normalize('NFD'))
}

/** The space between two words belongs to neither. */
function trim(sounds: readonly string[]): string[] {
  const first = sounds.findIndex((sound) => sound !== ' ')
  const last = sounds.findLastIndex((sound) => sound !== ' ')
  return first === -1 ? [] : sounds.slice(first, last + 1)
}
