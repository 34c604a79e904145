import type { Db } from '#db/connect.ts'
import { videos } from '#db/schema.ts'
import { notifyOwner } from '#realtime/notify-owner.ts'

export const VIDEO_CHANGED = 'video_of_account_changed'

/** Notifies all servers after the commit, so that browsers receive the video's new state. */
export async function notifyVideoChanged(tx: Db, videoId: string): Promise<void> {
  await notifyOwner(tx, VIDEO_CHANGED, { table: videos, id: videoId })
}
