import { frameOf } from '@dayreel/catalogue'
import {
  type IconNames,
  type IconOffer,
  mayShowBoards,
  OFFERED_ICONS,
  type PreviousVideo,
  type SubjectRequest,
} from '@dayreel/storyboard'
import { DescribedBoard } from '@dayreel/storyboard/schema'
import { toJSONSchema } from 'zod'
import { describeOffers } from '../text/prompts/ask-for-boards.ts'
import { linesOfChannel, linesOfSubject, rulesOf } from '../text/prompts/ask-for-words.ts'
import { BOARD_RULES } from '../text/prompts/board-rules.ts'
import { readPromisedCount } from '../text/words/read-promised-count.ts'
import { VIDEO_WORDS } from '../text/words/words-schema.ts'

/** A subject, and the language of its video: a primary subtag of BCP 47. */
export type PromptSubject = { subject: string; language: string }

/** The settings that all videos of a prompt share. */
export type PromptChoices = Pick<SubjectRequest, 'framework' | 'durationSeconds' | 'style' | 'notes' | 'formula'> & {
  /** The id of the video's format. */
  format: string
  look: string
  pictures: string
  told?: readonly PreviousVideo[]
}

/** The first and the last line of every prompt. `cleanAnswer` finds a pasted prompt by them. */
export const PROMPT_BEGINNING = 'Please write for Dayreel, an app that makes short videos.'
export const PROMPT_END = 'This was the whole request.'

/**
 * Returns one text to paste into any chat assistant. It contains rules, subjects, languages, lengths, format, and the
 * required form of the answer. The rules are the same as for a connected language model.
 *
 * @param subjects one or more subjects. Several subjects are answered in one JSON object.
 * @param iconNames offers the pictures of the boards, if the videos may show boards.
 * @throws {StudioError} `choice-gone` if the framework does not exist.
 */
export function writePrompt(
  subjects: readonly PromptSubject[],
  choices: PromptChoices,
  iconNames: Pick<IconNames, 'offer'>,
): string {
  const { durationSeconds, format, look, framework, pictures } = choices
  const hasBoards = mayShowBoards({ look, template: framework, pictures })
  const { width, height } = frameOf(format, 'low')
  const parts = [
    PROMPT_BEGINNING,
    rulesOf(choices),
    ...(hasBoards ? [BOARD_RULES.trim()] : []),
    `The video lasts ${durationSeconds} seconds. Its pictures are ${width > height ? 'wide' : 'upright'}, ${width} × ${height} pixels.`,
    ...(subjects.length === 1 ? describe(subjects[0]!, choices) : describeAll(subjects, choices)),
    ...linesOfChannel(choices),
    ...(hasBoards ? [describeOffers(offerFor(subjects, iconNames))] : []),
    formOf(subjects.length, hasBoards),
    PROMPT_END,
  ]
  return `${parts.join('\n\n')}\n`
}

function describe({ subject, language }: PromptSubject, { durationSeconds }: PromptChoices): string[] {
  return linesOfSubject({ subject, language, durationSeconds }, readPromisedCount(subject, language))
}

function describeAll(subjects: readonly PromptSubject[], choices: PromptChoices): string[] {
  return [
    `Write ${subjects.length} videos, each on its own, one for each of these subjects.`,
    ...subjects.flatMap((subject, i) => [`Video ${i + 1}`, ...describe(subject, choices)]),
  ]
}

/** Describes the form of the answer by an example object, in which each value is replaced by its description. */
function formOf(count: number, hasBoards: boolean): string {
  const plain = placeholderOf(toJSONSchema(VIDEO_WORDS) as Schema) as FormOfVideo
  const video = hasBoards ? withBoards(plain) : plain
  const form = count === 1 ? video : { videos: [{ video: 'The number of the video.', ...video }] }
  const whole = count === 1 ? '' : ` "videos" has ${count} entries, in this order.`
  return `Answer with one JSON object in this form, in a code block, and nothing else.${whole} Write straight quotation marks around names and values, and none inside a value.\n${JSON.stringify(form, null, 2)}`
}

type FormOfVideo = { hook: object; scenes: readonly object[] }

/** The form of a board is written once, because it is long. */
function withBoards<Form extends FormOfVideo>(video: Form): Form {
  const board = placeholderOf(toJSONSchema(DescribedBoard) as Schema)
  return {
    ...video,
    hook: { ...video.hook, board: 'The board of the hook, in the form of the board of a scene.' },
    scenes: video.scenes.map((scene) => ({ ...scene, board })),
  }
}

/** Each subject gets its share of the names. */
function offerFor(subjects: readonly PromptSubject[], iconNames: Pick<IconNames, 'offer'>): IconOffer[] {
  const share = Math.ceil(OFFERED_ICONS / subjects.length)
  const offers = subjects.flatMap(({ subject, language }) => iconNames.offer(subject, language, share))
  return [...new Map(offers.map((offer) => [offer.icon, offer])).values()]
}

type Schema = {
  description?: string
  enum?: readonly string[]
  properties?: Record<string, Schema>
  items?: Schema
  type?: string
}

function placeholderOf({ description, properties, items, enum: entries = [] }: Schema): unknown {
  if (properties !== undefined) {
    return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, placeholderOf(schema)]))
  }
  if (items === undefined) return description ?? entries.join(' | ')
  return items.properties === undefined ? [description ?? ''] : [placeholderOf(items)]
}
