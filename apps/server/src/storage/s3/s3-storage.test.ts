import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createSandboxS3, type SandboxS3 } from '@dayreel/sandbox'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#errors/app-error.ts'
import { createSealing } from '#secrets/sealing.ts'
import type { FileStorage } from '../file-storage.ts'
import { serveFiles } from '../serve-files.ts'
import { signPath } from '../signed-path.ts'
import type { S3Options } from './s3-client.ts'
import { createS3Storage } from './s3-storage.ts'

let s3: SandboxS3
const BYTES = randomBytes(100_000)
const UNREACHABLE = 'The file storage can’t be reached at the moment. Try again in a minute.'

beforeAll(async () => {
  s3 = await createSandboxS3()
})
afterEach(() => {
  s3.faults.clear()
  s3.clock.reset()
})
afterAll(() => s3.close())

function create(options: Partial<S3Options> = {}): FileStorage {
  const own = { endpoint: s3.url, bucket: s3.bucketName, publicUrl: undefined, patienceMs: 300, retryDelayMs: 1 }
  return createS3Storage({ ...s3.account, ...own, ...options })
}

async function givenFile(): Promise<string> {
  const key = `files/${randomUUID()}`
  await create().put(key, BYTES)
  return key
}

describe('a hostile service', () => {
  test.each([
    ['is overloaded', { kind: 'answer', status: 503, times: 3 }],
    ['closes connections', { kind: 'drop', times: 3 }],
    ['does not answer', { kind: 'hang', times: 2 }],
    ['loses answers', { kind: 'lose', times: 3 }],
  ] as const)('that %s for a while loses nothing', async (_, fault) => {
    const key = `files/${randomUUID()}`
    s3.faults.add(fault)
    await create().put(key, BYTES)
    s3.faults.add(fault)
    expect((await buffer(await create().read(key))).equals(BYTES)).toBe(true)
    s3.faults.add(fault)
    expect((await create().describe(key))?.sizeInBytes).toBe(BYTES.length)
    s3.faults.add(fault)
    await create().delete(key)
    expect(s3.bucket.objects.has(key)).toBe(false)
  })

  test('that breaks off in the middle of a file gets a request for the rest', async () => {
    const key = await givenFile()
    s3.faults.add({ kind: 'cut', bytes: 30_000, times: 3 })
    expect((await buffer(await create().read(key))).equals(BYTES)).toBe(true)
    s3.faults.add({ kind: 'cut', bytes: 10, times: 2 })
    expect((await buffer(await create().read(key, { first: 50, last: 149 }))).equals(BYTES.subarray(50, 150))).toBe(
      true,
    )
  })

  test('that always breaks off makes the read fail instead of ending it early', async () => {
    const key = await givenFile()
    s3.faults.add({ kind: 'cut', bytes: 10, times: 100 })
    await expect(buffer(await create().read(key))).rejects.toThrow(/terminated|before the end/)
  })

  test('that sends the whole file for a range makes the read fail', async () => {
    const key = await givenFile()
    s3.faults.add({ kind: 'whole', times: 100 })
    await expect(create().read(key, { first: 5, last: 9 })).rejects.toThrow(AppError)
  })

  test('that does not come back is reported with one sentence, and the cause contains no key', async () => {
    s3.faults.add({ kind: 'answer', status: 503, times: 100 })
    const error = await create()
      .put('files/a', BYTES)
      .catch((thrown: unknown) => thrown as AppError)
    expect(error).toMatchObject({ code: 'unavailable', message: UNREACHABLE })
    expect(String((error as AppError).cause)).toBe(
      'Error: S3 answered PUT in the bucket dayreel-files with 503 SlowDown',
    )
    expect(JSON.stringify(error)).not.toContain(s3.account.secretAccessKey)
  })

  test('a file that is replaced while it is read is not mixed with the new one', async () => {
    const key = await givenFile()
    const stream = await create().read(key)
    s3.faults.add({ kind: 'cut', bytes: 10 })
    await create().put(key, randomBytes(BYTES.length))
    // The answer to the first request was complete before the file was replaced.
    expect((await buffer(stream)).equals(BYTES)).toBe(true)
    s3.faults.clear()
    s3.faults.add({ kind: 'cut', bytes: 10 })
    const broken = await create().read(key)
    await create().put(key, randomBytes(BYTES.length))
    await expect(buffer(broken)).rejects.toThrow(AppError)
  })
})

describe('a large file', () => {
  const large = randomBytes(9 * 1024 * 1024)

  test('survives lost answers to each of its calls', async () => {
    const key = `files/${randomUUID()}`
    s3.faults.add({ kind: 'lose', times: 1, match: { route: 'PUT' } })
    s3.faults.add({ kind: 'lose', times: 1, match: { route: 'POST' }, after: 1 })
    await create({ patienceMs: 10_000 }).put(key, Readable.from([large]))
    expect(Buffer.from(s3.bucket.objects.get(key)!.bytes).equals(large)).toBe(true)
    expect(s3.bucket.uploads.size).toBe(0)
  })

  test('leaves nothing after an abort, and nothing of a dead process after a day', async () => {
    const key = `files/${randomUUID()}`
    s3.faults.add({ kind: 'answer', status: 503, times: 5, match: { route: 'PUT' }, after: 1 })
    await expect(create().put(key, Readable.from([large]))).rejects.toThrow(UNREACHABLE)
    expect([s3.bucket.uploads.size, s3.bucket.objects.has(key)]).toEqual([0, false])
    const now = s3.bucket.startUpload(key, new Date())
    s3.bucket.startUpload(key, new Date(Date.now() - 25 * 60 * 60_000))
    await create().sweep()
    expect([...s3.bucket.uploads.keys()]).toEqual([now])
    s3.bucket.uploads.clear()
  })
})

describe('the check at the start', () => {
  test.each([
    [
      'a wrong secret',
      { secretAccessKey: 'wrong' },
      /write files to the bucket dayreel-files .* 403 SignatureDoesNotMatch/,
    ],
    ['an unknown key', { accessKeyId: 'UNKNOWN' }, /403 InvalidAccessKeyId/],
    ['a missing bucket', { bucket: 'other' }, /404 NoSuchBucket/],
    ['a wrong region', { region: 'mars-1' }, /400 AuthorizationHeaderMalformed/],
    ['no server', { endpoint: 'http://127.0.0.1:9' }, /cannot write files to the bucket/],
  ])('reports %s', async (_, options, sentence) => {
    await expect(create(options).probe()).rejects.toThrow(sentence)
  })

  test('reports a clock that is wrong', async () => {
    s3.clock.advance('16m')
    await expect(create().probe()).rejects.toThrow(/403 RequestTimeTooSkewed/)
  })

  test('reports a key that may not list', async () => {
    const strict = await createSandboxS3({ canList: false })
    const options = { ...strict.account, endpoint: strict.url, bucket: strict.bucketName, publicUrl: undefined }
    await expect(createS3Storage(options).probe()).rejects.toThrow(/cannot list files in .* 403 AccessDenied/)
    await strict.close()
  })
})

describe('a browser', () => {
  const sealing = createSealing(randomBytes(32))
  const key = 'accounts/a/video.mp4'

  async function load(path: (key: string) => string): Promise<{ status: number; location: string | undefined }> {
    const app = Fastify()
    serveFiles(app, { sealing, storage: create({ publicUrl: s3.url }) })
    const { statusCode, headers } = await app.inject({ url: path(key) })
    await app.close()
    return { status: statusCode, location: headers.location }
  }

  beforeAll(async () => {
    await create().put(key, BYTES)
    await create().put('accounts/a/video.vtt', BYTES)
  })

  test('loads a video from the bucket, through a URL that expires', async () => {
    const downloadName = 'One & two (3).mp4'
    const { status, location } = await load(() => signPath(sealing, { key, validSeconds: 60, downloadName }))
    expect(status).toBe(307)
    const answer = await fetch(location!, { headers: { range: 'bytes=2-4' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''One%20%26%20two%20(3).mp4")
    expect(Buffer.from(await answer.arrayBuffer()).equals(BYTES.subarray(2, 5))).toBe(true)
    s3.clock.advance('2h')
    expect((await fetch(location!)).status).toBe(403)
    expect((await fetch(location!.replace('video.mp4', 'other.mp4'))).status).toBe(403)
  })

  test('loads small files from this site, and so does a platform with the video', async () => {
    const subtitles = { key: 'accounts/a/video.vtt', validSeconds: 60 }
    expect((await load(() => signPath(sealing, subtitles))).status).toBe(200)
    expect((await load(() => signPath(sealing, { key, validSeconds: 60, isStreamed: true }))).status).toBe(200)
  })
})
