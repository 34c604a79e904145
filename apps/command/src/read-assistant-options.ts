import { basename, extname, resolve } from 'node:path'
import { languageName, MAX_PASTED_CHARACTERS } from '@dayreel/catalogue'
import { createIconNames } from '@dayreel/embedded'
import { writePrompt } from '@dayreel/providers/base'
import { detectLanguage, isSubject } from '@dayreel/storyboard'
import type { VideoChoices } from '@dayreel/storyboard/schema'
import { decode, readFile } from './read-text.ts'
import { UsageError } from './usage-error.ts'

/** UTF-8 uses at most three bytes per UTF-16 unit. */
const MAX_ANSWER_BYTES = 3 * MAX_PASTED_CHARACTERS

/** The answer of a chat assistant, before it is parsed. */
export type GivenAnswer = {
  text: string
  /** A file name for the video, if no subject was given. */
  name: string
  /** Primary subtag of BCP 47. If undefined, the answer's own language is used. */
  language: string | undefined
}

/**
 * Returns the prompt for a subject.
 *
 * @throws {UsageError} if the text is not a subject.
 */
export function readPrompt(subject: string, choices: VideoChoices, language: string | undefined): string {
  if (!isSubject(subject)) throw new UsageError('--prompt-for takes a subject: one sentence of at most 160 characters.')
  const { template: framework, durationSeconds, style, notes, format, look, pictures } = choices
  const subjects = [{ subject: subject.trim(), language: readLanguage(language) ?? detectLanguage(subject) }]
  return writePrompt(subjects, { framework, durationSeconds, style, notes, format, look, pictures }, createIconNames())
}

/**
 * Reads the answer from a file, or from standard input for `-`.
 *
 * @throws {UsageError}
 */
export function readGivenAnswer(
  file: string,
  { folder, readStdin, language }: { folder: string; readStdin: () => Uint8Array; language: string | undefined },
): GivenAnswer {
  const isStdin = file === '-'
  const text = isStdin
    ? decode(readStdin(), 'The standard input')
    : readFile(resolve(folder, file), MAX_ANSWER_BYTES, file)
  return { text, name: isStdin ? 'video' : basename(file, extname(file)), language: readLanguage(language) }
}

/** @throws {UsageError} if it is not a language code. */
function readLanguage(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const code = given.toLowerCase()
  const isKnown = /^[a-z]{2,3}$/.test(code) && languageName(code) !== code
  if (isKnown) return code
  throw new UsageError(`--language is the code of a language, such as en, de or ja; ${JSON.stringify(given)} is not.`)
}
