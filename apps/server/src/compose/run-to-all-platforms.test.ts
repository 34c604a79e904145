import { HOUR_SECONDS, MAX_POSTS_WAITING_FOR_QUOTA, MAX_SCHEDULED_POSTS } from '@dayreel/catalogue'
import type { ChannelRun } from '@dayreel/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connections, posts } from '#db/schema.ts'
import { expireConnection } from '#connections'
import { dayOf } from '#posts/upload-budget.ts'
import { copyPost } from '#test/copy-post.ts'
import { freeClaims, workUntilKilled } from '#test/faults-at-each-step.ts'
import { givenRun, tinyVideos, type GivenRun } from '#test/given-run.ts'
import { countLive } from '#test/live-posts.ts'
import { givenSharer, startPosting, targetOf, type Posting, type Sharer } from '#test/start-posting.ts'
import { STAND_IN_NAMES, type StandInName } from '#test/stand-ins.ts'
import { passTime, workUntilDone } from '#test/work-posts.ts'
import { deliverOne } from '#posts/deliver-posts.ts'

/** The number of runs whose workers are killed, and the maximum number of steps of such a run. */
const [RUNS, MOST_STEPS] = [5, 9]
let posting: Posting
let sharer: Sharer
let madeSha = ''

beforeAll(async () => {
  const env = { YOUTUBE_DAILY_UPLOADS: '1000', YOUTUBE_DAILY_UPLOADS_PER_ACCOUNT: '2' }
  posting = await startPosting({ studio: { makeVideo: tinyVideos((sha256) => (madeSha = sha256)) }, env })
})
afterAll(() => posting.close())
beforeEach(async () => {
  await posting.reset()
  sharer = await givenSharer(posting)
})

type Ids = Readonly<Record<StandInName, string>>

/** Creates a run of a channel that posts to one account on each platform. */
async function givenRunToAll(): Promise<{ run: GivenRun; ids: Ids }> {
  const linked: [StandInName, string][] = []
  for (const name of STAND_IN_NAMES) linked.push([name, await sharer.connect(name)])
  const targets = linked.map(([, connectionId]) => ({ connectionId }))
  return { run: await givenRun(posting, sharer, { targets }), ids: Object.fromEntries(linked) as Ids }
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
const statusesOf = async (run: GivenRun): Promise<Record<string, string>> =>
  Object.fromEntries((await run.readPosts()).map(({ platform, status }) => [platform, status]))
/** Counts the run's videos on each platform. */
const livesOf = (): number[] => STAND_IN_NAMES.map((name) => countLive(posting.standIns, { name, sha256: madeSha }))
const ONCE = [1, 1, 1]

async function reachSlot(run: GivenRun, except: readonly string[] = []): Promise<void> {
  await passTime(posting, HOUR_SECONDS)
  const due = (await run.readPosts()).filter(({ platform }) => !except.includes(platform))
  await workUntilDone(posting, idsOf(due))
}

test('a channel’s video is posted once to each of the three platforms at its slot, with the texts for that platform', async () => {
  const { run } = await givenRunToAll()
  await run.make()
  await run.make()
  const planned = await run.readPosts()
  expect(planned.map(({ platform, title, text, privacy }) => ({ platform, title, text, privacy }))).toEqual([
    { platform: 'instagram', title: '', text: 'Rivers carry it there.', privacy: 'public' },
    { platform: 'tiktok', title: '', text: 'Rivers carry it there.', privacy: 'private' },
    { platform: 'youtube', title: 'Why b the sea', text: 'Rivers carry it there.', privacy: 'private' },
  ])
  expect(planned.every(({ status, dueAt }) => status === 'scheduled' && dueAt.getTime() === run.slotAt.getTime())).toBe(
    true,
  )
  expect(livesOf()).toEqual([0, 0, 0])
  await reachSlot(run)
  expect(livesOf()).toEqual(ONCE)
  const { items } = (await run.calls.call('GET', `${run.channelId}/runs`)).json<{ items: ChannelRun[] }>()
  expect(items[0]!.posts.map(({ platform, status }) => `${platform} ${status}`).toSorted()).toEqual([
    'instagram live',
    'tiktok live',
    'youtube live',
  ])
})

test('workers that are killed one after the other, each after another step, leave each post exactly once', async () => {
  const killedAfter: string[] = []
  for (let first = 1; first <= RUNS; first++) {
    sharer = await givenSharer(posting)
    for (const name of STAND_IN_NAMES) posting.standIns[name].clock.advance('2h')
    const { run } = await givenRunToAll()
    await run.make()
    await passTime(posting, HOUR_SECONDS)
    const ids = idsOf(await run.readPosts())
    for (let steps = first; ; steps = (steps % MOST_STEPS) + 1) {
      const step = await workUntilKilled(posting, ids, steps)
      if (step === undefined) break
      await freeClaims(posting, ids)
      killedAfter.push(step)
    }
    expect([first, await statusesOf(run), livesOf()]).toEqual([
      first,
      { instagram: 'live', tiktok: 'live', youtube: 'live' },
      ONCE,
    ])
  }
  expect(killedAfter.length).toBeGreaterThan(10 * RUNS)
  expect(new Set(killedAfter).size).toBeGreaterThan(15)
})

test('a post that one platform refuses fails only there; the others go out, and the credit stays spent', async () => {
  const { run } = await givenRunToAll()
  await run.make()
  const before = await run.calls.balance()
  const refusal = { status: 403, body: { data: {}, error: { code: 'spam_risk_user_banned_from_posting' } } }
  posting.standIns.tiktok.faults.add({ kind: 'answer', ...refusal, match: { route: '/video/init/' } })
  await reachSlot(run)
  expect(await statusesOf(run)).toEqual({ instagram: 'live', tiktok: 'failed', youtube: 'live' })
  expect(livesOf()).toEqual([1, 1, 0])
  expect((await run.read()).status).toBe('ready')
  expect(await run.calls.balance()).toBe(before)
})

test('an account that is removed before or after the video is finished is left out; the others continue', async () => {
  const { run, ids } = await givenRunToAll()
  await posting.services.db.delete(connections).where(eq(connections.id, ids.instagram))
  await run.make()
  expect(await statusesOf(run)).toEqual({ tiktok: 'scheduled', youtube: 'scheduled' })
  await sharer.person.call('DELETE', '/api/tiktok/disconnect')
  await reachSlot(run, ['tiktok'])
  expect(await statusesOf(run)).toEqual({ tiktok: 'cancelled', youtube: 'live' })
  expect(livesOf()).toEqual([1, 0, 0])
  const config = (await run.calls.call('GET', `${run.channelId}/config`)).json<{ targets: { platform: string }[] }>()
  expect(config.targets.map(({ platform }) => platform)).toEqual(['youtube'])
})

test('an expired account holds its own post until it is connected again; the others go out', async () => {
  const who = 'expires-and-returns'
  const youtube = await sharer.connect('youtube')
  const tiktok = await sharer.connect('tiktok', who)
  const run = await givenRun(posting, sharer, { targets: [{ connectionId: youtube }, { connectionId: tiktok }] })
  await expireConnection(posting.services, tiktok)
  await run.make()
  await reachSlot(run, ['tiktok'])
  while ((await deliverOne(posting.services, new AbortController().signal)) > 0);
  expect(await statusesOf(run)).toEqual({ tiktok: 'waiting', youtube: 'live' })
  await sharer.person.connect('tiktok', { account: who, fields: { audience: 'private' } })
  await workUntilDone(posting, idsOf(await run.readPosts()))
  expect(await statusesOf(run)).toEqual({ tiktok: 'live', youtube: 'live' })
  expect(livesOf()).toEqual([1, 0, 1])
})

test('nothing is posted to an account whose auto-post is off, even if the channel names it', async () => {
  const { run, ids } = await givenRunToAll()
  await posting.services.db.update(connections).set({ autoPost: false }).where(eq(connections.id, ids.instagram))
  await run.make()
  expect(await statusesOf(run)).toEqual({ tiktok: 'scheduled', youtube: 'scheduled' })
})

test('a platform whose daily budget is used up gets the video the next day; the others get it at the slot', async () => {
  const { run, ids } = await givenRunToAll()
  const [shared] = await sharer.share([targetOf('youtube', ids.youtube)])
  const quotaDay = dayOf(posting.services.platforms.callsOf('youtube').dayBudget!, run.slotAt)
  await copyPost(posting.services.db, shared!.id, 2, () => ({ quotaDay, status: 'live' }))
  await run.make()
  const rows = await run.readPosts()
  expect(rows.map(({ platform, status, code }) => [platform, status, code])).toEqual([
    ['instagram', 'scheduled', null],
    ['tiktok', 'scheduled', null],
    ['youtube', 'waiting', 'quota'],
  ])
  expect(rows[2]!.dueAt.getTime()).toBeGreaterThan(run.slotAt.getTime())
  await reachSlot(run)
  expect(livesOf()).toEqual(ONCE)
})

test('the limits on queued posts do not apply to a run’s three posts', async () => {
  const { run, ids } = await givenRunToAll()
  const { db } = posting.services
  const [shared] = await sharer.share([targetOf('tiktok', ids.tiktok)], run.slotAt.toISOString())
  await copyPost(db, shared!.id, MAX_SCHEDULED_POSTS)
  for (const connectionId of Object.values(ids))
    await copyPost(db, shared!.id, MAX_POSTS_WAITING_FOR_QUOTA, () => ({
      connectionId,
      status: 'waiting',
      code: 'quota',
    }))
  const refused = await sharer.person.call('POST', '/api/posts', {
    videoId: sharer.videoId,
    targets: [targetOf('tiktok', ids.tiktok)],
    scheduledAt: run.slotAt.toISOString(),
  })
  expect(refused.statusCode).toBe(409)
  await run.make()
  expect(await statusesOf(run)).toEqual({ instagram: 'scheduled', tiktok: 'scheduled', youtube: 'scheduled' })
})

test('a skipped run posts nothing; a run with a replaced video posts only the new video, once to each platform', async () => {
  const { run } = await givenRunToAll()
  await run.make()
  const replaced = await run.calls.call('POST', `${run.channelId}/runs/${run.id}/replace`)
  expect([replaced.statusCode, Object.values(await statusesOf(run))]).toEqual([201, Array(3).fill('cancelled')])
  const replacedSha = madeSha
  await run.make()
  await reachSlot(run)
  expect(livesOf()).toEqual(ONCE)
  expect(STAND_IN_NAMES.map((name) => countLive(posting.standIns, { name, sha256: replacedSha }))).toEqual([0, 0, 0])

  sharer = await givenSharer(posting)
  const { run: skipped } = await givenRunToAll()
  await skipped.make()
  await skipped.calls.call('POST', `${skipped.channelId}/runs/${skipped.id}/skip`)
  await passTime(posting, HOUR_SECONDS)
  const open = and(eq(posts.runId, skipped.id), eq(posts.status, 'scheduled'))
  expect([await posting.services.db.$count(posts, open), Object.values(await statusesOf(skipped))]).toEqual([
    0,
    Array(3).fill('cancelled'),
  ])
})
