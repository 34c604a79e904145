import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { posts } from '#db/schema.ts'
import type { PostRow } from '#platforms/insert-post.ts'

/** Whoever says nothing for so long is taken for dead, and another one goes on. */
const LEASE = sql`now() + interval '2 minutes'`
const RENEW_EVERY_MS = 30_000
const UNIQUE_VIOLATION = '23505'

/**
 * Takes a post that is due, of a connection that nobody works on. Whoever asks at the same moment takes another one or none.
 *
 * @param by made up by the worker; everything it writes down is refused once the post has been given to somebody else.
 */
export async function claimPost(db: Db, by: string): Promise<PostRow | undefined> {
  await db
    .update(posts)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(isNotNull(posts.claimedBy), lt(posts.claimedUntil, sql`now()`)))
  try {
    const [claimed] = await db
      .update(posts)
      .set({
        claimedBy: by,
        claimedUntil: LEASE,
        status: sql`case when ${posts.status} in ('scheduled', 'waiting') then 'posting' else ${posts.status} end`,
      })
      .where(
        eq(
          posts.id,
          sql`(select due.id from ${posts} due
            where due.next_at <= app_now() and due.claimed_by is null and due.connection_id is not null
              and due.status in ('scheduled', 'waiting', 'posting', 'checking')
              and not exists (select 1 from ${posts} other where other.connection_id = due.connection_id and other.claimed_by is not null)
            order by due.next_at, due.id limit 1 for update skip locked)`,
        ),
      )
      .returning()
    return claimed
  } catch (error) {
    // Two of one connection at the same moment: the other one was first.
    if ((error as { cause?: { code?: string } }).cause?.code === UNIQUE_VIOLATION) return undefined
    throw error
  }
}

/** The post is somebody else's now, cancelled or gone: nothing more may be done for it. */
export class ClaimLost extends Error {}

/** Keeps a claim while its holder lives; `signal` is aborted when it is lost. */
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
  // One that can't be renewed for want of a database runs out, and what its holder writes down is refused then.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS)
  return { signal, release: () => clearInterval(timer) }
}
