import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accounts, videos, videoVersions } from '#db/schema.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { startWork } from '#test/start-work.ts'
import { handle } from './handle.ts'
import { makeVideo } from './make-video.ts'

const WORKERS = 3
const LIMIT = 2
let given: TestServices
const running = new Map<string, () => void>()
let workers: { close: () => Promise<void> }[] = []

beforeAll(async () => {
  given = await createTestServices({ env: { RENDERS_AT_ONCE: String(LIMIT) } })
  const handler = handle(
    makeVideo,
    ({ videoId }) => new Promise<void>((resolve) => running.set(videoId, () => running.delete(videoId) && resolve())),
  )
  workers = await Promise.all(Array.from({ length: WORKERS }, () => startWork(given, [handler])))
})
afterAll(async () => {
  for (const end of running.values()) end()
  for (const worker of workers) await worker.close()
  await given.close()
})

async function enqueue(accountId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  for (const videoId of ids) {
    await given.services.jobs.enqueue(makeVideo, { accountId, videoId, number: 1 }, { accountId })
  }
  return ids
}

const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 20_000, interval: 20 })

test('with three workers, an account has two running videos while any of its videos wait, no matter which one ends first', async () => {
  const ids = await enqueue(randomUUID(), 6)
  const end = (id: string) => {
    running.get(id)!()
    ids.splice(ids.indexOf(id), 1)
  }
  const own = () => ids.filter((id) => running.has(id))
  await until(() => own().length >= LIMIT)
  // Workers that fetch at the same moment may exceed the limit. The next end brings the account back to it.
  const [other] = await enqueue(randomUUID(), 1)
  await until(() => running.size >= WORKERS)
  if (!running.has(other!)) end(own().at(-1)!)
  await until(() => running.has(other!)) // This video is newer than the waiting videos of the first account.
  running.get(other!)!()
  while (ids.length > LIMIT) {
    await until(() => own().length >= LIMIT)
    // The newer video ends first. Its place must not stay empty until the older one ends.
    end(own().at(-1)!)
  }
  await until(() => own().length === LIMIT)
  for (const id of own()) end(id)
}, 60_000)

test('the database refuses a second unfinished version of a video', async () => {
  const { db } = given.services
  const [accountId, videoId] = [randomUUID(), randomUUID()]
  await db.insert(accounts).values({ id: accountId, email: `${accountId}@example.test` })
  await db.insert(videos).values({ id: videoId, accountId, title: 'One', request: {} })
  await db.insert(videoVersions).values({ videoId, number: 1, quality: 'low' })
  const second = db.insert(videoVersions).values({ videoId, number: 2, quality: 'low' })
  await expect(second).rejects.toMatchObject({ cause: { code: '23505', constraint: 'video_versions_unfinished' } })
  await db.update(videoVersions).set({ status: 'succeeded', finishedAt: new Date() })
  await db.insert(videoVersions).values({ videoId, number: 2, quality: 'low' })
})
