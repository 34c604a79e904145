import { DEFAULT_FORMAT, MAX_VIDEO_SECONDS } from '@dayreel/catalogue'
import {
  type Instruction,
  type Narrator,
  planScript,
  readInstruction,
  readText,
  refuseLongScript,
  type TextKind,
  type WriteRequest,
} from '@dayreel/storyboard'
import { isNearLimit } from './near-limit.ts'
import type { Planner } from './planner.ts'
import { estimateSeconds } from './spoken-runs.ts'

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

type Estimators = { narrator: Pick<Narrator, 'speaks' | 'estimate'>; planner: Pick<Planner, 'check'> }

/** Further from the length that was asked for than this, a person is told. */
const NOTICED_SECONDS = 1.5
/** Of the length that was asked for: a script shorter than this part of it may have been meant as something else. */
const FAR_SHORTER = 0.6

/**
 * What would become of a text, without making anything.
 *
 * @throws {StudioError} as writing it would: `text-empty`, `text-too-long`, `subject-too-long`, `script-too-long`, `language-not-written`,
 *   `subject-unknown`
 */
export async function estimateVideo(request: WriteRequest, { narrator, planner }: Estimators): Promise<VideoEstimate> {
  const { text, durationSeconds } = request
  const { kind, language } = readText(request)
  const instruction = readInstruction(text)
  const notices = narrator.speaks(language) ? [] : [notSpoken(language)]
  if (kind === 'subject') {
    await planner.check(request)
    return { kind, language, seconds: durationSeconds, isFarShorter: false, instruction, notices }
  }
  const seconds = await estimateScript(request, language, { narrator, planner })
  if (Math.abs(seconds - durationSeconds) > NOTICED_SECONDS) {
    const pace = seconds > durationSeconds ? 'fast' : 'slowly'
    notices.push(
      `Even read ${pace}, this script lasts about ${Math.round(seconds)} seconds. You chose ${durationSeconds}.`,
    )
  }
  const isFarShorter = seconds < FAR_SHORTER * durationSeconds
  return { kind, language, seconds, isFarShorter, instruction, notices }
}

async function estimateScript(
  request: WriteRequest,
  language: string,
  { narrator, planner }: Estimators,
): Promise<number> {
  const { text, voice } = request
  const plan = await planScript(request, language, async (part) =>
    narrator.estimate({ text: part, language, voice, pace: 1 }),
  )
  // Whether one that is about as long as may be is too long, only measuring tells.
  if (isNearLimit(plan.fastestSeconds)) await planner.check(request)
  else refuseLongScript(plan, text, language)
  const scenes = plan.texts.map((part) => ({ text: part }))
  const spoken = { language, voice, pace: plan.pace, format: DEFAULT_FORMAT, scenes }
  return Math.min(MAX_VIDEO_SECONDS, estimateSeconds(spoken, narrator))
}

export function notSpoken(language: string): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  return `There is no ${name} voice yet: the video has captions to read, but nobody speaks.`
}
