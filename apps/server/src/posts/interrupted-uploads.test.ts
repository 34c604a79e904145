import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { incomingUploads, posts } from '#db/schema.ts'
import { givenSharer, startPosting, VIDEO, type Posting, type Sharer } from '#test/start-posting.ts'
import { uploadFields, uploadForm, uploadHeaders, type UploadForm } from '#test/upload-form.ts'

const PATIENT = { timeout: 30_000 }
const LONG_VIDEO = Buffer.concat([VIDEO, randomBytes(2_000_000)])
/**
 * An upload is interrupted after one of these numbers of bytes: in the first bytes, in the first chunks and near the
 * end.
 */
const SENT_BYTES = [600, 200_000, 2_000_000]

const INTERRUPTIONS: readonly (readonly [string, (client: Socket, server: Socket) => void])[] = [
  ['closes the connection', (client) => client.end()],
  ['resets the connection', (client) => client.resetAndDestroy()],
  // In production, the socket emits this event after a minute without a byte (`limitTime`).
  ['sends nothing for a minute', (_client, server) => void server.emit('timeout')],
]

let posting: Posting
let sharer: Sharer
let channelId: string
let accepted: Promise<Socket>

beforeAll(async () => {
  posting = await startPosting()
  await posting.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => posting.close())
beforeEach(async () => {
  await posting.reset()
  sharer = await givenSharer(posting)
  channelId = await sharer.connect('youtube')
})

describe('an interrupted upload', () => {
  test.each(INTERRUPTIONS)('frees its place and leaves no file when the client %s', async (_how, interrupt) => {
    const form = uploadForm(uploadFields(channelId), LONG_VIDEO)
    for (const bytes of SENT_BYTES) {
      const client = await open(form)
      client.write(form.payload.subarray(0, form.payload.indexOf(LONG_VIDEO) + bytes))
      await expect.poll(countPlaces, PATIENT).toBe(1)
      await expect.poll(unfinished, PATIENT).toHaveLength(1)
      interrupt(client, await accepted)
      await expect.poll(countPlaces, PATIENT).toBe(0)
      expect(await unfinished()).toEqual([])
    }
    const client = await open(form)
    client.write(form.payload)
    await expect.poll(countPosts, PATIENT).toBe(1)
    await expect.poll(countPlaces, PATIENT).toBe(0)
    client.destroy()
  })

  test('is rejected if its body ends within the file', async () => {
    const form = uploadForm(uploadFields(channelId), LONG_VIDEO)
    const payload = form.payload.subarray(0, 1_000_000)
    expect(await send({ ...form, payload }, payload)).toMatch(
      /^HTTP\/1.1 400 .*"The upload was interrupted\. Try again\."/su,
    )
    expect([await countPlaces(), await unfinished()]).toEqual([0, []])
  })
})

test.each([
  [
    'a file that is no video',
    {},
    randomBytes(3_000_000),
    /^HTTP\/1.1 415 .*"Choose a video file: MP4, MOV or WebM\."/su,
  ],
  [
    'a description that is too long',
    { description: 'a'.repeat(70_000) },
    LONG_VIDEO,
    /^HTTP\/1.1 413 .*"The description is too long\."/su,
  ],
])('%s is rejected with its reason while the client still sends', async (_what, fields, file, answer) => {
  const form = uploadForm({ ...uploadFields(channelId), ...fields }, file)
  expect(await send(form, form.payload.subarray(0, form.payload.length - 1_000))).toMatch(answer)
  expect([await countPlaces(), await unfinished()]).toEqual([0, []])
})

/** Opens a connection and sends the head of an upload request. */
async function open(form: UploadForm): Promise<Socket> {
  const { app } = posting
  accepted = once(app.server, 'connection').then(([socket]) => socket as Socket)
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined).resume()
  const headers = { host: 'localhost', ...uploadHeaders(sharer.person.accountId, form) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  client.write(`POST /api/youtube/upload HTTP/1.1\r\n${lines.join('')}\r\n`)
  return client
}

/** Sends part of an upload and returns the response. */
async function send(form: UploadForm, sent: Buffer): Promise<string> {
  const client = await open(form)
  client.write(sent)
  let answer = ''
  for await (const chunk of client) {
    answer += String(chunk)
    if (answer.endsWith('}')) break
  }
  return answer
}

const theirs = () => eq(incomingUploads.accountId, sharer.person.accountId)
const countPlaces = (): Promise<number> => posting.services.db.$count(incomingUploads, theirs())
const countPosts = (): Promise<number> =>
  posting.services.db.$count(posts, eq(posts.accountId, sharer.person.accountId))
const unfinished = (): Promise<string[]> =>
  readdir(join(posting.services.config.dataFolder, 'files', '.unfinished')).catch(() => [])
