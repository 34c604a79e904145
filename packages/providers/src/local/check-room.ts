import { mkdir, statfs } from 'node:fs/promises'
import type { Machine } from '@dayreel/threads'
import { describeSize } from './describe-size.ts'
import { LocalModelError } from './local-model-error.ts'
import type { LocalModel } from './local-model.ts'

/** The number of bytes that must stay free beside a model, for videos and the database. */
const MARGIN_BYTES = 300_000_000

export type Room = {
  folder: string
  machine: Pick<Machine, 'memoryBytes'>
  /** Reads the free bytes of the folder's disk. Tests replace it. */
  readFreeBytes?: (folder: string) => Promise<number>
}

/**
 * Checks the disk and the memory before a download.
 *
 * @param missingBytes the number of bytes still to be written.
 * @throws {LocalModelError} `no-space` or `no-memory`, with both numbers
 */
export async function checkRoom(model: LocalModel, missingBytes: number, room: Room): Promise<void> {
  const { folder, machine, readFreeBytes = freeBytesOf } = room
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const freeBytes = await readFreeBytes(folder)
  const neededBytes = missingBytes + MARGIN_BYTES
  if (freeBytes < neededBytes) {
    const sizes = `needs ${describeSize(neededBytes)} on the disk, and ${describeSize(freeBytes)} are free`
    throw new LocalModelError('no-space', `${model.label} ${sizes}. Free some space, or choose a smaller model.`)
  }
  if (machine.memoryBytes < model.memoryBytes) {
    const sizes = `needs ${describeSize(model.memoryBytes)} of memory, and this machine has ${describeSize(machine.memoryBytes)}`
    throw new LocalModelError('no-memory', `${model.label} ${sizes}. Choose a smaller model.`)
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
