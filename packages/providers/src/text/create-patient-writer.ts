import { setTimeout as wait } from 'node:timers/promises'
import type { WordsFault, Writer, WriteOptions } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { ProviderError } from '../provider-error.ts'
import type { ModelWriter } from './create-words-writer.ts'

export type PatientOptions = {
  /** How long is waited before each time that it is tried again, where the provider names no time. */
  waitsMs?: readonly number[]
  /** Writes where the other one fails, and is named as who wrote. */
  fallback?: Writer | undefined
  /** Told what only who runs the site should read, and in how long it is tried again; undefined where it is not. */
  onFailure?: (error: ProviderError, againInMs: number | undefined) => void
}

const WAITS_MS = [2_000, 10_000, 30_000]
const LONGEST_WAIT_MS = 60_000

/**
 * A language model's writer that asks again where that may help. What was answered before is kept and found, so that only the call that
 * failed is made again.
 *
 * @returns a writer that fails with a `StudioError` `writer-failed` that says what happened.
 */
export function createPatientWriter(writer: ModelWriter, options: PatientOptions = {}): Writer {
  const { waitsMs = WAITS_MS, fallback, onFailure } = options

  async function persist<Result>(write: () => Promise<Result>, { signal }: WriteOptions): Promise<Result> {
    for (let tries = 0; ; tries++) {
      try {
        return await write()
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof ProviderError)) throw error
        const pause = error.retryAfterMs ?? waitsMs[tries] ?? 0
        const isOver = error.kind !== 'retry_later' || tries >= waitsMs.length || pause > LONGEST_WAIT_MS
        onFailure?.(error, isOver ? undefined : pause)
        if (isOver) throw new StudioError('writer-failed', error.message, { cause: error })
        await wait(pause, undefined, { signal }).catch(() => signal.throwIfAborted())
      }
    }
  }

  async function orElse<Result extends { faults: WordsFault[] }>(
    written: Promise<Result>,
    instead: (fallback: Writer) => Promise<Result>,
  ): Promise<Result & { by?: string }> {
    try {
      return await written
    } catch (error) {
      if (fallback === undefined || !(error instanceof StudioError && error.code === 'writer-failed')) throw error
      const words = await instead(fallback).catch((other: unknown) => {
        // What the fallback does not have is no fault of who asked.
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
    tell: (request, measure, asked) =>
      orElse(
        persist(() => writer.tell(request, measure, asked), asked),
        async (other) => {
          other.check({ ...request, text: request.subject, kind: 'subject', template: request.framework })
          return other.tell(request, measure, asked)
        },
      ),
    show: (request, asked) =>
      orElse(
        persist(() => writer.show(request, asked), asked),
        (other) => other.show(request, asked),
      ),
    async enhance(text, kind, asked) {
      const { text: better, note } = await persist(() => writer.enhance(text, kind, asked), asked)
      return { text: better, note }
    },
    findIdea: (request, asked) => persist(() => writer.findIdea(request, asked), asked),
    findSubject: (request, asked) => persist(() => writer.findSubject(request, asked), asked),
  }
}
