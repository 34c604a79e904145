import { and, eq, lt, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { incomingUploads } from '#db/schema.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { AppError } from '#lib/app-error.ts'
import type { SharedServices } from '#services'

const AT_ONCE = 2
/** An upload of which nothing was heard for so long has ended with its server. */
const LEASE = sql`now() + interval '2 minutes'`
const RENEW_EVERY_MS = 30_000
/** What videos that are being made, and the database, may still need. */
const RESERVED_BYTES = 1024 ** 3

/**
 * Counts an upload among those that are coming in, at this server and at all others, until it is disposed of.
 *
 * @throws {AppError} `conflict` where two of the account's are coming in already.
 */
export async function holdPlace(
  { db, log }: Pick<SharedServices, 'db' | 'log'>,
  accountId: string,
): Promise<AsyncDisposable> {
  const id = randomUUID()
  const own = eq(incomingUploads.id, id)
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const theirs = eq(incomingUploads.accountId, accountId)
    await tx.delete(incomingUploads).where(and(theirs, lt(incomingUploads.until, sql`now()`)))
    if ((await tx.$count(incomingUploads, theirs)) >= AT_ONCE) {
      throw new AppError('conflict', {
        message: 'Two of your uploads are still running. Start this one when one of them is done.',
      })
    }
    await tx.insert(incomingUploads).values({ id, accountId, until: LEASE })
  })
  const renew = async (): Promise<void> => {
    await db.update(incomingUploads).set({ until: LEASE }).where(own)
  }
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS)
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      // The answer stands whatever becomes of the row, which ends by itself.
      await db
        .delete(incomingUploads)
        .where(own)
        .catch((error: unknown) => log.warn({ err: error }, 'the place of an upload was not given back'))
    },
  }
}

/** @throws {AppError} `too_large` or, where the disk is too full, `unavailable` */
export async function checkSpace(
  { dataFolder, platforms }: SharedServices['config'],
  announcedBytes: number,
): Promise<void> {
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
