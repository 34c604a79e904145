import { platformOf } from '@dayreel/catalogue'
import type { CallTraits, Delivery } from '@dayreel/platforms'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { posts } from '#db/schema.ts'
import { firstCount } from './first-count.ts'
import type { PostRow } from './insert-post.ts'
import { appendToTimeline, notifyPostChanged } from './post-changed.ts'
import type { SharedServices as Services } from '#services'
import { ClaimLost } from './claim-post.ts'

const Handle = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
const FIRST_CHECK_MS = 60 * 60_000

function purposeOf(id: string): string {
  return `post ${id}`
}

/** Returns a post's progress as last stored. */
export function deliveryOf({ sealing }: Pick<Services, 'sealing'>, row: PostRow): Delivery {
  const { remoteId, receipt, remoteUrl, realPrivacy, isDraft } = row
  const isPosted = remoteId !== null || receipt !== null || remoteUrl !== null || row.stage === 'confirm'
  return {
    stage: row.stage as Delivery['stage'],
    handle:
      row.sealedHandle === null ? {} : Handle.parse(JSON.parse(sealing.open(purposeOf(row.id), row.sealedHandle))),
    sinceMs: row.stageSince.getTime(),
    intentAtMs: row.intentAt?.getTime(),
    posted: isPosted
      ? {
          ...(remoteId === null ? {} : { remoteId }),
          ...(receipt === null ? {} : { receipt }),
          ...(remoteUrl === null ? {} : { url: remoteUrl }),
          ...(realPrivacy === null ? {} : { privacy: realPrivacy }),
          isDraft,
        }
      : undefined,
    notBeforeMs: row.nextAt?.getTime() ?? 0,
  }
}

/**
 * Stores a post's progress if this worker still holds the post.
 *
 * @throws {ClaimLost} if the worker has lost the post. It must not take the next step then.
 */
export async function keepDelivery(
  services: Services,
  { row, by }: { row: PostRow; by: string },
  delivery: Delivery,
): Promise<void> {
  const { db, sealing, platforms } = services
  const { stage, handle, sinceMs, intentAtMs, posted, notBeforeMs } = delivery
  const now = platforms.now()
  const isThere = stage === 'confirm' || stage === 'live'
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(posts)
      .where(and(eq(posts.id, row.id), eq(posts.claimedBy, by)))
      .for('update')
    if (before === undefined) throw new ClaimLost()
    await tx
      .update(posts)
      .set({
        stage,
        sealedHandle: Object.keys(handle).length === 0 ? null : sealing.seal(purposeOf(row.id), JSON.stringify(handle)),
        stageSince: new Date(sinceMs),
        intentAt: intentAtMs === undefined ? null : new Date(intentAtMs),
        status: stage === 'live' || stage === 'uncertain' ? stage : isThere ? 'checking' : 'posting',
        remoteId: posted?.remoteId ?? null,
        receipt: posted?.receipt ?? null,
        remoteUrl: posted?.url ?? null,
        realPrivacy: posted?.privacy ?? null,
        isDraft: posted?.isDraft ?? false,
        attempts: 0,
        code: null,
        message: stage === 'uncertain' ? UNCERTAIN : posted?.remarks?.join(' ') || null,
        nextAt:
          stage === 'live' ? new Date(now + FIRST_CHECK_MS) : stage === 'uncertain' ? null : new Date(notBeforeMs),
        ...(stage === 'live' && posted?.remoteId !== undefined
          ? { nextCountAt: firstCount(services, row.platform) }
          : {}),
        ...(isThere && before.postedAt === null ? { postedAt: new Date(now), sentPercent: null } : {}),
        ...(stage === 'live' || stage === 'uncertain'
          ? { claimedBy: null, claimedUntil: null, sentPercent: null }
          : {}),
      })
      .where(eq(posts.id, row.id))
    const line = lineOf(before, delivery, platforms.callsOf(row.platform))
    if (line !== undefined) await appendToTimeline(tx, row.id, line)
    else await notifyPostChanged(tx, row.id)
  })
}

const UNCERTAIN = 'We couldn’t find out whether this was posted.'

/** Returns the timeline text for a step, or undefined if the text has not changed. */
function lineOf(before: PostRow, { stage, intentAtMs, posted }: Delivery, calls: CallTraits): string | undefined {
  const label = platformOf(before.platform).label
  if (stage === 'uncertain') return UNCERTAIN
  if (stage === 'live')
    return posted?.isDraft ? `It is in your drafts in the ${label} app.` : `${label} confirms that it is live.`
  if (stage === 'publish' && intentAtMs !== undefined && before.intentAt === null)
    return `Asking ${label} to publish it.`
  if (stage === before.stage) return undefined
  if (stage === 'upload') return `${label} is ready for the file.`
  if (stage === 'publish') {
    const isUploaded = calls.visibleFrom === 'publish'
    return isUploaded ? `${label} has the file.` : `${label} accepts this post.`
  }
  if (stage === 'confirm') return `${label} is processing it.`
  return 'We’re starting again: nothing was posted.'
}
