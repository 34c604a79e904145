import { dealHostile } from '@dayreel/auth/testing'
import { api, FIELD_NAMES, type Endpoint } from '@dayreel/contract'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { videoVersions } from '#db/schema.ts'
import { grantCredits } from '#ledger/credits.ts'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { SILENT_NARRATOR } from '#test/silent-narrator.ts'
import { faultForPeople, inTime } from '#test/fault-of.ts'
import { fieldsOf, withField, type FieldPath } from '#test/fields-of.ts'
import { channelCalls } from '#test/given-channels.ts'
import { videoCalls } from '#test/given-videos.ts'
import { STORYBOARD } from '#test/storyboard.ts'
import { HOSTILE_HEADERS, HOSTILE_VALUES, HOSTILE_WORDS } from '#test/hostile-values.ts'
import { MEANT } from '#test/meant-calls.ts'
import { createApp } from './app.ts'
import { startStripeStandIn } from '#processes/start-stripe-stand-in.ts'

const CREDITS = 10_000
const ENDPOINTS = Object.entries(api as Record<string, Endpoint>)

let running: TestServices
let app: FastifyInstance
let standIn: Awaited<ReturnType<typeof startStripeStandIn>>
let sent = 0

beforeAll(async () => {
  standIn = await startStripeStandIn({ siteUrl: 'http://127.0.0.1:9' })
  running = await createTestServices({
    env: { ...standIn.env, CALLS_PER_MINUTE: '1000000', CALLS_PER_MINUTE_AND_ADDRESS: '1000000', LOG_LEVEL: 'error' },
    studio: {
      narrators: [SILENT_NARRATOR],
    },
  })
  // Rate limits are off, because a limited request would be rejected before its input is read.
  const limits = { count: async () => 0, take: async () => undefined }
  app = await createApp({ ...running.services, limits })
})
afterAll(async () => {
  await app.close()
  await running.close()
  await standIn.close()
})

/**
 * Creates a user with credits, a channel and a finished video, so that a request with a valid field reaches the effect
 * of its call.
 */
async function givenOwner() {
  const { db } = running.services
  const accountId = randomUUID()
  const { start } = videoCalls(app, accountId)
  const videoId = await start()
  await db
    .update(videoVersions)
    .set({ status: 'succeeded', finishedAt: new Date(), storyboard: STORYBOARD, seconds: 3 })
    .where(eq(videoVersions.videoId, videoId))
  await db.transaction((tx) => grantCredits(tx, { accountId, credits: CREDITS, reference: randomUUID() }))
  const { id: channelId } = await channelCalls(app, db, accountId).activate()
  return { accountId, videoId, channelId }
}

/** Ends the work that a call started, so that the next call is not rejected because of it. */
async function endBegun(accountId: string, videoId: string): Promise<void> {
  await app.inject({ method: 'POST', url: `/api/videos/${videoId}/cancel`, headers: bearer(accountId) })
  await running.services.db
    .delete(videoVersions)
    .where(and(eq(videoVersions.videoId, videoId), eq(videoVersions.status, 'failed')))
}

type SentRequest = { body?: string | Buffer; query?: string; id?: string; headers?: Record<string, string> }

/** Sends one valid request with one changed value, and describes a wrong response. */
async function faultAt(endpoint: Endpoint, owner: Awaited<ReturnType<typeof givenOwner>>, given: SentRequest) {
  const { method, path } = endpoint
  const { body: meantBody, answers, params = {}, query } = MEANT[`${method} ${path.replace(/:(\w+)/g, '{$1}')}`]!
  const meant = meantBody?.(owner.accountId)
  const body = given.body ?? (meant === undefined ? undefined : JSON.stringify(meant))
  const validQuery = new URLSearchParams(query).toString()
  sent++
  const answer = await inTime(
    app.inject({
      method,
      url:
        path
          .replace(/:\w+/, given.id ?? (path.startsWith('/api/channels/') ? owner.channelId : owner.videoId))
          .replace(/:(\w+)/g, (all, name: string) => params[name] ?? all) +
        (given.query ?? validQuery).replace(/^(?=.)/, '?'),
      headers: {
        ...bearer(owner.accountId),
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': endpoint.upload?.types[0] ?? 'application/json' }),
        ...given.headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    }),
  )
  if (answer !== 'late' && answer.statusCode === 202) await endBegun(owner.accountId, owner.videoId)
  // Some valid requests can only fail here, for example those that need a worker.
  return answer !== 'late' && answer.statusCode === answers ? undefined : faultForPeople(answer)
}

/** Sends the requests in order and returns the wrong responses, named after the input. */
async function faultsOf(endpoint: Endpoint, requests: readonly (readonly [string, SentRequest])[]): Promise<string[]> {
  const owner = await givenOwner()
  const faults: string[] = []
  for (const [name, request] of requests) {
    const fault = await faultAt(endpoint, owner, request)
    if (fault !== undefined) faults.push(`${name}: ${fault}`)
  }
  return faults
}

const nameOf = (path: FieldPath): string => path.join('.') || 'the whole'

const WITH_BODY = ENDPOINTS.flatMap(([name, endpoint]) =>
  endpoint.body ? [[name, endpoint, fieldsOf(endpoint.body)] as const] : [],
)
test.each(WITH_BODY)('one bad field of a body at a time: %s', async (name, endpoint, fields) => {
  const meant = MEANT[`${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`]!.body!('')
  const turn = WITH_BODY.findIndex(([one]) => one === name)
  const requests = dealHostile(fields, HOSTILE_VALUES, turn).flatMap(([path, values]) =>
    values.map(([value, json]) => [`${nameOf(path)} ${value}`, { body: withField(meant, path, json) }] as const),
  )
  expect(await faultsOf(endpoint, requests)).toEqual([])
})

const QUERY_FIELDS = ENDPOINTS.flatMap(([name, endpoint]) =>
  Object.keys(endpoint.query?.shape ?? {}).map((field) => [`${name} ${field}`, endpoint, field] as const),
)
test.each(QUERY_FIELDS)('one bad field of a query at a time: %s', async (_name, endpoint, field) => {
  const requests = Object.entries(HOSTILE_WORDS).map(([name, word]) => [name, { query: `${field}=${word}` }] as const)
  const twisted = [`${field}=1&${field}=2`, `${field}[]=1`, `${field}[__proto__]=1`, `__proto__=1`, `constructor=1`]
  const all = [...requests, ...twisted.map((query) => [query, { query }] as const)]
  expect(await faultsOf(endpoint, all)).toEqual([])
})

const WITH_PARAMS = ENDPOINTS.filter(([, { params }]) => params !== undefined)
test.each(WITH_PARAMS)('a bad part of the address: %s', async (_name, endpoint) => {
  const requests = Object.entries(HOSTILE_WORDS).map(([name, id]) => [name, { id }] as const)
  expect(await faultsOf(endpoint, requests)).toEqual([])
})

test.each(ENDPOINTS)('one bad header at a time: %s', async (_name, endpoint) => {
  const requests = Object.entries(HOSTILE_HEADERS).flatMap(([header, values]) =>
    values.map((value) => [`${header} ${value.slice(0, 20)}`, { headers: { [header]: value } }] as const),
  )
  expect(await faultsOf(endpoint, requests)).toEqual([])
})

const UPLOADS = ENDPOINTS.filter(([, { upload }]) => upload !== undefined)
test.each(UPLOADS)('files with wrong content: %s', async (_name, endpoint) => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const files = { nothing: Buffer.alloc(0), zeros: Buffer.alloc(100_000), 'half a head': png, text: Buffer.from('x') }
  const requests = Object.entries(files).map(([name, body]) => [name, { body }] as const)
  expect(await faultsOf(endpoint, requests)).toEqual([])
})

test('the test sends at least 2,000 requests, and every field has a name for the user', () => {
  expect(sent).toBeGreaterThanOrEqual(2_000)
  const names = [...WITH_BODY.flatMap(([, , fields]) => fields.flat()), ...QUERY_FIELDS.map(([, , field]) => field)]
  expect(names.filter((name) => !/^\d+$/.test(name) && !Object.hasOwn(FIELD_NAMES, name))).toEqual([])
})
