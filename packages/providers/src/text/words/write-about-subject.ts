import { MAX_LABEL_CHARACTERS } from '@dayreel/catalogue'
import { MAX_UNSOURCED, type Measure } from '@dayreel/storyboard'
import type { FoundFacts } from '../../facts/fact-source.ts'
import { findUnsourced } from '../../facts/unsourced/find-unsourced.ts'
import type { Draft } from '../checks/check.ts'
import { tidySpeaker } from '../checks/check-speakers.ts'
import { askForAnswer } from '../model/ask-for-answer.ts'
import type { Asker } from '../model/create-asker.ts'
import { askForVideoWords } from '../prompts/ask-for-words.ts'
import type { CheckName, SubjectRequest, TimedWords } from '@dayreel/storyboard'
import { asksForDialogue } from './asks-for-dialogue.ts'
import { readPromisedCount } from './read-promised-count.ts'
import { type CheckedWords, checkWords, demandOf, tidyLines } from './check-words.ts'
import { tidyAround } from './tidy-words.ts'
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
  const isDialogue = asksForDialogue(request)
  const question = askForVideoWords(request, promised, { sources, isDialogue })
  const review = (video: VideoWords): Promise<CheckedWords> =>
    checkWords(tidyLines(video), { ...request, promised, isDialogue, sources }, measure)
  let best = await review(await askForAnswer(asker, question))
  const mended = new Set<CheckName>()
  for (;;) {
    const open = best.findings.filter(({ check }) => !mended.has(check))
    if (open.length === 0) break
    for (const { check } of open) mended.add(check)
    const turns = [
      ...question.turns,
      { by: 'model' as const, text: JSON.stringify(best.words) },
      { by: 'user' as const, text: demandOf(open) },
    ]
    const next = await review(await askForAnswer(asker, { ...question, turns }))
    if (next.findings.length <= best.findings.length) best = next
  }
  const { words, draft, seconds, findings } = best
  return {
    ...tidyAround(words, request.subject),
    scenes: draft.lines.map(({ words, shows, speaker }) => ({
      text: words,
      shows,
      ...(isDialogue && { speaker: tidySpeaker(speaker) }),
    })),
    seconds,
    faults: [
      ...findings.map(({ check, sentence }) => ({ check, sentence })),
      ...(facts?.notice === undefined ? [] : [{ check: 'facts' as const, sentence: facts.notice }]),
    ],
    calls: asker.calls,
    ...(facts && sourced(facts, draft, promised)),
  }
}

/** Returns the sources of the words, and the words without a source. */
function sourced({ texts }: FoundFacts, { language, lines }: Draft, promised: number | undefined) {
  const script = { language, texts: lines.map(({ words }) => words), promised }
  return {
    sources: texts.map(({ title, site, url, licence }) => ({ title, site, url, licence })),
    unsourced: findUnsourced(script, texts)
      .filter((word) => word.length <= MAX_LABEL_CHARACTERS)
      .slice(0, MAX_UNSOURCED),
  }
}
