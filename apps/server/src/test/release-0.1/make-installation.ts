import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { ZipFile } from 'yazl'
import { freePort } from '../free-port.ts'
import type { About } from './open-installation.ts'
import { fillSite } from './fill-site.ts'
import { CLEO, OLD_SETTINGS } from './settings.ts'

const OUTPUT = fileURLToPath(new URL('./installation.zip', import.meta.url))
const MAX_VIDEO_BYTES = 300_000
const MAX_PART_BYTES = 60_000
const USAGE = `Usage: node apps/server/src/test/release-0.1/make-installation.ts CHECKOUT DATABASE_URL
  Writes installation.zip: the database and the data folder of a site of release 0.1 that was stopped.
  CHECKOUT is a clone of the repository at 92a81ff0, the last commit of that release, after npm ci.
  DATABASE_URL is an empty database on a PostgreSQL from version 15 on; its pg_dump has to be on the PATH.`

const [checkout, databaseUrl] = process.argv.slice(2)
if (checkout === undefined || databaseUrl === undefined) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}

const dataFolder = await mkdtemp(join(tmpdir(), 'dayreel-0.1-'))
const port = await freePort()
const env = {
  PATH: process.env.PATH,
  HOME: dataFolder,
  ...OLD_SETTINGS,
  DATABASE_URL: databaseUrl,
  DATA_FOLDER: dataFolder,
  PORT: String(port),
}
const site = await startSite()
try {
  await fillSite(`http://127.0.0.1:${port}`, async () => {
    execFileSync('npm', ['run', 'grant', '--', CLEO, 'pro'], { cwd: checkout, env })
  })
} finally {
  await stopSite(site)
}
await pack()
await rm(dataFolder, { recursive: true })

async function startSite(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
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

async function stopSite(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}

/**
 * Writes the archive. To keep it small, each content is stored once, and everything that a worker can make again is
 * left out.
 */
async function pack(): Promise<void> {
  const zip = new ZipFile()
  const dump = execFileSync('pg_dump', ['--no-owner', '--no-privileges', '--rows-per-insert=50', databaseUrl!], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  // These two lines are removed, because only psql understands them.
  zip.addBuffer(Buffer.from(dump.replaceAll(/^\\(?:un)?restrict .*\n/gm, '')), 'database.sql')
  const firsts = new Map<string, string>()
  const copies: Record<string, string> = {}
  for (const [name, bytes] of readFiles()) {
    const hash = createHash('sha256').update(bytes).digest('hex')
    const first = firsts.get(hash)
    if (first !== undefined) copies[name] = first
    else zip.addBuffer(bytes, `data/${name}`)
    firsts.set(hash, first ?? name)
  }
  const about: About = { madeAt: new Date().toISOString(), copies }
  zip.addBuffer(Buffer.from(JSON.stringify(about)), 'about.json')
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(OUTPUT))
}

/**
 * Reads the files of the data folder. Long videos get the bytes of the shortest one. Their cached steps and all large
 * steps are left out.
 */
function readFiles(): Map<string, Buffer> {
  const entries = readdirSync(dataFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  const all = new Map(paths.map((path) => [relative(dataFolder, path), readFileSync(path)]))
  const videos = [...all].filter(([name]) => name.endsWith('.mp4')).toSorted(([, a], [, b]) => a.length - b.length)
  for (const [name, { length }] of videos) {
    if (length <= MAX_VIDEO_BYTES) continue
    all.set(name, videos[0]![1])
    const parts = join(dirname(dirname(name)), 'steps')
    for (const part of all.keys()) if (part.startsWith(parts)) all.delete(part)
  }
  for (const [name, { length }] of all) if (name.includes('/steps/') && length > MAX_PART_BYTES) all.delete(name)
  return all
}
