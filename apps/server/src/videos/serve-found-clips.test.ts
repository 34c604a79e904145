import { randomUUID } from 'node:crypto'
import type { PlayableClip, Storyboard } from '@dayreel/contract'
import { createSandboxPhotos, type SandboxPhotos } from '@dayreel/sandbox'
import { openFoundClip } from '@dayreel/studio'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { videos } from '#db/schema.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { tidyVideos } from '#jobs/tidy-videos.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { storeFoundClip } from './store-found-clip.ts'
import { foundClipsFolder } from './video-files.ts'

const SCRIPT = 'A jar of honey stood in the kitchen.'
const MP4_TYPE = 'ftyp'
let sandbox: SandboxPhotos
let running: TestServices
let app: FastifyInstance
let worker: { close: () => Promise<void> }
let video: Awaited<ReturnType<typeof makeVideo>>

beforeAll(async () => {
  sandbox = await createSandboxPhotos()
  const env = { PHOTOS_URL: sandbox.address, PEXELS_API_KEY: sandbox.key }
  running = await createTestServices({ env, studio: { illustrators: [createPlainIllustrator()] } })
  app = await createApp(running.services)
  const { services, database } = running
  worker = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  video = await makeVideo()
})
beforeEach(() => {
  sandbox.faults.clear()
  sandbox.received.length = 0
})
afterAll(async () => {
  await worker.close()
  await app.close()
  await running.close()
  await sandbox.close()
})

/** Makes a video with a clip of the sandbox's Pexels. */
async function makeVideo() {
  const accountId = randomUUID()
  const { call, start, done } = videoCalls(app, accountId)
  const id = await start({ scriptSubject: SCRIPT, kind: 'script', pictures: 'pexels-videos' })
  await done(id)
  const read = await call('GET', `/api/videos/${id}/storyboard`)
  const photo = read.json<{ storyboard: Storyboard }>().storyboard.scenes[0]!.photo!
  const open = (changes: object = {}) =>
    call('POST', `/api/videos/${id}/found-clip`, { photo: { ...photo, ...changes } })
  return { accountId, id, photo, open, call, done }
}

const countLoads = (): number => sandbox.received.filter(({ route }) => route === 'clip').length

test('the clip of a scene can be played, and is not loaded a second time', async () => {
  const { photo, open } = video
  const opened = await open()
  expect(opened.statusCode).toBe(200)
  const { url, seconds, framesPerSecond, scores } = opened.json<PlayableClip>()
  expect([seconds, scores.length]).toEqual([photo.clip!.seconds, photo.clip!.seconds])
  expect(framesPerSecond).toBeGreaterThanOrEqual(24)
  expect(url).not.toContain(photo.file)
  const file = await app.inject({ url, headers: { range: 'bytes=0-99' } })
  expect([file.statusCode, file.rawPayload.subarray(4, 8).toString()]).toEqual([206, MP4_TYPE])
  expect((await open()).json<PlayableClip>()).toEqual(opened.json())
  expect(countLoads()).toBe(0)
})

test('the next version reuses a clip that was opened before', async () => {
  const { id, photo, open, call, done } = video
  const answer = await call('GET', '/api/users/picture-sources/pexels-videos/photos?search=lighthouse')
  const chosen = { ...answer.json<{ photos: { photo: typeof photo }[] }>().photos[0]!.photo, of: 'chosen' }
  expect((await open(chosen)).statusCode).toBe(200)
  expect(countLoads()).toBe(1)
  const { storyboard } = (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>()
  const scenes = storyboard.scenes.map((scene) => ({
    ...scene,
    photo: { ...chosen, clip: { ...chosen.clip!, startSeconds: 1.5 } },
  }))
  await call('POST', `/api/videos/${id}/versions`, { storyboard: { ...storyboard, scenes }, baseVersion: 1 })
  const { versions } = await done(id)
  expect(versions[0]).toMatchObject({ number: 2, status: 'succeeded', notices: [] })
  expect(countLoads()).toBe(1)
})

test('a cached clip opens while its source is not connected', async () => {
  const { accountId, id, photo, open } = video
  const { seconds } = (await open()).json<PlayableClip>()
  const stored = storeFoundClip(running.services.storage, openFoundClip, [], { accountId, videoId: id, photo })
  expect(await stored).toMatchObject({ seconds })
})

test('opened clips are deleted with the cached steps of a video', async () => {
  const { accountId, id, open } = video
  const { db, storage, jobs } = running.services
  await db
    .update(videos)
    .set({ hasSteps: false, editedAt: sql`now() - interval '30 days'` })
    .where(eq(videos.id, id))
  expect((await open()).statusCode).toBe(200)
  const keys = async () => {
    const found: string[] = []
    for await (const { key } of storage.list(foundClipsFolder({ accountId, videoId: id }))) found.push(key)
    return found
  }
  expect(await keys()).toContainEqual(expect.stringMatching(/\.mp4$/u))
  await jobs.enqueue(tidyVideos, {})
  await expect.poll(keys, { timeout: 30_000 }).toEqual([])
})

test.each([
  ['is gone', { status: 404 }, 422, 'The source no longer has this clip. Choose another one.'],
  ['cannot be loaded now', { status: 503 }, 503, expect.stringMatching(/does not answer/u)],
  [
    'is not a video',
    { status: 200, body: '<!doctype html>' },
    422,
    'The source no longer has this clip. Choose another one.',
  ],
] as const)('explains that a clip %s', async (what, answer, status, message) => {
  const { open, photo } = video
  sandbox.faults.add({ match: { route: 'clip' }, kind: 'answer', times: 20, ...answer })
  const opened = await open({ file: `${photo.file}?${encodeURIComponent(what)}` })
  expect([opened.statusCode, opened.json<{ message: string }>().message]).toEqual([status, message])
})

test('rejects photographs, URLs outside the source, and videos of other accounts', async () => {
  const { id, photo, open } = video
  const { call } = videoCalls(app, randomUUID())
  const foreign = await open({ file: 'https://127.0.0.1/clip.mp4' })
  expect([foreign.statusCode, foreign.json<{ message: string }>().message]).toEqual([
    409,
    'The source of this clip is no longer connected. Choose another clip.',
  ])
  expect((await open({ clip: undefined })).statusCode).toBe(422)
  expect((await call('POST', `/api/videos/${id}/found-clip`, { photo })).statusCode).toBe(404)
  expect(sandbox.received).toEqual([])
})
