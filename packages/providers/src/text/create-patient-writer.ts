import type { WordsFault, Writer, WriteOptions } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { type OnFailure, persist as persistWith } from '../persist.ts'
import type { ModelWriter } from './create-model-writer.ts'

export type PatientOptions = {
  /** Milliseconds before each retry, unless the provider names a delay. */
  waitsMs?: readonly number[]
  /** The writer that takes over if the language model fails. It is then recorded as the writer of the video. */
  fallback?: Writer | undefined
  onFailure?: OnFailure
}

/**
 * Adds retries to the writer of a language model. Earlier answers are cached, so only the failed call is repeated.
 *
 * @returns a writer that fails with a `StudioError` `writer-failed`, whose message describes what happened.
 */
export function createPatientWriter(writer: ModelWriter, options: PatientOptions = {}): Writer {
  const { waitsMs, fallback, onFailure } = options

  const persist = <Result>(write: () => Promise<Result>, { signal }: WriteOptions): Promise<Result> =>
    persistWith(write, { signal, code: 'writer-failed', waitsMs, onFailure })

  async function orElse<Result extends { faults: WordsFault[] }>(
    written: Promise<Result>,
    instead: (fallback: Writer) => Promise<Result>,
  ): Promise<Result & { by?: string }> {
    try {
      return await written
    } catch (error) {
      if (fallback === undefined || !(error instanceof StudioError && error.code === 'writer-failed')) throw error
      const words = await instead(fallback).catch((other: unknown) => {
        // If only the fallback does not know the subject, the user did not make a mistake.
        throw other instanceof StudioError && other.code === 'subject-unknown' ? error : other
      })
      const sentence = `${error.message.split('. ')[0]!.replace(/\.$/u, '')}: the built-in writer wrote this video.`
      return { ...words, by: fallback.name, faults: [...words.faults, { check: 'writer', sentence }] }
    }
  }

  return {
    id: fallback === undefined ? writer.id : `${writer.id}+${fallback.id}`,
    name: writer.name,
    check: (request) => writer.check(request),
    offer: (request) => writer.offer(request),
    examples: () => writer.examples(),
    close: () => writer.close(),
    tell: (request, measure, writeOptions) =>
      orElse(
        persist(() => writer.tell(request, measure, writeOptions), writeOptions),
        async (other) => {
          other.check({ ...request, text: request.subject, kind: 'subject', template: request.framework })
          return other.tell(request, measure, writeOptions)
        },
      ),
    show: (request, writeOptions) =>
      orElse(
        persist(() => writer.show(request, writeOptions), writeOptions),
        (other) => other.show(request, writeOptions),
      ),
    ...(writer.describeBoards && {
      describeBoards: (request, writeOptions) =>
        persist(() => writer.describeBoards!(request, writeOptions), writeOptions),
    }),
    async enhance(text, kind, writeOptions) {
      const { text: better, note } = await persist(() => writer.enhance(text, kind, writeOptions), writeOptions)
      return { text: better, note }
    },
    findIdea: (request, writeOptions) => persist(() => writer.findIdea(request, writeOptions), writeOptions),
    findSubject: (request, writeOptions) => persist(() => writer.findSubject(request, writeOptions), writeOptions),
  }
}
