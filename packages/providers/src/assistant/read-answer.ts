import {
  MAX_PASTED_CHARACTERS,
  MAX_PASTED_SCRIPTS_CHARACTERS,
  MAX_LABEL_CHARACTERS,
  MAX_SCENES,
  numberText,
} from '@dayreel/catalogue'
import {
  cutAtUnits,
  type GivenWords,
  type IconNames,
  type Measure,
  settleBoard,
  type SubjectRequest,
  type WordsFault,
} from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { checkWords, demandOf, tidyLines } from '../text/words/check-words.ts'
import { readPromisedCount } from '../text/words/read-promised-count.ts'
import { tidyAround } from '../text/words/tidy-words.ts'
import type { VideoWords } from '../text/words/words-schema.ts'
import { type AnsweredScript, completenessOf } from './answered-script.ts'
import { cleanAnswer } from './clean-answer.ts'
import { findScripts } from './find-scripts.ts'
import { isChatter } from './is-chatter.ts'
import { mendScript } from './mend-script.ts'
import { readPlainText } from './read-plain-text.ts'
import { createRepairs, type Repairs } from './repairs.ts'

/** The subject of an answer, and the request for it. */
export type AnswerRequest = Pick<SubjectRequest, 'subject' | 'language' | 'durationSeconds'>

type FoundIcons = Pick<IconNames, 'has' | 'find'>

/** The words of a video, as read from an answer. */
export type ReadWords = {
  words: GivenWords
  /** Length of the words in seconds at pace 1, including all pauses. */
  seconds: number
  /** The corrections, in sentences for the user. */
  repairs: string[]
  /** The requirements that the words do not meet, in sentences for the user. */
  faults: WordsFault[]
  /** A text that asks the assistant to correct the faults. Empty if there are none. */
  correction: string
}

/**
 * Reads the answer of a chat assistant: JSON in any form, or plain text. The words get the same checks and corrections
 * as those of a connected language model.
 *
 * @param measure see `Measure`. An estimate suffices.
 * @param iconNames finds the pictures of the boards.
 * @throws {StudioError} `text-too-long`, `answer-unreadable`
 */
export async function readAnswer(
  answer: string,
  request: AnswerRequest,
  measure: Measure,
  iconNames: FoundIcons,
): Promise<ReadWords> {
  const repairs = createRepairs()
  const scripts = readScripts(answer, MAX_PASTED_CHARACTERS, repairs)
  if (scripts.length > 1) repairs.add('other-drafts')
  const best = scripts.reduce((one, other) => (completenessOf(other) >= completenessOf(one) ? other : one))
  return check(best, request, repairs, { measure, iconNames })
}

/** The words about one of several subjects, or why the answer contains no usable words for it. */
export type ReadEntry = { subject: string } & ({ read: ReadWords } | { problem: string })

/**
 * Reads one answer with scripts about several subjects. Each script is read and checked separately.
 *
 * @returns one entry for each request, in order.
 * @throws {StudioError} `text-too-long`, and `answer-unreadable` if there is no script at all.
 */
export async function readAnswers(
  answer: string,
  requests: readonly AnswerRequest[],
  measure: Measure,
  iconNames: FoundIcons,
): Promise<ReadEntry[]> {
  const whole = createRepairs()
  const scripts = readScripts(answer, MAX_PASTED_SCRIPTS_CHARACTERS, whole)
  const ofSubjects = matchSubjects(scripts, requests)
  const entries: ReadEntry[] = []
  for (const [i, request] of requests.entries()) {
    const { subject } = request
    const script = ofSubjects[i]
    if (script === undefined) {
      entries.push({ subject, problem: 'The answer has no script for this subject. Ask the assistant for it again.' })
      continue
    }
    try {
      entries.push({ subject, read: await check(script, request, whole.copy(), { measure, iconNames }) })
    } catch (error) {
      if (!(error instanceof StudioError)) throw error
      entries.push({ subject, problem: error.message })
    }
  }
  return entries
}

/** Finds the script of each subject by the number or subject that the script states, or otherwise by its position. */
function matchSubjects(
  scripts: readonly AnsweredScript[],
  requests: readonly AnswerRequest[],
): (AnsweredScript | undefined)[] {
  const left = new Set(scripts)
  const take = (is: (script: AnsweredScript) => boolean): AnsweredScript | undefined => {
    const found = [...left].find(is)
    if (found !== undefined) left.delete(found)
    return found
  }
  const named = requests.map(({ subject }, i) => {
    const wanted = plain(subject)
    return take(
      ({ video, subject: given, title }) => video === i + 1 || plain(given) === wanted || plain(title) === wanted,
    )
  })
  const isInOrder = scripts.length === requests.length
  return named.map((found, i) => {
    if (found !== undefined || !isInOrder) return found
    const inPlace = scripts[i]!
    return left.delete(inPlace) ? inPlace : undefined
  })
}

function plain(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')
}

function readScripts(answer: string, maxCharacters: number, repairs: Repairs): AnsweredScript[] {
  if (answer.length > maxCharacters) {
    const [length, most] = [answer.length, maxCharacters].map(numberText)
    throw new StudioError(
      'text-too-long',
      `This answer has ${length} characters; at most ${most} can be read. Paste only the script.`,
    )
  }
  const { text, hadUnseen, hadPrompt } = cleanAnswer(answer)
  if (!/[\p{L}\p{N}]/u.test(text)) throw unreadable(hadPrompt)
  if (hadUnseen) repairs.add('characters')
  const found = findScripts(text)
  if (found === undefined) {
    const script = readPlainText(text, repairs)
    if (script.scenes.length === 0 && script.hook.words === '') throw unreadable(hadPrompt)
    repairs.add('plain-text')
    return [script]
  }
  if (found.isCutOff) repairs.add('cut-off')
  else if (found.isMended) repairs.add('mended-json')
  if (hasWordsAround(found.around)) repairs.add('text-around')
  return found.scripts
}

/** Returns whether the JSON is surrounded by more than a code fence. */
function hasWordsAround(around: string): boolean {
  return around
    .split('\n')
    .some((line) => !/^(?:```\w*|json)?$/iu.test(line.trim()) && (isChatter(line) || /\p{L}/u.test(line)))
}

function unreadable(hadPrompt: boolean): StudioError {
  return new StudioError(
    'answer-unreadable',
    hadPrompt
      ? 'This is the prompt. Paste it into a chat assistant, and paste the assistant’s answer here.'
      : 'There is no script in this text. Copy the assistant’s whole answer and paste it again.',
  )
}

async function check(
  script: AnsweredScript,
  request: AnswerRequest,
  repairs: Repairs,
  { measure, iconNames }: { measure: Measure; iconNames: FoundIcons },
): Promise<ReadWords> {
  const { subject, language, durationSeconds } = request
  const mended = mendScript(script, request, repairs)
  if (mended.hook.words === '') throw unreadable(false)
  const promised = readPromisedCount(subject, language)
  const counted = {
    language,
    durationSeconds,
    promised: isCounted(mended.scenes) ? promised : undefined,
    isDialogue: false,
    sources: [],
  }
  const { words, draft, seconds, ...checked } = await checkWords(tidyLines(mended), counted, measure)
  // Scenes without a picture description get pictures that are derived from their words.
  const findings = checked.findings.filter(({ check: name }) => name !== 'shown')
  if (draft.lines.length > MAX_SCENES) {
    throw new StudioError(
      'answer-unreadable',
      `This answer has ${draft.lines.length} scenes; a video has at most ${MAX_SCENES}. Ask the assistant for fewer.`,
    )
  }
  const { thumbnail, ...around } = tidyAround(words, subject)
  return {
    words: {
      ...around,
      thumbnail: cutAtUnits(thumbnail.text, MAX_LABEL_CHARACTERS),
      scenes: withBoards([words.hook, ...words.scenes], { language, iconNames, repairs }),
    },
    seconds,
    repairs: repairs.sentences(),
    faults: findings.map(({ check: name, sentence }) => ({ check: name, sentence })),
    correction: findings.length === 0 ? '' : demandOf(findings),
  }
}

/** Adds the boards that the answer describes. Rules make the missing ones. */
function withBoards(
  lines: readonly (VideoWords['hook'] | VideoWords['scenes'][number])[],
  { language, iconNames, repairs }: { language: string; iconNames: FoundIcons; repairs: Repairs },
): GivenWords['scenes'] {
  const scenes = lines.map(({ words: text, shows, board: described }) => {
    const board = described && settleBoard(described, { text, language }, iconNames)
    return { text, shows, ...(board && { board }) }
  })
  const isDescribed = lines.some(({ board }) => board !== undefined)
  if (isDescribed) repairs.add('boards', scenes.filter(({ board }) => board === undefined).length)
  return scenes
}

/** The items of a list can be counted only if the answer numbers them. */
function isCounted(scenes: AnsweredScript['scenes']): boolean {
  return scenes.some(({ item }) => item !== null)
}
