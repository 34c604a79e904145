import { MAX_STORED_UPLOAD_BYTES, MAX_STORED_UPLOAD_GIGABYTES, MAX_STORED_UPLOADS } from '@dayreel/catalogue'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import { incomingUploads, posts } from '#db/schema.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { AppError } from '#errors/app-error.ts'
import type { SharedServices } from '#services'
import type { FileStorage } from '#storage/file-storage.ts'
import { requireRoom } from '#storage/require-room.ts'
import { STATUSES_WITH_FILE } from './needs-file.ts'

const AT_ONCE = 2
/** If an upload is not renewed for this long, its server counts as dead. */
const LEASE = sql`now() + interval '2 minutes'`
const RENEW_EVERY_MS = 30_000
const CHECK_EVERY_BYTES = 256 * 1024 ** 2

type Room = Pick<SharedServices, 'db' | 'log' | 'storage'>
type Announced = {
  accountId: string
  announcedBytes: number
  /** Whether the same request has been accepted before. A repeated request stores no further file. */
  isRepeated: boolean
}

export type UploadPlace = AsyncDisposable & {
  /**
   * Counts received bytes.
   *
   * @throws {AppError} `unavailable` if the disk is running full.
   */
  receive: (bytes: number) => Promise<void>
  /** Releases the place in the transaction that stores the upload's post. */
  leave: (tx: Db) => Promise<void>
}

/**
 * Registers an upload for all servers and reserves disk space for it until the result is disposed of.
 *
 * @throws {AppError} `conflict` above a limit of the account, `unavailable` if the disk is too full.
 */
export async function holdPlace({ db, log, storage }: Room, announced: Announced): Promise<UploadPlace> {
  const id = randomUUID()
  const own = eq(incomingUploads.id, id)
  let bytesToCome = announced.announcedBytes
  let uncheckedBytes = 0
  await db.transaction(async (tx) => {
    await lockAccount(tx, announced.accountId)
    await tx.delete(incomingUploads).where(lt(incomingUploads.until, sql`now()`))
    await checkAccount(tx, announced)
    await checkDisk(tx, storage, bytesToCome)
    await tx.insert(incomingUploads).values({ id, accountId: announced.accountId, until: LEASE, bytesToCome })
  })
  const renew = async (): Promise<void> => {
    await db.update(incomingUploads).set({ until: LEASE, bytesToCome }).where(own)
  }
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS)
  return {
    async receive(bytes) {
      bytesToCome = Math.max(0, bytesToCome - bytes)
      uncheckedBytes += bytes
      if (uncheckedBytes < CHECK_EVERY_BYTES) return
      uncheckedBytes = 0
      await checkAgain(storage, bytesToCome)
    },
    async leave(tx) {
      await tx.delete(incomingUploads).where(own)
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      // If this deletion fails, the row stays until its lease ends.
      await db
        .delete(incomingUploads)
        .where(own)
        .catch((error: unknown) => log.warn({ err: error }, 'the slot of an upload was not released'))
    },
  }
}

async function checkAccount(tx: Db, { accountId, announcedBytes, isRepeated }: Announced): Promise<void> {
  const incoming = await sumUp(tx, accountId)
  if (incoming.count >= AT_ONCE) {
    throw new AppError('conflict', {
      message: 'Two of your uploads are still running. Start this one when one of them is done.',
    })
  }
  if (isRepeated) return
  const [stored] = await tx
    .select({ count: sql`count(*)`.mapWith(Number), bytes: sql`coalesce(sum(${posts.fileBytes}), 0)`.mapWith(Number) })
    .from(posts)
    .where(
      and(eq(posts.accountId, accountId), eq(posts.source, 'upload'), inArray(posts.status, [...STATUSES_WITH_FILE])),
    )
  if (stored!.count + incoming.count >= MAX_STORED_UPLOADS) {
    const message = `${MAX_STORED_UPLOADS} of your uploads are waiting to be posted, which is the maximum. Start this one when one of them is posted, or cancel one in My Posts.`
    throw new AppError('conflict', { message })
  }
  if (stored!.bytes + incoming.bytes + announcedBytes > MAX_STORED_UPLOAD_BYTES) {
    const message = `Your stored uploads may take up at most ${MAX_STORED_UPLOAD_GIGABYTES} GB together. Start this one when one of them is posted, or cancel one in My Posts.`
    throw new AppError('conflict', { message })
  }
}

/**
 * Checks the free disk space. All servers check one upload at a time, so that two uploads do not count on the same
 * space.
 */
async function checkDisk(tx: Db, storage: FileStorage, announcedBytes: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('room for uploads', 0))`)
  const { bytes } = await sumUp(tx)
  await requireRoom(storage, bytes + announcedBytes)
}

/**
 * Checks the free disk space during an upload. Other uploads are ignored, because their progress is only stored every
 * 30 seconds.
 */
async function checkAgain(storage: FileStorage, bytesToCome: number): Promise<void> {
  await requireRoom(storage, Math.min(bytesToCome, CHECK_EVERY_BYTES))
}

/** Counts the uploads in progress, of one account or of all accounts. */
async function sumUp(tx: Db, accountId?: string): Promise<{ count: number; bytes: number }> {
  const [sum] = await tx
    .select({
      count: sql`count(*)`.mapWith(Number),
      bytes: sql`coalesce(sum(${incomingUploads.bytesToCome}), 0)`.mapWith(Number),
    })
    .from(incomingUploads)
    .where(
      and(
        gt(incomingUploads.until, sql`now()`),
        accountId === undefined ? undefined : eq(incomingUploads.accountId, accountId),
      ),
    )
  return sum!
}
