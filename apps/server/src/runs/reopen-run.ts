import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channelSubjects, runs } from '#db/schema.ts'

/**
 * Values that reset a failed run when it is reopened. They clear its end and withdraw its mail if the mail is still
 * pending.
 */
export const REOPENED = {
  reason: null,
  message: null,
  endedAt: null,
  tell: sql<string[]>`array_remove(${runs.tell}, 'run_failed')`,
}

/**
 * Reopens the failed run of a video that is made again. The owner keeps the returned credit. The owner's subject is
 * removed from the channel's list again. If it is no longer in the list, another failure will not return it.
 */
export async function reopenRunOf(tx: Db, videoId: string): Promise<void> {
  const isFailed = and(eq(runs.videoId, videoId), eq(runs.status, 'failed'))
  const [run] = await tx.select().from(runs).where(isFailed).for('update')
  if (run === undefined) return
  const isOwnSubject = run.isOwnSubject && run.subject !== null && (await takeSubject(tx, run.channelId, run.subject))
  await tx
    .update(runs)
    .set({ ...REOPENED, status: 'making', isOwnSubject })
    .where(eq(runs.id, run.id))
}

/**
 * Removes a subject from a channel's list.
 *
 * @returns false if the list does not contain the subject.
 */
async function takeSubject(tx: Db, channelId: string, text: string): Promise<boolean> {
  const first = tx
    .select({ id: channelSubjects.id })
    .from(channelSubjects)
    .where(and(eq(channelSubjects.channelId, channelId), eq(channelSubjects.text, text)))
    .orderBy(asc(channelSubjects.position))
    .limit(1)
  const taken = await tx.delete(channelSubjects).where(inArray(channelSubjects.id, first)).returning()
  return taken.length > 0
}
