import { statfs } from 'node:fs/promises'
import { AppError } from '#lib/app-error.ts'
import type { SharedServices as Services } from '#services'

const AT_ONCE = 2
/** What videos that are being made, and the database, may still need. */
const RESERVED_BYTES = 1024 ** 3

/** Uploads that come in at this server at the moment, by account. */
const coming = new Map<string, number>()

/** @throws {AppError} `conflict` where two of the account's are coming in already. */
export function holdPlace(accountId: string): AsyncDisposable {
  const before = coming.get(accountId) ?? 0
  if (before >= AT_ONCE) {
    throw new AppError('conflict', {
      message: 'Two of your uploads are still running. Start this one when one of them is done.',
    })
  }
  coming.set(accountId, before + 1)
  return {
    async [Symbol.asyncDispose]() {
      const now = coming.get(accountId)! - 1
      if (now === 0) coming.delete(accountId)
      else coming.set(accountId, now)
    },
  }
}

/** @throws {AppError} `too_large` or, where the disk is too full, `unavailable` */
export async function checkSpace({ dataFolder, platforms }: Services['config'], announcedBytes: number): Promise<void> {
  const { maxUploadBytes } = platforms
  // A form is a little longer than its file.
  if (announcedBytes > maxUploadBytes + 1024 * 1024) {
    const message = `This file is too large. Choose one of at most ${Math.floor(maxUploadBytes / 1024 / 1024)} MB.`
    throw new AppError('too_large', { message })
  }
  const { bavail, bsize } = await statfs(dataFolder)
  if (bavail * bsize >= announcedBytes + RESERVED_BYTES) return
  throw new AppError('unavailable', {
    message: 'There is not enough room for this file at the moment. Try again later.',
  })
}
