import { PLATFORM_LABELS } from '@dayreel/catalogue'
import { PlatformError, type Delivery } from '@dayreel/platforms'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { connections, posts } from '#db/schema.ts'
import type { PostRow } from '#platforms/insert-post.ts'
import { tellPost } from '#platforms/post-changed.ts'
import { RECONNECT, resumePosts } from '#platforms/resume-posts.ts'
import { expireConnection } from '#platforms/expire-connection.ts'
import { dayOf } from '#platforms/upload-budget.ts'
import type { SharedServices as Services } from '#services'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Waits between tries, the last one for all that follow. */
const WAITS_MS = [MINUTE_MS / 2, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS]
/** Read back soon: a person may be waiting for it. */
const READ_BACK_MS = 5_000

type Held = {
  row: PostRow
  by: string
  delivery: Delivery
  /** With which the platform was asked; undefined where it did not come to that. */
  usedToken: string | undefined
}
type Outcome = {
  status: 'waiting' | 'checking' | 'failed' | 'live'
  inMs: number | null
  code: string
  message: string
}

/** What becomes of a post after a fault: it waits, or is over, and its owner reads why. */
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
    'a post met a fault',
  )
  if (kind === 'app_misconfigured')
    log.error({ platform: row.platform, reason: code, detail }, 'this site’s access to a platform needs its operator')
  if (kind === 'reconnect_required' || kind === 'refresh_then_retry_once') {
    // Without a token nobody was asked: then the connection had expired before.
    if (row.connectionId !== null && usedToken !== undefined)
      await expireConnection(services, row.connectionId, usedToken)
  }
  const outcome = outcomeOf(row, delivery, fault, platforms.now())
  const nextAt = outcome.inMs === null ? null : new Date(platforms.now() + outcome.inMs)
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
        ...(kind === 'quota_shared' && nextAt !== null && row.platform === 'youtube'
          ? { quotaDay: dayOf(nextAt) }
          : {}),
      })
      .where(and(eq(posts.id, row.id), eq(posts.claimedBy, by)))
      .returning({ id: posts.id })
    if (kept !== undefined && outcome.message !== row.message) await tellPost(tx, row.id, outcome.message)
    if (kept !== undefined && reopened !== undefined) await resumePosts(tx, reopened)
  })
}

/** The platform itself takes it on another day: that is its time then, and it is not too late for it. */
function isPutOff({ kind, afterMs = 0 }: PlatformError): boolean {
  return kind === 'quota_shared' || (kind === 'retry_later' && afterMs >= DAY_MS)
}

/**
 * Its owner may have connected again while a fault was found out; whoever resumed the posts has not seen this one waiting then. Held
 * before the post, as by whoever connects or disconnects.
 */
async function findOpen(tx: Db, { connectionId }: PostRow): Promise<string | undefined> {
  if (connectionId === null) return undefined
  // Held whether it has expired or not: whoever connects again comes before this, or after it and then finds the post waiting.
  const [held] = await tx.select().from(connections).where(eq(connections.id, connectionId)).for('share')
  return held !== undefined && held.expiredAt === null ? held.id : undefined
}

function outcomeOf(row: PostRow, delivery: Delivery, fault: PlatformError, nowMs: number): Outcome {
  const { kind, afterMs, resetsAtMs, text, code } = fault
  const label = PLATFORM_LABELS[row.platform]
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
        message: `${label} did not answer. We ask what became of it.`,
      }
    case 'retry_later':
      return {
        status: waiting,
        inMs: after(patience),
        code,
        message: text ?? `${label} can’t be reached at the moment. We try again.`,
      }
    case 'quota_shared':
      return {
        status: waiting,
        inMs: Math.max((resetsAtMs ?? nowMs + HOUR_MS) - nowMs, MINUTE_MS),
        code: 'quota',
        message: text ?? `${label} takes no more posts today. Yours is queued.`,
      }
    case 'refresh_then_retry_once':
    case 'reconnect_required':
      return {
        status: waiting,
        // Looked at again when it is connected, or when it is too late.
        inMs: Math.max(row.dueAt.getTime() + DAY_MS + MINUTE_MS - nowMs, DAY_MS),
        code: RECONNECT,
        message: text ?? `Reconnect ${label}, and it goes on.`,
      }
    case 'app_misconfigured':
      return {
        status: waiting,
        inMs: HOUR_MS,
        code,
        message: `${label} does not accept this site’s own access at the moment. Whoever runs it has been told; we try again.`,
      }
    case 'user_action_required':
    case 'content_rejected':
    case 'permanent':
      break
  }
  return { status: 'failed', inMs: null, code, message: text ?? `${label} refused this post (${code}).` }
}
