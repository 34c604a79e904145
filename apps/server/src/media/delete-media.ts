import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { media } from '#db/schema.ts'
import type { SharedServices } from '#services'
import { lockMedia } from './find-media.ts'
import { mediaFolder, type OwnedMedia } from './media-files.ts'

const BATCH = 200

/** @throws {AppError} `not_found` */
export async function deleteMedia({ db, storage }: Pick<SharedServices, 'db' | 'storage'>, owned: OwnedMedia) {
  await db.transaction(async (tx) => {
    const { id } = await lockMedia(tx, owned)
    await tx.delete(media).where(eq(media.id, id))
    // If deleting the files fails, the transaction keeps the row, so that the files are found again.
    await storage.deleteAll(mediaFolder(owned))
  })
}

/**
 * Makes files unusable before they are deleted. It needs the caller's transaction. If the process dies before the
 * deletion, `sweepUnfinished` deletes the files.
 */
export async function discardMedia(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // The same file can be uploaded again at once, because the row no longer has its hash.
  const discarded = { readyAt: null, hash: null, deleteAt: null, receivedBytes: 0 }
  await tx
    .update(media)
    .set(discarded)
    .where(inArray(media.id, [...ids]))
}

/** Deletes discarded files, and uploads that were not finished within a day. */
export async function sweepUnfinished(
  { db, storage }: Pick<SharedServices, 'db' | 'storage'>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const swept = await db.transaction(async (tx) => {
      const old = await tx
        .select({ mediaId: media.id, accountId: media.accountId })
        .from(media)
        .where(and(isNull(media.readyAt), lt(media.createdAt, sql`now() - interval '1 day'`)))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      if (old.length === 0) return 0
      await tx.delete(media).where(
        inArray(
          media.id,
          old.map(({ mediaId }) => mediaId),
        ),
      )
      for (const owned of old) await storage.deleteAll(mediaFolder(owned))
      return old.length
    })
    if (swept < BATCH) return
  }
}
