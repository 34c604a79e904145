import type { StartedVideo } from '@dayreel/contract'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failedJobs, jobErrors, takenProjects, videos } from '#db/schema.ts'
import { startBoss } from '#jobs/create-jobs.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { createStepStore } from '#storage/create-step-store.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { passHeartbeats, spawnDoomed } from '#test/spawn-doomed.ts'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { videoFolder } from './video-files.ts'

/** Where a worker dies, in the order of its work. `before` means that the file's content is lost. */
const ALL_DEATHS = [
  'before:steps/write',
  'after:steps/write',
  'before:steps/illustrate', // Pictures are painted before speech is created.
  'after:scene-', // The small picture is stored as soon as it has been painted.
  'after:steps/narrate',
  'after:steps/score',
  'after:steps/render',
  'before:video.mp4',
  'after:video.mp4',
]
/**
 * One point of each kind: nothing is stored, a step is stored, and before and after the last file. The soak test uses
 * all points.
 */
const FEW_DEATHS = ['before:steps/write', 'after:scene-', 'after:steps/score', 'before:video.mp4', 'after:video.mp4']
const DEATHS: readonly string[] = process.env['VIDEO_DEATHS'] === 'all' ? ALL_DEATHS : FEW_DEATHS

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
/** Takes jobs away from dead workers when the test asks for it. In production, every worker does so regularly. */
let supervisor: Awaited<ReturnType<typeof startBoss>>
beforeAll(async () => {
  running = await createTestServices({ studio: { illustrators: [createPlainIllustrator()] } })
  app = await createApp(running.services)
  const { database, services } = running
  supervisor = await startBoss({ url: database.url, log: services.log, supervise: false, schedule: false })
})
afterAll(async () => {
  await supervisor.stop({ graceful: false })
  await app.close()
  await running.close()
})

const runDoomed = (env: Record<string, string>): Promise<string> => spawnDoomed(running, env)
const letHeartbeatsPass = (): Promise<void> => passHeartbeats(running, supervisor)

async function keysOf(accountId: string, videoId: string): Promise<string[]> {
  const found: string[] = []
  const folder = videoFolder({ accountId, videoId })
  for await (const { key } of running.services.storage.list(folder)) found.push(key.slice(folder.length))
  return found.sort()
}

test('workers that die at each kind of step lose nothing: the video continues, is charged once, and leaves no unneeded files', async () => {
  const accountId = randomUUID()
  const { start, done, read } = videoCalls(app, accountId)
  const id = await start({ musicUrl: '/media/tracks/raindrops.m4a' })
  let steps: string[] = []
  for (const death of DEATHS) {
    expect([death, await runDoomed({ DIES: death })]).toEqual([death, 'SIGKILL'])
    const kept = await keysOf(accountId, id)
    expect(kept).toEqual(expect.arrayContaining(steps)) // The next worker keeps finished steps.
    steps = kept.filter((key) => key.startsWith('steps/'))
    expect((await read(id)).errorMessage).toBeNull()
    await letHeartbeatsPass()
  }
  const { services, database } = running
  const last = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  const video = await done(id)
  await last.close()
  expect(video).toMatchObject({ status: 'succeeded', progress: 100 })
  expect(await keysOf(accountId, id)).toEqual([
    '1/scene-s1.jpg',
    '1/scene-s2.jpg',
    '1/video.ass',
    '1/video.jpg',
    '1/video.mp4',
    '1/video.srt',
    '1/video.vtt',
    expect.stringMatching(/^steps\/pack-/),
  ])
  const store = createStepStore(services.storage, `${videoFolder({ accountId, videoId: id })}steps/`)
  for (const key of steps) expect(await store.get(key.slice('steps/'.length))).toBeDefined()
  const taken = await services.db.select().from(takenProjects).where(eq(takenProjects.accountId, accountId))
  expect(taken).toMatchObject([{ reference: `video:${id}:1`, givenBackAt: null }])
  expect(await services.db.select().from(jobErrors)).toEqual([]) // A worker's death is not an error of the job.
})

test('a video that kills every worker fails after five deaths, and its payment is returned once', async () => {
  const accountId = randomUUID()
  const { start, done, read } = videoCalls(app, accountId)
  const id = await start()
  const { services, database } = running
  const { db } = services
  for (let death = 1; death <= 5; death++) {
    expect(await runDoomed({ DIES: 'before:steps/write' })).toBe('SIGKILL')
    await letHeartbeatsPass()
    expect((await read(id)).status).not.toBe('failed')
  }
  const taken = () => db.select().from(takenProjects).where(eq(takenProjects.accountId, accountId))
  const failed = () => db.select().from(failedJobs).where(eq(failedJobs.accountId, accountId))
  // Two workers die while they mark the video as failed. After the first death, no payment is returned. After the
  // second, everything is returned.
  expect(await runDoomed({ DIES: 'commit' })).toBe('SIGKILL')
  expect([await taken(), await failed()]).toMatchObject([[{ givenBackAt: null }], []])
  await letHeartbeatsPass()
  expect(await runDoomed({ DIES: 'remove' })).toBe('SIGKILL')
  const [{ givenBackAt } = { givenBackAt: null }] = await taken()
  expect(givenBackAt).not.toBeNull()
  await letHeartbeatsPass()
  const last = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  expect(await done(id)).toMatchObject({
    status: 'failed',
    errorMessage: /stopped partway on our side. It cost nothing/,
  })
  await last.close()
  expect(await taken()).toMatchObject([{ givenBackAt }])
  expect(await failed()).toMatchObject([
    { name: 'make-video', payload: { videoId: id }, errors: 0, lost: expect.any(Number) as number },
  ])
})

test('another worker continues a dead worker’s video within 30 seconds', async () => {
  const accountId = randomUUID()
  const { start, until, done } = videoCalls(app, accountId)
  const id = await start()
  expect(await runDoomed({ DIES: 'after:steps/illustrate' })).toBe('SIGKILL')
  const diedAt = Date.now()
  // Simulates a long work time. By then, the queue has noted that a worker serves this account.
  await running.services.db.execute(
    sql`update pgboss.queue set singletons_active = array[${accountId}], monitor_on = now() where name = 'make-video'`,
  )
  const before = await until(id, () => true)
  const { services, database } = running
  const other = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  const isFurther = await until(
    id,
    ({ status, progress }) => status === 'rendering' || status === 'succeeded' || progress > before.progress,
  )
  expect(Date.now() - diedAt).toBeLessThan(30_000)
  expect(isFurther.progress).toBeGreaterThanOrEqual(before.progress)
  expect((await done(id)).status).toBe('succeeded')
  await other.close()
})

test('a worker that gets a stop signal releases its video at once', async () => {
  const { start, until, done } = videoCalls(app, randomUUID())
  const { services, database } = running
  const hanging = createPlainIllustrator({
    onDraw: (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  })
  const slow = { ...services, studio: { ...services.studio, illustrators: [hanging] } }
  const first = await runJobs({ url: database.url, services: slow, handlers: jobHandlers() })
  const id = await start()
  await until(id, ({ status }) => status === 'illustrating')
  const stoppedAt = Date.now()
  await first.close()
  expect(Date.now() - stoppedAt).toBeLessThan(5_000)
  const second = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  await until(id, ({ status }) => status === 'rendering' || status === 'succeeded')
  // The queue would notice a crashed worker later than this.
  expect(Date.now() - stoppedAt).toBeLessThan(20_000)
  expect((await done(id)).status).toBe('succeeded')
  await second.close()
})

test.each([
  ['enqueue', 0],
  ['answer', 1],
])(
  'a server that dies at "%s" leaves either a video and its charge or neither; a repeated request results in one video',
  async (moment, there) => {
    const accountId = randomUUID()
    const key = randomUUID()
    const { db } = running.services
    await app.inject({ url: '/api/users/credits', headers: bearer(accountId) })
    expect(await runDoomed({ DIES: moment, STARTS: `${accountId}:${key}` })).toBe('SIGKILL')
    const ids = async () => (await db.select().from(videos).where(eq(videos.accountId, accountId))).map(({ id }) => id)
    const charges = () => db.select().from(takenProjects).where(eq(takenProjects.accountId, accountId))
    const left = await ids()
    expect(left).toHaveLength(there)
    expect(await charges()).toHaveLength(there)
    const again = await videoCalls(app, accountId).generate({}, key)
    expect(again.statusCode).toBe(201)
    const after = await ids()
    expect(after).toEqual([again.json<StartedVideo>().id])
    expect(after).toEqual(expect.arrayContaining(left))
    expect(await charges()).toHaveLength(1)
  },
)
