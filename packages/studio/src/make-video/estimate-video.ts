import { FRAMES_PER_SECOND, type VoiceId } from '@dayreel/catalogue'
import { estimateRuns } from './narrate-scenes.ts'
import type { Instruction, Measure, Narrator, Ports, Storyboard, TextKind, WriteRequest } from '@dayreel/storyboard'
import { timeScenes } from '../render/timing.ts'
import { refuseTooLong } from './speak-scenes.ts'

export type VideoEstimate = {
  kind: TextKind
  /** Primary subtag of BCP 47. */
  language: string
  /** The length to expect: what was asked for where there is a subject, what the words take where there is a script. */
  seconds: number
  /** A script that would last less than 60 % of the length asked for. */
  isFarShorter: boolean
  /** Where the text speaks to the app (“Make a video about coffee”) instead of to those who watch. */
  instruction: Instruction | null
  /** What a person should know before the video is made, in whole sentences. */
  notices: string[]
}

/** Further from the length that was asked for than this, a person is told. */
const NOTICED_SECONDS = 1.5
/** Of the length that was asked for: a script shorter than this part of it may have been meant as something else. */
const FAR_SHORTER = 0.6

/**
 * What would become of a text, without making anything.
 *
 * @throws {StudioError} as writing it would: `text-empty`, `text-too-long`, `subject-too-long`, `script-too-long`, `language-not-written`
 */
export async function estimateVideo(
  request: WriteRequest,
  { writer, narrator }: Pick<Ports, 'writer' | 'narrator'>,
): Promise<VideoEstimate> {
  const { durationSeconds } = request
  const { kind, language } = writer.read(request)
  const instruction = writer.readInstruction(request.text)
  const notices = narrator.speaks(language) ? [] : [notSpoken(language)]
  if (kind === 'subject') return { kind, language, seconds: durationSeconds, isFarShorter: false, instruction, notices }
  const storyboard = await writer.write(request, estimateWith(narrator, request.voice), new AbortController().signal)
  const seconds = estimateSeconds(storyboard, narrator)
  refuseTooLong(seconds)
  if (Math.abs(seconds - durationSeconds) > NOTICED_SECONDS) {
    const pace = seconds > durationSeconds ? 'fast' : 'slowly'
    notices.push(
      `Even read ${pace}, this script lasts about ${Math.round(seconds)} seconds. You chose ${durationSeconds}.`,
    )
  }
  const isFarShorter = seconds < FAR_SHORTER * durationSeconds
  return { kind, language, seconds, isFarShorter, instruction, notices }
}

/** About how long the video of a storyboard lasts. */
export function estimateSeconds(storyboard: Storyboard, narrator: Narrator): number {
  return timeScenes(estimateRuns(storyboard, narrator)).frames / FRAMES_PER_SECOND
}

/** How long texts take that voice to say, at its own pace. */
export function measureWith(narrator: Narrator, voice: VoiceId, signal: AbortSignal): Measure {
  return (text, language) => narrator.measure({ text, language, voice, pace: 1 }, signal)
}

function estimateWith(narrator: Narrator, voice: VoiceId): Measure {
  return async (text, language) => narrator.estimate({ text, language, voice, pace: 1 })
}

export function notSpoken(language: string): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  return `There is no ${name} voice yet: the video has captions to read, but nobody speaks.`
}
