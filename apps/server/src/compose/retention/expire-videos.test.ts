import { randomUUID } from 'node:crypto'
import { DAY_MS, type PlanId, type PostStatus } from '@dayreel/catalogue'
import type { ListedVideo } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts, ledgerEntries, mails, posts, videos, videoVersions } from '#db/schema.ts'
import { grantCredits, spendCredits } from '#ledger/credits.ts'
import { daysFromNow } from '#test/days-from-now.ts'
import { givenAccount } from '#test/given-account.ts'
import { givenFinishedVideo } from '#test/given-finished-video.ts'
import { videoCalls } from '#test/given-videos.ts'
import { mailsAfterWelcome } from '#test/mails-after-welcome.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { versionFolder } from '#videos/video-files.ts'
import { expireVideos } from './expire-videos.ts'

const running = startTestApp({ env: { VIDEOS_KEPT_DAYS: 'free=90, starter=365' } })
beforeEach(async () => {
  await running.services.db.delete(videos)
  await running.services.db.delete(mails)
})

const expire = () => expireVideos(running.services, new AbortController().signal)
const daysUntil = (moment: Date | null): number => Math.round((moment!.getTime() - Date.now()) / DAY_MS)

async function givenOwner(plan?: PlanId) {
  const { db, storage } = running.services
  const accountId = await givenAccount(db, plan)
  /** Inserts a finished video with a file. */
  const givenVideo = async (age: number): Promise<string> => {
    const videoId = await givenFinishedVideo(db, accountId)
    await db.update(videos).set({ editedAt: daysFromNow(-age) }).where(eq(videos.id, videoId)) // prettier-ignore
    await storage.put(`${versionFolder({ accountId, videoId, number: 1 })}video.mp4`, Buffer.from('a video'))
    return videoId
  }
  const rowOf = async (videoId: string) => (await db.select().from(videos).where(eq(videos.id, videoId)))[0]!
  const announced = (videoId: string, days: number) =>
    db
      .update(videos)
      .set({ deleteAt: daysFromNow(days) })
      .where(eq(videos.id, videoId))
  const hasFile = async (videoId: string): Promise<boolean> =>
    (await storage.get(`${versionFolder({ accountId, videoId, number: 1 })}video.mp4`)) !== undefined
  return { accountId, givenVideo, rowOf, announced, hasFile, ...videoCalls(running.app, accountId) }
}

describe('the announcement', () => {
  test('comes 14 days before, in the list and in one mail to the owner', async () => {
    const { givenVideo, rowOf, call, accountId } = await givenOwner()
    const [young, old, oldest] = [await givenVideo(75), await givenVideo(77), await givenVideo(200)]
    await expire()
    expect((await rowOf(young)).deleteAt).toBeNull()
    expect(daysUntil((await rowOf(old)).deleteAt)).toBe(14)
    expect(daysUntil((await rowOf(oldest)).deleteAt)).toBe(14)
    const { items } = (await call('GET', '/api/videos')).json<{ items: ListedVideo[] }>()
    expect(items.filter(({ deleteAt }) => deleteAt !== null).map(({ id }) => id).toSorted()).toEqual([old, oldest].toSorted()) // prettier-ignore
    await expire()
    const sent = await mailsAfterWelcome(running.services)
    expect(sent.map(({ to }) => to)).toEqual([`${accountId}@example.com`])
    expect(sent[0]!.subject).toMatch(/^2 videos will be deleted on or after /u)
    expect(sent[0]!.text).toContain('The Free plan of this site keeps a video for 90 days after its last change.')
    expect(sent[0]!.text).toContain('“A lamp” and “A lamp”')
  })

  test('comes although the user deleted an announced video a moment ago', async () => {
    const { givenVideo, rowOf, announced } = await givenOwner()
    const [deleted, next] = [await givenVideo(80), await givenVideo(80)]
    await announced(deleted, 14)
    await running.services.db.update(videos).set({ deletedAt: new Date() }).where(eq(videos.id, deleted))
    await expire()
    expect(daysUntil((await rowOf(next)).deleteAt)).toBe(14)
  })

  test('does not come again within a week, so that a daily channel does not cause a daily mail', async () => {
    const { givenVideo, rowOf } = await givenOwner()
    await givenVideo(80)
    await expire()
    const next = await givenVideo(80)
    await expire()
    expect((await rowOf(next)).deleteAt).toBeNull()
    expect(await mailsAfterWelcome(running.services)).toHaveLength(1)
    await running.services.db.update(videos).set({ deleteAt: daysFromNow(6) }).where(eq(videos.title, 'A lamp')) // prettier-ignore
    await running.services.db.update(videos).set({ deleteAt: null }).where(eq(videos.id, next))
    await expire()
    expect(daysUntil((await rowOf(next)).deleteAt)).toBe(14)
  })

  test.each([
    { what: 'a plan that keeps videos for longer', plan: 'starter' as const, age: 300 },
    { what: 'a plan without a limit', plan: 'pro' as const, age: 3_000 },
  ])('does not come on $what', async ({ plan, age }) => {
    const { givenVideo, rowOf } = await givenOwner(plan)
    const videoId = await givenVideo(age)
    await expire()
    expect((await rowOf(videoId)).deleteAt).toBeNull()
    expect(await mailsAfterWelcome(running.services)).toEqual([])
  })

  test('does not come for a video that is being made or has only failed', async () => {
    const { db } = running.services
    const { givenVideo, rowOf } = await givenOwner()
    const [made, failed] = [await givenVideo(100), await givenVideo(100)]
    await db.insert(videoVersions).values({ videoId: made, number: 2, quality: 'low' })
    await db.update(videoVersions).set({ status: 'failed' }).where(eq(videoVersions.videoId, failed))
    await expire()
    expect([(await rowOf(made)).deleteAt, (await rowOf(failed)).deleteAt]).toEqual([null, null])
  })

  test.each([
    { what: 'the video is changed', change: { editedAt: new Date() } },
    { what: 'the plan becomes bigger', change: {}, plan: 'pro' as const },
  ])('is withdrawn if $what', async ({ change, plan }) => {
    const { db } = running.services
    const { givenVideo, rowOf, announced, accountId, hasFile } = await givenOwner()
    const videoId = await givenVideo(100)
    await announced(videoId, -1)
    await db
      .update(videos)
      .set({ title: 'A lamp', ...change })
      .where(eq(videos.id, videoId))
    if (plan !== undefined) await db.update(accounts).set({ plan }).where(eq(accounts.id, accountId))
    await expire()
    expect(await rowOf(videoId)).toMatchObject({ deleteAt: null, deletedAt: null })
    expect(await hasFile(videoId)).toBe(true)
  })

  test('is withdrawn if the operator switches the limit off', async () => {
    const { givenVideo, rowOf, announced } = await givenOwner()
    const videoId = await givenVideo(100)
    await announced(videoId, -1)
    const { services } = running
    const config = { ...services.config, videosKeptDays: {} }
    await expireVideos({ ...services, config }, new AbortController().signal)
    expect(await rowOf(videoId)).toMatchObject({ deleteAt: null, deletedAt: null })
  })
})

describe('the deletion', () => {
  test('removes the video and its files, and nothing else; the ledger keeps its entries', async () => {
    const { db } = running.services
    const { givenVideo, rowOf, announced, hasFile, accountId, call } = await givenOwner()
    const [gone, stays] = [await givenVideo(100), await givenVideo(20)]
    const reference = `video:${gone}:1`
    await grantCredits(db, { accountId, credits: 3, reference: 'gift' })
    await db.transaction((tx) => spendCredits(tx, { accountId, credits: 1, reference }))
    const entries = () => db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, accountId))
    const before = await entries()
    await announced(gone, -1)
    await expire()
    expect((await rowOf(gone)).deletedAt).toBeInstanceOf(Date)
    expect([await hasFile(gone), await hasFile(stays)]).toEqual([false, true])
    expect((await rowOf(stays)).deletedAt).toBeNull()
    expect((await call('GET', `/api/videos/${gone}`)).statusCode).toBe(404)
    expect(await entries()).toEqual(before)
  })

  test('never comes without the announcement, however old the video is', async () => {
    const { givenVideo, rowOf, hasFile } = await givenOwner()
    const videoId = await givenVideo(3_000)
    await expire()
    await expire()
    expect((await rowOf(videoId)).deletedAt).toBeNull()
    expect(await hasFile(videoId)).toBe(true)
  })

  test.each<[PostStatus, boolean]>([
    ['scheduled', true],
    ['waiting', true],
    ['posting', true],
    ['checking', true],
    ['uncertain', true],
    ['live', false],
    ['cancelled', false],
    ['failed', false],
  ])('of a video with a post that is %s: waits is %s', async (status, waits) => {
    const { db } = running.services
    const { givenVideo, rowOf, announced, accountId } = await givenOwner()
    const videoId = await givenVideo(100)
    await announced(videoId, -1)
    await db.insert(posts).values({
      id: randomUUID(), accountId, platform: 'youtube', isSandbox: true, accountName: 'Harbour', source: 'upload',
      videoId, versionNumber: 1, fileKey: `${versionFolder({ accountId, videoId, number: 1 })}video.mp4`,
      seconds: 42, title: 'A lamp', text: '', tags: [], privacy: 'private', choices: {}, status,
      dueAt: new Date(), stageSince: new Date(), createdAt: new Date(),
    }) // prettier-ignore
    await expire()
    expect((await rowOf(videoId)).deletedAt === null).toBe(waits)
  })

  test('does not come to a suspended account, which cannot download its videos', async () => {
    const { db } = running.services
    const { givenVideo, rowOf, announced, accountId } = await givenOwner()
    const videoId = await givenVideo(100)
    await announced(videoId, -1)
    await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, accountId))
    await expire()
    expect((await rowOf(videoId)).deletedAt).toBeNull()
  })
})
