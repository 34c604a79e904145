import { sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { postEvents } from '#db/schema.ts'

export const POST_CHANGED = 'post_changed'

/** Tells every server, once the transaction is committed, that browsers are to hear of a post. */
export async function tellPostChanged(tx: Db, postId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${POST_CHANGED}, ${postId})`)
}

/** A line of the post's timeline, for its owner, who is told at once. */
export async function tellPost(tx: Db, postId: string, text: string): Promise<void> {
  // What is tried again and again is told once.
  await tx.execute(sql`
    insert into ${postEvents} (post_id, text, at)
    select ${postId}::uuid, ${text}::text, ${APP_NOW}
    where ${text}::text is distinct from (
      select last.text from ${postEvents} last where last.post_id = ${postId}::uuid order by last.id desc limit 1)`)
  await tellPostChanged(tx, postId)
}
