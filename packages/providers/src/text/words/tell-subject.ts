import type { Measure } from '@dayreel/storyboard'
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
import { askToTell } from '../prompts/ask-for-words.ts'
import type { CheckName, SubjectRequest, Words } from '../words-writer.ts'
import { readPromisedCount } from './read-promised-count.ts'
import { tidyAround, tidyLine } from './tidy-words.ts'
import type { Told } from './words-schema.ts'

/**
 * Asks for words, looks at them, and has each thing that is wrong mended once. An answer that is worse than the one before is
 * not taken; what is still wrong is told.
 */
export async function tellSubject(request: SubjectRequest, measure: Measure, asker: Asker): Promise<Words> {
  const promised = readPromisedCount(request.subject, request.language)
  const question = askToTell(request, promised)
  const look = async (told: Told): Promise<Looked> => {
    const draft = draftOf(told, request.language)
    return { told, draft, findings: await findFaults(draft, request, promised, measure) }
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
  const { told, draft, findings } = best
  return {
    ...tidyAround(told, request.subject),
    hook: told.hook.words,
    scenes: draft.lines.map(({ words, shows }) => ({ text: words, shows })),
    faults: findings.map(({ check, sentence }) => ({ check, sentence })),
    calls: asker.calls,
  }
}

type Looked = { told: Told; draft: Draft; findings: Finding[] }

function draftOf({ hook, scenes }: Told, language: string): Draft {
  return { language, lines: [{ ...hook, item: null }, ...scenes] }
}

async function findFaults(
  draft: Draft,
  { durationSeconds }: SubjectRequest,
  promised: number | undefined,
  measure: Measure,
): Promise<Finding[]> {
  let seconds = 0
  for (const { words } of draft.lines) seconds += await measure(words, draft.language)
  return [
    checkLanguage(draft),
    checkCount(draft, promised),
    checkHook(draft),
    checkRepeats(draft),
    checkSpokenMarks(draft),
    checkShown(draft),
    checkLength(draft, seconds, durationSeconds),
  ].filter((finding) => finding !== undefined)
}

function demandOf(findings: readonly Finding[]): string {
  const demands = findings.map(({ demand }) => `- ${demand}`)
  return `Mend this, keep everything else, and answer with the whole JSON object again:\n${demands.join('\n')}`
}

/** Models like to say the hook again in the first scene; said once it is right, and needs no call. */
function tidy(told: Told): Told {
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
