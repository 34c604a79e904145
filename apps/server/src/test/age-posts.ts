import { and, eq, like, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { posts } from '#db/schema.ts'

/** A day and an hour pass, for posts alone that a platform still works on and in whose words something stands. */
export async function agePosts(db: Db, words: string): Promise<void> {
  await db
    .update(posts)
    .set({ stageSince: sql`${posts.stageSince} - interval '25 hours'`, nextAt: new Date(0) })
    .where(and(eq(posts.status, 'checking'), like(posts.text, `%${words}%`)))
}
