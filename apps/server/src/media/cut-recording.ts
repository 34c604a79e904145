import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { media } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import type { CutRecording, TakeToCut } from './cut-sound.ts'
import { keepHeardWords } from './heard-words.ts'
import { findMedia, type MediaRow } from './find-media.ts'
import { makeReady } from './finish-upload.ts'
import { mediaFolder, type OwnedMedia } from './media-files.ts'
import { requireQuota } from './start-upload.ts'

export type CutParts = { recordings: MediaRow[]; isApproximate: boolean }

/**
 * Cuts one recording of several scenes into a recording for each scene. A repeated call returns the same recordings.
 * The original recording stays.
 *
 * @throws {AppError} `not_found`, `storage_full`
 * @throws {StudioError} `sound-unreadable` if the recording lacks a scene
 */
export async function cutRecording(
  {
    db,
    storage,
    cutSound,
  }: Pick<Services, 'db' | 'storage'> & { cutSound: (take: TakeToCut) => Promise<CutRecording> },
  take: OwnedMedia,
  { texts, language }: { texts: readonly string[]; language: string },
): Promise<CutParts> {
  const { accountId } = take
  const row = await findMedia(db, take)
  if (row.kind !== 'recording' || row.readyAt === null) {
    throw new AppError('not_found', { message: 'There is no such recording. It may have been deleted.' })
  }
  const parts = texts.map((): OwnedMedia => ({ accountId, mediaId: randomUUID() }))
  const bytes = Math.max(1, Math.ceil(row.bytes / parts.length))
  await db.transaction(async (tx) => {
    await requireQuota(tx, accountId, bytes * parts.length)
    await tx.insert(media).values(
      parts.map(({ mediaId: id }, i) => ({
        id,
        accountId,
        kind: row.kind,
        name: `${row.name}, scene ${i + 1}`,
        bytes,
      })),
    )
  })
  const discard = (unused: readonly OwnedMedia[]) =>
    Promise.all(unused.map((part) => storage.deleteAll(mediaFolder(part))))
  try {
    const cut = await cutSound({ take, parts: parts.map(({ mediaId }) => mediaId), texts, language })
    const recordings = await db.transaction(async (tx) => {
      const ready: MediaRow[] = []
      for (const [i, part] of parts.entries()) ready.push(await makeReady(tx, part, cut.files[i]!))
      return ready
    })
    // The account may have had an identical recording already, whose words are not stored yet.
    for (const [i, { id: mediaId }] of recordings.entries()) {
      const heard = cut.heard?.[i]
      if (heard !== undefined) await keepHeardWords(storage, { accountId, mediaId }, heard)
    }
    await discard(parts.filter(({ mediaId }) => recordings.every(({ id }) => id !== mediaId)))
    return { recordings, isApproximate: cut.isApproximate }
  } catch (error) {
    const ids = parts.map(({ mediaId }) => mediaId)
    await db.delete(media).where(inArray(media.id, ids))
    await discard(parts)
    throw error
  }
}
