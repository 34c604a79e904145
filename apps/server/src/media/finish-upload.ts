import { reservedBytes } from '@dayreel/catalogue'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { media } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import type { Services } from '#services'
import { findMedia, lockMedia, type MediaRow } from './find-media.ts'
import { keepFile } from './keep-file.ts'
import type { KeptFile } from './kept-file.ts'
import { mediaFolder, type OwnedMedia, partsFolder } from './media-files.ts'
import { requireQuota } from './start-upload.ts'

type Needed = Pick<Services, 'db' | 'storage' | 'pictures' | 'decodeFile'>

/**
 * Decodes a received file and makes it ready. If the account already has the same file, the upload is discarded and
 * that file returned. A repeated call returns the first result.
 *
 * @throws {AppError} `not_found`, `conflict` if bytes are missing, `unacceptable` if the file can't be read, which
 * deletes it, `storage_full` if the stored file is larger than the received one and does not fit. After `storage_full`,
 * the received bytes stay, so that the call can be repeated.
 */
export async function finishUpload(services: Needed, owned: OwnedMedia): Promise<MediaRow> {
  const { db, storage } = services
  const row = await findMedia(db, owned)
  if (row.readyAt !== null) return row
  if (row.receivedBytes < row.bytes) {
    throw new AppError('conflict', {
      message: 'The file has not arrived completely. Continue the upload.',
      details: { receivedBytes: row.receivedBytes },
    })
  }
  try {
    const kept = await keepFile(services, { ...owned, kind: row.kind, bytes: row.bytes })
    const ready = await db.transaction(async (tx) => {
      const made = await makeReady(tx, owned, kept)
      const isLarger = made.id === owned.mediaId && kept.bytes > reservedBytes(row.kind, row.bytes)
      if (isLarger) await requireQuota(tx, owned.accountId, kept.bytes, kept.bytes)
      return made
    })
    await storage.deleteAll(ready.id === owned.mediaId ? partsFolder(owned) : mediaFolder(owned))
    return ready
  } catch (error) {
    const [now] = await db.select().from(media).where(eq(media.id, owned.mediaId))
    if (now?.readyAt) return now // Another call has finished the upload in the meantime, and deleted its parts.
    const isGone = now === undefined
    const isRefused = error instanceof AppError && error.code === 'unacceptable'
    if (isRefused) await db.delete(media).where(eq(media.id, owned.mediaId))
    if (isGone || isRefused) await storage.deleteAll(mediaFolder(owned))
    throw error
  }
}

/**
 * Makes a stored file ready. It needs the caller's transaction.
 *
 * @returns the file. If the account already has the same file, the row of this one is deleted and the older file is
 * returned.
 */
export async function makeReady(
  tx: Db,
  owned: OwnedMedia,
  { hash, bytes, seconds, framesPerSecond, scores, hasPreview = false }: KeptFile,
): Promise<MediaRow> {
  await lockAccount(tx, owned.accountId) // Two uploads of the same file wait for each other here.
  const row = await lockMedia(tx, owned)
  if (row.readyAt !== null) return row
  const [known] = await tx
    .select()
    .from(media)
    .where(
      and(eq(media.accountId, row.accountId), eq(media.kind, row.kind), eq(media.hash, hash), isNotNull(media.readyAt)),
    )
  if (known !== undefined) {
    await tx.delete(media).where(eq(media.id, row.id))
    return known
  }
  const [ready] = await tx
    .update(media)
    .set({
      hash,
      bytes,
      seconds,
      framesPerSecond: framesPerSecond ?? null,
      scores: scores ?? null,
      hasPreview,
      receivedBytes: row.bytes,
      readyAt: sql`now()`,
    })
    .where(eq(media.id, row.id))
    .returning()
  return ready!
}
