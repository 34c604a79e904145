import { AppError } from '#errors/app-error.ts'
import type { FileStorage } from './file-storage.ts'

/** Bytes that uploads leave free for videos in progress and for the database. */
const RESERVED_BYTES = 1024 ** 3

/** @throws {AppError} `unavailable` if the storage has no room for so many bytes. */
export async function requireRoom(storage: Pick<FileStorage, 'measureFreeBytes'>, bytes: number): Promise<void> {
  if ((await storage.measureFreeBytes()) >= bytes + RESERVED_BYTES) return
  throw new AppError('unavailable', {
    message: 'There is not enough room for this file at the moment. Try again later.',
  })
}
