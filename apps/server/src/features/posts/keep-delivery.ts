import { PLATFORM_LABELS } from '@dayreel/catalogue'
import type { Delivery } from '@dayreel/platforms'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { posts } from '#db/schema.ts'
import type { PostRow } from '#platforms/insert-post.ts'
import { tellPost, tellPostChanged } from '#platforms/post-changed.ts'
import type { SharedServices as Services } from '#services'
import { ClaimLost } from './claim-post.ts'

const Handle = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
const FIRST_CHECK_MS = 60 * 60_000

function purposeOf(id: string): string {
  return `post ${id}`
}

/** How far a post is, as it was written down last. */
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
 * Writes down how far a post is, durably, where it is still this worker's.
 *
 * @throws {ClaimLost} where it is not: whatever was to come next must not be done.
 */
export async function keepDelivery(
  { db, sealing, platforms }: Services,
  { row, by }: { row: PostRow; by: string },
  delivery: Delivery,
): Promise<void> {
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
        ...(isThere && before.postedAt === null ? { postedAt: new Date(now), sentPercent: null } : {}),
        ...(stage === 'live' || stage === 'uncertain'
          ? { claimedBy: null, claimedUntil: null, sentPercent: null }
          : {}),
      })
      .where(eq(posts.id, row.id))
    const line = lineOf(before, delivery)
    if (line !== undefined) await tellPost(tx, row.id, line)
    else await tellPostChanged(tx, row.id)
  })
}

const UNCERTAIN = 'We could not find out whether this was posted.'

/** What a person reads of a step; undefined where it is the same as before. */
function lineOf(before: PostRow, { stage, intentAtMs, posted }: Delivery): string | undefined {
  const label = PLATFORM_LABELS[before.platform]
  if (stage === 'uncertain') return UNCERTAIN
  if (stage === 'live')
    return posted?.isDraft ? `It waits among your drafts in ${label}’s app.` : `It is live, as ${label} says itself.`
  if (stage === 'publish' && intentAtMs !== undefined && before.intentAt === null)
    return `${label} is told to publish it.`
  if (stage === before.stage) return undefined
  if (stage === 'upload') return `${label} is ready for the file.`
  if (stage === 'publish') return before.platform === 'tiktok' ? 'TikTok takes this post.' : `${label} has the file.`
  if (stage === 'confirm') return `${label} has it, and works on it.`
  return 'It begins again: nothing was posted.'
}
