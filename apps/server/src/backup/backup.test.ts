import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandboxS3, type SandboxS3 } from '@dayreel/sandbox'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findMissingFiles } from '#compose/named-files.ts'
import { connect, type Connection } from '#db/connect.ts'
import { channels, posts, runs, videos } from '#db/schema.ts'
import { startBoss } from '#jobs/create-jobs.ts'
import { makeVideo } from '#jobs/make-video.ts'
import { checkLedger } from '#ledger/check-ledger.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import { createS3Storage } from '#storage/s3/s3-storage.ts'
import { createEmptyDatabase } from '#test/empty-database.ts'
import { givenFinishedVideo } from '#test/given-finished-video.ts'
import { givenSharer, startPosting, targetOf, VIDEO, type Posting } from '#test/start-posting.ts'
import { openBackupPlace, type BackupPlace } from './backup-place.ts'
import { backUpSite } from './backup-site.ts'
import type { Manifest } from './manifest.ts'
import { checkBackup, restoreSite } from './restore-site.ts'

const DAY_MS = 86_400_000

let posting: Posting
let folder: string
let place: BackupPlace
let s3: SandboxS3
let target: Awaited<ReturnType<typeof createEmptyDatabase>>
let restored: Connection
let bucket: FileStorage

beforeAll(async () => {
  posting = await startPosting()
})
afterAll(() => posting.close())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayreel-backups-'))
  place = openBackupPlace(folder, { s3Service: undefined })
  s3 = await createSandboxS3()
  target = await createEmptyDatabase()
  restored = connect({ url: target.url, connections: 2, onBroken: () => undefined })
  bucket = createS3Storage({ ...s3.account, endpoint: s3.url, bucket: s3.bucketName, publicUrl: undefined })
})
afterEach(async () => {
  await restored.close()
  await target.drop()
  await s3.close()
  await rm(folder, { recursive: true })
})

const backUp = () => backUpSite({ databaseUrl: posting.running.database.url, storage: posting.services.storage }, place)

async function restore(manifest: Manifest): Promise<void> {
  const site = { databaseUrl: target.url, storage: bucket }
  await checkBackup(site, place, manifest)
  await restoreSite(site, place, manifest)
}

async function givenChannel(accountId: string, nextSlotAt: Date): Promise<string> {
  const id = randomUUID()
  const day = nextSlotAt.toISOString().slice(0, 10)
  await posting.services.db.insert(channels).values({
    id,
    accountId,
    templateId: 'what-if-overnight',
    templateName: 'What if',
    name: 'What if',
    createdAt: new Date(),
    zone: 'UTC',
    hour: nextSlotAt.getUTCHours(),
    minute: nextSlotAt.getUTCMinutes(),
    days: [1, 2, 3, 4, 5, 6, 7],
    nextOn: day,
    nextSlotAt: new Date(Math.floor(nextSlotAt.getTime() / 60_000) * 60_000),
    nextMakeAt: new Date(nextSlotAt.getTime() - 60_000),
  })
  return id
}

test('a site with work in progress moves from a folder to a bucket, and nothing is posted or made twice', async () => {
  const { db, jobs } = posting.services
  const sharer = await givenSharer(posting)
  const { accountId } = sharer.person
  const connectionId = await sharer.connect('youtube')
  const [due] = await sharer.share([targetOf('youtube', connectionId)])
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString()
  const [later] = await sharer.share([targetOf('youtube', connectionId)], tomorrow)
  const channelId = await givenChannel(accountId, new Date(Date.now() - 3 * DAY_MS))
  const making = await givenFinishedVideo(db, accountId)
  await db.insert(runs).values({ id: randomUUID(), channelId, accountId, kind: 'hand', status: 'making', videoId: making, createdAt: new Date() }) // prettier-ignore
  await jobs.enqueue(makeVideo, { accountId, videoId: making, number: 1 }, { accountId })

  const { manifest } = await backUp()
  await restore(manifest)

  const rows = await restored.db.select().from(posts)
  const states = Object.fromEntries(rows.map(({ id, status, nextAt }) => [id, { status, isOver: nextAt === null }]))
  expect(states).toEqual({
    [due!.id]: { status: 'uncertain', isOver: true },
    [later!.id]: { status: 'scheduled', isOver: false },
  })
  const held = await restored.db.select().from(runs).where(eq(runs.channelId, channelId))
  expect(held.map(({ status, reason }) => [status, reason])).toEqual(held.map(() => ['skipped', 'restored']))
  expect(held.filter(({ kind }) => kind === 'scheduled').length).toBeGreaterThanOrEqual(3)
  expect(await restored.db.$count(videos)).toBe(await db.$count(videos))
  expect((await checkLedger(restored.db)).faults).toEqual([])
  expect(await findMissingFiles(restored.db, bucket)).toMatchObject({ missing: [expect.stringContaining(making)] })
  expect(Buffer.from([...s3.bucket.objects.values()][0]!.bytes).equals(VIDEO)).toBe(true)
  const { rows: queued } = await restored.db.execute(sql`select data from pgboss.job where name = ${makeVideo.name}`)
  expect(queued).toEqual([{ data: { accountId, videoId: making, number: 1 } }])
  // Sequences continue after the numbers of the backup.
  await restored.db.execute(sql`insert into post_events (post_id, at, text) values (${later!.id}, now(), 'next')`)
})

test('a queued job of a backup that is older than the queue keeps jobs still runs after the restore', async () => {
  const { db, jobs } = posting.services
  const { accountId } = (await givenSharer(posting)).person
  const videoId = randomUUID()
  await jobs.enqueue(makeVideo, { accountId, videoId, number: 1 }, { accountId })
  await db.execute(sql`update pgboss.job set keep_until = now() - interval '20 days'
    where name = ${makeVideo.name} and state < 'completed'`)
  await restore((await backUp()).manifest)
  const boss = await startBoss({ url: target.url, log: posting.services.log, supervise: false, schedule: false })
  try {
    await boss.supervise(makeVideo.name) // Deletes expired waiting jobs.
  } finally {
    await boss.stop({ graceful: false })
  }
  const { rows } = await restored.db.execute<{ id: string }>(
    sql`select data ->> 'videoId' as id from pgboss.job where name = ${makeVideo.name} and state = 'created'`,
  )
  expect(rows.map(({ id }) => id)).toContain(videoId)
  await db.execute(sql`delete from pgboss.job where name = ${makeVideo.name}`)
})

test('a backup has the parts of a video that were paid for, and leaves out the others', async () => {
  const { person, videoId } = await givenSharer(posting)
  const steps = `accounts/${person.accountId}/videos/${videoId}/steps/`
  const { storage } = posting.services
  for (const name of ['speech-paid', `render-${'a'.repeat(64)}`, `pack-${'b'.repeat(64)}`])
    await storage.put(steps + name, Buffer.from(name))
  const { manifest } = await backUp()
  expect(manifest.files.flatMap(({ key }) => (key.startsWith(steps) ? [key.slice(steps.length)] : []))).toEqual([
    'speech-paid',
  ])
})

test('a second backup copies only what is new', async () => {
  const sharer = await givenSharer(posting)
  expect((await backUp()).newFiles).toBeGreaterThan(0)
  const again = await backUp()
  expect(again.newFiles).toBe(0)
  expect(again.manifest.files.some(({ key }) => key.includes(sharer.videoId))).toBe(true)
  expect(await place.list()).toHaveLength(2)
})

test('a damaged backup, a newer one and a database in use are refused before anything is written', async () => {
  await givenSharer(posting)
  const { name, manifest } = await backUp()
  const own = { databaseUrl: posting.running.database.url }
  await expect(checkBackup(own, place, manifest)).rejects.toThrow('The database is in use')
  const newer = { ...manifest, schema: { ...manifest.schema, public: manifest.schema.public + 1 } }
  await expect(checkBackup({ databaseUrl: target.url }, place, newer)).rejects.toThrow('of a newer release')
  await place.storage.put(place.contentKey(manifest.files[0]!.sha256), Buffer.from('changed'))
  await expect(checkBackup({ databaseUrl: target.url }, place, manifest)).rejects.toThrow('is missing or has changed')
  await place.storage.put(`backups/${name}.json`, Buffer.from('{'))
  await expect(place.read(name)).rejects.toThrow('is damaged')
  await expect(place.read('../x')).rejects.toThrow('There is no backup')
})

test('a restore that fails half-way leaves no rows and can be repeated', async () => {
  await givenSharer(posting)
  const { manifest } = await backUp()
  const site = { databaseUrl: target.url, storage: bucket }
  const broken = { ...manifest, tables: manifest.tables.map((table) => (table.name === 'posts' ? { ...table, columns: ['no_such_column'] } : table)) } // prettier-ignore
  await expect(restoreSite(site, place, broken)).rejects.toThrow('no_such_column')
  expect(await restored.db.$count(videos)).toBe(0)
  await restore(manifest)
  expect(await restored.db.$count(videos)).toBe(await posting.services.db.$count(videos))
})
