import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { posts } from '#db/schema.ts'

const OPEN = inArray(posts.status, ['scheduled', 'waiting', 'posting', 'checking'])

/**
 * Stops the posts of an account until `resumeHeldPosts`. A worker that is sending a post notices at its next write and
 * posts nothing. A post whose visible call has started is still read back, because only the platform knows its outcome.
 *
 * @returns the number of stopped posts.
 */
export async function holdPosts(tx: Db, accountId: string): Promise<number> {
  const held = await tx
    .update(posts)
    .set({ nextAt: null, claimedBy: null, claimedUntil: null })
    .where(and(eq(posts.accountId, accountId), OPEN, isNull(posts.intentAt)))
    .returning({ id: posts.id })
  return held.length
}

/** Lets the stopped posts of an account continue. A post that became too late in the meantime fails with a message. */
export async function resumeHeldPosts(tx: Db, accountId: string): Promise<void> {
  await tx
    .update(posts)
    .set({ nextAt: sql`greatest(${posts.dueAt}, ${APP_NOW})` })
    .where(and(eq(posts.accountId, accountId), OPEN, isNull(posts.nextAt)))
}
