import { truncateSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { WritingProgress } from '@dayreel/storyboard'
import { pathsOf, readModelState } from '../../local/model-files.ts'
import { ProviderError } from '../../provider-error.ts'
import type { AnswerProgress, Question } from '../model/language-model.ts'
import { measure, REQUEST } from '../test/text-stage.ts'
import { createModelWriter } from '../create-model-writer.ts'
import { findLocalWriters } from '../../local/find-local-models.ts'
import { measureSpeed } from './measure-speed.ts'
import { setEngineStage } from './test/engine-stage.ts'
import { TINY } from './test/tiny-writer.ts'
import { writeInSteps } from './write-in-steps.ts'

const stage = setEngineStage()
const signal = () => new AbortController().signal

const ANSWER = z.object({ title: z.string(), item: z.number().nullable(), lines: z.array(z.string()) })
const QUESTION: Question = {
  name: 'test',
  schema: ANSWER,
  instructions: 'You are a test.',
  turns: [
    { by: 'user', text: 'Begin.' },
    { by: 'model', text: '{}' },
    { by: 'user', text: 'Again.' },
  ],
  counts: { lines: 2 },
}
/** A question whose answer takes long. */
const LONG: Question = { ...QUESTION, counts: { lines: 100 } }

test('answers in the form of the schema, the same for the same seed', async () => {
  const model = stage.model()
  const { text, ending, form, usage } = await model.answer(QUESTION, { signal: signal(), seed: 3 })
  const { lines } = ANSWER.parse(JSON.parse(text))
  expect(lines).toHaveLength(2)
  expect({ ending, form }).toEqual({ ending: 'done', form: 'schema' })
  expect(usage.outputTokens).toBeGreaterThan(5)
  const again = await model.answer(QUESTION, { signal: signal(), seed: 3 })
  expect(again.text).toBe(text)
  expect((await model.answer(QUESTION, { signal: signal(), seed: 4 })).text).not.toBe(text)
})

test('an answer that reaches its limit counts as cut off', async () => {
  const { ending } = await stage.model().answer(LONG, { signal: signal(), seed: 1 })
  expect(ending).toBe('cut-off')
})

test('an abort stops the answer, and the next question is answered', async () => {
  const stopping = new AbortController()
  const model = stage.model()
  const onProgress = (): void => stopping.abort(new Error('stopped'))
  await expect(model.answer(LONG, { signal: stopping.signal, seed: 1, onProgress })).rejects.toThrow('stopped')
  expect((await model.answer(QUESTION, { signal: signal(), seed: 1 })).ending).toBe('done')
})

test('a killed process is a failed attempt, and the next question starts another', async () => {
  let first: number | undefined
  const model = stage.model()
  const onProgress = (progress: AnswerProgress): void => {
    if (first !== undefined || 'place' in progress || progress.tokens === 0) return
    first = model.pid
    process.kill(first!, 'SIGKILL')
  }
  const failure: unknown = await model
    .answer(LONG, { signal: signal(), seed: 1, onProgress })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ProviderError)
  expect(failure).toMatchObject({ kind: 'retry_later', forHost: expect.stringContaining('SIGKILL') as string })
  expect((await model.answer(QUESTION, { signal: signal(), seed: 1 })).ending).toBe('done')
  expect(model.pid).not.toBe(first)
})

test('an idle process ends and returns its memory', async () => {
  const model = stage.model({ idleMs: 10 })
  await model.answer(QUESTION, { signal: signal(), seed: 1 })
  await expect.poll(() => model.pid).toBeUndefined()
})

test('two processes write one after the other, and the second knows its place', async () => {
  const order: string[] = []
  const optionsFor = (name: string, seed: number) => ({
    signal: signal(),
    seed,
    onProgress: (progress: AnswerProgress) =>
      void order.push('place' in progress ? `${name} waits at place ${progress.place}` : `${name} writes`),
  })
  const long = stage.model().answer(LONG, optionsFor('first', 1))
  await expect.poll(() => order.includes('first writes')).toBe(true)
  await Promise.all([long, stage.model().answer(LONG, optionsFor('second', 2))])
  expect(order).toContain('second waits at place 1')
  expect(order.lastIndexOf('first writes')).toBeLessThan(order.indexOf('second writes'))
})

test('a damaged file and a removed file are reported to the operator', async () => {
  const { file } = pathsOf(stage.folder, TINY, TINY.files[0]!)
  const model = stage.model()
  // The engine finds the damage, because a check of the whole content would take too long at each start.
  const broken = stage.model({ model: { ...TINY, files: TINY.files.map((file) => ({ ...file, bytes: 4_000 })) } })
  await expect(broken.answer(QUESTION, { signal: signal(), seed: 1 })).rejects.toMatchObject({
    kind: 'app_misconfigured',
  })
  truncateSync(file, 4_000)
  await expect(model.answer(QUESTION, { signal: signal(), seed: 1 })).rejects.toMatchObject({
    kind: 'app_misconfigured',
    forHost: expect.stringContaining('npm run models -- add tiny') as string,
  })
})

test('a speed is measured and kept with the file', async () => {
  const options = { model: TINY, folder: stage.folder, machine: { cores: 2 } }
  const tokensPerSecond = await measureSpeed(options, signal())
  expect(tokensPerSecond).toBeGreaterThan(0)
  expect(await readModelState(stage.folder, TINY)).toMatchObject({ state: 'ready', speed: tokensPerSecond })
})

test('only models with the engine and enough memory can write', async () => {
  expect(await findLocalWriters(stage.folder, { memoryBytes: 8e9 }, [TINY])).toEqual([TINY])
  expect(await findLocalWriters(stage.folder, { memoryBytes: 1_000 }, [TINY])).toEqual([])
  expect(await findLocalWriters(`${stage.folder}/nowhere`, { memoryBytes: 8e9 }, [TINY])).toEqual([])
})

test('every step of a script runs with a model whose words are noise', async () => {
  const writer = createModelWriter({ model: stage.model(), writeWords: writeInSteps })
  expect(writer.name).toBe('local/tiny')
  const steps: string[] = []
  const kept = { get: async () => undefined, put: async (id: string) => void steps.push(id) }
  const request = { ...REQUEST, durationSeconds: 20 }
  const left: WritingProgress[] = []
  const onProgress = (progress: WritingProgress): void => void left.push(progress)
  const { scenes } = await writer.tell(request, measure, { signal: signal(), kept, onProgress })
  expect(scenes.length).toBeGreaterThan(2)
  expect(steps.length).toBeGreaterThan(1)
  expect(left[0]).toEqual({ secondsLeft: expect.any(Number) as number })
})
