import {
  maxMediaBytes,
  maxMediaSizeText,
  type MediaKind,
  mediaRules,
  reservedBytes,
  sizeText,
  storageBytes,
} from '@dayreel/catalogue'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, media } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import type { Services } from '#services'
import { requireRoom } from '#storage/require-room.ts'
import { countBytes, type MediaRow } from './find-media.ts'

type Announced = { kind: MediaKind; name: string; bytes: number; hasRights: boolean }

/**
 * Announces a file, and reserves its storage.
 *
 * @throws {AppError} `too_large`, `unacceptable`, `storage_full`, `unavailable`
 */
export async function startUpload(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  accountId: string,
  { kind, name, bytes, hasRights }: Announced,
): Promise<MediaRow> {
  if (bytes > maxMediaBytes(kind)) throw tooLarge(kind)
  const { needsRights } = mediaRules(kind)
  if (needsRights && !hasRights) {
    throw new AppError('unacceptable', {
      message: 'Confirm that you have the right to use this file.',
      details: { field: 'hasRights' },
    })
  }
  await requireRoom(storage, bytes)
  return db.transaction(async (tx) => {
    await requireQuota(tx, accountId, reservedBytes(kind, bytes))
    const rightsConfirmedAt = needsRights ? new Date() : null
    const [row] = await tx
      .insert(media)
      .values({ id: randomUUID(), accountId, kind, name, bytes, rightsConfirmedAt })
      .returning()
    return row!
  })
}

/** Returns the used bytes and the storage of the account's plan. */
export async function readQuota(db: Db, accountId: string): Promise<{ usedBytes: number; maxBytes: number }> {
  const [account] = await db.select({ plan: accounts.plan }).from(accounts).where(eq(accounts.id, accountId))
  return { usedBytes: await countBytes(db, accountId), maxBytes: storageBytes(account?.plan ?? 'free') }
}

/**
 * Checks that the file fits into the storage of the account's plan. It needs the caller's transaction, which locks the
 * account, so that two uploads do not count on the same storage.
 *
 * @param countedBytes the bytes of the file that are already counted. Default: 0.
 * @throws {AppError} `storage_full`
 */
export async function requireQuota(tx: Db, accountId: string, bytes: number, countedBytes = 0): Promise<void> {
  const { plan } = await lockAccount(tx, accountId)
  const maxBytes = storageBytes(plan)
  const freeBytes = maxBytes - (await countBytes(tx, accountId)) + countedBytes
  if (bytes <= freeBytes) return
  const free = `${sizeText(Math.max(0, freeBytes))} of your ${sizeText(maxBytes)} are free`
  throw new AppError('storage_full', {
    message: `This file needs ${sizeText(bytes)}, and ${free}. Delete files in My Media, or choose a plan with more storage.`,
    details: { bytes, freeBytes, maxBytes },
  })
}

/**
 * Checks a clip whose received bytes exceed its reservation: the account's other files and the reservation must fit
 * into the storage. So at most one unfinished clip exceeds the plan's storage.
 *
 * @param arrived the received bytes of the file, including this part.
 * @throws {AppError} `storage_full`
 */
export async function requireRoomForRest(db: Db, row: MediaRow, arrived: number): Promise<void> {
  const reserved = reservedBytes(row.kind, row.bytes)
  if (arrived <= reserved) return
  const { usedBytes, maxBytes } = await readQuota(db, row.accountId)
  const freeBytes = maxBytes - usedBytes + Math.max(row.receivedBytes, reserved)
  if (freeBytes >= reserved) return
  throw new AppError('storage_full', {
    message: 'Other uploads fill your storage. Finish or cancel them, then continue this one.',
    details: { bytes: reserved, freeBytes, maxBytes },
  })
}

export function tooLarge(kind: MediaKind): AppError {
  return new AppError('too_large', {
    message: `This file is too large. Choose one of at most ${maxMediaSizeText(kind)}.`,
  })
}
