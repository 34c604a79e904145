import { DAY_MS } from '@dayreel/catalogue'
import { advanceDelivery, PlatformError, type Delivery } from '@dayreel/platforms'
import { and, eq } from 'drizzle-orm'
import { posts } from '#db/schema.ts'
import type { PostRow } from './insert-post.ts'
import { openAccount, reach } from '#connections'
import { notifyPostChanged } from './post-changed.ts'
import { connections } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { ClaimLost, holdClaim } from './claim-post.ts'
import { settleFault } from './settle-fault.ts'
import { deliveryOf, keepDelivery } from './keep-delivery.ts'
import { openPost } from './open-post.ts'

/** Progress of an upload is reported in steps of this many percent. */
const PERCENT_STEP = 5

/**
 * Advances a claimed post until it is finished or has to wait. After an error, the post continues from the last
 * committed state. Nothing is ever posted twice.
 */
export async function deliverPost(services: Services, row: PostRow, by: string, stopping: AbortSignal): Promise<void> {
  const { db, log } = services
  const claim = holdClaim(db, { id: row.id, by }, stopping)
  let delivery = deliveryOf(services, row)
  let usedToken: string | undefined
  try {
    await services.platforms.setClock(db)
    delivery = await advanceAll(services, {
      row,
      by,
      delivery,
      signal: claim.signal,
      keep: (next) => void (delivery = next),
      use: (token) => void (usedToken = token),
    })
    if (delivery.stage !== 'live' && delivery.stage !== 'uncertain') await release(services, { row, by, delivery })
    else await forgetFile(services, row, delivery)
  } catch (error) {
    if (error instanceof ClaimLost || claim.signal.aborted) return
    if (!(error instanceof PlatformError)) log.error({ err: error, post: row.id }, 'processing a post failed')
    await settleFault(services, { row, by, delivery, usedToken }, error)
  } finally {
    claim.release()
  }
}

type Work = {
  row: PostRow
  by: string
  delivery: Delivery
  signal: AbortSignal
  keep: (delivery: Delivery) => void
  use: (accessToken: string) => void
}

async function advanceAll(
  services: Services,
  { row, by, delivery: first, signal, keep, use }: Work,
): Promise<Delivery> {
  const { db, platforms } = services
  if (isTooLate(services, row, first)) throw tooLate()
  const [connection] = await db.select().from(connections).where(eq(connections.id, row.connectionId!))
  const { platform } = reach(services, connection)
  await using post = await openPost(services, row)
  let account = await openAccount(services, row.connectionId!)
  use(account.tokens.accessToken)
  let [delivery, isRenewed, storedPercent] = [first, false, 0]
  const onProgress = (sent: number, total: number): void => {
    const percent = Math.floor((sent / total) * 100)
    if (percent < storedPercent + PERCENT_STEP && percent < 100) return
    storedPercent = percent
    void storeProgress(services, row.id, by, percent).catch(() => undefined)
  }
  for (;;) {
    if (delivery.stage === 'live' || delivery.stage === 'uncertain') return delivery
    if (delivery.notBeforeMs > platforms.now()) return delivery
    signal.throwIfAborted()
    try {
      delivery = await advanceDelivery(platform, delivery, {
        post,
        account,
        signal,
        now: () => platforms.now(),
        onProgress,
        async commit(next) {
          await keepDelivery(services, { row, by }, next)
          delivery = next
          keep(next)
        },
      })
      isRenewed = false
    } catch (error) {
      const isEnded = error instanceof PlatformError && error.kind === 'refresh_then_retry_once' && !isRenewed
      if (!isEnded) throw error
      account = await openAccount(services, row.connectionId!, account.tokens.accessToken)
      use(account.tokens.accessToken)
      isRenewed = true
    }
  }
}

async function release({ db }: Services, { row, by, delivery }: Pick<Work, 'row' | 'by' | 'delivery'>): Promise<void> {
  await db
    .update(posts)
    .set({ claimedBy: null, claimedUntil: null, nextAt: new Date(delivery.notBeforeMs) })
    .where(and(eq(posts.id, row.id), eq(posts.claimedBy, by)))
}

/** Deletes the file of a live post if the user uploaded it only for this post. */
async function forgetFile({ storage }: Services, row: PostRow, { stage }: Delivery): Promise<void> {
  if (row.source === 'upload' && stage === 'live') await storage.delete(row.fileKey)
}

async function storeProgress({ db }: Services, id: string, by: string, sentPercent: number): Promise<void> {
  await db
    .update(posts)
    .set({ sentPercent })
    .where(and(eq(posts.id, id), eq(posts.claimedBy, by)))
  await notifyPostChanged(db, id)
}

/**
 * Returns whether a post is more than a day late and must not be sent any more. A post that may already be on the
 * platform is never too late, because its state is still read from the platform.
 */
function isTooLate({ platforms }: Services, { dueAt, platform }: PostRow, { stage, intentAtMs }: Delivery): boolean {
  const isShown = stage === 'confirm' || (stage === 'upload' && platforms.callsOf(platform).visibleFrom === 'upload')
  const mayBeThere = intentAtMs !== undefined || isShown
  return !mayBeThere && platforms.now() > dueAt.getTime() + DAY_MS
}

function tooLate(): PlatformError {
  const text = 'We couldn’t post it within a day of its time, so we stopped trying.'
  return new PlatformError({ kind: 'permanent', code: 'too_late', text })
}
