import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { posts } from '#db/schema.ts'
import type { PostRow } from './insert-post.ts'

/** A worker that has not renewed its claim for this long counts as dead, and another worker continues the post. */
const LEASE = sql`now() + interval '2 minutes'`
const RENEW_EVERY_MS = 30_000
const IS_ABANDONED = and(isNotNull(posts.claimedBy), lt(posts.claimedUntil, sql`now()`))
/** Selects the next due post of a connection that no worker is using. */
const FROM_NEXT_POST = sql`from ${posts} due
  where due.next_at <= app_now() and due.claimed_by is null and due.connection_id is not null
    and due.status in ('scheduled', 'waiting', 'posting', 'checking')
    and not exists (select 1 from ${posts} other where other.connection_id = due.connection_id and other.claimed_by is not null)
  order by due.next_at, due.id limit 1`
/** Is true when a post can be claimed, or a dead worker holds one. */
export const POSTS_ARE_DUE = sql`(select true ${FROM_NEXT_POST}) is true
  or (select true from ${posts} where ${IS_ABANDONED} limit 1) is true`
const UNIQUE_VIOLATION = '23505'

/**
 * Claims a due post of a connection that no other worker is using. Concurrent calls claim different posts or none.
 *
 * @param by a random id of the worker. All its writes are rejected once another worker has claimed the post.
 */
export async function claimPost(db: Db, by: string): Promise<PostRow | undefined> {
  await db.update(posts).set({ claimedBy: null, claimedUntil: null }).where(IS_ABANDONED)
  try {
    const [claimed] = await db
      .update(posts)
      .set({
        claimedBy: by,
        claimedUntil: LEASE,
        status: sql`case when ${posts.status} in ('scheduled', 'waiting') then 'posting' else ${posts.status} end`,
      })
      .where(eq(posts.id, sql`(select due.id ${FROM_NEXT_POST} for update skip locked)`))
      .returning()
    return claimed
  } catch (error) {
    // Two workers claimed posts of the same connection at once, and the other worker was first.
    if ((error as { cause?: { code?: string } }).cause?.code === UNIQUE_VIOLATION) return undefined
    throw error
  }
}

/** Reports that this worker has to stop, because another worker has the post, or the post was cancelled or deleted. */
export class ClaimLost extends Error {}

/** Renews a claim until it is released. `signal` is aborted when the claim is lost. */
export function holdClaim(db: Db, { id, by }: { id: string; by: string }, stopping: AbortSignal) {
  const lost = new AbortController()
  const signal = AbortSignal.any([lost.signal, stopping])
  const renew = async (): Promise<void> => {
    const renewed = await db
      .update(posts)
      .set({ claimedUntil: LEASE })
      .where(and(eq(posts.id, id), eq(posts.claimedBy, by)))
      .returning({ id: posts.id })
    if (renewed.length === 0) lost.abort(new ClaimLost())
  }
  // A renewal fails if the database cannot be reached. The claim then expires and the worker's later writes are
  // rejected.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS)
  return { signal, release: () => clearInterval(timer) }
}
