import {
  readGenerateRequest,
  specifiedField,
  type AssistantWords,
  type GenerateRequest,
  type VideoRequest,
} from '@dayreel/contract'
import { createIconNames } from '@dayreel/embedded/planning'
import { readAnswer, writePrompt } from '@dayreel/providers/base'
import { chooseNarrator, detectLanguage, isSubject, readInstruction } from '@dayreel/storyboard'
import { AppError } from '#errors/app-error.ts'
import type { Services, Speakers } from '#services'
import { refuseUnoffered } from './refuse-unoffered.ts'
import { toAppError } from './to-app-error.ts'

const iconNames = createIconNames()

type AssistantServices = Pick<Services, 'config'> & Pick<Speakers, 'offers' | 'narrators'>

/**
 * Returns the prompt that asks a chat assistant for the words of a video.
 *
 * @throws {AppError} `unacceptable`
 */
export function writeVideoPrompt(services: AssistantServices, given: GenerateRequest): { prompt: string } {
  const { template: framework, ...request } = readSubjectRequest(services, given)
  const subject = subjectOf(request.text, 'scriptSubject')
  try {
    return { prompt: writePrompt([subject], { ...request, framework }, iconNames) }
  } catch (error) {
    throw toAppError(error)
  }
}

/**
 * Reads and checks the words in an answer. Nothing is stored.
 *
 * @throws {AppError} `unacceptable`
 */
export async function readVideoAnswer(
  services: AssistantServices,
  { request: given, answer }: { request: GenerateRequest; answer: string },
): Promise<AssistantWords> {
  const request = readSubjectRequest(services, given)
  const { text, voice, durationSeconds } = request
  const answerRequest = { ...subjectOf(text, 'scriptSubject'), durationSeconds }
  try {
    const narrator = chooseNarrator(services, voice)
    const estimate = async (spoken: string, language: string) =>
      narrator.estimate({ text: spoken, language, voice, pace: 1 })
    const { faults, ...read } = await readAnswer(answer, answerRequest, estimate, iconNames)
    return { ...read, faults: faults.map(({ sentence }) => sentence) }
  } catch (error) {
    throw toAppError(error, 'answer')
  }
}

function readSubjectRequest({ config, offers }: AssistantServices, given: GenerateRequest): VideoRequest {
  const request = readGenerateRequest(given, config.siteUrl)
  refuseUnoffered(request, offers, specifiedField)
  return request
}

/**
 * Returns the subject of a text and its language: “Make a video about coffee” is a request, and its subject is
 * “coffee”.
 *
 * @param field the field of the text in the request.
 * @throws {AppError} `unacceptable` if the text is a script.
 */
export function subjectOf(text: string, field: string): { subject: string; language: string } {
  if (isSubject(text)) {
    return { subject: readInstruction(text)?.suggestedSubject ?? text, language: detectLanguage(text) }
  }
  throw new AppError('unacceptable', {
    message: 'Enter a subject for the chat assistant: one sentence of at most 160 characters.',
    details: { field },
  })
}
