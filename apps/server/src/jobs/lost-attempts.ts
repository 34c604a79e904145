import { and, eq, lt } from 'drizzle-orm'
import type { JobWithMetadata } from 'pg-boss'
import type { Db } from '#db/connect.ts'
import { lostAttempts } from '#db/schema.ts'

/** A job fails after this many successive attempts that neither ended nor stored a partial result. */
export const MAX_LOST = 5
/** Matches the queue's messages for a worker without a heartbeat and for a job that took too long. */
const LOST = /^(job heartbeat timeout|job timed out|handler execution exceeded)/

/** The error of a job that failed because its attempts did not end. */
export class LostAttemptsError extends Error {
  override readonly name = 'LostAttemptsError'

  constructor(lost: number) {
    super(
      `The worker died or ran out of time ${lost} times in a row without progress. It may need more memory; see the worker’s log.`,
    )
  }
}

/**
 * Records the previous attempt if it did not end.
 *
 * @returns the number of lost attempts since the job last made progress.
 */
export async function countLost(db: Db, { id, retryCount, output }: JobWithMetadata): Promise<number> {
  if (retryCount === 0) return 0
  if (LOST.test(messageOf(output))) {
    const lost = { jobId: id, attempt: retryCount - 1, isLost: true }
    await db.insert(lostAttempts).values(lost).onConflictDoNothing()
  }
  return db.$count(lostAttempts, and(eq(lostAttempts.jobId, id), eq(lostAttempts.isLost, true)))
}

/** Records that this attempt's worker is alive although the queue has given the job to another worker. */
export async function noteAlive(db: Db, jobId: string, attempt: number): Promise<void> {
  await db
    .insert(lostAttempts)
    .values({ jobId, attempt, isLost: false })
    .onConflictDoUpdate({ target: [lostAttempts.jobId, lostAttempts.attempt], set: { isLost: false } })
}

/** Deletes the records of all attempts before this one. */
export async function forgetLost(db: Db, jobId: string, attempt: number): Promise<void> {
  await db.delete(lostAttempts).where(and(eq(lostAttempts.jobId, jobId), lt(lostAttempts.attempt, attempt)))
}

/**
 * Returns the message of an attempt's output. The queue wraps its own messages in `value` but stores errors unchanged.
 */
function messageOf(output: object | null): string {
  const { value, message } = (output ?? {}) as { value?: { message?: unknown }; message?: unknown }
  const text = value?.message ?? message
  return typeof text === 'string' ? text : ''
}
