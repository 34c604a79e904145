import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'

export const VIDEO_CHANGED = 'video_changed'

/** Tells every server, once the transaction is committed, that browsers are to hear of a video's state. */
export async function tellVideoChanged(tx: Db, videoId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${VIDEO_CHANGED}, ${videoId})`)
}
