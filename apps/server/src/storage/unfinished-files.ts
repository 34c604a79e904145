import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, readlink, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/**
 * Nothing is written for so long, so that whoever left such a file is gone wherever they ran: many times what a job or a request
 * may take.
 */
const ABANDONED_MS = 2 * 60 * 60_000
const NAME = /^(?<numbering>[0-9a-f]{12})\.(?<pid>\d+)\.[0-9a-f-]{36}$/

/** The name of a file that this process is going to write, or of a folder that it removes; it says whose it is. */
export async function nameUnfinished(pid = process.pid): Promise<string> {
  return `${await numbering()}.${pid}.${randomUUID()}`
}

/**
 * Removes the files and folders that nobody goes on writing or removing: those of processes that have died here, and whatever has
 * not changed for two hours.
 */
export async function sweepUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const path = join(folder, name)
    if ((await isLeftByDead(name)) || (await isAbandoned(path))) await rm(path, { recursive: true, force: true })
  }
}

async function isLeftByDead(name: string): Promise<boolean> {
  const owner = NAME.exec(name)?.groups
  return owner?.['numbering'] === (await numbering()) && !isAlive(Number(owner['pid']))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // it is somebody else's, and there
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined) // it may have been finished meanwhile
  return found !== undefined && Date.now() - found.mtimeMs > ABANDONED_MS
}

let known: Promise<string> | undefined

/**
 * What the ids of processes are unique in: one start of one machine, or one container on it. Several may share the folder, and each
 * can tell of its own processes only whether they live.
 */
function numbering(): Promise<string> {
  known ??= (async () => {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '') // Linux only
    const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
    return createHash('sha256').update([hostname(), boot, namespace].join('\n')).digest('hex').slice(0, 12)
  })()
  return known
}
