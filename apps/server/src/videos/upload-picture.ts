import { StudioError } from '@dayreel/storyboard/base'
import { count, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { videoPictures } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { createTurns } from '#flow/create-turns.ts'
import type { Services } from '#services'
import { findVideo, lockVideo } from './lock-video.ts'
import { signFile, uploadedPictureKey } from './video-files.ts'

/** The maximum number of pictures per video, which is many times what a storyboard can show. */
const MAX_PICTURES = 200
const REDRAW_TIMEOUT_MS = 30_000
/**
 * A single worker thread redraws the pictures of all accounts. Each account has at most one picture there and a few
 * waiting.
 */
const redrawing = createTurns({ mayWait: 4 })

type Owned = { accountId: string; videoId: string }

/**
 * Stores a picture for a scene. The picture is decoded and drawn into a new file, so that no byte of the uploaded file
 * is kept.
 *
 * @throws {AppError} `unacceptable`
 */
export async function uploadPicture(
  { db, sealing, storage, pictures }: Services,
  owned: Owned,
  sent: Uint8Array | undefined,
): Promise<{ picture: string; url: string }> {
  await findVideo(db, owned)
  const signal = AbortSignal.timeout(REDRAW_TIMEOUT_MS)
  const redrawn = await redrawing
    .take(owned.accountId, signal, () => pictures.redraw(sent ?? new Uint8Array(), signal))
    .catch((error: unknown) => {
      if (!(error instanceof StudioError && error.code === 'picture-unreadable')) throw error
      const message = error.message.replace('A scene’s own picture', 'The picture')
      throw new AppError('unacceptable', { message, cause: error })
    })
  const id = randomUUID()
  await db.transaction(async (tx) => {
    await lockVideo(tx, owned)
    const [kept] = await tx
      .select({ count: count() })
      .from(videoPictures)
      .where(eq(videoPictures.videoId, owned.videoId))
    if (kept!.count >= MAX_PICTURES) {
      throw new AppError('unacceptable', {
        message: `A video may have at most ${MAX_PICTURES} uploaded pictures. Use one of those you have.`,
      })
    }
    await tx.insert(videoPictures).values({ videoId: owned.videoId, id })
    // The file is stored inside the transaction. If the video is deleted at the same moment, the deletion waits and
    // then also deletes this file.
    await storage.put(uploadedPictureKey(owned, id), redrawn)
  })
  return { picture: id, url: signFile(sealing, uploadedPictureKey(owned, id)) }
}
