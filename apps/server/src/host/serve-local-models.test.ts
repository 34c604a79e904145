import { writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { LocalModels } from '@dayreel/contract'
import { createSandboxHub, type SandboxHub } from '@dayreel/sandbox'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'

const SMALL = 'qwen3.5-2b'
const LARGE = 'qwen3-4b'
const VOICE = 'kokoro'
const PART = new Uint8Array(1_000)

let hub: SandboxHub
let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
const operator = randomUUID()
const call = (method: 'GET' | 'POST' | 'DELETE', path = '') =>
  videoCalls(app, operator).call(method, `/api/host/local-models${path}`)
const read = async () => (await call('GET')).json<LocalModels>()
const modelOf = ({ models }: LocalModels, name: string) => models.find((each) => each.name === name)

beforeAll(async () => {
  hub = await createSandboxHub()
  running = await createTestServices({ env: { MODELS_URL: hub.address } })
  app = await createApp(running.services)
  await videoCalls(app, operator).call('GET', '/api/users/profile') // On a local machine, the first user becomes the operator.
})
afterEach(() => hub.faults.clear())
afterAll(async () => {
  await app.close()
  await running.close()
  await hub.close()
})

test('lists the models with size, memory and licence, without a request to the hub', async () => {
  const listed = await read()
  expect(listed).toMatchObject({ adding: null, waiting: [], problem: null, mayChange: true })
  expect(modelOf(listed, SMALL)).toMatchObject({ licence: 'Apache-2.0', isRecommended: true, state: 'absent' })
  const [small, large] = [modelOf(listed, SMALL)!, modelOf(listed, LARGE)!]
  expect(small.downloadSeconds).toBeLessThan(large.downloadSeconds)
  expect(small.scriptSeconds).toBeLessThan(large.scriptSeconds)
  expect(modelOf(listed, VOICE)).toMatchObject({ role: 'voice', state: 'absent', speed: null, sampleVoice: null })
  expect(modelOf(listed, VOICE)).toMatchObject({ languages: ['en'], notice: null })
  const german = modelOf(listed, 'piper-de')!
  expect(german).toMatchObject({ languages: ['de'], isRecommended: false, state: 'absent' })
  expect(german.notice).toContain('GNU General Public License')
  expect(hub.received).toEqual([])
})

test('shows why a model could not be added', async () => {
  expect((await call('POST', `/${SMALL}`)).statusCode).toBe(200)
  await expect.poll(async () => (await read()).problem).toMatchObject({ name: SMALL })
  const { adding, problem } = await read()
  expect(adding).toBeNull()
  expect(problem?.sentence).toContain('does not have this file (404)')
})

test('models are added one at a time, the others wait, and each can be stopped', async () => {
  hub.faults.add({ kind: 'hang', times: 2, match: { route: 'metadata' } })
  const begun = (await call('POST', `/${SMALL}`)).json<LocalModels>()
  expect(begun.adding).toMatchObject({ name: SMALL, step: 'download' })
  for (const name of [LARGE, VOICE, SMALL, LARGE]) await call('POST', `/${name}`)
  expect(await read()).toMatchObject({ adding: { name: SMALL }, waiting: [LARGE, VOICE] })
  expect((await call('POST', `/${VOICE}/stop`)).json<LocalModels>().waiting).toEqual([LARGE])
  const next = (await call('POST', `/${SMALL}/stop`)).json<LocalModels>()
  expect(next).toMatchObject({ adding: { name: LARGE }, waiting: [], problem: null })
  const stopped = (await call('POST', `/${LARGE}/stop`)).json<LocalModels>()
  expect(stopped).toMatchObject({ adding: null, waiting: [], problem: null })
})

test('an unfinished download is shown and can be removed', async () => {
  const { folder } = running.services.config.localModels
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${SMALL}.aaf42c8b7c3cab2b.part`), PART)
  expect(modelOf(await read(), SMALL)).toMatchObject({ state: 'partial', doneBytes: PART.length })
  const removed = (await call('DELETE', `/${SMALL}`)).json<LocalModels>()
  expect(modelOf(removed, SMALL)).toMatchObject({ state: 'absent', doneBytes: 0 })
})

test('an unknown model is not found', async () => {
  expect((await call('POST', '/nix')).statusCode).toBe(404)
})

test('a site that other machines can reach only lists the models, and names the command', async () => {
  const { services } = running
  const remote = await createApp({ ...services, config: { ...services.config, isLoopback: false } })
  const { call: callRemote } = videoCalls(remote, operator)
  expect((await callRemote('GET', '/api/host/local-models')).json<LocalModels>().mayChange).toBe(false)
  for (const [method, path] of [
    ['POST', `/${SMALL}`],
    ['POST', `/${SMALL}/stop`],
    ['DELETE', `/${SMALL}`],
  ] as const) {
    const answer = await callRemote(method, `/api/host/local-models${path}`)
    expect(answer.statusCode).toBe(403)
    expect(answer.json<{ message: string }>().message).toContain(`npm run models -- add ${SMALL}`)
  }
  await remote.close()
})
