import { alignWords } from './align-words.ts'
import type { Pause } from './normalise.ts'
import { endsSentence, type Sentence } from './plan-sentences.ts'
import type { Phone } from './synthesiser.ts'

export type SpokenSentence = { sentence: Sentence; phones: readonly Phone[] }

/** A stretch of speech between two silences: where it is in its sentence's own sound, and where it goes. Seconds. */
export type SpeechRun = { sentence: number; sourceStart: number; sourceEnd: number; start: number }

export type SpeechLayout = {
  runs: SpeechRun[]
  /** By token; absent for tokens without sound. */
  spans: Map<number, { start: number; end: number }>
  /** With the pause after the last word. */
  seconds: number
}

export type LayoutOptions = {
  /** Heard seconds for each second of the synthesiser's sound. */
  timeScale: number
  /** Length of pauses against `PAUSE_SECONDS`. */
  pauseScale: number
  /** The phones of words said one by one. */
  phonesOf: (words: readonly string[]) => Promise<readonly (readonly string[])[]>
  /** Spans cost an alignment for each sentence; where only the length counts they can be left out. */
  withSpans: boolean
}

/** Before the first phone of each sentence. */
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
/** After a text that ends without ending its sentence. */
const CLAUSE_END_SECONDS = 0.28
const LONGEST_PAUSE_SECONDS = 0.65

/**
 * Lays sentences one after another in time, with pauses of our own lengths in place of the synthesiser's. Each sentence takes
 * the same time wherever it stands, so lengths of sentences add up.
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
 * How long the pause after a word of a sentence is, in seconds; 0 where the voice goes on.
 *
 * @param scale length of pauses against `PAUSE_SECONDS`.
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
