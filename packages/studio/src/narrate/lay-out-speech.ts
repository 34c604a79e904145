import { alignWords } from './align-words.ts'
import type { Pause } from './normalise.ts'
import { endsSentence, type Sentence } from './plan-sentences.ts'
import type { Phone } from './synthesiser.ts'

export type SpokenSentence = { sentence: Sentence; phones: readonly Phone[] }

/** A part of speech between two silences. Its position in the sentence's own sound and in the result is in seconds. */
export type SpeechRun = { sentence: number; sourceStart: number; sourceEnd: number; start: number }

export type SpeechLayout = {
  runs: SpeechRun[]
  /** Start and end of each token in seconds. Tokens without sound are absent. */
  spans: Map<number, { start: number; end: number }>
  /** Length in seconds, including the pause after the last word. */
  seconds: number
}

export type LayoutOptions = {
  /** Seconds of the result per second of the synthesiser's sound. */
  timeScale: number
  /** Factor for the pauses in `PAUSE_SECONDS`. */
  pauseScale: number
  /** Returns the phones of each word when it is spoken alone. */
  phonesOf: (words: readonly string[]) => Promise<readonly (readonly string[])[]>
  /**
   * Whether to find the spans of words. This needs one alignment per sentence, so it is not done for measurements of
   * length.
   */
  withSpans: boolean
}

/** Seconds before the first phone of each sentence. */
export const LEAD_SECONDS = 0.03
const PAUSE_SECONDS: Record<Pause, number> = {
  none: 0.06,
  comma: 0.17,
  dash: 0.24,
  colon: 0.27,
  sentence: 0.42,
  question: 0.46,
  trailing: 0.5,
  paragraph: 0.58,
}
/** Seconds after a text whose last sentence has no full stop or other end. */
const CLAUSE_END_SECONDS = 0.28
const LONGEST_PAUSE_SECONDS = 0.65

/**
 * Places sentences one after another in time and replaces the synthesiser's pauses with those of this module. A
 * sentence takes the same time in every position, so the length of a text is the sum of its sentences' lengths.
 */
export async function layOutSpeech(spoken: readonly SpokenSentence[], options: LayoutOptions): Promise<SpeechLayout> {
  const layout: SpeechLayout = { runs: [], spans: new Map(), seconds: 0 }
  for (const [index, { sentence, phones }] of spoken.entries()) {
    const runs = splitRuns(phones)
    if (runs.length === 0) continue
    const pauses = sentence.words.slice(0, -1).filter(({ pause }) => pause !== 'none')
    const isPlain = pauses.length === runs.length - 1
    const owners = options.withSpans || !isPlain ? await findOwners(sentence, runs, options) : undefined
    let time = layout.seconds + LEAD_SECONDS
    let heard = 0
    runs.forEach((run, i) => {
      const sourceStart = run[0]?.start ?? 0
      const sourceEnd = run.at(-1)?.end ?? sourceStart
      layout.runs.push({ sentence: index, sourceStart, sourceEnd, start: time })
      for (const { start, end } of run) {
        const token = owners && sentence.words[owners[heard]!]!.token
        heard++
        if (token === undefined) continue
        const from = time + (start - sourceStart) * options.timeScale
        const to = time + (end - sourceStart) * options.timeScale
        const span = layout.spans.get(token)
        if (span) span.end = to
        else layout.spans.set(token, { start: from, end: to })
      }
      time += (sourceEnd - sourceStart) * options.timeScale
      const pause = isPlain ? pauses[i]?.pause : sentence.words[owners![heard - 1]!]!.pause
      const seconds =
        i === runs.length - 1 ? lastPause(sentence, index === spoken.length - 1) : PAUSE_SECONDS[pause ?? 'none']
      time += Math.min(LONGEST_PAUSE_SECONDS, seconds * options.pauseScale)
    })
    layout.seconds = time
  }
  return layout
}

/**
 * Returns the seconds of pause after a word of a sentence, or 0 if the voice continues.
 *
 * @param scale factor for the pauses in `PAUSE_SECONDS`.
 */
export function pauseSecondsAfter(
  sentence: Sentence,
  { at, isLastSentence, scale }: { at: number; isLastSentence: boolean; scale: number },
): number {
  const { pause } = sentence.words[at]!
  const isLast = at === sentence.words.length - 1
  if (!isLast && pause === 'none') return 0
  return Math.min(LONGEST_PAUSE_SECONDS, scale * (isLast ? lastPause(sentence, isLastSentence) : PAUSE_SECONDS[pause]))
}

function lastPause({ words }: Sentence, isLast: boolean): number {
  const pause = words.at(-1)?.pause ?? 'none'
  return isLast && !endsSentence(pause) ? CLAUSE_END_SECONDS : PAUSE_SECONDS[pause]
}

type TimedPhone = { name: string; start: number; end: number }

function splitRuns(phones: readonly Phone[]): TimedPhone[][] {
  const runs: TimedPhone[][] = []
  let open: TimedPhone[] | undefined
  phones.forEach(({ name, endSeconds }, i) => {
    if (name === 'pau') open = undefined
    else {
      if (!open) runs.push((open = []))
      open.push({ name, start: phones[i - 1]?.endSeconds ?? 0, end: endSeconds })
    }
  })
  return runs
}

async function findOwners(
  sentence: Sentence,
  runs: readonly TimedPhone[][],
  { phonesOf }: LayoutOptions,
): Promise<number[]> {
  const expected = await phonesOf(sentence.words.map(({ text }) => text))
  const heard = runs.flat().map(({ name }) => name)
  return alignWords(expected, heard)
}
