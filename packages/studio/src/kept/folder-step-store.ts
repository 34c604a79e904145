import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toDiskError } from './disk-error.ts'
import type { StepStore } from '@dayreel/storyboard'
import { openPart, sealPart } from '@dayreel/storyboard/base'

const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000
const KEY = /^[a-z]+-[0-9a-f]{64}$/
const PART = /\.(\d+)\.part$/

/**
 * Opens a store that keeps cached parts as files in a folder. A value is written to a temporary file, which is then
 * renamed. Each file contains its length and a checksum, so that a file that a crash left incomplete is never treated
 * as a whole value. Several processes may share one folder.
 *
 * @param folder created if it does not exist. Incomplete files of dead processes and values that were not used for 30
 * days are removed.
 * @throws {StudioError} `disk-full`, `output-unwritable`
 */
export async function openFolderStepStore(folder: string): Promise<StepStore> {
  await makeFolder(folder).catch((error: unknown) => {
    throw toDiskError(error, folder)
  })
  await sweep(folder)
  return {
    async get(key) {
      const file = join(folder, checked(key))
      let bytes: Uint8Array
      try {
        bytes = await readFile(file)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw toDiskError(error, file)
      }
      const content = openPart(bytes)
      const now = new Date()
      // Marks the file as used, so that the sweep keeps it.
      if (content) await utimes(file, now, now).catch(() => undefined)
      else await rm(file, { force: true })
      return content
    },
    async put(key, bytes) {
      const file = join(folder, checked(key))
      const part = `${file}.${process.pid}.part`
      try {
        await writeFile(part, sealPart(bytes))
        await rename(part, file)
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined)
        throw toDiskError(error, file)
      }
    },
  }
}

/**
 * Creates a folder and its parents. Tries to create each one only once, because Node's recursive mkdir never returns on
 * paths such as /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder)
  }
}

/** Returns a valid key. Keys become file names, so a key must consist of a step name and a hash. */
function checked(key: string): string {
  if (!KEY.test(key)) throw new TypeError(`not a step's key: ${key}`)
  return key
}

async function sweep(folder: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * DAY_MS
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const writer = PART.exec(name)?.[1]
    if (writer !== undefined) {
      if (!isRunning(Number(writer))) await rm(file, { force: true })
    } else if (KEY.test(name)) {
      const found = await stat(file).catch(() => undefined) // Another sweep may delete the file first.
      if (found && found.mtimeMs < oldest) await rm(file, { force: true })
    }
  }
}

/**
 * Checks if a process with this id is running. This process itself counts as not running, because it has no incomplete
 * file when it opens a store.
 */
export function isRunning(processId: number): boolean {
  if (processId === process.pid) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
