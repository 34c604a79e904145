import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channelPictures, channels } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { pictureKey } from './channel-pictures.ts'

const BATCH = 200

/** Removes pictures that no channel has taken within a day of their painting. */
export async function sweepPictures({ db, storage }: Services, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const swept = await db.transaction(async (tx) => {
      // Who gives one to a channel holds it until that is done: then it is looked at next time.
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
      // The rows go with the transaction: should it break off, the files are looked for again.
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
