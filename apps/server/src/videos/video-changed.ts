import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'

export const VIDEO_CHANGED = 'video_changed'

/** Notifies all servers after the commit, so that browsers receive the video's new state. */
export async function notifyVideoChanged(tx: Db, videoId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${VIDEO_CHANGED}, ${videoId})`)
}
