import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createSandboxS3 } from '@dayreel/sandbox'
import { connect, givenFinishedVideo, startEmbeddedPostgres, versionFolder } from '@dayreel/server/testing'
import { freePort } from '@dayreel/server/testing/free-port'
import { buildWeb } from '../../scripts/build-web.ts'
import { runCommand } from '../run-command.ts'
import { withScratchFolder } from '../scratch-folder.ts'
import { createSiteProcess } from './cluster/site-process.ts'
import { soakSettings } from './dayreel-under-fire.ts'
import type { SoakPart } from './part.ts'

const VIDEOS = 1_000
const QUICK_VIDEOS = 20
const VIDEOS_AN_ACCOUNT = 50
const MEGABYTE = 1024 ** 2
/**
 * The files of a finished video of 20 s in low quality and their sizes. The video itself is smaller than a real one.
 */
const FILES: Readonly<Record<string, number>> = {
  'video.mp4': 500_000,
  'video.jpg': 40_000,
  'video.srt': 700,
  'video.vtt': 700,
  'video.ass': 3_000,
  ...Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`scene-s${i}.jpg`, 25_000])),
}
/** The simulated latency of a call to the bucket, in milliseconds. */
const S3_DELAY_MS = 20

/**
 * Backs up a site of a thousand videos, restores it, moves its files into a bucket and backs it up from there, with the
 * commands of the operator, and reports how long each takes. No file may be missing afterwards.
 */
export const soakCopies: SoakPart = async ({ count, quick, say }) => {
  await buildWeb()
  return withScratchFolder(async (folder) => {
    await using open = new AsyncDisposableStack()
    const s3 = await createSandboxS3({ delayMs: S3_DELAY_MS })
    open.defer(s3.close)
    const site = await startSite(folder, 'site', open)
    const restored = await startSite(folder, 'restored', open, site)
    const videos = count ?? (quick ? QUICK_VIDEOS : VIDEOS)
    await createInstallation(site)
    const bytes = await seed(site, videos)
    const files = videos * Object.keys(FILES).length
    say(`  ${videos} videos with ${files} files of ${Math.round(bytes / MEGABYTE)} MB in all`)

    const bucket = {
      S3_ENDPOINT: s3.url,
      S3_BUCKET: s3.bucketName,
      S3_REGION: s3.account.region,
      S3_ACCESS_KEY_ID: s3.account.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.account.secretAccessKey,
    }
    const problems: string[] = []
    const time = async (what: string, file: string, words: string[], env: NodeJS.ProcessEnv, expected: RegExp) => {
      const started = performance.now()
      const output = await runCommand(file, words, env)
      const seconds = (performance.now() - started) / 1e3
      say(`  ${seconds.toFixed(1).padStart(7)} s  ${what} (${(bytes / MEGABYTE / seconds).toFixed(0)} MB/s)`)
      if (!expected.test(output)) problems.push(`${what}: ${output}`)
    }
    const backups = join(folder, 'backups')
    const allFiles = new RegExp(`${files} files`)
    const found = new RegExp(`^${videos} files: all are there`)
    await time('backup of a folder', 'back-up.ts', [backups], site, new RegExp(`${files} files, ${files} of them new`))
    await time('second backup', 'back-up.ts', [backups], site, new RegExp(`${files} files, 0 of them new`))
    await time('check of the backup', 'restore.ts', [backups, '--dry-run'], restored, allFiles)
    await time('restore into a folder', 'restore.ts', [backups], restored, allFiles)
    await time('search for missing files', 'move-storage.ts', ['check'], restored, found)
    const moving = { ...site, ...bucket, FILES_MOVE: 'folder-to-s3' }
    await time('move into a bucket', 'move-storage.ts', ['move'], moving, allFiles)
    const moved = { ...site, ...bucket }
    await time('search for missing files in the bucket', 'move-storage.ts', ['check'], moved, found)
    await time('backup of the bucket', 'back-up.ts', [join(folder, 'more-backups')], moved, allFiles)
    return problems
  })
}

/** Starts an empty database and returns the settings of a site with it. */
async function startSite(
  folder: string,
  name: string,
  open: AsyncDisposableStack,
  other: NodeJS.ProcessEnv = {},
): Promise<NodeJS.ProcessEnv> {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, `${name}-postgres`) })
  open.defer(postgres.stop)
  return {
    ...soakSettings('DAYREEL_SOAK=copies'),
    MASTER_KEY: other['MASTER_KEY'] ?? randomBytes(32).toString('base64'),
    DATABASE_URL: postgres.url,
    DATA_FOLDER: join(folder, name),
  }
}

/** The first start of a server creates the tables and marks database and folder. */
async function createInstallation(site: NodeJS.ProcessEnv): Promise<void> {
  const server = createSiteProcess('server', 'server', { ...site, PORT: String(await freePort()) })
  await server.start()
  await server.end('SIGTERM')
}

/** Inserts finished videos with their files. Returns the bytes of all files. */
async function seed(site: NodeJS.ProcessEnv, count: number): Promise<number> {
  const { db, pool, close } = connect({ url: site['DATABASE_URL']!, connections: 2, onBroken: () => undefined })
  let bytes = 0
  let accountId = ''
  for (let i = 0; i < count; i++) {
    if (i % VIDEOS_AN_ACCOUNT === 0) {
      accountId = randomUUID()
      await pool.query('insert into accounts (id, email) values ($1, $2)', [accountId, `${accountId}@example.com`])
    }
    const videoId = await givenFinishedVideo(db, accountId)
    const to = join(site['DATA_FOLDER']!, 'files', versionFolder({ accountId, videoId, number: 1 }))
    for (const [name, size] of Object.entries(FILES)) {
      await mkdir(dirname(join(to, name)), { recursive: true })
      await writeFile(join(to, name), randomBytes(size))
      bytes += size
    }
  }
  await close()
  return bytes
}
