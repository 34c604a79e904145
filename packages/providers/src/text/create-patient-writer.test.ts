import type { TimedWords, Writer } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { expect, test } from 'vitest'
import { ProviderError } from '../provider-error.ts'
import { createPatientWriter, type PatientOptions } from './create-patient-writer.ts'
import { measure, memoryStore, REQUEST, setTextStage, signal } from './test/text-stage.ts'

const stage = setTextStage('openai-compatible')
const WORDS: TimedWords = {
  title: 'A tale', scenes: [{ text: 'One.', shows: 'a lamp' }], sheet: [], description: '', hashtags: [],
  thumbnail: { text: 'A tale', scene: 0 }, faults: [], calls: [], seconds: 30,
} // prettier-ignore
const BUILT_IN: Writer = {
  id: 'b',
  name: 'built-in',
  check: ({ text }) => {
    if (/ß/u.test(text)) throw new StudioError('language-not-written', 'Only English.')
  },
  offer: () => ({ kind: 'told', by: 'answer' }),
  examples: () => [],
  tell: async () => WORDS,
  show: async () => WORDS,
  enhance: async (text) => ({ text, note: 'Nothing.' }),
  close: async () => undefined,
}
const writeWords = (options: PatientOptions = {}, request = REQUEST) =>
  createPatientWriter(stage.writer(), { waitsMs: [0, 0], ...options }).tell(request, measure, { signal: signal() })

test('retries a temporary failure and makes the video without a notice', async () => {
  stage.sandbox.faults.add('server-error')
  stage.sandbox.faults.add('reset')
  expect((await writeWords()).faults).toEqual([])
  expect(stage.calls()).toBe(3)
})

test('a permanent failure ends with a message, after as many retries as there are delays', async () => {
  stage.sandbox.faults.add('server-error', 9)
  const failures: ProviderError[] = []
  const error = await writeWords({ onFailure: (each) => failures.push(each) }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'writer-failed', isFinal: true, message: /Nothing was charged/u })
  expect(stage.calls()).toBe(3)
  expect(failures).toHaveLength(3)
})

test.each(['unauthorized', 'unknown-model', 'quota', 'refusal'] as const)('%s: makes no retry, because it would not help', async (fault) => {
  stage.sandbox.faults.add(fault)
  await expect(writeWords()).rejects.toMatchObject({ code: 'writer-failed' })
  expect(stage.calls()).toBe(1)
}) // prettier-ignore

test('does not wait longer than a video may be delayed', async () => {
  stage.sandbox.faults.add('rate-limit')
  const writer = stage.writer()
  const late = { ...writer, tell: () => Promise.reject(tooMany(3_600_000)) }
  const patient = createPatientWriter(late, { waitsMs: [0, 0] })
  await expect(patient.tell(REQUEST, measure, { signal: signal() })).rejects.toMatchObject({ code: 'writer-failed' })
})

test('an interruption ends the wait', async () => {
  stage.sandbox.faults.add('server-error')
  const interruption = new AbortController()
  const reason = new Error('stopped')
  const writing = createPatientWriter(stage.writer(), {
    waitsMs: [50_000],
    onFailure: () => interruption.abort(reason),
  }).tell(REQUEST, measure, { signal: interruption.signal })
  await expect(writing).rejects.toBe(reason)
})

test('the built-in writer takes over if the operator chose that, and the storyboard names it', async () => {
  stage.sandbox.faults.add('unauthorized', 2)
  const { by, faults } = await writeWords({ fallback: BUILT_IN })
  expect(by).toBe('built-in')
  expect(faults[0]!.sentence).toMatch(/: the built-in writer wrote this video\.$/u)
  // A subject that the fallback cannot write about either still fails.
  const german = { ...REQUEST, subject: 'Die große Flut', language: 'de' }
  await expect(writeWords({ fallback: BUILT_IN }, german)).rejects.toMatchObject({ code: 'language-not-written' })
})

test('does not request answers from before a failure again', async () => {
  const kept = memoryStore()
  stage.sandbox.faults.add('wrong-schema')
  const patient = createPatientWriter(stage.writer(), { waitsMs: [0] })
  let reservations = 0
  const meter = {
    reserve: async () => void (reservations++ === 1 && stage.sandbox.faults.add('server-error')),
    count: async () => undefined,
    release: async () => undefined,
  }
  await patient.tell(REQUEST, measure, { signal: signal(), kept, meter })
  // The three calls are the one with the unreadable answer, the failed one, and its retry.
  expect(stage.calls()).toBe(3)
})

function tooMany(retryAfterMs: number): ProviderError {
  return new ProviderError({ kind: 'retry_later', message: 'Busy.', forHost: 'Busy.', status: 429, retryAfterMs })
}
