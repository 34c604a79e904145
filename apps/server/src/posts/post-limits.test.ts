import { MAX_POSTS_WAITING_FOR_QUOTA, MAX_SCHEDULED_POSTS } from '@dayreel/catalogue'
import type { CheckedTarget, Post } from '@dayreel/contract'
import { nextPacificMidnight } from '@dayreel/platforms'
import { eq, sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { channels, channelTargets, connections, posts } from '#db/schema.ts'
import { insertPost, PLAIN_CHOICES } from './insert-post.ts'
import { MAX_DAYS, nextFreeUpload } from './upload-budget.ts'
import { copyPost } from '#test/copy-post.ts'
import { channelCalls } from '#test/given-channels.ts'
import { setClock } from '#test/set-clock.ts'
import { givenSharer, startPosting, targetOf, type Posting, type Sharer } from '#test/start-posting.ts'
import { workUntilDone } from '#test/work-posts.ts'

const ALL = { YOUTUBE_DAILY_UPLOADS: '4', YOUTUBE_DAILY_UPLOADS_PER_ACCOUNT: '2' }
/** Unix milliseconds of about noon in YouTube's time zone, a hundred days ahead. */
const FAR = Math.floor(Date.now() / 86_400_000 + 100) * 86_400_000 + 20 * 3_600_000
const noon = (days: number): Date => new Date(FAR + days * 86_400_000)
const dayAt = (days: number): string => noon(days).toISOString().slice(0, 10)

let posting: Posting
let sharer: Sharer
let connectionId: string
beforeAll(async () => {
  posting = await startPosting({ env: ALL })
})
afterAll(() => posting.close())
beforeEach(async () => {
  await posting.reset()
  await posting.services.db.delete(posts)
  sharer = await givenSharer(posting)
  connectionId = await sharer.connect('youtube')
})

const share = (scheduledAt: Date | null, targets: object[] = [targetOf('youtube', connectionId)]) =>
  sharer.person.call('POST', '/api/posts', {
    videoId: sharer.videoId,
    targets,
    scheduledAt: scheduledAt?.toISOString() ?? null,
  })
const refusalOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ message: string }>().message]

/** Uses up today's upload and fills the queue. @returns the first post. */
async function fill(): Promise<Post> {
  const [first] = await sharer.share([targetOf('youtube', connectionId)])
  await share(null)
  const waiting = (await share(null)).json<{ posts: Post[] }>().posts[0]!
  expect(waiting).toMatchObject({ status: 'waiting', code: 'quota' })
  await copyPost(posting.services.db, waiting.id, MAX_POSTS_WAITING_FOR_QUOTA - 1)
  return first!
}

describe('posts that wait for a daily quota', () => {
  const FULL = [
    409,
    'At most 30 posts can wait for the daily limit of a YouTube account, and 30 wait for this one. Cancel one in My Posts, or wait until one is posted.',
  ]

  test('are at most 30 for a connection; posts planned for a free day do not count', async () => {
    await fill()
    expect(refusalOf(await share(null))).toEqual(FULL)
    const planned = await share(noon(0))
    expect(planned.statusCode).toBe(201)
    const [post] = planned.json<{ posts: Post[] }>().posts
    expect(post!.status).toBe('scheduled')
    const body = { videoId: sharer.videoId, targets: [targetOf('youtube', connectionId)], scheduledAt: null }
    const check = await sharer.person.call('POST', '/api/posts/check', body)
    expect(check.json<{ targets: CheckedTarget[] }>().targets[0]!.faults).toEqual([
      { field: 'connectionId', text: FULL[1] },
    ])
    const other = await givenSharer(posting)
    const theirs = await other.share([targetOf('youtube', await other.connect('youtube'))])
    expect(theirs).toMatchObject([{ status: 'waiting' }])
  })

  test('do not exceed the limit when one is moved to a full day', async () => {
    await fill()
    const planned = (await share(noon(0))).json<{ posts: Post[] }>().posts[0]!
    await copyPost(posting.services.db, planned.id, 4, () => ({
      quotaDay: dayAt(1),
      status: 'live',
      accountId: sharer.person.accountId,
    }))
    const moving = (to: Date) =>
      sharer.person.call('PATCH', `/api/posts/${planned.id}`, { scheduledAt: to.toISOString() })
    expect(refusalOf(await moving(noon(1)))).toEqual(FULL)
    expect((await moving(noon(2))).statusCode).toBe(200)
  })

  test('never refuse a channel’s run', async () => {
    await fill()
    const { services } = posting
    const [row] = await services.db.select().from(connections).where(eq(connections.id, connectionId))
    const run = {
      source: 'run' as const,
      fileKey: 'x',
      seconds: 1,
      title: 'T',
      text: '',
      tags: [],
      choices: PLAIN_CHOICES,
    }
    const made = await services.db.transaction((tx) => insertPost(services, tx, row!, { ...run, scheduledAt: null }))
    expect(made).toMatchObject({ status: 'waiting', source: 'run', code: 'quota' })
    await services.db.update(posts).set({ source: 'run' })
    expect((await share(null)).statusCode).toBe(201)
  })

  test('prevent a further post to a platform whose quota has rejected the earlier ones', async () => {
    const tiktok = await sharer.connect('tiktok')
    const target = targetOf('tiktok', tiktok)
    const [first] = await sharer.share([target])
    await copyPost(posting.services.db, first!.id, MAX_POSTS_WAITING_FOR_QUOTA, () => ({ code: 'quota' }))
    expect(refusalOf(await share(null, [target]))).toEqual([409, String(FULL[1]).replace('YouTube', 'TikTok')])
    expect((await share(noon(0), [target])).statusCode).toBe(201)
  })
})

test('an account has at most 400 scheduled posts, and moving a post does not add one', async () => {
  const tiktok = await sharer.connect('tiktok')
  const target = targetOf('tiktok', tiktok)
  const [first] = await sharer.share([target], noon(0).toISOString())
  await copyPost(posting.services.db, first!.id, MAX_SCHEDULED_POSTS - 1)
  const moved = await sharer.person.call('PATCH', `/api/posts/${first!.id}`, { scheduledAt: noon(1).toISOString() })
  expect(moved.statusCode).toBe(200)
  expect(refusalOf(await share(noon(2), [target]))).toEqual([
    409,
    'An account can have at most 400 scheduled posts, and you have 400. Cancel one in My Posts, or wait until one is posted.',
  ])
  expect((await share(null, [target])).statusCode).toBe(201)
  await sharer.person.call('POST', `/api/posts/${first!.id}/cancel`)
  expect((await share(noon(2), [target])).statusCode).toBe(201)
})

test('accepts concurrent posts only up to the limit', async () => {
  const tiktok = await sharer.connect('tiktok')
  const target = targetOf('tiktok', tiktok)
  const [first] = await sharer.share([target], noon(0).toISOString())
  await copyPost(posting.services.db, first!.id, MAX_SCHEDULED_POSTS - 4)
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => share(noon(i), [target])))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
})

const find = (at: Date, isOfRun = false) =>
  nextFreeUpload(posting.services.db, {
    platform: 'youtube',
    budget: posting.services.platforms.callsOf('youtube').dayBudget!,
    accountId: sharer.person.accountId,
    at,
    isOfRun,
  })

describe('the first free day on YouTube', () => {
  test('is the requested day, or the next day on which both the site and the account have uploads left', async () => {
    const [post] = await sharer.share([targetOf('youtube', connectionId)], noon(0).toISOString())
    const other = await givenSharer(posting)
    const day = (days: number, accountId: string) => () => ({ quotaDay: dayAt(days), accountId })
    const { db } = posting.services
    await copyPost(db, post!.id, 1, day(0, sharer.person.accountId)) // The account's two uploads are used up.
    await copyPost(db, post!.id, 4, day(1, other.person.accountId)) // The site's four uploads are used up.
    await copyPost(db, post!.id, 1, day(2, sharer.person.accountId))
    const midnight = new Date(nextPacificMidnight(noon(1).getTime()))
    expect(await find(noon(0))).toEqual({ at: midnight, day: dayAt(2), isToday: false })
    expect(await find(noon(2))).toEqual({ at: noon(2), day: dayAt(2), isToday: true })
  })

  test('reserves uploads for the slots of channels, and only a channel’s run can use them', async () => {
    const calls = channelCalls(posting.app, posting.services.db, sharer.person.accountId)
    await calls.give(3)
    for (const _ of [1, 2]) {
      const { id } = await calls.activate({ youtube_connection_id: connectionId })
      const next = { nextSlotAt: noon(0), nextMakeAt: noon(0), nextOn: dayAt(0) }
      await posting.services.db.update(channels).set(next).where(eq(channels.id, id))
    }
    expect((await find(noon(0)))?.day).toBe(dayAt(1))
    expect((await find(noon(0), true))?.day).toBe(dayAt(0))
    const { id } = await calls.activate({
      targets: [{ connectionId }, { connectionId: await sharer.connect('tiktok') }],
    })
    const next = { nextSlotAt: noon(2), nextMakeAt: noon(2), nextOn: dayAt(2) }
    await posting.services.db.update(channels).set(next).where(eq(channels.id, id))
    // Only one of the channel's two accounts is on YouTube.
    expect((await find(noon(2)))?.day).toBe(dayAt(2))
    await calls.call('PUT', `${id}/config`, {
      targets: [{ connectionId }, { connectionId: await sharer.connect('youtube') }],
    })
    expect((await find(noon(2)))?.day).toBe(dayAt(3))
    await posting.services.db.delete(channelTargets)
    expect((await find(noon(0)))?.day).toBe(dayAt(0))
  })

  test('does not exist if all days are full; a post is rejected then', async () => {
    const [post] = await sharer.share([targetOf('youtube', connectionId)], noon(0).toISOString())
    await copyPost(posting.services.db, post!.id, (MAX_DAYS + 1) * 2, (i) => ({ quotaDay: dayAt(Math.floor(i / 2)) }))
    await posting.services.db.delete(posts).where(eq(posts.id, post!.id))
    await posting.services.db.update(posts).set({ status: 'live' })
    expect(await find(noon(0))).toBeUndefined()
    expect(refusalOf(await share(noon(0)))).toEqual([
      409,
      'All uploads of this site to YouTube are used up for the next 400 days. Try again another day.',
    ])
    expect((await find(noon(0), true))?.day).toBe(dayAt(MAX_DAYS))
  })
})

test('a post is due by the clock for due work, not by the process’s clock', async () => {
  await setClock(posting.services.db, new Date(Date.now() + 2 * 86_400_000).toISOString())
  const { rows } = await posting.services.db.execute<{ now: Date }>(sql`select app_now() as now`)
  const [post] = await sharer.share([targetOf('tiktok', await sharer.connect('tiktok'))])
  const [row] = await posting.services.db.select().from(posts).where(eq(posts.id, post!.id))
  expect(Math.abs(row!.dueAt.getTime() - new Date(rows[0]!.now).getTime())).toBeLessThan(60_000)
  await posting.services.platforms.setClock(posting.services.db)
  await workUntilDone(posting, [post!.id])
  expect((await sharer.read(post!.id)).status).toBe('live')
})

test('another user’s video counts as not found when its posts are listed', async () => {
  const other = await givenSharer(posting)
  const statusOf = async (id: string): Promise<number> =>
    (
      await posting.app.inject({
        url: `/api/videos/${id}/posts`,
        headers: { authorization: `Bearer user-${sharer.person.accountId}` },
      })
    ).statusCode
  expect(await statusOf(sharer.videoId)).toBe(200)
  expect(await statusOf(other.videoId)).toBe(404)
  expect(await statusOf(randomUUID())).toBe(404)
})
