import type { ChangePlan, StartedVideo, Storyboard, Video, VideoStatusUpdate, VideoSummary } from '@dayreel/contract'
import { StudioError } from '@dayreel/storyboard/base'
import { eq, inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { takenProjects, videos, videoVersions } from '#db/schema.ts'
import { tidyVideos } from '#jobs/tidy-videos.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { createRealtime } from '#realtime/create-realtime.ts'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { SHORT_SCRIPT, videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator, plainPng } from '#test/plain-illustrator.ts'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { stepsFolder, videoFolder } from './video-files.ts'
import { videoUpdates } from './video-updates.ts'

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let jobs: { close: () => Promise<void> }
/** Runs while a picture is drawn. Tests replace it. */
let onDraw: (signal: AbortSignal) => Promise<void> = async () => undefined

beforeAll(async () => {
  running = await createTestServices({
    env: { CALLS_PER_MINUTE: '100000' },
    studio: { illustrators: [createPlainIllustrator({ onDraw: (signal) => onDraw(signal) })] },
  })
  app = await createApp(running.services)
  jobs = await runJobs({ url: running.database.url, services: running.services, handlers: jobHandlers() })
})
afterEach(() => {
  onDraw = async () => undefined
})
afterAll(async () => {
  await jobs.close()
  await app.close()
  await running.close()
})

const givenUser = () => {
  const accountId = randomUUID()
  return { accountId, ...videoCalls(app, accountId) }
}
/** Simulates a drawing that never ends. */
async function untilAborted(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  await once(signal, 'abort')
  signal.throwIfAborted()
}
const projectsOf = (accountId: string) =>
  running.services.db.select().from(takenProjects).where(eq(takenProjects.accountId, accountId))
async function keysUnder(folder: string): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of running.services.storage.list(folder)) found.push(key.slice(folder.length))
  return found.sort()
}
const filesOf = async (accountId: string, videoId: string) =>
  (await keysUnder(videoFolder({ accountId, videoId }))).filter((key) => !key.startsWith('steps/'))

test('a video can be made, found, edited, and deleted with all its files', async () => {
  const { accountId, call, start, done, read } = givenUser()
  const id = await start({ musicUrl: '/media/tracks/raindrops.m4a' })
  const video = await done(id)
  expect(video).toMatchObject({ status: 'succeeded', progress: 100, errorMessage: null, freeVersionsLeft: 5 })
  expect(video.seconds).toBeGreaterThan(2)
  expect(await filesOf(accountId, id)).toEqual([
    '1/scene-s1.jpg',
    '1/scene-s2.jpg',
    '1/video.ass',
    '1/video.jpg',
    '1/video.mp4',
    '1/video.srt',
    '1/video.vtt',
  ])

  // The files can be shown and saved, completely and in part.
  const part = await app.inject({ url: video.video_url!, headers: { range: 'bytes=4-7' } })
  expect([part.statusCode, part.body]).toEqual([206, 'ftyp'])
  const version = video.versions[0]!
  expect((await app.inject({ url: version.vtt_url! })).body).toMatch(/^WEBVTT/)
  const saved = await app.inject({ url: version.download_video_url! })
  expect(saved.headers['content-disposition']).toMatch(/^attachment; filename=".+\.mp4"/)
  expect(saved.headers['content-type']).toBe('video/mp4')
  expect((await app.inject({ url: video.thumbnail_url! })).headers['content-type']).toBe('image/jpeg')

  // The storyboard can be read. Without a change, it gives no new version.
  const board = (await call('GET', `/api/videos/${id}/storyboard`)).json<{
    version: number
    storyboard: Storyboard
    pictures: Record<string, string>
  }>()
  expect(board.storyboard.scenes.map(({ text }) => text).join(' ')).toBe(SHORT_SCRIPT)
  for (const path of Object.values(board.pictures)) expect((await app.inject({ url: path })).statusCode).toBe(200)
  const same = await call('POST', `/api/videos/${id}/versions`, { storyboard: board.storyboard })
  expect(same.json()).toMatchObject({ message: 'This would create the same video again. Change something first.' })

  // A picture is uploaded and words are changed.
  const upload = await app.inject({
    method: 'POST',
    url: `/api/videos/${id}/pictures`,
    headers: { ...bearer(accountId), 'content-type': 'image/png' },
    payload: plainPng(50, 80, [200, 10, 10]),
  })
  expect(upload.statusCode).toBe(201)
  const { picture, url } = upload.json<{ picture: string; url: string }>()
  expect((await app.inject({ url })).headers['content-type']).toBe('image/jpeg')
  const edited = structuredClone(board.storyboard)
  edited.scenes[0]!.picture = picture
  edited.scenes[1]!.text = 'One winter night, its lamp came on again.'
  const plan = (await call('POST', `/api/videos/${id}/plan`, { storyboard: edited })).json<ChangePlan>()
  expect(plan).toMatchObject({
    isChanged: true,
    scenes: [
      { id: 's1', speech: false, picture: true },
      { id: 's2', speech: true, picture: true },
    ],
    sound: true,
    everyFrame: false,
    cost: { credits: 0, isFree: true, freeVersionsLeft: 5, freeUntil: video.freeUntil },
  })
  const key = randomUUID()
  const made = await call('POST', `/api/videos/${id}/versions`, { storyboard: edited }, key)
  expect(made.statusCode).toBe(202)
  expect(made.json<Video>()).toMatchObject({ status: 'pending', freeVersionsLeft: 4 })
  expect(made.json<Video>().video_url).toContain(`${id}/1/video.mp4`)
  const meanwhile = await call('POST', `/api/videos/${id}/versions`, { storyboard: edited })
  expect(meanwhile.statusCode).toBe(409)
  expect((await call('POST', `/api/videos/${id}/versions`, { storyboard: edited }, key)).statusCode).toBe(202)
  const second = await done(id)
  expect(second).toMatchObject({ status: 'succeeded', freeVersionsLeft: 4 })
  // If a browser never got the response and repeats the request much later, it gets the same version and no new one is
  // made.
  expect((await call('POST', `/api/videos/${id}/versions`, { storyboard: edited }, key)).statusCode).toBe(202)
  expect((await call('POST', `/api/videos/${id}/versions`, { storyboard: edited })).statusCode).toBe(422)
  expect(second.versions.map(({ number }) => number)).toEqual([2, 1])
  expect(second.video_url).toContain(`${id}/2/video.mp4`)
  expect((await app.inject({ url: second.versions[0]!.srt_url! })).body).toContain('winter')
  expect((await app.inject({ url: second.versions[1]!.srt_url! })).body).not.toContain('winter')
  expect(await projectsOf(accountId)).toHaveLength(1)

  // The video is renamed, found and made again.
  expect((await call('PATCH', `/api/videos/${id}`, { title: 'Of lamps & stairs: 100%' })).json()).toMatchObject({
    title: 'Of lamps & stairs: 100%',
  })
  const search = async (words: string) =>
    (await call('GET', `/api/videos?search=${encodeURIComponent(words)}`)).json<{ items: VideoSummary[] }>().items
  expect(await search('100%')).toHaveLength(1)
  expect(await search('HUNDRED years')).toHaveLength(1)
  expect(await search('100_')).toHaveLength(0)
  expect(decodeURIComponent((await read(id)).versions[0]!.download_video_url!)).toContain(
    'Of+lamps+&+stairs+100%+(2).mp4',
  )
  const again = await call('POST', `/api/videos/${id}/make-again`, undefined, randomUUID())
  expect(again.statusCode).toBe(201)
  await done(again.json<StartedVideo>().id)
  expect(await projectsOf(accountId)).toHaveLength(2)

  // The video is deleted with all its files. The uploaded picture stays in the user's storage.
  const paths = [video.video_url!, version.vtt_url!]
  expect((await call('DELETE', `/api/videos/${id}`)).statusCode).toBe(204)
  for (const path of paths) expect((await app.inject({ url: path })).statusCode).toBe(404)
  expect((await app.inject({ url })).statusCode).toBe(200)
  expect(await filesOf(accountId, id)).toEqual([])
  expect((await call('GET', `/api/videos/${id}`)).statusCode).toBe(404)
  expect((await call('DELETE', `/api/videos/${id}`)).statusCode).toBe(404)
  expect(await search('')).toHaveLength(1)
})

test('a failure caused by the text is reported as such; any other is retried and reported as an internal error; both return the payment', async () => {
  const { accountId, start, done } = givenUser()
  onDraw = () => Promise.reject(new StudioError('picture-unreadable', 'This picture is damaged. Upload it again.'))
  expect(await done(await start())).toMatchObject({
    status: 'failed',
    errorCode: 'picture-unreadable',
    errorMessage: 'This picture is damaged. Upload it again.',
  })
  let tries = 0
  onDraw = async () => {
    tries++
    throw new Error('secret detail of ours')
  }
  const failed = await done(await start())
  expect(failed).toMatchObject({ status: 'failed', errorCode: 'internal' })
  expect(failed.errorMessage).toContain('It cost nothing')
  expect(failed.errorMessage).not.toContain('secret')
  expect(tries).toBeGreaterThanOrEqual(3)
  const taken = await projectsOf(accountId)
  expect(taken).toHaveLength(2)
  for (const { givenBackAt } of taken) expect(givenBackAt).not.toBeNull()
  expect(await filesOf(accountId, failed.id)).toEqual([])
})

test('shows painted pictures while others are painted, and removes them when the video is finished', async () => {
  const { accountId, start, until, call, done } = givenUser()
  const gate = Promise.withResolvers<void>()
  let drawings = 0
  onDraw = () => (drawings++ === 0 ? Promise.resolve() : gate.promise)
  const id = await start()
  type Painted = { lines: string[]; pictures: { number: number; url: string }[] }
  const painted = async () => (await call('GET', `/api/videos/${id}/painted`)).json<Painted>()
  const seen = async () => {
    const { lines, pictures } = await painted()
    return { words: lines.join(' '), count: pictures.length }
  }
  try {
    await until(id, ({ status }) => status === 'illustrating')
    // The first drawn picture can be any scene's.
    await expect.poll(seen).toEqual({ words: SHORT_SCRIPT, count: 1 })
    const [first] = (await painted()).pictures
    expect((await app.inject({ url: first!.url })).headers['content-type']).toBe('image/jpeg')
    expect((await givenUser().call('GET', `/api/videos/${id}/painted`)).statusCode).toBe(404)
  } finally {
    gate.resolve() // The gate must open even after a failure, because all accounts share the queue.
  }
  await done(id)
  expect(await painted()).toEqual({ lines: [], pictures: [] })
  expect((await filesOf(accountId, id)).filter((key) => key.includes('painted'))).toEqual([])
})

test('a cancelled running video leaves no files except its cached steps', async () => {
  const { accountId, start, until, call, done } = givenUser()
  let isDrawing = false
  let isAborted = false
  onDraw = (signal) => {
    isDrawing = true
    return untilAborted(signal).finally(() => (isAborted = true))
  }
  const id = await start()
  await until(id, ({ status }) => isDrawing && status === 'illustrating')
  expect((await call('POST', `/api/videos/${id}/cancel`)).json()).toMatchObject({ errorCode: 'cancelled' })
  onDraw = async () => undefined
  const next = await done(await start()) // The cancelled video no longer occupies the queue.
  expect(next.status).toBe('succeeded')
  await expect.poll(() => isAborted).toBe(true)
  await expect.poll(() => filesOf(accountId, id)).toEqual([])
  expect((await projectsOf(accountId)).filter(({ givenBackAt }) => givenBackAt === null)).toHaveLength(1)
})

test('a video that is deleted while it is made leaves nothing, and its row is removed later', async () => {
  const { accountId, start, until, call } = givenUser()
  let isDrawing = false
  onDraw = (signal) => {
    isDrawing = true
    return untilAborted(signal)
  }
  const id = await start()
  await until(id, ({ status }) => isDrawing && status === 'illustrating')
  expect((await call('DELETE', `/api/videos/${id}`)).statusCode).toBe(204)
  expect((await projectsOf(accountId))[0]!.givenBackAt).not.toBeNull()
  const { db, jobs: queue } = running.services
  await expect.poll(() => keysUnder(videoFolder({ accountId, videoId: id }))).toEqual([])
  await db
    .update(videos)
    .set({ deletedAt: sql`now() - interval '2 hours'` })
    .where(eq(videos.id, id))
  await queue.enqueue(tidyVideos, {})
  await expect.poll(() => db.select().from(videos).where(eq(videos.id, id))).toEqual([])
})

test('packs the cached parts of a finished video, reuses them in an edit, and removes them after three days', async () => {
  const { accountId, start, done, call } = givenUser()
  const id = await start()
  await done(id)
  const steps = stepsFolder({ accountId, videoId: id })
  await expect.poll(() => keysUnder(steps)).toEqual([expect.stringMatching(/^pack-/)])
  const { db, jobs: queue, storage } = running.services
  const read = async () =>
    (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>().storyboard
  let drawn = 0
  onDraw = async () => void drawn++
  await call('POST', `/api/videos/${id}/versions`, { storyboard: { ...(await read()), captionStyle: 'pop' } })
  expect(await done(id)).toMatchObject({ status: 'succeeded' })
  expect(drawn).toBe(0)
  await expect.poll(async () => (await keysUnder(steps)).length).toBe(2)
  await storage.put(`${steps}speech-bought`, new Uint8Array(3))
  await db
    .update(videos)
    .set({ editedAt: sql`now() - interval '73 hours'` })
    .where(eq(videos.id, id))
  await queue.enqueue(tidyVideos, {})
  await expect.poll(() => keysUnder(steps)).toEqual(['speech-bought'])
  await call('POST', `/api/videos/${id}/versions`, { storyboard: { ...(await read()), captions: false } })
  expect(await done(id)).toMatchObject({ status: 'succeeded', progress: 100 })
})

test("one user’s many videos do not delay another user's first video", async () => {
  const [many, one] = [givenUser(), givenUser()]
  const theirs = [await many.start(), await many.start(), await many.start()]
  const first = await one.start()
  await Promise.all([...theirs.map(many.done), one.done(first)])
  const order = await running.services.db
    .select({ id: videoVersions.videoId })
    .from(videoVersions)
    .where(inArray(videoVersions.videoId, [...theirs, first]))
    .orderBy(videoVersions.finishedAt)
  expect(order.findIndex(({ id }) => id === first)).toBeLessThanOrEqual(1)
})

test("both browsers of the owner get the updates; another user's gets none and cannot request them", async () => {
  const [owner, other] = [givenUser(), givenUser()]
  const live = await createApp(running.services)
  const realtime = await createRealtime({
    http: live.server,
    databaseUrl: running.database.url,
    auth: running.services.auth,
    limits: running.services.limits,
    edge: running.services.config.edge,
    topics: [videoUpdates(running.services)],
    log: running.services.log,
  })
  await live.listen({ port: 0 })
  const url = `http://localhost:${(live.server.address() as AddressInfo).port}`
  const watch = async (
    accountId: string,
    registersAs: string,
  ): Promise<{ seen: VideoStatusUpdate[]; socket: Socket }> => {
    const socket = io(url, { auth: { token: bearer(accountId).authorization.slice('Bearer '.length) } })
    const seen: VideoStatusUpdate[] = []
    socket.on('videoStatusUpdate', (update: VideoStatusUpdate) => void seen.push(update))
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    await socket.emitWithAck('registerUser', registersAs)
    return { seen, socket }
  }
  const watching = [
    await watch(owner.accountId, owner.accountId),
    await watch(owner.accountId, owner.accountId),
    await watch(other.accountId, owner.accountId),
    await watch(other.accountId, other.accountId),
  ]
  const [first, second, intruder, stranger] = watching.map(({ seen }) => seen)
  const id = await owner.start()
  await owner.done(id)
  await expect.poll(() => first!.at(-1)?.status).toBe('succeeded')
  await expect.poll(() => second!.at(-1)?.status).toBe('succeeded')
  expect([intruder, stranger]).toEqual([[], []])
  for (const seen of [first!, second!]) {
    expect(seen.every((update) => update.videoId === id)).toBe(true)
    const percents = seen.map(({ progress }) => progress)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    expect(seen[0]).toMatchObject({ status: 'pending', video_url: null, errorMessage: null })
    expect(seen.at(-1)!.video_url).toContain(`${id}/1/video.mp4`)
  }
  for (const { socket } of watching) socket.disconnect()
  await realtime.close()
  await live.close()
})
