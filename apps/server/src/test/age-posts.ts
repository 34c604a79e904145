import { and, eq, like, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { posts } from '#db/schema.ts'

/** Ages posts by 25 hours if a platform is still processing them and their text contains these words. */
export async function agePosts(db: Db, words: string): Promise<void> {
  await db
    .update(posts)
    .set({ stageSince: sql`${posts.stageSince} - interval '25 hours'`, nextAt: new Date(0) })
    .where(and(eq(posts.status, 'checking'), like(posts.text, `%${words}%`)))
}
