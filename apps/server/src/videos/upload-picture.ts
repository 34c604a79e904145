import { eq } from 'drizzle-orm'
import { videoPictures } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { keepMedia } from '#media'
import type { Services } from '#services'
import { signFile } from '#storage/signed-path.ts'
import { findVideo, lockVideo } from './lock-video.ts'
import { uploadedPictureKey } from './video-files.ts'

/** The maximum number of pictures per video, which is many times what a storyboard can show. */
const MAX_PICTURES = 200

type Owned = { accountId: string; videoId: string }

/**
 * Stores a picture for a scene among the account's media.
 *
 * @throws {AppError} `unacceptable`, `storage_full`
 */
export async function uploadPicture(
  services: Services,
  owned: Owned,
  sent: Uint8Array | undefined,
): Promise<{ picture: string; url: string }> {
  const { db, sealing, storage } = services
  const { title } = await findVideo(db, owned)
  const { accountId, videoId } = owned
  const { id, key } = await keepMedia(
    services,
    { accountId, kind: 'picture', name: `Picture for “${title}”` },
    sent ?? new Uint8Array(),
  )
  await db.transaction(async (tx) => {
    await lockVideo(tx, owned)
    const kept = await tx.select({ id: videoPictures.id }).from(videoPictures).where(eq(videoPictures.videoId, videoId))
    if (kept.some((picture) => picture.id === id)) return
    if (kept.length >= MAX_PICTURES) {
      throw new AppError('unacceptable', {
        message: `A video may have at most ${MAX_PICTURES} uploaded pictures. Use one of those you have.`,
      })
    }
    await tx.insert(videoPictures).values({ videoId, id })
    // Processes of 0.2.0 read the picture here during an upgrade. Remove this in the release after 0.3. The file is
    // stored inside the transaction. If the video is deleted at the same moment, the deletion waits and then also
    // deletes this file.
    await storage.put(uploadedPictureKey(owned, id), await storage.read(key))
  })
  return { picture: id, url: signFile(sealing, key) }
}
