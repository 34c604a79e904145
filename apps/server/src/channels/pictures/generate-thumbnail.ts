import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { channelPictures } from '#db/schema.ts'
import { paintPicture } from '#jobs/paint-picture.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { signPicture } from './channel-pictures.ts'

const LOOK_EVERY_MS = 200
/** This job's priority is high, because a user is waiting for the picture on the first screen of an idea. */
const PRIORITY = 10

/**
 * Requests a picture from a worker and waits for it, because the server itself paints nothing.
 *
 * @throws {AppError} `unavailable` if no picture was painted in time.
 */
export async function generateThumbnail(
  services: Services,
  accountId: string,
  prompt: string,
): Promise<{ imageUrl: string }> {
  const { db, jobs, config, sealing } = services
  const pictureId = randomUUID()
  await db.transaction(async (tx) => {
    await tx.insert(channelPictures).values({ id: pictureId, accountId, prompt: prompt.trim(), status: 'waiting' })
    await jobs.enqueue(paintPicture, { pictureId }, { tx, accountId, priority: PRIORITY })
  })
  const until = performance.now() + config.pictureWaitMs
  const own = eq(channelPictures.id, pictureId)
  for (;;) {
    const [row] = await db.select({ status: channelPictures.status }).from(channelPictures).where(own)
    if (row?.status === 'done') return { imageUrl: signPicture(sealing, { accountId, pictureId }) }
    if (row?.status !== 'waiting' || performance.now() >= until) break
    await sleep(LOOK_EVERY_MS)
  }
  // The request ends here, so the row is deleted. A late worker then finds nothing to paint.
  await db.delete(channelPictures).where(own)
  throw new AppError('unavailable', { message: 'The preview wasn’t ready in time. Try again in a moment.' })
}
