import { randomUUID } from 'node:crypto'
import { PICTURE_PROVIDERS } from '@dayreel/catalogue'
import type { Storyboard } from '@dayreel/contract'
import { createSandboxPhotos, createSandboxPictures, type SandboxPhotos, type SandboxPictures } from '@dayreel/sandbox'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { modelCalls } from '#db/schema.ts'
import { startBoss } from '#jobs/create-jobs.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { passHeartbeats, spawnDoomed } from '#test/spawn-doomed.ts'

/** A sentence of one scene, so that no second call is under way when the worker dies. */
const SENTENCE = 'The old lighthouse was lit again.'
const TEST_MS = 120_000
let running: TestServices
let app: FastifyInstance

async function start(env: Record<string, string>): Promise<void> {
  running = await createTestServices({ env, studio: { illustrators: [createPlainIllustrator()] } })
  app = await createApp(running.services)
}
async function stop(): Promise<void> {
  await app.close()
  await running.close()
}

/** Makes a video whose first worker dies. A second worker finishes it. */
async function makeVideoTwice(env: Record<string, string>, { pictures, death }: { pictures: string; death: string }) {
  const calls = videoCalls(app, randomUUID())
  const { database, services } = running
  const supervisor = await startBoss({ url: database.url, log: services.log, supervise: false, schedule: false })
  const id = await calls.start({ scriptSubject: SENTENCE, kind: 'script', pictures })
  expect(await spawnDoomed(running, { ...env, DIES: death })).toBe('SIGKILL')
  await passHeartbeats(running, supervisor)
  await supervisor.stop({ graceful: false })
  const last = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  const { status, versions } = await calls.done(id)
  await last.close()
  expect([status, versions[0]!.notices]).toEqual(['succeeded', []])
  const read = await calls.call('GET', `/api/videos/${id}/storyboard`)
  return { id, storyboard: read.json<{ storyboard: Storyboard }>().storyboard }
}

describe.each(PICTURE_PROVIDERS)('the image model of %s', (provider) => {
  let sandbox: SandboxPictures
  let env: Record<string, string>
  beforeAll(async () => {
    sandbox = await createSandboxPictures()
    env = {
      PICTURES_PROVIDER: provider,
      PICTURES_BASE_URL: sandbox.baseUrls[provider],
      PICTURES_API_KEY: sandbox.key!,
      PICTURES_PRICE: '0.02',
      PICTURES_PLANS: 'free, starter, pro',
      ...(provider === 'openai-compatible' && { PICTURES_MODEL: 'flux' }),
    }
    await start(env)
  })
  beforeEach(() => void (sandbox.received.length = 0))
  afterAll(async () => {
    await stop()
    await sandbox.close()
  })

  // Leonardo answers with the id of a generation, so there is a second call between the two moments.
  test.each(['after:steps/picture-', ...(provider === 'leonardo' ? ['before:steps/illustrate'] : [])])(
    'a worker that dies at "%s": the picture is shown, and paid once',
    async (death) => {
      const before = sandbox.charged()
      const { id, storyboard } = await makeVideoTwice(env, { pictures: 'image-model', death })
      expect([storyboard.scenes.length, sandbox.received.length]).toEqual([1, 1])
      expect(sandbox.charged() - before).toBe(1)
      const calls = await running.services.db.select().from(modelCalls).where(eq(modelCalls.videoId, id))
      expect(calls.map(({ images, micros }) => [images, micros])).toEqual([[1, 20_000]])
    },
    TEST_MS,
  )
})

describe('the source of photographs', () => {
  let sandbox: SandboxPhotos
  let env: Record<string, string>
  beforeAll(async () => {
    sandbox = await createSandboxPhotos()
    env = {
      PHOTOS: 'free',
      PHOTOS_CONTACT: 'host@example.com',
      PHOTOS_URL: sandbox.address,
      PEXELS_API_KEY: sandbox.key,
      PIXABAY_API_KEY: sandbox.key,
    }
    await start(env)
  })
  afterEach(() => void (sandbox.received.length = 0))
  afterAll(async () => {
    await stop()
    await sandbox.close()
  })

  test.each([
    ['free-photos', 'the search was answered', 'after:steps/illustrate:1'],
    ['free-photos', 'the photograph was loaded', 'after:steps/illustrate:2'],
    ['free-photos', 'the photograph was fitted to the frame', 'after:steps/illustrate:3'],
    ['pexels', 'the search was answered', 'after:steps/illustrate:1'],
    ['pixabay', 'the photograph was loaded', 'after:steps/illustrate:2'],
  ])(
    '%s, a worker that dies when %s: nothing is asked for twice',
    async (pictures, _, death) => {
      const { storyboard } = await makeVideoTwice(env, { pictures, death })
      for (const { photo } of storyboard.scenes) expect(photo).toBeDefined()
      const asked = sandbox.received.map(({ route, query }) => `${route} ${query}`)
      expect(asked.length).toBeGreaterThan(1)
      expect(new Set(asked).size).toBe(asked.length)
    },
    TEST_MS,
  )
})
