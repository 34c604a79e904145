import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { toDiskError } from './disk-error.ts'
import type { StepStore } from '@dayreel/storyboard'

const MAGIC = 0x44525331 // "DRS1"
const HEADER_BYTES = 12 // magic, length, CRC-32 of the content; each an unsigned 32-bit integer, big-endian
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000
const KEY = /^[a-z]+-[0-9a-f]{64}$/
const PART = /\.(\d+)\.part$/

/**
 * Keeps steps as files of a folder. A value is written beside its place and renamed into it, and carries its length and
 * checksum, so that a process or machine that dies in between leaves nothing that could be taken for a whole value.
 * Several processes may share one folder.
 *
 * @param folder created when missing. What dead processes left half-written, and what nobody used for 30 days, is removed.
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
      const content = contentOf(bytes)
      const now = new Date()
      if (content)
        await utimes(file, now, now).catch(() => undefined) // only keeps it from being swept
      else await rm(file, { force: true })
      return content
    },
    async put(key, bytes) {
      const file = join(folder, checked(key))
      const part = `${file}.${process.pid}.part`
      try {
        await writeFile(part, withHeader(bytes))
        await rename(part, file)
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined)
        throw toDiskError(error, file)
      }
    },
  }
}

/** Node's own recursive mkdir never returns where the system answers as /proc does, so this tries each folder once. */
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

/** Keys become file names, so nothing else than a step's name and a hash may be one. */
function checked(key: string): string {
  if (!KEY.test(key)) throw new TypeError(`not a step's key: ${key}`)
  return key
}

function withHeader(content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + content.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, MAGIC)
  view.setUint32(4, content.length)
  view.setUint32(8, crc32(content))
  bytes.set(content, HEADER_BYTES)
  return bytes
}

function contentOf(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length < HEADER_BYTES) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const content = new Uint8Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, bytes.length - HEADER_BYTES)
  const whole =
    view.getUint32(0) === MAGIC && view.getUint32(4) === content.length && view.getUint32(8) === crc32(content)
  return whole ? content : undefined
}

async function sweep(folder: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * DAY_MS
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const writer = PART.exec(name)?.[1]
    if (writer !== undefined) {
      if (!isRunning(Number(writer))) await rm(file, { force: true })
    } else if (KEY.test(name)) {
      const found = await stat(file).catch(() => undefined) // another process may sweep at the same time
      if (found && found.mtimeMs < oldest) await rm(file, { force: true })
    }
  }
}

/** Whether a process of this number runs; ours counts as dead, because nothing of ours is half-written when a store is opened. */
export function isRunning(processId: number): boolean {
  if (processId === process.pid) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
