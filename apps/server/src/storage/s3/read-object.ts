import { Readable } from 'node:stream'
import { AppError } from '#errors/app-error.ts'
import type { ByteRange } from '../file-storage.ts'
import type { S3Answer, S3Client } from './s3-client.ts'

const REOPENINGS = 5

/**
 * Reads an object or a range of it. If the connection breaks or stalls, the rest is requested again.
 *
 * @throws {Error} if the object does not exist, or changes while it is read.
 */
export async function readObject(client: S3Client, key: string, range?: ByteRange): Promise<Readable> {
  const first = await open(client, key, range === undefined ? {} : { range })
  const etag = first.response.headers.get('etag') ?? undefined
  const start = range?.first ?? 0
  const last = start + lengthOf(first) - 1
  return Readable.from(readAll(client, { key, etag, first, start, last }), { objectMode: false })
}

type ObjectRead = { key: string; etag: string | undefined; first: S3Answer; start: number; last: number }

async function* readAll(client: S3Client, { key, etag, first, start, last }: ObjectRead): AsyncGenerator<Uint8Array> {
  let answer: S3Answer | undefined = first
  let next = start
  try {
    for (let reopened = 0; next <= last; reopened++) {
      try {
        answer ??= await open(client, key, { range: { first: next, last }, etag })
        for await (const chunk of readChunks(answer, client.patienceMs)) {
          const wanted = chunk.subarray(0, last - next + 1)
          next += wanted.length
          yield wanted
        }
        if (next <= last) throw new Error('S3 closed the connection before the end of a file')
      } catch (error) {
        answer?.abort()
        answer = undefined
        if (reopened === REOPENINGS || error instanceof AppError) throw error
      }
    }
  } finally {
    answer?.abort()
  }
}

/** Yields the body. The connection counts as broken if no bytes arrive for a while. */
async function* readChunks({ response, abort }: S3Answer, patienceMs: number): AsyncGenerator<Uint8Array> {
  const reader = response.body!.getReader()
  for (;;) {
    const timer = setTimeout(abort, patienceMs)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return
    yield value
  }
}

async function open(
  client: S3Client,
  key: string,
  { range, etag }: { range?: ByteRange; etag?: string | undefined },
): Promise<S3Answer> {
  const answer = await client.call({
    method: 'GET',
    key,
    headers: {
      ...(range && { range: `bytes=${range.first}-${range.last}` }),
      ...(etag !== undefined && { 'if-match': etag }),
    },
    handled: [404, 412],
  })
  const { status, headers } = answer.response
  const isExpected = range === undefined ? status === 200 : status === 206 && startsAt(headers, range.first)
  if (isExpected) return answer
  answer.abort()
  if (status === 404) throw new AppError('not_found', { message: `The file ${key} does not exist` })
  const reason = status === 412 ? 'it has changed while it was read' : `S3 answered ${status}`
  throw new AppError('unavailable', { cause: new Error(`The file ${key} can’t be read: ${reason}`) })
}

function startsAt(headers: Headers, first: number): boolean {
  return headers.get('content-range')?.startsWith(`bytes ${first}-`) ?? false
}

function lengthOf({ response }: S3Answer): number {
  return Number(response.headers.get('content-length') ?? 0)
}
