import type { StartedVideo } from '@dayreel/contract'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobErrors, takenProjects, videos } from '#db/schema.ts'
import { startBoss } from '#jobs/create-jobs.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { passHeartbeats, spawnDoomed } from '#test/spawn-doomed.ts'
import { createApp } from '../../app.ts'
import { jobHandlers } from '../../job-handlers.ts'
import { videoFolder } from '#video/video-files.ts'

/** Where a worker dies, in the order of the work; before a file is put its content was made and is lost. */
const DEATHS = [
  'before:steps/write',
  'after:steps/write',
  'before:steps/illustrate', // plain pictures come before speech
  'after:scene-', // stored small as soon as it is painted
  'after:steps/narrate',
  'after:steps/score',
  'after:steps/render',
  'before:video.mp4',
  'after:video.mp4',
] as const

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
/** Looks for jobs of dead workers when it is told to, as every worker does now and then. */
let supervisor: Awaited<ReturnType<typeof startBoss>>
beforeAll(async () => {
  running = await createTestServices({ studio: { illustrator: createPlainIllustrator() } })
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

test('workers that die at every step lose nothing: the video goes on where it was, is charged once, and leaves nothing over', async () => {
  const accountId = randomUUID()
  const { start, done, read } = videoCalls(app, accountId)
  const id = await start({ musicUrl: '/media/tracks/raindrops.m4a' })
  let steps: string[] = []
  for (const death of DEATHS) {
    expect([death, await runDoomed({ DIES: death })]).toEqual([death, 'SIGKILL'])
    const kept = await keysOf(accountId, id)
    expect(kept).toEqual(expect.arrayContaining(steps)) // what one worker had finished, the next one does not lose
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
    '1/video.jpg',
    '1/video.mp4',
    '1/video.srt',
    '1/video.vtt',
    ...steps,
  ])
  const taken = await services.db.select().from(takenProjects).where(eq(takenProjects.accountId, accountId))
  expect(taken).toMatchObject([{ reference: `video:${id}:1`, givenBackAt: null }])
  expect(await services.db.select().from(jobErrors)).toEqual([]) // deaths are nobody's error
}, 600_000)

test('a dead worker’s video goes on elsewhere within 30 seconds', async () => {
  const accountId = randomUUID()
  const { start, until, done } = videoCalls(app, accountId)
  const id = await start()
  expect(await runDoomed({ DIES: 'after:steps/illustrate' })).toBe('SIGKILL')
  const diedAt = Date.now()
  // As it is when the worker had been busy for long: the queue has taken note that somebody works for this account.
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
}, 300_000)

test('a worker that is told to stop hands its video back at once', async () => {
  const { start, until, done } = videoCalls(app, randomUUID())
  const { services, database } = running
  const hanging = createPlainIllustrator({
    onDraw: (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  })
  const slow = { ...services, studio: { ...services.studio, illustrator: hanging } }
  const first = await runJobs({ url: database.url, services: slow, handlers: jobHandlers() })
  const id = await start()
  await until(id, ({ status }) => status === 'illustrating')
  const toldAt = Date.now()
  await first.close()
  expect(Date.now() - toldAt).toBeLessThan(5_000)
  const second = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  await until(id, ({ status }) => status === 'rendering' || status === 'succeeded')
  // A worker that is gone without a word is noticed later than that.
  expect(Date.now() - toldAt).toBeLessThan(20_000)
  expect((await done(id)).status).toBe('succeeded')
  await second.close()
}, 300_000)

test.each([
  ['enqueue', 0],
  ['answer', 1],
])(
  'a server that dies at "%s" leaves a video and its charge, or neither; the same request again makes one of it',
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
