import { joinTexts, NO_VOICE, recordingOf, type TextPart } from '@dayreel/catalogue'
import {
  endCardSecondsOf,
  type Narrator,
  pronunciationsIn,
  type Scene,
  type SpeechRequest,
  spokenTogether,
  type Storyboard,
} from '@dayreel/storyboard'
import { timeScenes } from '../render/timing.ts'

/**
 * The parts of a storyboard that decide its speech and its length. The frame rate is one of them, because each scene
 * lasts a whole number of frames.
 */
export type Spoken = Pick<
  Storyboard,
  'language' | 'voice' | 'pace' | 'framesPerSecond' | 'brand' | 'pronunciations'
> & {
  scenes: readonly Pick<Scene, 'text' | 'voice' | 'clip'>[]
}

/** Returns the text of each run that is spoken without a break, with the positions of its scenes' texts. */
export function spokenRuns({
  language,
  voice,
  pace,
  scenes,
  pronunciations,
}: Omit<Spoken, 'framesPerSecond'>): { request: SpeechRequest; parts: TextPart[] }[] {
  const texts = scenes.map(({ text }) => text)
  const voices = scenes.map((scene) => voiceOfScene(scene, voice))
  const runs = spokenTogether(texts).flatMap((run) => splitAtVoices(run, voices))
  return joinRecordings(runs, voices).map(([from, to]) => {
    const { text, parts } = joinTexts(texts.slice(from, to))
    const by = voices[from]!
    // A recording is spoken already.
    const spelled = recordingOf(by) === undefined ? pronunciationsIn(text, language, pronunciations) : []
    const request = { text, language, voice: by, pace, ...(spelled.length > 0 && { pronunciations: spelled }) }
    return { request, parts }
  })
}

/** Returns the voice of a scene. If the sound of a clip replaces the voice, the words are only shown. */
export function voiceOfScene({ voice, clip }: Pick<Scene, 'voice' | 'clip'>, voiceOfVideo: string): string {
  return clip?.sound === 'instead' ? NO_VOICE : (voice ?? voiceOfVideo)
}

/** Joins neighbouring runs that are parts of one recording, which happens after a scene was split. */
function joinRecordings(runs: readonly [number, number][], voices: readonly string[]): [number, number][] {
  const joined: [number, number][] = []
  for (const [from, to] of runs) {
    const last = joined.at(-1)
    const voice = voices[from]!
    if (last !== undefined && recordingOf(voice) !== undefined && voices[last[0]] === voice) last[1] = to
    else joined.push([from, to])
  }
  return joined
}

/** Splits a run where another voice continues the sentence. */
function splitAtVoices([from, to]: [number, number], voices: readonly string[]): [number, number][] {
  const parts: [number, number][] = []
  let begin = from
  for (let i = from + 1; i <= to; i++) {
    if (i < to && voices[i] === voices[begin]) continue
    parts.push([begin, i])
    begin = i
  }
  return parts
}

/** Estimates the length of the video in seconds. */
export function estimateSeconds(spoken: Spoken, narrator: Pick<Narrator, 'estimate'>): number {
  return secondsOf(
    spokenRuns(spoken).map(({ request }) => narrator.estimate(request)),
    spoken,
  )
}

/**
 * Estimates the length of each scene in seconds. The length of a run is divided by the lengths of its scenes' texts.
 *
 * @returns one length for each scene, in order.
 */
export function estimateScenes(spoken: Spoken, narrator: Pick<Narrator, 'estimate'>): number[] {
  const seconds = spokenRuns(spoken).flatMap(({ request, parts }) => {
    const runSeconds = narrator.estimate(request)
    const characters = parts.reduce((sum, { length }) => sum + length, 0)
    return parts.map(({ length }) => (runSeconds * length) / characters)
  })
  return timeScenes(seconds, spoken.framesPerSecond, endCardSecondsOf(spoken.brand)).sceneFrames.map(
    (frames) => frames / spoken.framesPerSecond,
  )
}

/** Measures the length of the video in seconds without making it. */
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

function secondsOf(
  runs: readonly number[],
  { framesPerSecond, brand }: Pick<Spoken, 'framesPerSecond' | 'brand'>,
): number {
  return timeScenes(runs, framesPerSecond, endCardSecondsOf(brand)).frames / framesPerSecond
}
