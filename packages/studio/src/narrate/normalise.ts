import { splitWords } from '@dayreel/storyboard/base'
import { ABBREVIATION_RULES } from './abbreviation-rules.ts'
import { SENTENCE_STARTERS } from './abbreviation-tables.ts'
import { NUMBER_RULES } from './number-rules.ts'
import { readCore } from './read-core.ts'
import type { Abbreviation, Reading } from './reading-rule.ts'
import { createToken, type Token } from './token.ts'

/** Pauses after a spoken word, from the shortest to the longest. */
export const PAUSES = ['none', 'comma', 'dash', 'colon', 'sentence', 'question', 'trailing', 'paragraph'] as const
export type Pause = (typeof PAUSES)[number]

/** A word for the synthesiser, made only of a–z and apostrophes. */
type SpokenWord = { text: string; pause: Pause }

/** A word of the text with its spoken words. The list is empty for a single dash or emoji. */
export type SpokenToken = { from: number; to: number; words: SpokenWord[] }

/**
 * Turns English text into words that can be spoken, and records which spoken words belong to each word of the text.
 *
 * @returns one entry for each range of `splitWords`, in order. The last spoken word of a sentence has the pause
 * `sentence` or a longer one.
 */
export function normalise(text: string): SpokenToken[] {
  const ranges = splitWords(text, 'en')
  const tokens = ranges.map(({ from, to }, i) => createToken(text, from, to, ranges[i + 1]?.from ?? text.length))
  const spoken: SpokenToken[] = []
  for (let at = 0; at < tokens.length; at = spoken.length) {
    const { words, abbreviation } = readAt(tokens, at)
    words.forEach((reading, i) => {
      const token = tokens[at + i]!
      spoken.push({ from: token.from, to: token.to, words: toWords(reading) })
      const isLast = i === words.length - 1
      pauseAfter(spoken, isLast ? pauseBetween(token, tokens[at + i + 1], abbreviation) : pauseWithin(token))
    })
  }
  return spoken
}

const RULES = [...NUMBER_RULES, ...ABBREVIATION_RULES]

/** Applies the first rule that fits the token and its neighbours. If none fits, reads the token alone. */
function readAt(tokens: readonly Token[], at: number): Reading {
  for (const rule of RULES) {
    const reading = rule(tokens, at)
    if (reading) return reading
  }
  return { words: [readCore(tokens[at]!.core)] }
}

function toWords(reading: string): SpokenWord[] {
  const words: SpokenWord[] = []
  for (const text of reading.split(' ')) {
    const last = words.at(-1)
    if (text === ',' && last) last.pause = 'comma'
    if (/^[a-z]/.test(text)) words.push({ text, pause: 'none' })
  }
  return words
}

/** Sets the pause after the last spoken word, unless that word already has a longer pause. */
function pauseAfter(spoken: readonly SpokenToken[], pause: Pause): void {
  const word = spoken.findLast(({ words }) => words.length > 0)?.words.at(-1)
  if (word && PAUSES.indexOf(pause) > PAUSES.indexOf(word.pause)) word.pause = pause
}

/** Returns the pause inside a group of tokens that are read together. A dot there does not end a sentence. */
function pauseWithin({ closing }: Token): Pause {
  return closing.includes(',') ? 'comma' : 'none'
}

function pauseBetween(token: Token, next: Token | undefined, abbreviation: Abbreviation | undefined): Pause {
  const closing = token.closing
  const goesOn = next !== undefined && /^\p{Ll}/u.test(next.core) && token.lineBreaks < 2
  if (token.lineBreaks >= 2 && next) return 'paragraph'
  if (/[?!]/.test(closing)) return goesOn ? 'comma' : 'question'
  if (/…/.test(closing)) return goesOn ? 'dash' : 'trailing'
  if (/[.。](?![,;:])/.test(closing) && !goesOn) {
    const isCapital = next !== undefined && /^\p{Lu}/u.test(next.core)
    const isStarter = isCapital && SENTENCE_STARTERS.has(next.core.toLowerCase())
    const isEnd =
      abbreviation === 'ends-before-capital' ? isCapital : abbreviation === 'ends-before-starter' && isStarter
    if (abbreviation === undefined || next === undefined || isEnd) return 'sentence'
  }
  if (/[:;]/.test(closing)) return 'colon'
  if (/[–—]/.test(closing) || /^[-–—]+$/.test(closing) || /[–—]/.test(next?.opening ?? '')) return 'dash'
  if (/[,)\]、]/.test(closing) || /[([]/.test(next?.opening ?? '')) return 'comma'
  if (token.lineBreaks === 1 && next && !goesOn) return 'colon'
  return 'none'
}
