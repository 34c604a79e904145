import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { posts } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { appendToTimeline } from './post-changed.ts'

type Dependencies = Pick<Services, 'platforms'>

/** Selects posts that are not visible yet and have not started an irreversible call. */
function isStoppable({ platforms }: Dependencies): SQL | undefined {
  const stoppedWhileSent = platforms.names.filter((name) => platforms.callsOf(name).visibleFrom === 'publish')
  return and(
    inArray(posts.status, ['scheduled', 'waiting', 'posting']),
    isNull(posts.intentAt),
    isNull(posts.remoteId),
    or(eq(posts.stage, 'prepare'), and(eq(posts.stage, 'upload'), inArray(posts.platform, stoppedWhileSent))),
  )
}
const STOPPED = {
  status: 'cancelled',
  nextAt: null,
  claimedBy: null,
  claimedUntil: null,
  sealedHandle: null,
  quotaDay: null,
} as const

/**
 * Cancels a post if this is still possible. A worker that is sending the post notices at its next write and posts
 * nothing.
 *
 * @returns whether the post was cancelled.
 */
export async function cancelPost(services: Dependencies, tx: Db, postId: string, why: string): Promise<boolean> {
  const stopped = await tx
    .update(posts)
    .set({ ...STOPPED, message: why })
    .where(and(eq(posts.id, postId), isStoppable(services)))
    .returning({ id: posts.id })
  for (const { id } of stopped) await appendToTimeline(tx, id, why)
  return stopped.length > 0
}

/**
 * Cancels the planned posts of a connection that is removed. If the outcome of a post is unknown, its owner has to
 * resolve it.
 *
 * @returns the number of cancelled posts.
 */
export async function cancelPostsOf(services: Dependencies, tx: Db, connectionId: string): Promise<number> {
  const why = 'Cancelled, because the account was disconnected.'
  const stopped = await tx
    .update(posts)
    .set({ ...STOPPED, message: why })
    .where(and(eq(posts.connectionId, connectionId), isStoppable(services)))
    .returning({ id: posts.id })
  for (const { id } of stopped) await appendToTimeline(tx, id, why)
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
  for (const { id } of open)
    await appendToTimeline(tx, id, 'The account was disconnected before we could read this post back.')
  await tx.update(posts).set({ nextAt: null, nextCountAt: null }).where(eq(posts.connectionId, connectionId))
  return stopped.length
}

/** Cancels the posts of a channel's run whose video must not be posted. */
export async function cancelPostsOfRun(services: Dependencies, tx: Db, runId: string, why: string): Promise<void> {
  const found = await tx.select({ id: posts.id }).from(posts).where(eq(posts.runId, runId))
  for (const { id } of found) await cancelPost(services, tx, id, why)
}
