import { type Narrator, type SpeechRequest, spokenTogether, type Storyboard } from '@dayreel/storyboard'
import { timeScenes } from '../render/timing.ts'

/** What decides how a storyboard is spoken, and how long that takes: each scene lasts whole frames. */
export type Spoken = Pick<Storyboard, 'language' | 'voice' | 'pace' | 'format'> & {
  scenes: readonly { text: string }[]
}

/** What is said in one breath, and the lengths of the scenes' texts in it, in UTF-16 code units. */
export function spokenRuns({
  language,
  voice,
  pace,
  scenes,
}: Omit<Spoken, 'format'>): { request: SpeechRequest; lengths: number[] }[] {
  const texts = scenes.map(({ text }) => text)
  return spokenTogether(texts).map(([from, to]) => {
    const run = texts.slice(from, to)
    return { request: { text: run.join(' '), language, voice, pace }, lengths: run.map(({ length }) => length) }
  })
}

/** About how long the video lasts. */
export function estimateSeconds(spoken: Spoken, narrator: Pick<Narrator, 'estimate'>): number {
  return secondsOf(
    spokenRuns(spoken).map(({ request }) => narrator.estimate(request)),
    spoken,
  )
}

/** How long the video lasts, found without making it. */
export async function measureSeconds(
  spoken: Spoken,
  narrator: Pick<Narrator, 'measure'>,
  signal: AbortSignal,
): Promise<number> {
  return secondsOf(
    await Promise.all(spokenRuns(spoken).map(({ request }) => narrator.measure(request, signal))),
    spoken,
  )
}

function secondsOf(runs: readonly number[], { format }: Pick<Spoken, 'format'>): number {
  return timeScenes(runs, format.framesPerSecond).frames / format.framesPerSecond
}
