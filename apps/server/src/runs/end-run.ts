import type { MailKind } from '@dayreel/catalogue'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { channels, channelSubjects, runs } from '#db/schema.ts'
import { refundCredits } from '#ledger/credits.ts'
import type { VideoFailure } from '#videos'

/**
 * Ends a video's run together with the video. Does nothing for a video without a run. A failed run returns its credit,
 * and its owner's subject returns to the head of the list with its words. If the run failed, the caller has locked the
 * account.
 */
export async function endRun(tx: Db, videoId: string, failure?: VideoFailure): Promise<void> {
  const isIts = and(eq(runs.videoId, videoId), eq(runs.status, 'making'))
  if (failure === undefined) {
    const tell = sql`case when ${runs.isReviewed} then ${withMail('review')} else ${runs.tell} end`
    const done = {
      status: 'ready',
      reason: null,
      message: null,
      endedAt: APP_NOW,
      tell,
    } as const
    await tx.update(runs).set(done).where(isIts)
    return
  }
  const [run] = await tx.select().from(runs).where(isIts)
  if (run === undefined) return
  const skip = Object.hasOwn(SKIPS, failure.code) ? SKIPS[failure.code]!(failure.message, run) : undefined
  const isNews = skip === undefined && failure.code !== CANCELLED_CODE
  const end = skip ?? { status: 'failed' as const, reason: failure.code, message: failure.message }
  await tx
    .update(runs)
    .set({ ...end, endedAt: APP_NOW, ...(isNews && { tell: withMail('run_failed') }) })
    .where(eq(runs.id, run.id))
  // The owner's subject of a skipped run does not return to the list, because it would stop the channel each day.
  await giveRunBack(tx, skip === undefined ? run : { ...run, isOwnSubject: false })
}

type RunRow = typeof runs.$inferSelect
type Skip = { status: 'skipped'; reason: string; message: string }

/**
 * Failures that only mean that there was no suitable subject. Nothing is broken, so the run is skipped instead of
 * failed.
 */
const SKIPS: Readonly<Record<string, (message: string, run: RunRow) => Skip>> = {
  'too-alike': (message) => ({ status: 'skipped', reason: 'too_alike', message }),
  'words-blocked': skipBlocked,
  'subject-unknown': skipUnknown,
  'language-not-written': skipUnknown,
}

function skipBlocked(message: string, { isOwnSubject }: RunRow): Skip {
  const removed = isOwnSubject ? ' We removed the subject from the channel’s list.' : ''
  return { status: 'skipped', reason: 'blocked', message: `${message}${removed}` }
}

/** Adapts the writer's message, which was written for a user at a form, to a list of subjects. */
function skipUnknown(message: string, { isOwnSubject }: RunRow): Skip {
  const why = /^.*?\.(?= |$)/u.exec(message)?.[0] ?? message
  const wayOut = isOwnSubject
    ? 'We removed it from the channel’s list and charged nothing. Add it again as your own script, or add another subject.'
    : 'Nothing was charged.'
  return { status: 'skipped', reason: 'subject_unknown', message: `${why} ${wayOut}` }
}

/** The code of a video that the owner cancelled. The owner gets no mail about it. */
const CANCELLED_CODE = 'cancelled'

/** Returns the run's requested mails with another one added. */
export function withMail(kind: MailKind): SQL {
  return sql`array_append(${runs.tell}, ${kind})`
}

/**
 * Returns a failed run's payment and its owner's subject. The payment is returned only once, even if this is called
 * again.
 */
export async function giveRunBack(tx: Db, run: RunRow): Promise<void> {
  if (run.paidBy !== null) await refundCredits(tx, { accountId: run.accountId, reference: run.paidBy })
  if (!run.isOwnSubject || run.subject === null) return
  const words = run.words === null ? null : JSON.stringify(run.words)
  await tx.execute(sql`
    insert into ${channelSubjects} (channel_id, position, text, words, created_at)
    select ${channels.id}, (select coalesce(min(position), 1) - 1 from ${channelSubjects} where channel_id = ${run.channelId}),
      ${run.subject}, ${words}::jsonb, ${APP_NOW}
    from ${channels} where ${channels.id} = ${run.channelId}`)
}
