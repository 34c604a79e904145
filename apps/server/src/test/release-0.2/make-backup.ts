import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { ZipFile } from 'yazl'
import { freePort } from '../free-port.ts'
import { buy, CARDS } from '../release-0.1/buy.ts'
import { linkAll, makeVideo, post, SCRIPT, startVideo } from '../release-0.1/fill-site.ts'
import { registerOldPerson } from '../release-0.1/old-person.ts'
import { ADA, OLD_SETTINGS, QUEUED_SCRIPT } from '../release-0.1/settings.ts'

const OUTPUT = fileURLToPath(new URL('./backup.zip', import.meta.url))
const DAY_MS = 86_400_000
const USAGE = `Usage: node apps/server/src/test/release-0.2/make-backup.ts CHECKOUT
  Writes backup.zip: the backup of a site of release 0.2.0, made by that release.
  CHECKOUT is a clone of the repository at 235c60cb, the last commit of that release, after npm ci.`

const [checkout] = process.argv.slice(2)
if (checkout === undefined) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}

const folder = await mkdtemp(join(tmpdir(), 'dayreel-0.2-'))
const backups = join(folder, 'backups')
const port = await freePort()
const env = {
  PATH: process.env.PATH,
  HOME: folder,
  ...OLD_SETTINGS,
  DATA_FOLDER: join(folder, 'data'),
  PORT: String(port),
}
const site = await startSite()
try {
  await fill(`http://127.0.0.1:${port}`)
  execFileSync(process.execPath, ['apps/server/src/commands/back-up.ts', backups], { cwd: checkout, env })
} finally {
  const ended = once(site, 'exit')
  site.kill('SIGINT')
  await ended
}
const zip = new ZipFile()
for (const entry of readdirSync(backups, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
  if (entry.isFile()) zip.addBuffer(readFileSync(path), relative(backups, path))
}
zip.end()
await pipeline(zip.outputStream, createWriteStream(OUTPUT))
await rm(folder, { recursive: true })

/** Fills the site: a plan, linked accounts, a finished video with a planned post, and a waiting video. */
async function fill(siteUrl: string): Promise<void> {
  const ada = await registerOldPerson(siteUrl, ADA)
  await buy(siteUrl, ada, 'pro', CARDS.ada)
  const [youtube] = await linkAll(siteUrl, ada)
  const videoId = await makeVideo(ada, { kind: 'script', scriptSubject: SCRIPT })
  await post(ada, videoId, [youtube!], new Date(Date.now() + 20 * DAY_MS).toISOString())
  await startVideo(ada, { kind: 'script', scriptSubject: QUEUED_SCRIPT })
}

async function startSite(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += String(text)
    if (said.includes('Dayreel is running')) return child
  }
  throw new Error(`The site did not start: ${said}`)
}
