import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { posts } from '#db/schema.ts'
import { tellPost } from './post-changed.ts'

/** Nothing of it can be seen yet, and no call that can't be taken back was meant. */
const isStoppable = and(
  inArray(posts.status, ['scheduled', 'waiting', 'posting']),
  isNull(posts.intentAt),
  isNull(posts.remoteId),
  inArray(posts.stage, ['prepare', 'upload']),
  // There the last byte makes it visible, whoever sends it.
  or(ne(posts.platform, 'tiktok'), eq(posts.stage, 'prepare')),
)
const STOPPED = {
  status: 'cancelled',
  nextAt: null,
  claimedBy: null,
  claimedUntil: null,
  sealedHandle: null,
  quotaDay: null,
} as const

/** @returns whether it was stopped; whoever works on it notices at the next thing that it writes down, and posts nothing. */
export async function cancelPost(tx: Db, postId: string, why: string): Promise<boolean> {
  const stopped = await tx
    .update(posts)
    .set({ ...STOPPED, message: why })
    .where(and(eq(posts.id, postId), isStoppable))
    .returning({ id: posts.id })
  for (const { id } of stopped) await tellPost(tx, id, why)
  return stopped.length > 0
}

/**
 * For a connection that goes: what is planned is cancelled, what can't be known any more is left to its owner.
 *
 * @returns how many were cancelled.
 */
export async function cancelPostsOf(tx: Db, connectionId: string): Promise<number> {
  const why = 'Cancelled, because the account was disconnected.'
  const stopped = await tx
    .update(posts)
    .set({ ...STOPPED, message: why })
    .where(and(eq(posts.connectionId, connectionId), isStoppable))
    .returning({ id: posts.id })
  for (const { id } of stopped) await tellPost(tx, id, why)
  const open = await tx
    .update(posts)
    .set({
      status: sql`case when ${posts.status} = 'checking' then 'live' else 'uncertain' end`,
      postedAt: sql`case when ${posts.status} = 'checking' then coalesce(${posts.postedAt}, ${APP_NOW}) else ${posts.postedAt} end`,
      message: 'The account was disconnected before we could read this post back.',
      nextAt: null,
      claimedBy: null,
      claimedUntil: null,
      sealedHandle: null,
    })
    .where(and(eq(posts.connectionId, connectionId), inArray(posts.status, ['posting', 'checking', 'waiting'])))
    .returning({ id: posts.id })
  for (const { id } of open) await tellPost(tx, id, 'The account was disconnected before we could read this post back.')
  await tx.update(posts).set({ nextAt: null }).where(eq(posts.connectionId, connectionId))
  return stopped.length
}

/** For a video that a channel's run is not to post. */
export async function cancelPostOfRun(tx: Db, runId: string, why: string): Promise<void> {
  const found = await tx.select({ id: posts.id }).from(posts).where(eq(posts.runId, runId))
  for (const { id } of found) await cancelPost(tx, id, why)
}
