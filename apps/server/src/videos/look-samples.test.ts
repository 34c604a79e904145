import type { LookSamples } from '@dayreel/contract'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#compose/app.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'
import { serveLookSamples } from './serve-look-samples.ts'

const REQUEST = {
  samplesOf: 'looks',
  sampleSentence: 'Flamingos hatch gray.',
  language: 'en',
  style: 'None',
  format: 'portrait',
  boardTheme: 'style',
}

/** A result of the worker. `look-samples.test.ts` of `packages/embedded` draws real ones. */
const SAMPLES: LookSamples = {
  samples: [{ id: 'board', image: 'data:image/webp;base64,UklGRg==' }],
  automatic: 'board',
  frames: 24,
  framesPerSecond: 12,
  width: 180,
  height: 320,
}

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let call: ReturnType<typeof videoCalls>['call']
let drawn: ReturnType<typeof vi.fn<TestServices['services']['drawLookSamples']>>

beforeAll(async () => {
  running = await createTestServices({ env: { CALLS_PER_MINUTE: '100000' } })
  drawn = vi.fn(async () => SAMPLES)
  app = await createApp({ ...running.services, drawLookSamples: drawn })
})
beforeEach(() => {
  drawn.mockClear()
  call = videoCalls(app, randomUUID()).call
})
afterAll(async () => {
  await app.close()
  await running.close()
})

const draw = (change: object = {}) => call('POST', '/api/look-samples', { ...REQUEST, ...change })

test('equal requests of two accounts are drawn once', async () => {
  const first = await draw()
  expect(first.statusCode).toBe(200)
  expect(first.json()).toEqual(SAMPLES)
  call = videoCalls(app, randomUUID()).call
  expect((await draw({ sampleSentence: ' Flamingos hatch gray. ' })).json()).toEqual(first.json())
  expect(drawn.mock.calls).toEqual([
    [
      {
        of: 'looks',
        sentence: 'Flamingos hatch gray.',
        language: 'en',
        style: 'None',
        format: 'portrait',
        boardTheme: 'style',
      },
    ],
  ])
})

test.each([
  ['sampleSentence', ''],
  ['sampleSentence', '   '],
  ['sampleSentence', 'a'.repeat(301)],
  ['sampleSentence', 'two\nlines'],
  ['sampleSentence', 'a \ud800 half'],
  ['language', 'english'],
  ['language', '../en'],
  ['samplesOf', 'everything'],
  ['style', 'no such style'],
  ['style', 'constructor'],
  ['format', '__proto__'],
  ['format', 'panorama'],
  ['boardTheme', 'whiteboard'],
])('refuses %s %j before anything is drawn', async (field, value) => {
  const refused = await draw({ [field]: value })
  expect(refused.statusCode).toBe(422)
  expect(JSON.stringify(refused.json<{ details: unknown }>().details)).toContain(`"field":"${field}"`)
  expect(drawn).not.toHaveBeenCalled()
})

test('only signed-in users get samples, and each account a limited number', async () => {
  const anyone = await app.inject({ method: 'POST', url: '/api/look-samples', payload: REQUEST })
  expect(anyone.statusCode).toBe(401)
  const codes = []
  for (let i = 0; i < 70; i++) codes.push((await draw()).statusCode)
  expect(codes).toContain(429)
  expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(66)
})

test('a failure is answered with a reason, and the next call draws again', async () => {
  drawn.mockRejectedValueOnce(new Error('the worker died'))
  const sentence = { sampleSentence: 'Bees dance in the dark.' }
  expect((await draw(sentence)).statusCode).toBe(500)
  expect((await draw(sentence)).statusCode).toBe(200)
})

test('nothing is drawn if the caller leaves before the handler runs', async () => {
  const bare = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  bare.addHook('preHandler', async (_request, { raw }) => {
    const closed = once(raw, 'close')
    raw.destroy()
    await closed
  })
  const handled = vi.fn()
  bare.setErrorHandler((error: { code: string }) => handled(error.code))
  serveLookSamples(bare, { drawLookSamples: drawn })
  void bare.inject({ method: 'POST', url: '/api/look-samples', payload: REQUEST }).catch(() => undefined)
  await expect.poll(() => handled.mock.calls).toEqual([['unavailable']])
  expect(drawn).not.toHaveBeenCalled()
  await bare.close()
})
