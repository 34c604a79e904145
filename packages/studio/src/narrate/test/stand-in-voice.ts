import type { Narrator, WordTime } from '@dayreel/storyboard'
import { splitWords } from '@dayreel/storyboard/base'
import { SAMPLE_RATE } from '../../lib/loudness.ts'
import { createNarrator } from '../create-narrator.ts'

const SYLLABLES = ['ka', 'mi', 'so', 'ne', 'tu', 'ra', 'lo', 'ki', 'ma', 'be']
const STOPS: Readonly<Record<string, string>> = { '。': '.', '、': ',', '！': '!', '？': '?' }

type StandIn = {
  /** Speaks a text of any language. The times of its words are exact. */
  speak: (
    text: string,
    options: { speed: number; signal: AbortSignal },
  ) => Promise<{ samples: Float32Array; sampleRate: number; words: WordTime[] }>
  close(): Promise<void>
}

/**
 * Creates the voice behind the stand-ins of hosted voices: a built-in speaker. Words of other scripts are spoken as
 * syllables, so that a text of any language has sound.
 */
export function createStandInVoice(narrator: Narrator = createNarrator({ threads: 1 })): StandIn {
  return {
    async speak(text, { speed, signal }) {
      const ranges = splitWords(text, detectSegmentation(text))
      const spelled = ranges.map(({ from, to }) => spell(text.slice(from, to))).join(' ')
      const { samples, words } = await narrator.speak(
        { text: spelled, language: 'en', voice: 'dr-voice-gideon', pace: speed },
        signal,
      )
      return { samples, sampleRate: SAMPLE_RATE, words: words.map((word, i) => ({ ...word, ...ranges[i]! })) }
    },
    close: () => narrator.close(),
  }
}

function detectSegmentation(text: string): string {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'ja' : 'en'
}

/** Writes a word in English letters, without spaces, so that the number of words stays the same. */
function spell(word: string): string {
  const latin = word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')
  const spelled = Array.from(latin).map((character) => {
    if (/[\u0021-\u007e]/u.test(character)) return character
    return STOPS[character] ?? (/\p{L}/u.test(character) ? SYLLABLES[character.codePointAt(0)! % 10]! : '')
  })
  return spelled.join('') || '-'
}
