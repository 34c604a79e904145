import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { applicationName } from '#db/application-name.ts'
import { explainDatabaseError } from '#db/explain-database-error.ts'
import { ACCOUNTS_FOLDER } from '#storage/account-folder.ts'
import { isCachedPart } from '#storage/packed-steps.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import { forEachFile } from '#storage/for-each-file.ts'
import type { BackupPlace } from './backup-place.ts'
import { copyOut } from './copy-table.ts'
import type { Manifest, SavedFile } from './manifest.ts'
import { listSequences, listTables, readVersions } from './read-tables.ts'

type Site = { databaseUrl: string; storage: FileStorage }
type BackedUp = { name: string; manifest: Manifest; newFiles: number }

/** A larger file is read twice, once for its hash, instead of being held in memory. */
const READ_ONCE_BYTES = 8 * 1024 * 1024
const PAINTED = /^accounts\/[^/]+\/videos\/[^/]+\/\d+\/painted\//
const OF_STEPS = /^accounts\/[^/]+\/videos\/[^/]+\/steps\/([^/]+)$/

/** Cached parts of videos are made again when they are needed, unless they were paid for. */
function isCached(key: string): boolean {
  const [, part] = OF_STEPS.exec(key) ?? []
  return PAINTED.test(key) || (part !== undefined && isCachedPart(part))
}

/**
 * Backs up a site while it runs: first the database, at one moment, then the files. Content that an earlier backup has
 * is not copied again.
 */
export async function backUpSite(site: Site, place: BackupPlace, now = new Date()): Promise<BackedUp> {
  await place.storage.probe()
  const previous = (await place.list()).at(-1)
  const known = previous === undefined ? [] : (await place.read(previous)).files
  const database = await backUpDatabase(site.databaseUrl, place)
  const { files, newFiles } = await backUpFiles(site.storage, place, known)
  const manifest: Manifest = { format: 1, createdAt: now.toISOString(), ...database, files }
  const name = now.toISOString().replace(/[:.]/g, '-')
  await place.write(name, manifest)
  return { name, manifest, newFiles }
}

type SavedDatabase = Pick<Manifest, 'installation' | 'schema' | 'tables' | 'sequences'>

async function backUpDatabase(url: string, place: BackupPlace): Promise<SavedDatabase> {
  const client = new Client({ connectionString: url, application_name: applicationName('backup') })
  await client.connect().catch((error: unknown) => {
    throw explainDatabaseError(error, url)
  })
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-backup-'))
  try {
    await client.query('begin isolation level repeatable read read only')
    const tables: Manifest['tables'] = []
    for (const { schema, name, columns } of await listTables(client)) {
      const statement = `copy (select ${columns.map(quote).join(', ')} from ${quote(schema)}.${quote(name)}) to stdout`
      const file = join(folder, 'rows.gz')
      // The rows are packed into a file first, because their hash is their name.
      await pipeline(copyOut(client, statement), createGzip(), createWriteStream(file))
      tables.push({ schema, name, columns, sha256: await keepContent(place, () => createReadStream(file)) })
    }
    const saved = { ...(await readVersions(client)), tables, sequences: await listSequences(client) }
    await client.query('commit')
    return saved
  } finally {
    await client.end()
    await rm(folder, { recursive: true })
  }
}

async function backUpFiles(
  storage: FileStorage,
  place: BackupPlace,
  known: readonly SavedFile[],
): Promise<{ files: SavedFile[]; newFiles: number }> {
  const earlier = new Map(known.map((file) => [file.key, file]))
  const files: SavedFile[] = []
  let newFiles = 0
  await forEachFile(storage.list(ACCOUNTS_FOLDER), async ({ key, sizeInBytes, changedAt }) => {
    if (isCached(key)) return
    const changedAtMs = Math.floor(changedAt.getTime())
    const before = earlier.get(key)
    const isSame = before?.sizeInBytes === sizeInBytes && before.changedAtMs === changedAtMs
    const sha256 = isSame ? before.sha256 : await backUpFile(storage, place, { key, sizeInBytes })
    if (sha256 === undefined) return
    if (!isSame) newFiles += 1
    files.push({ key, sizeInBytes, changedAtMs, sha256 })
  })
  return { files, newFiles }
}

/** Returns the file's hash, or undefined if the site has deleted the file in the meantime. */
async function backUpFile(
  storage: FileStorage,
  place: BackupPlace,
  { key, sizeInBytes }: Pick<SavedFile, 'key' | 'sizeInBytes'>,
): Promise<string | undefined> {
  try {
    const bytes = sizeInBytes <= READ_ONCE_BYTES ? await buffer(await storage.read(key)) : undefined
    const source: Source = bytes === undefined ? () => storage.read(key) : () => Readable.from([bytes])
    const sha256 = await hashOf(await source())
    if ((await place.storage.describe(place.contentKey(sha256))) !== undefined) return sha256
    return await keepContent(place, source, sha256)
  } catch (error) {
    if ((await storage.describe(key)) === undefined) return undefined
    throw error
  }
}

type Source = () => Promise<AsyncIterable<Uint8Array>> | AsyncIterable<Uint8Array>

/**
 * Stores content under its hash.
 *
 * @throws {Error} if the content changes between its two readings.
 */
async function keepContent(place: BackupPlace, source: Source, given?: string): Promise<string> {
  const sha256 = given ?? (await hashOf(await source()))
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush: (done) => done(hash.digest('hex') === sha256 ? null : new Error('A file changed while it was read.')),
  })
  const key = place.contentKey(sha256)
  await Promise.all([pipeline(await source(), hashing), place.storage.put(key, hashing)])
  return sha256
}

async function hashOf(source: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of source) hash.update(chunk)
  return hash.digest('hex')
}

function quote(name: string): string {
  return `"${name}"`
}
