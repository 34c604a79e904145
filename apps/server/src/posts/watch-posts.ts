import { DAY_MS, HOUR_MS, platformOf } from '@dayreel/catalogue'
import { PlatformError, type Posted } from '@dayreel/platforms'
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { connections, posts } from '#db/schema.ts'
import { firstCount } from './first-count.ts'
import type { PostRow } from './insert-post.ts'
import { openAccount, reach } from '#connections'
import { appendToTimeline, notifyPostChanged } from './post-changed.ts'
import type { SharedServices as Services } from '#services'

/** When a post's state is checked, in milliseconds after it went live. */
const CHECKS_MS = [HOUR_MS, 24 * HOUR_MS, 7 * 24 * HOUR_MS]
const TIMEOUT_MS = 30_000
const BATCH = 5
/** The maximum number of videos in one YouTube call. */
const COUNTED_AT_ONCE = 50
/** How long after a post went live its views are counted, in milliseconds. */
const COUNTED_MS = 90 * DAY_MS

/**
 * Checks posts an hour, a day and a week after they went live. A check reads the post's real state and whether the post
 * still exists.
 *
 * @returns the number of checked posts.
 */
export async function checkLivePosts(services: Services): Promise<number> {
  const { db } = services
  const due = await db
    .select()
    .from(posts)
    .where(
      and(eq(posts.status, 'live'), isNull(posts.claimedBy), isNotNull(posts.connectionId), lte(posts.nextAt, APP_NOW)),
    )
    .orderBy(asc(posts.nextAt))
    .limit(BATCH)
  for (const row of due) {
    const next = CHECKS_MS[row.checks + 1]
    const nextAt =
      next === undefined ? null : new Date(Math.max(row.postedAt!.getTime() + next, services.platforms.now() + HOUR_MS))
    // The time of the next check is stored first, so that a failing check is skipped instead of repeated endlessly.
    const [mine] = await db
      .update(posts)
      .set({ checks: row.checks + 1, nextAt })
      .where(and(eq(posts.id, row.id), eq(posts.checks, row.checks)))
      .returning({ id: posts.id })
    if (mine !== undefined) await checkPost(services, row).catch((error: unknown) => noteFailure(services, row, error))
  }
  return due.length
}

async function checkPost(services: Services, row: PostRow): Promise<void> {
  const { db } = services
  const label = platformOf(row.platform).label
  const [connection] = await db.select().from(connections).where(eq(connections.id, row.connectionId!))
  const { platform } = reach(services, connection)
  const { remoteId, receipt, remoteUrl, realPrivacy } = row
  const posted: Posted = {
    ...(remoteId === null ? {} : { remoteId }),
    ...(receipt === null ? {} : { receipt }),
    ...(remoteUrl === null ? {} : { url: remoteUrl }),
    ...(realPrivacy === null ? {} : { privacy: realPrivacy }),
  }
  const standing = await withAccount(services, row.connectionId!, (account) =>
    platform.check(posted, account, AbortSignal.timeout(TIMEOUT_MS)),
  )
  const failed = `${label} couldn’t process it${standing.reason === undefined ? '' : `: ${standing.reason}`}.`
  const ended =
    standing.is === 'removed'
      ? { status: 'removed' as const, message: `It is no longer on ${label}.` }
      : standing.is === 'failed'
        ? { status: 'failed' as const, message: failed }
        : undefined
  await db.transaction(async (tx) => {
    await tx
      .update(posts)
      .set({
        ...(standing.privacy === undefined ? {} : { realPrivacy: standing.privacy }),
        ...(standing.url === undefined ? {} : { remoteUrl: standing.url }),
        ...(standing.remoteId === undefined ? {} : { remoteId: standing.remoteId }),
        ...(standing.remoteId !== undefined && remoteId === null
          ? { nextCountAt: firstCount(services, row.platform) }
          : {}),
        ...(ended === undefined ? {} : { ...ended, nextAt: null, nextCountAt: null }),
      })
      .where(eq(posts.id, row.id))
    if (ended !== undefined) await appendToTimeline(tx, row.id, ended.message)
    else await notifyPostChanged(tx, row.id)
  })
}

const IS_TO_COUNT = lte(posts.nextCountAt, APP_NOW)

/** Selects the post whose count is most overdue. The query uses an index. */
export function nextToCount(db: Db) {
  return db.select().from(posts).where(IS_TO_COUNT).orderBy(asc(posts.nextCountAt)).limit(1)
}

/**
 * Counts views and likes of the posts of one connection. Each post is counted once a day for three months.
 *
 * @returns the number of posts that were due.
 */
export async function countNumbers(services: Services): Promise<number> {
  const { db, platforms } = services
  const [first] = await nextToCount(db)
  if (first === undefined) return 0
  const mine = and(IS_TO_COUNT, eq(posts.connectionId, first.connectionId!))
  const rows = await db.select().from(posts).where(mine).limit(COUNTED_AT_ONCE)
  const now = platforms.now()
  // The time of the next count is stored first, so that a failing count waits for the next day.
  for (const { id, postedAt } of rows) {
    const isLast = now - postedAt!.getTime() >= COUNTED_MS
    const nextCountAt = isLast ? null : new Date(now + DAY_MS)
    await db.update(posts).set({ nextCountAt }).where(eq(posts.id, id))
  }
  try {
    const [connection] = await db.select().from(connections).where(eq(connections.id, first.connectionId!))
    const { platform } = reach(services, connection)
    const ids = rows.map(({ remoteId }) => remoteId!)
    const numbers = await withAccount(services, first.connectionId!, async (account) =>
      platform.readNumbers?.(ids, account, AbortSignal.timeout(TIMEOUT_MS)),
    )
    for (const { id, remoteId } of rows) {
      const found = numbers?.get(remoteId!)
      if (found === undefined) continue
      await db.update(posts).set({ views: found.views, likes: found.likes }).where(eq(posts.id, id))
      await notifyPostChanged(db, id)
    }
  } catch (error) {
    noteFailure(services, first, error)
  }
  return rows.length
}

/** Calls a platform with valid tokens. If the platform reports an expired token, the token is refreshed once. */
async function withAccount<T>(
  services: Services,
  connectionId: string,
  ask: (account: Awaited<ReturnType<typeof openAccount>>) => Promise<T>,
): Promise<T> {
  const account = await openAccount(services, connectionId)
  try {
    return await ask(account)
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind !== 'refresh_then_retry_once') throw error
    return ask(await openAccount(services, connectionId, account.tokens.accessToken))
  }
}

function noteFailure({ log }: Services, { id, platform }: PostRow, error: unknown): void {
  const about = error instanceof PlatformError ? { kind: error.kind, code: error.code } : { err: error }
  log.warn({ post: id, platform, ...about }, 'checking a post failed')
}
