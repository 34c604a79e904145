import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channelPictures } from '#db/schema.ts'

/**
 * Prepares another attempt at painting a failed picture.
 *
 * @returns the reason why the picture cannot be painted again, or undefined if it can.
 */
export async function reopenPicture(tx: Db, { pictureId }: { pictureId: string }): Promise<string | undefined> {
  const open = await tx
    .update(channelPictures)
    .set({ status: 'waiting' })
    .where(and(eq(channelPictures.id, pictureId), eq(channelPictures.status, 'failed')))
    .returning({ id: channelPictures.id })
  return open.length > 0 ? undefined : 'This picture is no longer needed.'
}
