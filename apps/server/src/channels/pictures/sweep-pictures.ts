import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channelPictures, channels } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { pictureKey } from './channel-pictures.ts'

const BATCH = 200

/** Deletes pictures that are older than a day and belong to no channel. */
export async function sweepPictures({ db, storage }: Services, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const swept = await db.transaction(async (tx) => {
      // Pictures that a transaction is giving to a channel are locked. They are skipped and checked the next time.
      const old = await tx
        .select({ id: channelPictures.id })
        .from(channelPictures)
        .where(and(lt(channelPictures.createdAt, sql`now() - interval '1 day'`), isUntaken(tx)))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      if (old.length === 0) return 0
      const ids = old.map(({ id }) => id)
      const gone = await tx
        .delete(channelPictures)
        .where(and(inArray(channelPictures.id, ids), isUntaken(tx)))
        .returning({ pictureId: channelPictures.id, accountId: channelPictures.accountId })
      // If deleting a file fails, the transaction keeps the rows, so that the files are found again.
      for (const owned of gone) await storage.delete(pictureKey(owned))
      return gone.length
    })
    if (swept < BATCH) return
  }
}

function isUntaken(tx: Db) {
  const taken = tx
    .select({ one: sql`1` })
    .from(channels)
    .where(eq(channels.pictureId, channelPictures.id))
  return notExists(taken)
}
