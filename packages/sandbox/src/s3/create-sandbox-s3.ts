import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { createClock, type Clock } from '../stand-in/clock.ts'
import { createFaults, type Fault, type Faults } from '../stand-in/faults.ts'
import { answerBucket, answerObject } from './answers.ts'
import { createBucket, type Bucket } from './bucket.ts'
import { checkSignature, type S3Account } from './check-signature.ts'
import { S3Error } from './s3-error.ts'

const MAX_BODY_BYTES = 64 * 1024 * 1024

export type SandboxS3 = {
  /** The endpoint, without the bucket. */
  url: string
  bucketName: string
  account: S3Account
  bucket: Bucket
  clock: Pick<Clock, 'advance' | 'reset'>
  /** All requests in the form "METHOD /path", oldest first. */
  requests: string[]
  /** Faults of the next requests. `cut` sends the first `bytes` of an answer; `whole` ignores a requested range. */
  faults: Pick<Faults, 'add' | 'clear'>
  close: () => Promise<void>
}

type Options = {
  host?: string
  port?: number
  /** The most keys of one page of a list. */
  pageKeys?: number
  /** Whether the account may list. Without this right S3 answers 403 for a missing key. */
  canList?: boolean
  /** The time until each request is answered, in milliseconds. Default: 0. */
  delayMs?: number
}

/**
 * Starts a stand-in for S3 with one bucket, path-style addresses and Signature Version 4. It keeps objects in memory
 * and is as strict as S3.
 */
export async function createSandboxS3({
  host = '127.0.0.1',
  port = 0,
  pageKeys = 1_000,
  canList = true,
  delayMs = 0,
}: Options = {}): Promise<SandboxS3> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: MAX_BODY_BYTES, exposeHeadRoutes: false })
  const account = { accessKeyId: 'SANDBOXKEY', secretAccessKey: 'sandbox/secret+key', region: 'eu-test-1' }
  const bucketName = 'dayreel-files'
  const bucket = createBucket()
  const clock = createClock()
  const faults = createFaults()
  const requests: string[] = []
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  function answer(request: FastifyRequest, reply: FastifyReply, fault: Fault | undefined): FastifyReply {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    checkSignature(account, request.raw, body, clock.now())
    const needsLength = request.method === 'PUT'
    if (needsLength && request.headers['content-length'] === undefined) throw new S3Error(411, 'MissingContentLength')
    const { pathname, searchParams: query } = new URL(request.raw.url!, 'http://s3')
    const [, name, ...rest] = pathname.split('/')
    if (name !== bucketName) throw new S3Error(404, 'NoSuchBucket')
    const key = decodeURIComponent(rest.join('/'))
    const range = fault?.kind === 'whole' ? undefined : request.headers.range
    const ifMatch = request.headers['if-match']
    const call = { bucket, key, query, body, range, ifMatch, now: new Date(clock.now()), pageKeys, canList }
    return key === '' ? answerBucket(reply, call) : answerObject(reply, { ...call, method: request.method, fault })
  }

  app.route({
    method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
    url: '/*',
    handler: async (request, reply) => {
      const route = `${request.method} ${request.raw.url!.split('?')[0]}`
      requests.push(route)
      if (delayMs > 0) await sleep(delayMs)
      const fault = faults.take(route, undefined)
      if (fault?.kind === 'hang') return reply.hijack()
      if (fault?.kind === 'drop') return drop(reply)
      if (fault?.kind === 'answer') {
        return sendError(reply, new S3Error(fault.status ?? 503, 'SlowDown'))
      }
      try {
        const answered = answer(request, reply, fault)
        return fault?.kind === 'lose' ? drop(reply) : answered
      } catch (error) {
        if (error instanceof S3Error) return sendError(reply, error)
        throw error
      }
    },
  })
  const url = await app.listen({ host, port })
  return { url, bucketName, account, bucket, clock, requests, faults, close: () => app.close() }
}

function drop(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.socket?.destroy()
  return reply
}

function sendError(reply: FastifyReply, { status, code, message }: S3Error): FastifyReply {
  const isHead = reply.request.method === 'HEAD'
  return reply
    .code(status)
    .type('application/xml')
    .send(isHead ? undefined : `<Error><Code>${code}</Code><Message>${message}</Message></Error>`)
}
