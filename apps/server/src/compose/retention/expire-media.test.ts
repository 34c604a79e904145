import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@dayreel/catalogue'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { accounts, channelConfig, channels, mails, media, videos } from '#db/schema.ts'
import { findReady } from '#media'
import { sweepUnfinished } from '#media/delete-media.ts'
import { findUses } from '#media/find-uses.ts'
import { mediaFolder } from '#media/media-files.ts'
import { countWaiting } from '#test/count-waiting.ts'
import { daysFromNow } from '#test/days-from-now.ts'
import { givenAccount } from '#test/given-account.ts'
import { givenFinishedVideo } from '#test/given-finished-video.ts'
import { mediaCalls } from '#test/given-media.ts'
import { mailsAfterWelcome } from '#test/mails-after-welcome.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { expireMedia } from './expire-media.ts'

const running = startTestApp({ env: { UPLOADS_KEPT_DAYS: 'free=60' } })
beforeEach(async () => {
  await running.services.db.delete(media)
  await running.services.db.delete(mails)
})

const expire = () => expireMedia(running.services, new AbortController().signal)

async function givenOwner() {
  const { db, storage } = running.services
  const accountId = await givenAccount(db)
  const fileOf = (mediaId: string) => `${mediaFolder({ accountId, mediaId })}file.jpg` as const
  /** Inserts an uploaded picture with its file. */
  const givenFile = async (age: number, deleteAt: Date | null = null): Promise<string> => {
    const id = randomUUID()
    const createdAt = daysFromNow(-age)
    await db.insert(media).values({ id, accountId, kind: 'picture', name: 'sea.png', bytes: 3, receivedBytes: 3, hash: id, createdAt, readyAt: createdAt, deleteAt }) // prettier-ignore
    await storage.put(fileOf(id), Buffer.from('sea'))
    return id
  }
  /** Makes a video use a file. */
  const use = async (mediaId: string): Promise<void> => {
    const videoId = await givenFinishedVideo(db, accountId)
    const [video] = await db.select().from(videos).where(eq(videos.id, videoId))
    const request = { ...(video!.request as object), music: mediaId }
    await db.update(videos).set({ request }).where(eq(videos.id, videoId))
  }
  const rowOf = async (id: string) => (await db.select().from(media).where(eq(media.id, id)))[0]
  const hasFile = async (id: string): Promise<boolean> => (await storage.get(fileOf(id))) !== undefined
  return { accountId, givenFile, use, rowOf, hasFile, ...mediaCalls(running.app, accountId) }
}

test('the deletion of unused files is announced 14 days before, in the list and in one mail', async () => {
  const { givenFile, use, rowOf, list, accountId } = await givenOwner()
  const [young, old, used] = [await givenFile(40), await givenFile(50), await givenFile(300)]
  await use(used)
  await expire()
  await expire()
  expect((await rowOf(young))!.deleteAt).toBeNull()
  expect((await rowOf(used))!.deleteAt).toBeNull()
  expect(Math.round(((await rowOf(old))!.deleteAt!.getTime() - Date.now()) / DAY_MS)).toBe(14)
  expect((await list()).items.filter(({ deleteAt }) => deleteAt !== null).map(({ id }) => id)).toEqual([old])
  const sent = await mailsAfterWelcome(running.services)
  expect(sent.map(({ to }) => to)).toEqual([`${accountId}@example.com`])
  expect(sent[0]!.subject).toMatch(/^1 file will be deleted on or after /u)
  expect(sent[0]!.text).toContain('keeps a file for 60 days after its upload, if no video, channel or brand uses it.')
  expect(sent[0]!.text).toContain('“sea.png”')
})

test('an announced file is deleted with its row, and a file that was used in the meantime stays', async () => {
  const { givenFile, use, rowOf, hasFile } = await givenOwner()
  const [gone, used, later] = [
    await givenFile(80, daysFromNow(-1)),
    await givenFile(80, daysFromNow(-1)),
    await givenFile(80, daysFromNow(1)),
  ]
  await use(used)
  await expire()
  expect(await rowOf(gone)).toBeUndefined()
  expect(await hasFile(gone)).toBe(false)
  for (const id of [used, later]) expect(await hasFile(id)).toBe(true)
  expect((await rowOf(used))!.deleteAt).toBeNull()
  expect((await rowOf(later))!.deleteAt).not.toBeNull()
})

test('a file whose deletion fails can no longer be used, and is deleted later', async () => {
  const { services } = running
  const { givenFile, rowOf, hasFile, accountId } = await givenOwner()
  const ids = [await givenFile(80, daysFromNow(-1)), await givenFile(80, daysFromNow(-1))]
  const deleteAll = vi.spyOn(services.storage, 'deleteAll').mockRejectedValueOnce(new Error('the storage is down'))
  await expect(expire()).rejects.toThrow('the storage is down')
  deleteAll.mockRestore()
  for (const id of ids) expect([await rowOf(id), await hasFile(id)]).toMatchObject([{ readyAt: null }, true])
  expect(await findReady(services.db, { accountId, kinds: ['picture'] }, ids)).toEqual(new Set())
  await sweepUnfinished(services, new AbortController().signal)
  for (const id of ids) expect([await rowOf(id), await hasFile(id)]).toEqual([undefined, false])
})

test.each([
  { what: 'a bigger plan', change: { plan: 'pro' as const }, kept: { free: 60 } },
  { what: 'a setting without a limit', change: {}, kept: {} },
])('$what withdraws the announcement', async ({ change, kept }) => {
  const { services } = running
  const { givenFile, rowOf, hasFile, accountId } = await givenOwner()
  const id = await givenFile(80, daysFromNow(-1))
  if ('plan' in change) await services.db.update(accounts).set(change).where(eq(accounts.id, accountId))
  const config = { ...services.config, uploadsKeptDays: kept }
  await expireMedia({ ...services, config }, new AbortController().signal)
  expect(await rowOf(id)).toMatchObject({ deleteAt: null })
  expect(await hasFile(id)).toBe(true)
})

test('a file stays if its owner gets a bigger plan while the files are being deleted', async () => {
  const { db } = running.services
  const { givenFile, hasFile, accountId } = await givenOwner()
  const id = await givenFile(80, daysFromNow(-1))
  const expiring = await db.transaction(async (tx) => {
    await tx.update(accounts).set({ plan: 'pro' }).where(eq(accounts.id, accountId))
    const begun = expire()
    await expect.poll(() => countWaiting(db)).toBe(1)
    return [begun]
  })
  await Promise.all(expiring)
  expect(await hasFile(id)).toBe(true)
})

test('an account whose old files are all in use is not locked', async () => {
  const { db } = running.services
  const { givenFile, use, rowOf, accountId } = await givenOwner()
  const id = await givenFile(300)
  await use(id)
  await db.transaction(async (tx) => {
    await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
    await expire()
  })
  expect((await rowOf(id))!.deleteAt).toBeNull()
})

test('the pictures of an account stay while a channel of it chooses from them by their tags', async () => {
  const { db } = running.services
  const { givenFile, rowOf, hasFile, accountId } = await givenOwner()
  const [old, announced] = [await givenFile(80), await givenFile(80, daysFromNow(-1))]
  const channelId = randomUUID()
  await db.insert(channels).values({ id: channelId, accountId, templateId: 'what-if-overnight', templateName: 'What if', name: 'What if', createdAt: new Date(), zone: 'UTC', days: [1] }) // prettier-ignore
  const choices = { pictures: 'own-pictures,drawn' }
  await db.insert(channelConfig).values({ channelId, imagePrompt: '', textPrompt: '', choices })
  await expire()
  for (const id of [old, announced]) expect((await rowOf(id))!.deleteAt).toBeNull()
  expect(await hasFile(announced)).toBe(true)
  const usesOf = async (mediaId: string) => (await findUses(db, { accountId, mediaId })).uses
  expect(await usesOf(old)).toEqual([{ of: 'channel', id: channelId, title: 'What if' }])
  await db.update(channelConfig).set({ choices: sql`'{"pictures":"drawn"}'::jsonb` })
  expect(await usesOf(old)).toEqual([])
  await expire()
  for (const id of [old, announced]) expect((await rowOf(id))!.deleteAt).not.toBeNull()
})
