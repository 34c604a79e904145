import { dealHostile } from '@dayreel/auth/testing'
import { api, FIELD_NAMES, type Endpoint } from '@dayreel/contract'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { videoVersions } from '#db/schema.ts'
import { grantCredits } from '#ledger/credits.ts'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { faultForPeople, inTime } from '#test/fault-of.ts'
import { fieldsOf, withField, type FieldPath } from '#test/fields-of.ts'
import { channelCalls } from '#test/given-channels.ts'
import { videoCalls } from '#test/given-videos.ts'
import { STORYBOARD } from '#test/storyboard.ts'
import { HOSTILE_HEADERS, HOSTILE_VALUES, HOSTILE_WORDS } from '#test/hostile-values.ts'
import { MEANT } from '#test/meant-calls.ts'
import { createApp } from './app.ts'
import { startStripeStandIn } from './start-stripe-stand-in.ts'

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
      narrator: {
        id: 'silent',
        speaks: () => true,
        speak: () => Promise.reject(new Error('nobody speaks here')),
        measure: async () => 2,
        estimate: () => 2,
        close: async () => undefined,
      },
    },
  })
  // What is limited by itself would be refused by the count, and not be looked at.
  const limits = { count: async () => 0, take: async () => undefined }
  app = await createApp({ ...running.services, limits })
})
afterAll(async () => {
  await app.close()
  await running.close()
  await standIn.close()
})

/** Somebody with credits, a channel and a video that has succeeded, so that a field which passes reaches what the call does. */
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

/** Ends what a call has begun, so that the next one is not refused for it. */
async function endBegun(accountId: string, videoId: string): Promise<void> {
  await app.inject({ method: 'POST', url: `/api/videos/${videoId}/cancel`, headers: bearer(accountId) })
  await running.services.db
    .delete(videoVersions)
    .where(and(eq(videoVersions.videoId, videoId), eq(videoVersions.status, 'failed')))
}

type Sent = { body?: string | Buffer; query?: string; id?: string; headers?: Record<string, string> }

/** Sends one request, everything of it as it is meant but what is given, and says what is wrong with the answer. */
async function faultAt(endpoint: Endpoint, owner: Awaited<ReturnType<typeof givenOwner>>, given: Sent) {
  const { method, path } = endpoint
  const { body: meantBody, answers, params = {}, query } = MEANT[`${method} ${path.replace(/:(\w+)/g, '{$1}')}`]!
  const meant = meantBody?.(owner.accountId)
  const body = given.body ?? (meant === undefined ? undefined : JSON.stringify(meant))
  const asked = new URLSearchParams(query).toString()
  sent++
  const answer = await inTime(
    app.inject({
      method,
      url:
        path
          .replace(/:\w+/, given.id ?? (path.startsWith('/api/channels/') ? owner.channelId : owner.videoId))
          .replace(/:(\w+)/g, (all, name: string) => params[name] ?? all) +
        (given.query ?? asked).replace(/^(?=.)/, '?'),
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
  // Some can only be meant to fail here, such as those that need a worker.
  return answer !== 'late' && answer.statusCode === answers ? undefined : faultForPeople(answer)
}

/** What is wrong with the answers to each of these, one after the other; the faults are named after what was sent. */
async function faultsOf(endpoint: Endpoint, requests: readonly (readonly [string, Sent])[]): Promise<string[]> {
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
test.each(WITH_BODY)('M4: one bad field of a body at a time: %s', async (name, endpoint, fields) => {
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
test.each(QUERY_FIELDS)('M4: one bad field of a query at a time: %s', async (_name, endpoint, field) => {
  const requests = Object.entries(HOSTILE_WORDS).map(([name, word]) => [name, { query: `${field}=${word}` }] as const)
  const twisted = [`${field}=1&${field}=2`, `${field}[]=1`, `${field}[__proto__]=1`, `__proto__=1`, `constructor=1`]
  const all = [...requests, ...twisted.map((query) => [query, { query }] as const)]
  expect(await faultsOf(endpoint, all)).toEqual([])
})

const WITH_PARAMS = ENDPOINTS.filter(([, { params }]) => params !== undefined)
test.each(WITH_PARAMS)('M4: a bad part of the address: %s', async (_name, endpoint) => {
  const requests = Object.entries(HOSTILE_WORDS).map(([name, id]) => [name, { id }] as const)
  expect(await faultsOf(endpoint, requests)).toEqual([])
})

test.each(ENDPOINTS)('M4: one bad header at a time: %s', async (_name, endpoint) => {
  const requests = Object.entries(HOSTILE_HEADERS).flatMap(([header, values]) =>
    values.map((value) => [`${header} ${value.slice(0, 20)}`, { headers: { [header]: value } }] as const),
  )
  expect(await faultsOf(endpoint, requests)).toEqual([])
})

const UPLOADS = ENDPOINTS.filter(([, { upload }]) => upload !== undefined)
test.each(UPLOADS)('M4: files that are none: %s', async (_name, endpoint) => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const files = { nothing: Buffer.alloc(0), zeros: Buffer.alloc(100_000), 'half a head': png, text: Buffer.from('x') }
  const requests = Object.entries(files).map(([name, body]) => [name, { body }] as const)
  expect(await faultsOf(endpoint, requests)).toEqual([])
})

test('M4: that were at least 2,000 requests, and every field has a name for people', () => {
  expect(sent).toBeGreaterThanOrEqual(2_000)
  const names = [...WITH_BODY.flatMap(([, , fields]) => fields.flat()), ...QUERY_FIELDS.map(([, , field]) => field)]
  expect(names.filter((name) => !/^\d+$/.test(name) && !Object.hasOwn(FIELD_NAMES, name))).toEqual([])
})
