import type { ListedVideo, Post } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connections, posts } from '#db/schema.ts'
import { STAND_IN_NAMES, type StandInName } from '#test/stand-ins.ts'
import { agePosts } from '#test/age-posts.ts'
import { connectionCalls } from '#test/given-connections.ts'
import { countLive } from '#test/live-posts.ts'
import { givenSharer, startPosting, targetOf, VIDEO_SHA, type Posting, type Sharer } from '#test/start-posting.ts'
import { makeDue, workUntilDone } from '#test/work-posts.ts'
import { deliverOne } from './deliver-posts.ts'
import { checkLivePosts, countNumbers } from './watch-posts.ts'

let posting: Posting
let sharer: Sharer
const { signal } = new AbortController()
beforeAll(async () => {
  posting = await startPosting()
})
afterAll(() => posting.close())
beforeEach(async () => {
  await posting.reset()
  sharer = await givenSharer(posting)
})
/** Returns the video's posts as the library lists them. */
const listedPosts = async (): Promise<ListedVideo['posts']> => {
  const { items } = await sharer.person.read<{ items: ListedVideo[] }>('/api/videos')
  return items.find(({ id }) => id === sharer.videoId)!.posts
}
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()
const liveOf = (name: StandInName): number => countLive(posting.standIns, { name, sha256: VIDEO_SHA })

describe('a post', () => {
  test('goes to several accounts, once to each, and each is read back', async () => {
    const before = STAND_IN_NAMES.map(liveOf)
    const targets = []
    for (const name of STAND_IN_NAMES) targets.push(targetOf(name, await sharer.connect(name)))
    const key = randomUUID()
    const made = await sharer.share(targets, null, key)
    expect((await sharer.share(targets, null, key)).map(({ id }) => id)).toEqual(made.map(({ id }) => id))
    await workUntilDone(
      posting,
      made.map(({ id }) => id),
    )
    for (const { id } of made) {
      const post = await sharer.read(id)
      expect(post).toMatchObject({
        status: 'live',
        url: expect.stringMatching(/^http/),
        realPrivacy: post.privacy,
        isSandbox: true,
      })
      expect(post.timeline.length).toBeGreaterThan(3)
    }
    expect(STAND_IN_NAMES.map((name, at) => liveOf(name) - before[at]!)).toEqual([1, 1, 1])
    const listed = made.map(({ id, platform }) => expect.objectContaining({ id, platform, status: 'live' }))
    expect(await listedPosts()).toHaveLength(3)
    expect(await listedPosts()).toEqual(expect.arrayContaining(listed))
  })

  test('waits for its time, can be moved and cancelled, and is not visible to other users', async () => {
    const connectionId = await sharer.connect('youtube')
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const [post] = await sharer.share([targetOf('youtube', connectionId)], at)
    expect(post).toMatchObject({ status: 'scheduled', canMove: true, canCancel: true })
    expect(await deliverOne(posting.services, signal)).toBe(0)
    expect(await listedPosts()).toMatchObject([{ id: post!.id, platform: 'youtube', status: 'scheduled', at }])
    const later = new Date(Date.now() + 7_200_000).toISOString()
    const moved = await sharer.person.call('PATCH', `/api/posts/${post!.id}`, { scheduledAt: later })
    expect(moved.json<Post>().scheduledAt).toBe(later)
    // Setting the same time again is not a move.
    await sharer.person.call('PATCH', `/api/posts/${post!.id}`, { scheduledAt: later })
    const { timeline } = await sharer.read(post!.id)
    expect(timeline.filter(({ text }) => text === 'Moved to another time.')).toHaveLength(1)
    const other = connectionCalls(posting.app, randomUUID())
    expect((await other.call('POST', `/api/posts/${post!.id}/cancel`)).statusCode).toBe(404)
    const range = `?from=${new Date(Date.now() - 1000).toISOString()}&to=${new Date(Date.now() + 86_400_000).toISOString()}`
    expect((await sharer.person.read<{ items: Post[] }>(`/api/posts${range}`)).items.map(({ id }) => id)).toEqual([
      post!.id,
    ])
    expect((await sharer.person.call('POST', `/api/posts/${post!.id}/cancel`)).json<Post>().status).toBe('cancelled')
    expect((await sharer.person.call('PATCH', `/api/posts/${post!.id}`, { scheduledAt: at })).statusCode).toBe(409)
    expect(await listedPosts()).toEqual([])
  })

  test('the library shows for each platform a live or planned post before a failed one', async () => {
    const connectionId = await sharer.connect('youtube')
    const [first] = await sharer.share([targetOf('youtube', connectionId)], inHours(1))
    const [second] = await sharer.share([targetOf('youtube', connectionId)], inHours(3))
    expect(await listedPosts()).toMatchObject([{ id: second!.id }])
    const { db } = posting.services
    await db.update(posts).set({ status: 'failed' }).where(eq(posts.id, second!.id))
    expect(await listedPosts()).toMatchObject([{ id: first!.id, status: 'scheduled' }])
    await db.update(posts).set({ status: 'failed' }).where(eq(posts.id, first!.id))
    expect(await listedPosts()).toMatchObject([{ id: second!.id, status: 'failed' }])
  })

  test('the check reports in advance what the platform would reject, a repeated video, and two posts within an hour', async () => {
    const connectionId = await sharer.connect('youtube')
    const bad = await sharer.person.call('POST', '/api/posts', {
      videoId: sharer.videoId,
      targets: [targetOf('youtube', connectionId, { title: '' })],
    })
    expect([bad.statusCode, bad.json<{ message: string }>().message]).toEqual([422, 'YouTube requires a title.'])
    await sharer.share([targetOf('youtube', connectionId)])
    const checked = await sharer.person.call('POST', '/api/posts/check', {
      videoId: sharer.videoId,
      targets: [targetOf('youtube', connectionId)],
    })
    expect(checked.json<{ targets: { warnings: string[] }[] }>().targets[0]!.warnings).toHaveLength(2)
    const past = await sharer.person.call('POST', '/api/posts', {
      videoId: sharer.videoId,
      targets: [targetOf('youtube', connectionId)],
      scheduledAt: '2020-01-01T00:00:00Z',
    })
    expect(past.json<{ message: string }>().message).toBe('Schedule time must be in the future.')
  })

  test('a post that became due during downtime goes out once; after a day, it is dropped', async () => {
    const connectionId = await sharer.connect('youtube')
    const [late] = await sharer.share([targetOf('youtube', connectionId)], new Date(Date.now() + 60_000).toISOString())
    const [gone] = await sharer.share([targetOf('youtube', connectionId)], new Date(Date.now() + 60_000).toISOString())
    const { db } = posting.services
    await db
      .update(posts)
      .set({ scheduledAt: hoursAgo(3), dueAt: hoursAgo(3), nextAt: hoursAgo(3) })
      .where(eq(posts.id, late!.id))
    await db
      .update(posts)
      .set({ scheduledAt: hoursAgo(25), dueAt: hoursAgo(25), nextAt: hoursAgo(25) })
      .where(eq(posts.id, gone!.id))
    await workUntilDone(posting, [late!.id, gone!.id])
    expect(await sharer.read(late!.id)).toMatchObject({ status: 'live', isLate: true })
    expect(await sharer.read(gone!.id)).toMatchObject({ status: 'failed', code: 'too_late' })
  })

  test('an expired connection holds its posts; reconnecting releases them, disconnecting cancels them', async () => {
    const who = `p-${randomUUID().slice(0, 8)}`
    const [connectionId, account] = [await sharer.connect('youtube', who), `${who}@example.com`]
    const { db } = posting.services
    const [row] = await db.select().from(connections).where(eq(connections.id, connectionId))
    const [post] = await sharer.share([targetOf('youtube', connectionId)])
    await fetch(new URL(`/__sandbox/accounts/${row!.platformId}/token`, posting.standIns.youtube.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"kind":"revoked"}',
    })
    await db
      .update(posts)
      .set({ nextAt: new Date(0) })
      .where(eq(posts.id, post!.id))
    await deliverOne(posting.services, signal)
    expect(await sharer.read(post!.id)).toMatchObject({ status: 'waiting', code: 'reconnect_required' })
    await sharer.person.connect('youtube', { account })
    expect(await sharer.read(post!.id)).toMatchObject({ status: 'waiting', code: null })
    await workUntilDone(posting, [post!.id])
    expect((await sharer.read(post!.id)).status).toBe('live')
    const [planned] = await sharer.share(
      [targetOf('youtube', connectionId)],
      new Date(Date.now() + 3_600_000).toISOString(),
    )
    const disconnected = await sharer.person.call('DELETE', `/api/auth/youtube/disconnect/${connectionId}`)
    expect(disconnected.json<{ message: string }>().message).toBe(
      'YouTube is disconnected. One planned post was cancelled.',
    )
    expect(await sharer.read(planned!.id)).toMatchObject({ status: 'cancelled', connectionId: null })
  })

  test('a post that TikTok may have completely received is read back after a day, and not reported as too late', async () => {
    const connectionId = await sharer.connect('tiktok')
    const [post] = await sharer.share([targetOf('tiktok', connectionId)])
    const before = liveOf('tiktok')
    const { db } = posting.services
    posting.standIns.tiktok.faults.add({ kind: 'lose', match: { route: 'PUT /upload' } })
    for (let turn = 0; turn < 3 && liveOf('tiktok') === before; turn++) {
      await makeDue(posting.services, [post!.id])
      await deliverOne(posting.services, signal)
    }
    const [lost] = await db
      .update(posts)
      .set({ scheduledAt: hoursAgo(30), dueAt: hoursAgo(30) })
      .where(eq(posts.id, post!.id))
      .returning()
    expect(lost).toMatchObject({ stage: 'upload' })
    await workUntilDone(posting, [post!.id])
    expect((await sharer.read(post!.id)).status).toBe('live')
    expect(liveOf('tiktok') - before).toBe(1)
  })

  test('the owner is asked about a post that TikTok never finishes, and either settles it once or has it posted again', async () => {
    const connectionId = await sharer.connect('tiktok')
    for (const isThere of [true, false]) {
      const [post] = await sharer.share([targetOf('tiktok', connectionId, { text: `${isThere} [tt:stuck]` })])
      for (let turn = 0; turn < 10 && (await sharer.read(post!.id)).status !== 'checking'; turn++) {
        await makeDue(posting.services, [post!.id])
        await deliverOne(posting.services, signal)
      }
      await agePosts(posting.services.db, '[tt:stuck]')
      await deliverOne(posting.services, signal)
      expect(await sharer.read(post!.id)).toMatchObject({
        status: 'uncertain',
        message: 'We couldn’t find out whether this was posted.',
      })
      const settled = await sharer.person.call('POST', `/api/posts/${post!.id}/settle`, { isThere })
      expect(settled.json<Post>()).toMatchObject({ status: isThere ? 'live' : 'waiting' })
      expect((await sharer.read(post!.id)).status).toBe(isThere ? 'live' : 'failed')
      expect((await sharer.person.call('POST', `/api/posts/${post!.id}/settle`, { isThere })).statusCode).toBe(409)
    }
  })

  test('uploads share a daily budget: a post beyond it goes out on the next day, and its owner sees when', async () => {
    const budget = posting.services.platforms.callsOf('youtube').dayBudget!
    const kept = budget.uploadsPerAccount
    budget.uploadsPerAccount = 1
    try {
      const connectionId = await sharer.connect('youtube')
      await sharer.share([targetOf('youtube', connectionId)])
      const [second] = await sharer.share([targetOf('youtube', connectionId)])
      expect(second).toMatchObject({ status: 'waiting', code: 'quota' })
      expect(Date.parse(second!.nextTryAt!)).toBeGreaterThan(Date.now())
      expect(
        new Intl.DateTimeFormat('en', { timeZone: 'America/Los_Angeles', hour: 'numeric', hourCycle: 'h23' }).format(
          new Date(second!.nextTryAt!),
        ),
      ).toBe('00')
    } finally {
      budget.uploadsPerAccount = kept
    }
  })

  test('reports a later removal, and counts views', async () => {
    const [post] = await sharer.share([targetOf('youtube', await sharer.connect('youtube'))])
    await workUntilDone(posting, [post!.id])
    const { db } = posting.services
    await db
      .update(posts)
      .set({ nextCountAt: new Date(0) })
      .where(eq(posts.id, post!.id))
    expect(await countNumbers(posting.services)).toBe(1)
    expect(await sharer.read(post!.id)).toMatchObject({ views: expect.any(Number), likes: expect.any(Number) })
    const { remoteId } = await sharer.read(post!.id)
    const there = posting.standIns.youtube.videos.find(({ id }) => id === remoteId)!
    there.isRemoved = true
    await db
      .update(posts)
      .set({ nextAt: new Date(0) })
      .where(eq(posts.id, post!.id))
    await checkLivePosts(posting.services)
    expect(await sharer.read(post!.id)).toMatchObject({ status: 'removed', message: 'It is no longer on YouTube.' })
  })
})

function hoursAgo(count: number): Date {
  return new Date(Date.now() - count * 3_600_000)
}
