import type { StandInSpeech } from './stand-in-voice.ts'

type Sound = Pick<StandInSpeech, 'samples' | 'sampleRate'>
export type HeardSpeech = { text: string; words: HeardWord[] }
/** A word with its range in the text, in UTF-16 code units, and its time in seconds. */
type HeardWord = { word: string; from: number; to: number; start: number; end: number }
export type StandInEar = {
  /** Learns a speech, so that it is recognised later, also at another rate, at another level or after silence. */
  learn(text: string, speech: StandInSpeech): void
  /** Returns the speech in a sound, with its true times. Undefined if it was not learned. */
  hear(sound: Sound): HeardSpeech | undefined
}

/** The levels of a sound between its first and its last audible moment, and the second at which it begins. */
type Shape = { levels: number[]; startSeconds: number }

const WINDOW_SECONDS = 0.02
const AUDIBLE = 0.03
const MOST_SHIFTED_WINDOWS = 8
const LONGEST_DIFFERENCE = 0.1
const ENOUGH = 0.8

/** Creates an ear that recognises only learned speech, by the changes of its level. */
export function createStandInEar(): StandInEar {
  const known: { text: string; speech: StandInSpeech; shape: Shape }[] = []
  return {
    learn: (text, speech) => void known.push({ text, speech, shape: shapeOf(speech) }),
    hear(sound) {
      const shape = shapeOf(sound)
      const [best] = known
        .map((each) => ({ ...each, ...compare(each.shape, shape) }))
        .toSorted((a, b) => b.likeness - a.likeness)
      if (best === undefined || best.likeness < ENOUGH) return undefined
      const later = shape.startSeconds - best.shape.startSeconds + best.shift * WINDOW_SECONDS
      const words = best.speech.words.map(({ from, to, start, end }) => ({
        word: best.text.slice(from, to).replaceAll(/[^\p{L}\p{N}'’-]/gu, ''),
        from,
        to,
        start: round(start + later),
        end: round(end + later),
      }))
      return { text: best.text, words }
    },
  }
}

function shapeOf({ samples, sampleRate }: Sound): Shape {
  const size = Math.round(WINDOW_SECONDS * sampleRate)
  const levels = Array.from({ length: Math.floor(samples.length / size) }, (_, i) => {
    let sum = 0
    for (let at = i * size; at < (i + 1) * size; at++) sum += samples[at]! ** 2
    return Math.sqrt(sum / size)
  })
  const peak = Math.max(1e-6, ...levels)
  const isAudible = (level: number): boolean => level > AUDIBLE * peak
  const first = Math.max(0, levels.findIndex(isAudible))
  return {
    levels: levels.slice(first, levels.findLastIndex(isAudible) + 1),
    startSeconds: first * WINDOW_SECONDS,
  }
}

/** @returns the correlation of the levels, at the shift of windows at which it is highest. */
function compare({ levels: one }: Shape, { levels: other }: Shape): { likeness: number; shift: number } {
  const longer = Math.max(one.length, other.length)
  if (longer === 0 || Math.abs(one.length - other.length) > LONGEST_DIFFERENCE * longer + 2) {
    return { likeness: 0, shift: 0 }
  }
  return Array.from({ length: 2 * MOST_SHIFTED_WINDOWS + 1 }, (_, i) => i - MOST_SHIFTED_WINDOWS)
    .map((shift) => ({ likeness: correlate(one, other, shift), shift }))
    .reduce((best, each) => (each.likeness > best.likeness ? each : best))
}

function correlate(one: readonly number[], other: readonly number[], shift: number): number {
  const pairs = one.flatMap((level, i): [number, number][] => {
    const beside = other[i + shift]
    return beside === undefined ? [] : [[level, beside]]
  })
  const mean = (of: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length
  const [a, b] = [mean(0), mean(1)]
  const sum = (of: (pair: [number, number]) => number): number => pairs.reduce((total, pair) => total + of(pair), 0)
  const spread = Math.sqrt(sum(([x]) => (x - a) ** 2) * sum(([, y]) => (y - b) ** 2))
  return spread === 0 ? 0 : sum(([x, y]) => (x - a) * (y - b)) / spread
}

function round(seconds: number): number {
  return Math.max(0, Math.round(seconds * 100) / 100)
}
