import { and, eq } from 'drizzle-orm'
import { media } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { SharedServices } from '#services'
import { findMedia, lockMedia, type MediaRow } from './find-media.ts'
import { type OwnedMedia, partKey } from './media-files.ts'
import { requireRoomForRest } from './start-upload.ts'

/**
 * Stores the next bytes of a file. Bytes that have already arrived are ignored, so a repeated part changes nothing.
 *
 * @throws {AppError} `not_found`, `too_large`, `storage_full`, and `conflict` if bytes before the offset are missing.
 */
export async function storePart(
  { db, storage }: Pick<SharedServices, 'db' | 'storage'>,
  owned: OwnedMedia,
  offset: number,
  sent: Uint8Array = new Uint8Array(),
): Promise<MediaRow> {
  const before = await findMedia(db, owned)
  if (isKnown(before, offset, sent)) return before
  await requireRoomForRest(db, before, offset + sent.length)
  return db.transaction(async (tx) => {
    const row = await lockMedia(tx, owned)
    if (isKnown(row, offset, sent)) return row
    if (offset + sent.length > row.bytes) {
      throw new AppError('too_large', { message: 'The file is larger than announced. Upload it again.' })
    }
    if (offset !== row.receivedBytes) {
      throw new AppError('conflict', {
        message: 'Some bytes before this part are missing. Continue where the upload was interrupted.',
        details: { receivedBytes: row.receivedBytes },
      })
    }
    // The file is stored inside the transaction. If the upload is deleted at the same moment, the deletion waits and
    // then also deletes this file.
    await storage.put(partKey(owned, offset), sent)
    const [updated] = await tx
      .update(media)
      .set({ receivedBytes: offset + sent.length })
      .where(and(eq(media.id, row.id), eq(media.receivedBytes, offset)))
      .returning()
    return updated!
  })
}

function isKnown({ readyAt, receivedBytes }: MediaRow, offset: number, { length }: Uint8Array): boolean {
  return readyAt !== null || offset + length <= receivedBytes
}
