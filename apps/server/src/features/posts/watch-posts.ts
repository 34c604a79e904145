import { PLATFORM_LABELS } from '@dayreel/catalogue'
import { PlatformError, type Posted } from '@dayreel/platforms'
import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { connections, isStillCounted, lastCounted, posts } from '#db/schema.ts'
import type { PostRow } from '#platforms/insert-post.ts'
import { openAccount, reach } from '#platforms/open-account.ts'
import { tellPost, tellPostChanged } from '#platforms/post-changed.ts'
import type { SharedServices as Services } from '#services'

const HOUR_MS = 60 * 60_000
/** After it went live. */
const CHECKS_MS = [HOUR_MS, 24 * HOUR_MS, 7 * 24 * HOUR_MS]
const TIMEOUT_MS = 30_000
const BATCH = 5
/** As many as one call of YouTube's tells of. */
const COUNTED_AT_ONCE = 50

/**
 * Looks at posts that have been live for an hour, a day, a week: what they really are, and whether they are still there.
 *
 * @returns how many were looked at.
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
    // Set first: a check that fails is missed, and not made without end.
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
  const label = PLATFORM_LABELS[row.platform]
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
  const failed = `${label} could not process it${standing.reason === undefined ? '' : `: ${standing.reason}`}.`
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
        ...(ended === undefined ? {} : { ...ended, nextAt: null }),
      })
      .where(eq(posts.id, row.id))
    if (ended !== undefined) await tellPost(tx, row.id, ended.message)
    else await tellPostChanged(tx, row.id)
  })
}

/** Posts whose views were not counted for a day. */
const IS_UNCOUNTED = and(isStillCounted(posts), sql`${lastCounted(posts)} < ${APP_NOW} - interval '1 day'`)

/** The one that waits longest: by its index, however many posts there are. */
export function nextToCount(db: Db) {
  return db
    .select()
    .from(posts)
    .where(IS_UNCOUNTED)
    .orderBy(asc(lastCounted(posts)))
    .limit(1)
}

/** Views and likes, once a day, of the posts of one connection. */
export async function countNumbers(services: Services): Promise<number> {
  const { db, platforms } = services
  const [first] = await nextToCount(db)
  if (first === undefined) return 0
  const mine = and(IS_UNCOUNTED, eq(posts.connectionId, first.connectionId!))
  const rows = await db.select().from(posts).where(mine).limit(COUNTED_AT_ONCE)
  const now = new Date(platforms.now())
  for (const { id } of rows) await db.update(posts).set({ countedAt: now }).where(eq(posts.id, id))
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
      await tellPostChanged(db, id)
    }
  } catch (error) {
    noteFailure(services, first, error)
  }
  return rows.length
}

/** With tokens that are renewed once where they have just ended. */
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
  log.warn({ post: id, platform, ...about }, 'a post could not be looked at')
}
