import type { Measure, SubjectRequest } from '@dayreel/storyboard'
import type { SourceText } from '../../facts/fact-source.ts'
import type { Draft, Finding } from '../checks/check.ts'
import { checkCopied } from '../checks/check-copied.ts'
import { checkCount } from '../checks/check-count.ts'
import { checkHook } from '../checks/check-hook.ts'
import { checkLanguage } from '../checks/check-language.ts'
import { checkLength } from '../checks/check-length.ts'
import { checkRepeats } from '../checks/check-repeats.ts'
import { checkSpeakers } from '../checks/check-speakers.ts'
import { checkShown } from '../checks/check-shown.ts'
import { checkSpokenMarks } from '../checks/check-spoken-marks.ts'
import { tidyLine } from './tidy-words.ts'
import type { VideoWords } from './words-schema.ts'

export type CheckedWords = { words: VideoWords; draft: Draft; seconds: number; findings: Finding[] }
type Requirements = Pick<SubjectRequest, 'language' | 'durationSeconds'> & {
  /** The number of items that the subject promises. */
  promised: number | undefined
  /** Whether several persons speak. */
  isDialogue: boolean
  /** The texts that the words may not be copied from. */
  sources: readonly SourceText[]
}

/**
 * Measures and checks the words of a video.
 *
 * @param words those returned by `tidyLines`.
 */
export async function checkWords(
  words: VideoWords,
  requirements: Requirements,
  measure: Measure,
): Promise<CheckedWords> {
  const draft = draftOf(words, requirements.language)
  const seconds = await secondsOf(draft, measure)
  return { words, draft, seconds, findings: findFaults(draft, requirements, seconds) }
}

function draftOf({ hook, scenes }: VideoWords, language: string): Draft {
  return { language, lines: [{ ...hook, item: null }, ...scenes] }
}

async function secondsOf({ lines, language }: Draft, measure: Measure): Promise<number> {
  let seconds = 0
  for (const { words } of lines) seconds += await measure(words, language)
  return seconds
}

function findFaults(
  draft: Draft,
  { durationSeconds, promised, isDialogue, sources }: Requirements,
  seconds: number,
): Finding[] {
  return [
    checkLanguage(draft),
    checkCount(draft, promised),
    checkHook(draft),
    checkSpeakers(draft, isDialogue),
    checkRepeats(draft),
    checkCopied(draft, sources),
    checkSpokenMarks(draft),
    checkShown(draft),
    checkLength(draft, seconds, durationSeconds),
  ].filter((finding) => finding !== undefined)
}

/** Returns the request to correct the checked words. */
export function demandOf(findings: readonly Finding[]): string {
  const demands = findings.map(({ demand }) => `- ${demand}`)
  return `Correct this, keep everything else, and answer with the whole JSON object again:\n${demands.join('\n')}`
}

/**
 * Tidies the lines and removes the hook from the first scene if it is repeated there. Models often repeat it, and this
 * correction needs no call.
 */
export function tidyLines(video: VideoWords): VideoWords {
  const hook = { ...video.hook, words: tidyLine(video.hook.words), shows: tidyLine(video.hook.shows) }
  const scenes = video.scenes.map((scene, i) => {
    const words = tidyLine(scene.words)
    const isHookAgain = i === 0 && hook.words !== '' && words.startsWith(hook.words)
    return {
      ...scene,
      words: isHookAgain ? words.slice(hook.words.length).trim() : words,
      shows: tidyLine(scene.shows),
    }
  })
  return { ...video, hook, scenes: scenes.filter(({ words }) => words !== '') }
}
