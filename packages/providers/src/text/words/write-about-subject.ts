import { MAX_LABEL_CHARACTERS } from '@dayreel/catalogue'
import { MAX_UNSOURCED, type Measure } from '@dayreel/storyboard'
import type { FoundFacts, SourceText } from '../../facts/fact-source.ts'
import { findUnsourced } from '../../facts/unsourced/find-unsourced.ts'
import { checkCopied } from '../checks/check-copied.ts'
import type { Draft, Finding } from '../checks/check.ts'
import { checkCount } from '../checks/check-count.ts'
import { checkHook } from '../checks/check-hook.ts'
import { checkLanguage } from '../checks/check-language.ts'
import { checkLength } from '../checks/check-length.ts'
import { checkRepeats } from '../checks/check-repeats.ts'
import { checkShown } from '../checks/check-shown.ts'
import { checkSpokenMarks } from '../checks/check-spoken-marks.ts'
import { askForAnswer } from '../model/ask-for-answer.ts'
import type { Asker } from '../model/create-asker.ts'
import { askForVideoWords } from '../prompts/ask-for-words.ts'
import type { CheckName, SubjectRequest, TimedWords } from '@dayreel/storyboard'
import { readPromisedCount } from './read-promised-count.ts'
import { tidyAround, tidyLine } from './tidy-words.ts'
import type { VideoWords } from './words-schema.ts'

/**
 * Requests a video's words and checks them. Each fault is corrected at most once. A corrected answer that has more
 * faults than the previous one is dropped. The result lists the remaining faults.
 */
export async function writeAboutSubject(
  request: SubjectRequest,
  measure: Measure,
  asker: Asker,
  facts?: FoundFacts,
): Promise<TimedWords> {
  const promised = readPromisedCount(request.subject, request.language)
  const sources = facts?.texts ?? []
  const question = askForVideoWords(request, promised, sources)
  const look = async (told: VideoWords): Promise<Looked> => {
    const draft = draftOf(told, request.language)
    const seconds = await secondsOf(draft, measure)
    return { told, draft, seconds, findings: findFaults(draft, request, { promised, seconds, sources }) }
  }
  let best = await look(tidy(await askForAnswer(asker, question)))
  const mended = new Set<CheckName>()
  for (;;) {
    const open = best.findings.filter(({ check }) => !mended.has(check))
    if (open.length === 0) break
    for (const { check } of open) mended.add(check)
    const turns = [
      ...question.turns,
      { by: 'model' as const, text: JSON.stringify(best.told) },
      { by: 'user' as const, text: demandOf(open) },
    ]
    const next = await look(tidy(await askForAnswer(asker, { ...question, turns })))
    if (next.findings.length <= best.findings.length) best = next
  }
  const { told, draft, seconds, findings } = best
  return {
    ...tidyAround(told, request.subject),
    scenes: draft.lines.map(({ words, shows }) => ({ text: words, shows })),
    seconds,
    faults: [
      ...findings.map(({ check, sentence }) => ({ check, sentence })),
      ...(facts?.notice === undefined ? [] : [{ check: 'facts' as const, sentence: facts.notice }]),
    ],
    calls: asker.calls,
    ...(facts && sourced(facts, draft, promised)),
  }
}

type Looked = { told: VideoWords; draft: Draft; seconds: number; findings: Finding[] }

/** Returns the sources of the words, and what they say without a source. */
function sourced({ texts }: FoundFacts, { language, lines }: Draft, promised: number | undefined) {
  const script = { language, texts: lines.map(({ words }) => words), promised }
  return {
    sources: texts.map(({ title, site, url, licence }) => ({ title, site, url, licence })),
    unsourced: findUnsourced(script, texts)
      .filter((word) => word.length <= MAX_LABEL_CHARACTERS)
      .slice(0, MAX_UNSOURCED),
  }
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
  { durationSeconds }: SubjectRequest,
  { promised, seconds, sources }: { promised: number | undefined; seconds: number; sources: readonly SourceText[] },
): Finding[] {
  return [
    checkLanguage(draft),
    checkCount(draft, promised),
    checkHook(draft),
    checkRepeats(draft),
    checkCopied(draft, sources),
    checkSpokenMarks(draft),
    checkShown(draft),
    checkLength(draft, seconds, durationSeconds),
  ].filter((finding) => finding !== undefined)
}

function demandOf(findings: readonly Finding[]): string {
  const demands = findings.map(({ demand }) => `- ${demand}`)
  return `Mend this, keep everything else, and answer with the whole JSON object again:\n${demands.join('\n')}`
}

/**
 * Tidies the lines and removes the hook from the first scene if it is repeated there. Models often repeat it, and this
 * correction needs no call.
 */
function tidy(told: VideoWords): VideoWords {
  const hook = { words: tidyLine(told.hook.words), shows: tidyLine(told.hook.shows) }
  const scenes = told.scenes.map((scene, i) => {
    const words = tidyLine(scene.words)
    const isHookAgain = i === 0 && hook.words !== '' && words.startsWith(hook.words)
    return {
      ...scene,
      words: isHookAgain ? words.slice(hook.words.length).trim() : words,
      shows: tidyLine(scene.shows),
    }
  })
  return { ...told, hook, scenes: scenes.filter(({ words }) => words !== '') }
}
