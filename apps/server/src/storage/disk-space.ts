import { statfs } from 'node:fs/promises'

type DiskSettings = { dataFolder: string; disk: { lowBytes: number; fullBytes: number } }
export type DiskState = 'ok' | 'low' | 'full'

/** Returns the free bytes on the disk of a folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Returns the state of the data folder's disk. `full` means that the server can no longer save anything reliably. */
export async function readDiskState({ dataFolder, disk }: DiskSettings): Promise<DiskState> {
  const freeBytes = await readFreeBytes(dataFolder)
  if (freeBytes < disk.fullBytes) return 'full'
  return freeBytes < disk.lowBytes ? 'low' : 'ok'
}
