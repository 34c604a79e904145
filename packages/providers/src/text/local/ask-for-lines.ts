import { TAIL_SECONDS } from '@dayreel/storyboard/base'
import type { SubjectRequest } from '@dayreel/storyboard'
import { z, type ZodType } from 'zod'
import type { Question } from '../model/language-model.ts'
import { linesOfChannel } from '../prompts/ask-for-words.ts'
import { formulaOf } from '../prompts/frameworks/index.ts'
import { languageOf } from '../prompts/language-of.ts'
import { MATERIAL_RULE, NARRATION_RULES } from '../prompts/rules.ts'
import { tagged } from '../prompts/tagged.ts'
import { unitOf, unitsIn } from '../words/count-units.ts'

/** Increment it when the steps or their prompts change, because answers are cached. */
export const STEPS_VERSION = 2

const LINE_UNITS = { words: 11, characters: 24 }
const HOOK_UNITS = { words: 10, characters: 22 }
const FEWEST_LINES = 3
/** Maximum length of the channel's instructions, because a small model loses track of a longer prompt. */
const MOST_FORMULA_CHARACTERS = 600

const LINES = z.object({ title: z.string(), hook: z.string(), lines: z.array(z.string()) })
export type Lines = z.infer<typeof LINES>
const NEW_LINES = z.object({ lines: z.array(z.string()) })

/** A line to write again, by its index from 0, and the instruction for it. */
export type LineDemand = { index: number; demand: string }

/**
 * Returns the number of lines after the hook. A list has a line for each item and one that closes it.
 *
 * @param promised the number of items that the subject promises.
 */
export function countLines(
  { durationSeconds, language }: Pick<SubjectRequest, 'durationSeconds' | 'language'>,
  promised: number | undefined,
): number {
  if (promised !== undefined) return promised + 1
  const unit = unitOf(language)
  return Math.max(
    FEWEST_LINES,
    Math.round((unitsIn(durationSeconds - TAIL_SECONDS, language) - HOOK_UNITS[unit]) / LINE_UNITS[unit]),
  )
}

/** Requests the spoken lines of a video. */
export function askForLines(
  request: SubjectRequest,
  promised: number | undefined,
): Question & { schema: ZodType<Lines> } {
  const { subject, language, durationSeconds, formula = '', told: previousVideos = [] } = request
  const unit = unitOf(language)
  const count = countLines(request, promised)
  const units = Math.round((unitsIn(durationSeconds - TAIL_SECONDS, language) - HOOK_UNITS[unit]) / count)
  const parts = [
    tagged('subject', subject),
    languageOf({ language }),
    `Write a title, the hook, and exactly ${count} lines after it. Each line has about ${units} ${unit}.`,
    promised === undefined
      ? ''
      : `This is a list of ${promised} items. Line 1 is about item 1 and begins with its number, and so on. The last line closes the video.`,
    ...linesOfChannel({
      ...request,
      formula: formula.slice(0, MOST_FORMULA_CHARACTERS),
      told: previousVideos.map((video) => ({ ...video, sentences: [], pictures: [] })),
    }),
  ]
  return {
    name: 'lines',
    schema: LINES,
    instructions: rulesFor(request),
    turns: [{ by: 'user', text: parts.filter((part) => part !== '').join('\n\n') }],
    counts: { lines: count },
  }
}

/** Requests some lines again. Only the lines around each are shown, so the prompt stays short. */
export function askForNewLines(
  request: SubjectRequest,
  lines: readonly string[],
  demands: readonly LineDemand[],
): Question & { schema: ZodType<{ lines: string[] }> } {
  const shown = demands.map(({ index, demand }, i) =>
    [
      `${i + 1}. ${demand}`,
      lines[index - 1] === undefined ? '' : tagged('before', lines[index - 1]!),
      tagged('line', lines[index]!),
      lines[index + 1] === undefined ? '' : tagged('after', lines[index + 1]!),
    ]
      .filter((part) => part !== '')
      .join('\n'),
  )
  const parts = [
    tagged('subject', request.subject),
    languageOf(request),
    `Rewrite ${demands.length} lines of this video. Answer with exactly ${demands.length} lines, in this order.`,
    ...shown,
  ]
  return {
    name: 'new-lines',
    schema: NEW_LINES,
    instructions: `${NARRATION_RULES}\n${MATERIAL_RULE}`.trim(),
    turns: [{ by: 'user', text: parts.join('\n\n') }],
    counts: { lines: demands.length },
  }
}

function rulesFor({ framework }: Pick<SubjectRequest, 'framework'>): string {
  return `${NARRATION_RULES}\nHow to tell the story:${formulaOf(framework)}\n${MATERIAL_RULE}`.trim()
}
