import { DAY_MS, HOUR_MS, MINUTE_MS, platformOf } from '@dayreel/catalogue'
import { PlatformError, type Delivery } from '@dayreel/platforms'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { connections, posts } from '#db/schema.ts'
import type { PostRow } from './insert-post.ts'
import { appendToTimeline } from './post-changed.ts'
import { RECONNECT, resumePosts } from './resume-posts.ts'
import { expireConnection } from '#connections'
import { dayOf } from './upload-budget.ts'
import type { SharedServices as Services } from '#services'

/** Milliseconds before each further attempt. The last value applies to all later attempts. */
const WAITS_MS = [MINUTE_MS / 2, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS]
/**
 * Milliseconds before an unknown outcome is read from the platform. The time is short, because a user may be waiting.
 */
const READ_BACK_MS = 5_000

type Held = {
  row: PostRow
  by: string
  delivery: Delivery
  /** The access token of the failed request, or undefined if no request was made. */
  usedToken: string | undefined
}
type Outcome = {
  status: 'waiting' | 'checking' | 'failed' | 'live'
  inMs: number | null
  code: string
  message: string
}

/** Stores the result of an error. The post waits or has failed, and its owner sees the reason. */
export async function settleFault(
  services: Services,
  { row, by, delivery, usedToken }: Held,
  error: unknown,
): Promise<void> {
  const { db, platforms, log } = services
  const fault = error instanceof PlatformError ? error : new PlatformError({ kind: 'retry_later', code: 'internal' })
  const { kind, code, detail, status: httpStatus } = fault
  log.warn(
    { post: row.id, platform: row.platform, stage: delivery.stage, kind, reason: code, httpStatus, detail },
    'a step of a post failed',
  )
  if (kind === 'app_misconfigured')
    log.error(
      { platform: row.platform, reason: code, detail },
      'the operator must fix this site’s access to a platform',
    )
  if (kind === 'reconnect_required' || kind === 'refresh_then_retry_once') {
    // Without a token, no request was made, because the connection had already expired.
    if (row.connectionId !== null && usedToken !== undefined)
      await expireConnection(services, row.connectionId, usedToken)
  }
  const outcome = outcomeOf(row, delivery, fault, platforms.now())
  const nextAt = outcome.inMs === null ? null : new Date(platforms.now() + outcome.inMs)
  const { dayBudget } = platforms.callsOf(row.platform)
  await db.transaction(async (tx) => {
    const reopened = outcome.code === RECONNECT && code !== 'not_set_up' ? await findOpen(tx, row) : undefined
    const [kept] = await tx
      .update(posts)
      .set({
        status: outcome.status,
        code: outcome.code,
        message: outcome.message,
        nextAt,
        attempts: row.attempts + 1,
        claimedBy: null,
        claimedUntil: null,
        sentPercent: null,
        ...(outcome.status === 'failed' ? { sealedHandle: null } : {}),
        ...(nextAt !== null && isPutOff(fault) ? { dueAt: nextAt } : {}),
        ...(kind === 'quota_shared' && nextAt !== null && dayBudget !== undefined
          ? { quotaDay: dayOf(dayBudget, nextAt) }
          : {}),
      })
      .where(and(eq(posts.id, row.id), eq(posts.claimedBy, by)))
      .returning({ id: posts.id })
    if (kept !== undefined && outcome.message !== row.message) await appendToTimeline(tx, row.id, outcome.message)
    if (kept !== undefined && reopened !== undefined) await resumePosts(tx, reopened)
  })
}

/**
 * Returns whether the platform itself postpones the post. The due time then moves too, so that the post does not become
 * too late.
 */
function isPutOff({ kind, afterMs = 0 }: PlatformError): boolean {
  return kind === 'quota_shared' || (kind === 'retry_later' && afterMs >= DAY_MS)
}

/**
 * Returns the post's connection if it is usable. The owner may have reconnected while an error was being handled,
 * before this post was waiting. As in connecting and disconnecting, the connection is locked before the post.
 */
async function findOpen(tx: Db, { connectionId }: PostRow): Promise<string | undefined> {
  if (connectionId === null) return undefined
  // The lock makes a concurrent reconnection finish before this check or wait until the post is stored as waiting.
  const [held] = await tx.select().from(connections).where(eq(connections.id, connectionId)).for('share')
  return held !== undefined && held.expiredAt === null ? held.id : undefined
}

function outcomeOf(row: PostRow, delivery: Delivery, fault: PlatformError, nowMs: number): Outcome {
  const { kind, afterMs, resetsAtMs, text, code } = fault
  const label = platformOf(row.platform).label
  const isThere = delivery.stage === 'confirm'
  const waiting = isThere ? 'checking' : 'waiting'
  const patience = WAITS_MS[Math.min(row.attempts, WAITS_MS.length - 1)]!
  const after = (least: number): number => Math.max(afterMs ?? least, 1_000)
  switch (kind) {
    case 'outcome_unknown':
      return {
        status: waiting,
        inMs: after(READ_BACK_MS),
        code,
        message: `${label} did not answer. We’re checking whether it was posted.`,
      }
    case 'retry_later':
      return {
        status: waiting,
        inMs: after(patience),
        code,
        message: text ?? `${label} isn’t responding right now. We’ll try again.`,
      }
    case 'quota_shared':
      return {
        status: waiting,
        inMs: Math.max((resetsAtMs ?? nowMs + HOUR_MS) - nowMs, MINUTE_MS),
        code: 'quota',
        message: text ?? `${label} accepts no more posts today. Yours is queued.`,
      }
    case 'refresh_then_retry_once':
    case 'reconnect_required':
      return {
        status: waiting,
        // Reconnecting makes the post due at once. Otherwise, it is checked again when it is too late to be posted.
        inMs: Math.max(row.dueAt.getTime() + DAY_MS + MINUTE_MS - nowMs, DAY_MS),
        code: RECONNECT,
        message: text ?? `Reconnect ${label} to continue.`,
      }
    case 'app_misconfigured':
      return {
        status: waiting,
        inMs: HOUR_MS,
        code,
        message: `${label} is rejecting this site right now. We’ve notified the site’s operator and will try again.`,
      }
    case 'user_action_required':
    case 'content_rejected':
    case 'permanent':
      break
  }
  return { status: 'failed', inMs: null, code, message: text ?? `${label} refused this post (${code}).` }
}
