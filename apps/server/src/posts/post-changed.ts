import { sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { postEvents, posts } from '#db/schema.ts'
import { notifyOwner } from '#realtime/notify-owner.ts'

export const POST_CHANGED = 'post_of_account_changed'

/** Notifies all servers after the commit, so that browsers receive the post's new state. */
export async function notifyPostChanged(tx: Db, postId: string): Promise<void> {
  await notifyOwner(tx, POST_CHANGED, { table: posts, id: postId })
}

/** Appends a line to the post's timeline and sends the new state to its owner's browsers. */
export async function appendToTimeline(tx: Db, postId: string, text: string): Promise<void> {
  // The statement inserts nothing if the last line has the same text.
  await tx.execute(sql`
    insert into ${postEvents} (post_id, text, at)
    select ${postId}::uuid, ${text}::text, ${APP_NOW}
    where ${text}::text is distinct from (
      select last.text from ${postEvents} last where last.post_id = ${postId}::uuid order by last.id desc limit 1)`)
  await notifyPostChanged(tx, postId)
}
