import { rm } from 'node:fs/promises'
import { createSandboxTikTok } from '@dayreel/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PlatformError } from '../platform-error.ts'
import type { Post } from '../platform.ts'
import { createLife, deliver, givenRow, Killed, takeTurn, type Row } from '../test/deliver.ts'
import { connect, givenVideo, postOf, type Subject, type TestVideo } from '../test/subject.ts'
import { createTikTok } from './create-tiktok.ts'

const ALL = 'user.info.basic video.publish video.upload'
const UNFINISHED = { data: { status: 'PROCESSING_UPLOAD', uploaded_bytes: 0 }, error: { code: 'ok', message: '' } }
const UNCOUNTED = { data: { status: 'PROCESSING_UPLOAD' }, error: { code: 'ok', message: '' } }
const UNKNOWN = { data: {}, error: { code: 'invalid_publish_id', message: 'There is no such publish_id.' } }

let standIn: Awaited<ReturnType<typeof createSandboxTikTok>>
let subject: Subject
let video: TestVideo
beforeAll(async () => {
  standIn = await createSandboxTikTok({ postsADay: 10_000 })
  const { url, clientKey, clientSecret } = standIn
  const addresses = { authorize: url, api: url, site: url, uploadHosts: [new URL(url).host] }
  subject = {
    create: (http) => createTikTok({ clientKey, clientSecret, addresses }, http),
    standIn,
    answers: { allow: { account: 'ada', granted: ALL }, untick: {} },
    livePosts: () => wholePosts(),
    publishRoute: '/video/init/',
  }
  video = await givenVideo(50_000)
})
afterAll(async () => {
  await standIn.close()
  await video[Symbol.asyncDispose]()
})
beforeEach(() => {
  standIn.faults.clear()
  standIn.clock.advance('25h')
})

test('a lost start response and a kill at any later step: one post, and the start without a response stays empty', async () => {
  let deaths = 0
  for (let dies = 1; ; dies += 1) {
    const [begunBefore, liveBefore] = [standIn.posts.length, wholePosts().length]
    const row = await given()
    const post = postOf(video.path)
    standIn.faults.add({ kind: 'lose', match: { route: '/video/init/' }, times: 2 })
    const end = await deliver(subject, row, post, createLife(dies)).catch((error: unknown) => error)
    const isKilled = end instanceof Killed
    expect(isKilled ? undefined : end).toBeUndefined()
    if (isKilled) deaths += 1
    await deliver(subject, row, post)
    expect(row.delivery.stage).toBe('live')
    expect(wholePosts().length - liveBefore).toBe(1)
    const begun = standIn.posts.slice(begunBefore)
    standIn.clock.advance('7d')
    expect(begun.filter(({ stored }) => stored.count === 0)).toHaveLength(begun.length - 1)
    standIn.faults.clear()
    if (!isKilled) break
  }
  expect(deaths).toBeGreaterThan(10)
})

test.each([404, 403])(
  'if the response to the last byte was lost and TikTok counts late, a closed URL (%i) starts no second post',
  async (status) => {
    const before = wholePosts().length
    const { row, post } = await givenAtUpload()
    standIn.faults.add({ kind: 'lose', match: { route: 'PUT /upload' } })
    await takeTurn(subject, row, post)
    expect(wholePosts().length - before).toBe(1)
    standIn.faults.add({ kind: 'answer', status: 200, body: UNFINISHED, match: { route: '/status/fetch/' }, times: 3 })
    standIn.faults.add({ kind: 'answer', status, match: { route: 'PUT /upload' } })
    await deliver(subject, row, post)
    expect(row.delivery.stage).toBe('live')
    expect(wholePosts().length - before).toBe(1)
  },
)

test.each([
  ['does not count the bytes', { status: 200, body: UNCOUNTED }],
  ['knows nothing of it', { status: 400, body: UNKNOWN }],
])('TikTok receives the last byte and then %s: the owner must check after a day', async (_what, answer) => {
  const before = wholePosts().length
  const { row, post } = await givenAtUpload()
  standIn.faults.add({ kind: 'lose', match: { route: 'PUT /upload' } })
  await takeTurn(subject, row, post)
  standIn.faults.add({ kind: 'answer', ...answer, match: { route: '/status/fetch/' }, times: 10_000 })
  standIn.faults.add({ kind: 'answer', status: 404, match: { route: 'PUT /upload' }, times: 10_000 })
  const kinds = new Set<string>()
  for (let hour = 0; hour < 30 && row.delivery.stage === 'upload'; hour += 1) {
    await takeTurn(subject, row, post).catch((error: PlatformError) => kinds.add(error.kind))
    standIn.clock.advance('1h')
  }
  expect([...kinds].filter((kind) => kind !== 'app_misconfigured')).toEqual([])
  expect(row.delivery.stage).toBe('uncertain')
  expect(wholePosts().length - before).toBe(1)
})

test('if all bytes arrived, the response was lost and the file is deleted, the post is not reported as lost', async () => {
  const before = wholePosts().length
  await using other = await givenVideo(50_000)
  const { row, post } = await givenAtUpload(other.path)
  standIn.faults.add({ kind: 'lose', match: { route: 'PUT /upload' } })
  await takeTurn(subject, row, post)
  await rm(other.path)
  await deliver(subject, row, post)
  expect(row.delivery.stage).toBe('live')
  expect(wholePosts().length - before).toBe(1)
})

test("if starts without a response fill TikTok's daily drafts, the post waits and is posted once", async () => {
  const before = wholePosts().length
  const row = await given()
  const post = postOf(video.path, { asDraft: true })
  standIn.faults.add({ kind: 'lose', match: { route: '/inbox/video/init/' }, times: 5 })
  const begunBefore = standIn.posts.length
  await deliver(subject, row, post)
  expect(row.delivery).toMatchObject({ stage: 'live', posted: { isDraft: true } })
  expect(wholePosts().length - before).toBe(1)
  expect(standIn.posts.length - begunBefore).toBe(6)
})

test('only the owner can finish drafts that the owner left unfinished', async () => {
  const post = postOf(video.path, { asDraft: true })
  for (let draft = 0; draft < 5; draft += 1) await deliver(subject, await given(), post)
  await expect(deliver(subject, await given(), post)).rejects.toMatchObject({
    kind: 'user_action_required',
    text: expect.stringMatching(/^Finish or discard the drafts in your TikTok inbox\./),
  })
})

async function given(): Promise<Row> {
  return givenRow(subject, await connect(subject, subject.create({ now: () => standIn.clock.now() })))
}

/** The post has been started, but none of its bytes has been sent. */
async function givenAtUpload(path = video.path): Promise<{ row: Row; post: Post }> {
  const row = await given()
  const post = postOf(path)
  while (row.delivery.stage !== 'upload') await takeTurn(subject, row, post)
  return { row, post }
}

function wholePosts(): string[] {
  return standIn.posts.filter(({ stored, size }) => stored.count === size).map(({ stored }) => stored.sha256)
}
