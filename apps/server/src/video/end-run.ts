import type { MailKind } from '@dayreel/catalogue'
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
  const isIts = and(eq(runs.videoId, videoId), eq(runs.status, 'making'))
  if (failure === undefined) {
    const tell = sql`case when ${runs.isReviewed} then ${tellOf('review')} else ${runs.tell} end`
    const done = {
      status: 'ready',
      reason: null,
      message: null,
      endedAt: APP_NOW,
      postAt: sql`${runs.slotAt}`,
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
    .set({ ...end, endedAt: APP_NOW, ...(isNews && { tell: tellOf('run_failed') }) })
    .where(eq(runs.id, run.id))
  // A subject of its owner's that nothing can be told of today would stop the channel each day: it does not go back to the list.
  await giveRunBack(tx, skip === undefined ? run : { ...run, isOwnSubject: false })
}

type RunRow = typeof runs.$inferSelect
type Skip = { status: 'skipped'; reason: string; message: string }

/** With these nothing is wrong, there is only nothing to tell: the run is skipped. */
const SKIPS: Readonly<Record<string, (message: string, run: RunRow) => Skip>> = {
  'too-alike': (message) => ({ status: 'skipped', reason: 'too_alike', message }),
  'subject-unknown': skipUnknown,
  'language-not-written': skipUnknown,
}

/** What the writer says to somebody at a form is put into words for a list. */
function skipUnknown(message: string, { isOwnSubject }: RunRow): Skip {
  const why = /^.*?\.(?= |$)/u.exec(message)?.[0] ?? message
  const wayOut = isOwnSubject
    ? 'It has left the channel’s list, and nothing was charged. Add it again as a script of your own, or add another subject.'
    : 'Nothing was charged.'
  return { status: 'skipped', reason: 'subject_unknown', message: `${why} ${wayOut}` }
}

/** What its owner cancelled is no news to them. */
const CANCELLED_CODE = 'cancelled'

/** A run's mails, with another one to be written. */
export function tellOf(kind: MailKind): SQL {
  return sql`array_append(${runs.tell}, ${kind})`
}

/** Gives back what a run that came to nothing has taken. Idempotent for its credit. */
export async function giveRunBack(tx: Db, run: RunRow): Promise<void> {
  if (run.paidBy !== null) await refundCredits(tx, { accountId: run.accountId, reference: run.paidBy })
  if (!run.isOwnSubject || run.subject === null) return
  await tx.execute(sql`
    insert into ${channelSubjects} (channel_id, position, text, created_at)
    select ${channels.id}, (select coalesce(min(position), 1) - 1 from ${channelSubjects} where channel_id = ${run.channelId}),
      ${run.subject}, ${APP_NOW}
    from ${channels} where ${channels.id} = ${run.channelId}`)
}
