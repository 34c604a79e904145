import type { Connection, ListedVideo, Post, Profile, Video } from '@dayreel/contract'
import { sql } from 'drizzle-orm'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBackupPlace } from '#backup/backup-place.ts'
import { checkBackup, restoreSite } from '#backup/restore-site.ts'
import { readConfig } from '#config'
import { connect, type Db } from '#db/connect.ts'
import { checkLedger } from '#ledger/check-ledger.ts'
import { makeFolder, markFolder } from '#installation/data-folder.ts'
import { createStorage } from '#storage/create-storage.ts'
import { createEmptyDatabase } from '#test/empty-database.ts'
import { freePort } from '#test/free-port.ts'
import { readZip } from '#test/read-zip.ts'
import { ADA, OLD_PASSWORD, OLD_SETTINGS } from '#test/release-0.1/settings.ts'
import { startServer } from './start-server.ts'
import { startWorker } from './start-worker.ts'

const ARCHIVE = new URL('../test/release-0.2/backup.zip', import.meta.url)
const PATIENT = { timeout: 170_000, interval: 500 }
/** The range from the day of the backup to some weeks later, which contains Ada's planned post. */
const POSTS_PATH = '/api/posts?from=2026-11-20T00:00:00Z&to=2027-01-01T00:00:00Z'

const open = new AsyncDisposableStack()
let siteUrl: string
let db: Db
let token: string

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-upgraded-'))
  open.defer(() => rm(folder, { recursive: true }))
  const backups = join(folder, 'backups')
  for (const [name, bytes] of readZip(await readFile(ARCHIVE))) {
    const path = join(backups, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  }
  const database = await createEmptyDatabase()
  open.defer(database.drop)
  const config = readConfig({
    ...OLD_SETTINGS,
    DATABASE_URL: database.url,
    DATA_FOLDER: join(folder, 'data'),
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
  })
  const place = openBackupPlace(backups, config.files)
  const manifest = await place.read((await place.list()).at(-1)!)
  const site = { databaseUrl: database.url, storage: createStorage(config) }
  await checkBackup(site, place, manifest)
  await restoreSite(site, place, manifest)
  await makeFolder(config.dataFolder)
  await markFolder(config.dataFolder, manifest.installation.id)
  const connection = connect({ url: database.url, connections: 2, onBroken: () => undefined })
  open.defer(connection.close)
  ;({ db } = connection)
  // The queue deletes jobs that have waited for two weeks, and the backup may be older.
  await db.execute(sql`update pgboss.job set keep_until = now() + interval '1 day'`)
  const server = await startServer(config, database.url)
  open.defer(server.close)
  const worker = await startWorker(config, database.url)
  open.defer(worker.close)
  ;({ siteUrl } = config)
  const answer = await fetch(`${siteUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADA, password: OLD_PASSWORD }),
  })
  token = ((await answer.json()) as { access_token: string }).access_token
})
afterAll(() => open.disposeAsync())

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(`${siteUrl}${path}`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  return (await answer.json()) as T
}

test('a user of release 0.2 signs in and finds plan, credits, connections and the planned post', async () => {
  expect(await read<Profile>('/api/users/profile')).toMatchObject({ email: ADA, plan: 'pro', credits: 120 })
  const connections = await read<Connection[]>('/api/connections')
  expect(connections.map(({ platform }) => platform).toSorted()).toEqual(['instagram', 'tiktok', 'youtube'])
  expect((await read<{ items: Post[] }>(POSTS_PATH)).items).toHaveLength(1)
  expect(await checkLedger(db)).toMatchObject({ faults: [], debts: [] })
})

const readVideos = async () => (await read<{ items: ListedVideo[] }>('/api/videos')).items

test('a worker makes the video that waited, and both videos play', async () => {
  await expect
    .poll(async () => (await readVideos()).map(({ status }) => status), PATIENT)
    .toEqual(['succeeded', 'succeeded'])
  for (const { id } of await readVideos()) {
    const [version] = (await read<Video>(`/api/videos/${id}`)).versions
    const bytes = Buffer.from(await (await fetch(siteUrl + version!.video_url!)).arrayBuffer())
    expect(bytes.toString('latin1', 4, 8)).toBe('ftyp')
  }
  expect((await db.execute(sql`select name, reason from failed_jobs`)).rows).toEqual([])
})
