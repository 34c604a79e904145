import type { MailKind } from '@dayreel/catalogue'
import type { StudioErrorCode } from '@dayreel/storyboard'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { channels, channelSubjects, runs } from '#db/schema.ts'
import { refundCredits } from '#ledger/credits.ts'

/** Why a run came to nothing, for a program and for its owner. */
export type RunFailure = { code: string; message: string }

/**
 * Ends the run that a video was made for, together with the video; nothing, where it was made for none. A run that came to nothing gives back
 * its credit and, to the head of the list, the subject that its owner had chosen. The account is locked where it did.
 */
export async function endRun(tx: Db, videoId: string, failure?: RunFailure): Promise<void> {
  const [run] = await tx
    .update(runs)
    .set({
      status: failure === undefined ? 'ready' : isRepeat(failure) ? 'skipped' : 'failed',
      reason: failure === undefined ? null : isRepeat(failure) ? 'too_alike' : failure.code,
      message: failure?.message ?? null,
      endedAt: APP_NOW,
      ...(failure
        ? { ...(failure.code !== CANCELLED_CODE && !isRepeat(failure) && { tell: tellOf('run_failed') }) }
        : {
            postAt: sql`${runs.slotAt}`,
            tell: sql`case when ${runs.isReviewed} then ${tellOf('review')} else ${runs.tell} end`,
          }),
    })
    .where(and(eq(runs.videoId, videoId), eq(runs.status, 'making')))
    .returning()
  if (run === undefined || failure === undefined) return
  // A subject of its owner's that came out like an earlier video would do so each day: it does not go back to the head of the list.
  await giveRunBack(tx, isRepeat(failure) ? { ...run, isOwnSubject: false } : run)
}

/** Nothing is wrong, there was only nothing new: the run is skipped. */
function isRepeat({ code }: RunFailure): boolean {
  return code === TOO_ALIKE.code
}

/** What was written for a run's video is too like what its channel has told. */
export const TOO_ALIKE = {
  code: 'too-alike' satisfies StudioErrorCode,
  message: 'What was written for this video is too like one that this channel has told lately. Nothing was charged.',
}
/** What its owner cancelled is no news to them. */
const CANCELLED_CODE = 'cancelled'

/** A run's mails, with another one to be written. */
export function tellOf(kind: MailKind): SQL {
  return sql`array_append(${runs.tell}, ${kind})`
}

/** Gives back what a run that came to nothing has taken. Idempotent for its credit. */
export async function giveRunBack(tx: Db, run: typeof runs.$inferSelect): Promise<void> {
  if (run.paidBy !== null) await refundCredits(tx, { accountId: run.accountId, reference: run.paidBy })
  if (!run.isOwnSubject || run.subject === null) return
  await tx.execute(sql`
    insert into ${channelSubjects} (channel_id, position, text, created_at)
    select ${channels.id}, (select coalesce(min(position), 1) - 1 from ${channelSubjects} where channel_id = ${run.channelId}),
      ${run.subject}, ${APP_NOW}
    from ${channels} where ${channels.id} = ${run.channelId}`)
}
