import { maxMediaBytes, type MediaKind } from '@dayreel/catalogue'
import { and, eq, isNotNull } from 'drizzle-orm'
import { createHash, randomUUID } from 'node:crypto'
import { media } from '#db/schema.ts'
import type { Services } from '#services'
import { keepWholePicture } from './keep-file.ts'
import { makeReady } from './finish-upload.ts'
import { mediaFolder, mediaKey } from './media-files.ts'
import { requireQuota, tooLarge } from './start-upload.ts'

type Sent = { accountId: string; kind: MediaKind; name: string }

/**
 * Stores a picture that arrived in a single call.
 *
 * @returns the id and the key of the picture. If the account already has the same picture, that one is returned.
 * @throws {AppError} `unacceptable`, `too_large`, `storage_full`
 */
export async function keepMedia(
  { db, storage, pictures }: Pick<Services, 'db' | 'storage' | 'pictures'>,
  { accountId, kind, name }: Sent,
  sent: Uint8Array,
): Promise<{ id: string; key: string }> {
  if (sent.length > maxMediaBytes(kind)) throw tooLarge(kind)
  const hash = createHash('sha256').update(sent).digest('hex')
  const [known] = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.accountId, accountId), eq(media.kind, kind), eq(media.hash, hash), isNotNull(media.readyAt)))
  if (known !== undefined) return { id: known.id, key: mediaKey({ accountId, mediaId: known.id }, kind) }
  const owned = { accountId, mediaId: randomUUID() }
  const kept = await keepWholePicture({ storage, pictures }, { ...owned, kind }, sent)
  try {
    const { id } = await db.transaction(async (tx) => {
      await requireQuota(tx, accountId, kept.bytes)
      await tx.insert(media).values({ id: owned.mediaId, accountId, kind, name, bytes: kept.bytes })
      return makeReady(tx, owned, kept)
    })
    if (id !== owned.mediaId) await storage.deleteAll(mediaFolder(owned))
    return { id, key: mediaKey({ accountId, mediaId: id }, kind) }
  } catch (error) {
    await storage.deleteAll(mediaFolder(owned))
    throw error
  }
}
