import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, readlink, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/**
 * After this long without a write, the writing process counts as dead, even if it ran on another machine. This is many
 * times the length of a job or a request.
 */
const ABANDONED_MS = 2 * 60 * 60_000
const NAME = /^(?<numbering>[0-9a-f]{12})\.(?<pid>\d+)\.[0-9a-f-]{36}$/

/**
 * Returns a name for a file that this process will write or for a folder that it removes. The name identifies the
 * process.
 */
export async function nameUnfinished(pid = process.pid): Promise<string> {
  return `${await numbering()}.${pid}.${randomUUID()}`
}

/**
 * Deletes abandoned files and folders. They belong to processes that died on this machine, or they have not changed for
 * two hours.
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
    return (error as NodeJS.ErrnoException).code === 'EPERM' // The process is alive and belongs to another user.
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined) // The file may have been finished in the meantime.
  return found !== undefined && Date.now() - found.mtimeMs > ABANDONED_MS
}

let known: Promise<string> | undefined

/**
 * Identifies a scope of unique process ids, which is one boot of one machine or one container. Several scopes may share
 * the folder, and each knows only its own processes.
 */
function numbering(): Promise<string> {
  known ??= (async () => {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '') // Only Linux has this file.
    const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
    return createHash('sha256').update([hostname(), boot, namespace].join('\n')).digest('hex').slice(0, 12)
  })()
  return known
}
