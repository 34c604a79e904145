import type { Speech } from '@dayreel/storyboard'
import { splitWords } from '@dayreel/storyboard/base'

/** Characters that people read per second, by script. */
const READING_SPEEDS: readonly { script: RegExp; perSecond: number }[] = [
  {
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
    perSecond: 6.5,
  },
  { script: /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u, perSecond: 10 },
  { script: /[\p{L}\p{N}]/u, perSecond: 15 },
]
const SHORTEST_WORD_SECONDS = 0.18
const LEAD_SECONDS = 0.03
const SENTENCE_END = /[.?!…。？！।॥؟۔։።︒]["'”’»)\]」』]*$/u
const CLAUSE_END = /[,;:،؛、，：；·—–]["'”’»)\]」』]*$/u
const PAUSE_SECONDS = { sentence: 0.42, clause: 0.17, text: 0.28 }

/**
 * Times the words of a text at reading speed, without a voice.
 *
 * @param pace 1 is the usual speed. Higher is faster.
 * @returns speech without samples.
 */
export function readSilently(text: string, language: string, pace: number): Speech {
  const ranges = splitWords(text, language)
  let time = LEAD_SECONDS
  const words = ranges.map(({ from, to }, i) => {
    const word = text.slice(from, to)
    const start = time
    const end = start + wordSeconds(word, text.slice(to, ranges[i + 1]?.from ?? to)) / pace
    time = end + pauseSeconds(word, i === ranges.length - 1) / pace
    return { from, to, start: roundTime(start), end: roundTime(end) }
  })
  return { samples: new Float32Array(0), seconds: roundTime(time), words }
}

function wordSeconds(word: string, spaceAfter: string): number {
  let seconds = spaceAfter === '' ? 0 : 1 / 15
  for (const character of word) {
    const speed = READING_SPEEDS.find(({ script }) => script.test(character))
    if (speed) seconds += 1 / speed.perSecond
  }
  return Math.max(SHORTEST_WORD_SECONDS, seconds)
}

/** Returns the seconds of pause after a word in any language. */
export function pauseSeconds(word: string, isLast: boolean): number {
  if (SENTENCE_END.test(word)) return PAUSE_SECONDS.sentence
  if (isLast) return PAUSE_SECONDS.text
  return CLAUSE_END.test(word) ? PAUSE_SECONDS.clause : 0
}

function roundTime(seconds: number): number {
  return Math.round(seconds * 10_000) / 10_000
}
