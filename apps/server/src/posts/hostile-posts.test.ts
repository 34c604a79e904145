import { dealHostile } from '@dayreel/auth/testing'
import { connections as connectionCalls, posts as postCalls, type Endpoint } from '@dayreel/contract'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STAND_IN_NAMES } from '#test/stand-ins.ts'
import { bearer } from '#test/create-test-services.ts'
import { faultForPeople, inTime } from '#test/fault-of.ts'
import { fieldsOf, withField } from '#test/fields-of.ts'
import { HOSTILE_VALUES, HOSTILE_WORDS } from '#test/hostile-values.ts'
import { givenSharer, startPosting, targetOf, type Posting, type Sharer } from '#test/start-posting.ts'
import { createApp } from '#compose/app.ts'

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

let posting: Posting
let app: FastifyInstance
let sharer: Sharer
let ids: string[]
/**
 * Valid request bodies by call name. They belong to a user with accounts on all platforms, a video and a planned post.
 */
let meant: Record<string, object>
let postId: string

beforeAll(async () => {
  posting = await startPosting({ env: { CALLS_PER_MINUTE: '1000000', CALLS_PER_MINUTE_AND_ADDRESS: '1000000' } })
  // Rate limits are off, because a limited request would be rejected before its input is read.
  app = await createApp({ ...posting.services, limits: { count: async () => 0, take: async () => undefined } })
  sharer = await givenSharer({ ...posting, app })
  ids = []
  for (const name of STAND_IN_NAMES) ids.push(await sharer.connect(name))
  const targets = STAND_IN_NAMES.map((name, at) => ({ ...targetOf(name, ids[at]!), tags: ['sea'], promotes: null }))
  const shared = { videoId: sharer.videoId, version: 1, targets, scheduledAt: TOMORROW }
  const instagram = { mediaUrl: `/files/videos/${sharer.videoId}/1/video.mp4`, mediaType: 'video', caption: 'A lamp' }
  meant = {
    shareVideo: shared,
    checkShare: shared,
    movePost: { scheduledAt: TOMORROW },
    settlePost: { isThere: true },
    postToInstagram: instagram,
    scheduleInstagram: { ...instagram, scheduledAt: TOMORROW },
    setAutoPost: { auto_post: true },
    connectTikTok: { code: 'code', state: 'state' },
    connectTikTokDoubled: { code: 'code', state: 'state' },
  }
  const [planned] = await sharer.share(targets.slice(0, 1), TOMORROW)
  postId = planned!.id
})
afterAll(async () => {
  await app.close()
  await posting.close()
})

const ENDPOINTS = Object.entries({ ...connectionCalls, ...postCalls } as Record<string, Endpoint>)

type Sent = { id?: string; body?: string }

async function faultAt({ method, path }: Endpoint, { id, body }: Sent) {
  const own = path.startsWith('/api/posts/') ? postId : path.startsWith('/api/videos/') ? sharer.videoId : ids[0]!
  const answer = await inTime(
    app.inject({
      method,
      url: path.replace(/:\w+/, id ?? own),
      headers: {
        ...bearer(sharer.person.accountId),
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: body }),
    }),
  )
  return faultForPeople(answer)
}

const WITH_BODY = ENDPOINTS.filter(([, { body }]) => body !== undefined)
test.each(WITH_BODY)('one bad field at a time, with every platform linked: %s', async (name, endpoint) => {
  const faults: string[] = []
  const turn = WITH_BODY.findIndex(([one]) => one === name)
  for (const [path, values] of dealHostile(fieldsOf(endpoint.body!), HOSTILE_VALUES, turn)) {
    for (const [value, json] of values) {
      const fault = await faultAt(endpoint, { body: withField(meant[name]!, path, json) })
      if (fault !== undefined) faults.push(`${path.join('.')} ${value}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
})

const WITH_PARAMS = ENDPOINTS.filter(([, { params }]) => params !== undefined)
test.each(WITH_PARAMS)('a bad part of the address, with every platform linked: %s', async (name, endpoint) => {
  const faults: string[] = []
  for (const [word, id] of Object.entries(HOSTILE_WORDS)) {
    const fault = await faultAt(endpoint, { id, ...(meant[name] && { body: JSON.stringify(meant[name]) }) })
    if (fault !== undefined) faults.push(`${word}: ${fault}`)
  }
  expect(faults).toEqual([])
})

const CALLBACKS = ['/auth/youtube/callback', '/auth/instagram/callback'] as const
test.each(CALLBACKS)(
  "invalid parameters in a platform's callback lead to the connections page, which shows the error: %s",
  async (url) => {
    for (const word of Object.values(HOSTILE_WORDS)) {
      for (const query of [
        `code=${word}`,
        `state=${word}`,
        `code=x&state=${word}`,
        `error=${word}`,
        `code[]=${word}`,
      ]) {
        const answer = await app.inject({ url: `${url}?${query}` })
        expect([answer.statusCode, answer.headers.location]).toEqual([
          303,
          expect.stringMatching(/\/app\/connections\?\w+_error=.{3,}/),
        ])
      }
    }
  },
)
