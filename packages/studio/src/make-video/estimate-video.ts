import { languageName, MAX_VIDEO_SECONDS, recordingOf } from '@dayreel/catalogue'
import {
  chooseNarrator,
  type Instruction,
  type Narrator,
  planScript,
  readInstruction,
  readText,
  refuseLongScript,
  type TextKind,
  type WriteRequest,
} from '@dayreel/storyboard'
import { partOfRecording } from './measure-with.ts'
import { isNearLimit } from './near-limit.ts'
import type { Planner } from './planner.ts'
import { estimateSeconds } from './spoken-runs.ts'

export type VideoEstimate = {
  kind: TextKind
  /** Primary subtag of BCP 47. */
  language: string
  /**
   * The expected length in seconds: for a subject the requested length, for a script or given words the length of the
   * speech.
   */
  seconds: number
  /** Whether the script is shorter than 60 % of the requested length. */
  isFarShorter: boolean
  /** Whether the text addresses the app (“Make a video about coffee”) instead of the viewers. */
  instruction: Instruction | null
  /** Notices for the user before the video is made, in whole sentences. */
  notices: string[]
}

type Estimators = {
  narrators: readonly Narrator[]
  planner: Pick<Planner, 'check'>
  /** The account that makes the request. */
  accountId?: string
}

/** Difference from the requested length, in seconds, above which a notice is added. */
const NOTICED_SECONDS = 1.5
/** Fraction of the requested length. A shorter script may have been meant as a subject. */
const FAR_SHORTER = 0.6

/**
 * Estimates the length of a text's video without making anything.
 *
 * @throws {StudioError} as when the video is written: `text-empty`, `text-too-long`, `subject-too-long`,
 * `script-too-long`, `language-not-written`, `subject-unknown`
 */
export async function estimateVideo(
  request: WriteRequest,
  { narrators, planner, accountId }: Estimators,
): Promise<VideoEstimate> {
  const narrator = chooseNarrator({ narrators }, request.voice)
  const by = accountId === undefined ? {} : { accountId }
  const { text, durationSeconds } = request
  const isRecorded = recordingOf(request.voice) !== undefined
  const { kind, language } = readText(request)
  const instruction = readInstruction(text)
  const notices = narrator.speaks(language, request.voice) ? [] : [notSpoken(language, narrators)]
  if (kind === 'subject' && request.words === undefined) {
    await planner.check(request, by)
    return { kind, language, seconds: durationSeconds, isFarShorter: false, instruction, notices }
  }
  const seconds = await estimateScript(request, language, { narrator, check: () => planner.check(request, by) })
  if (Math.abs(seconds - durationSeconds) > NOTICED_SECONDS && !isRecorded) {
    const pace = seconds > durationSeconds ? 'fast' : 'slowly'
    notices.push(
      `Even read ${pace}, this script lasts about ${Math.round(seconds)} seconds. You chose ${durationSeconds}.`,
    )
  }
  const isFarShorter = kind === 'script' && !isRecorded && seconds < FAR_SHORTER * durationSeconds
  return { kind, language, seconds, isFarShorter, instruction, notices }
}

async function estimateScript(
  request: WriteRequest,
  language: string,
  { narrator, check }: { narrator: Narrator; check: () => Promise<void> },
): Promise<number> {
  const { voice, text, framesPerSecond } = request
  const estimate = (part: string): number => narrator.estimate({ text: part, language, voice, pace: 1 })
  const plan = await planScript(request, language, async (part) =>
    recordingOf(voice) === undefined ? estimate(part) : partOfRecording(part, text, estimate(text)),
  )
  // Near the limit, only a measurement can decide if the script is too long.
  if (isNearLimit(plan.fastestSeconds)) await check()
  else refuseLongScript(plan, language)
  const scenes = plan.texts.map((part) => ({ text: part }))
  const spoken = { language, voice, pace: plan.pace, framesPerSecond, scenes }
  return Math.min(MAX_VIDEO_SECONDS, estimateSeconds(spoken, narrator))
}

/** Returns the notice for a video without narration. Another voice may speak its language. */
export function notSpoken(language: string, narrators: readonly Narrator[]): string {
  if (narrators.some((narrator) => narrator.speaks(language)))
    return `This voice does not speak ${languageName(language)}: the video has captions but no narration. Choose a voice that speaks it.`
  return `There is no ${languageName(language)} voice yet: the video has captions but no narration.`
}
