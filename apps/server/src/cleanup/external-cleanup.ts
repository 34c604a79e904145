import { eq, lte, sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { externalCleanups } from '#db/schema.ts'
import type { Jobs } from '#jobs/create-jobs.ts'
import { externalCleanup } from '#jobs/external-cleanup.ts'
import type { Log } from '#log/create-log.ts'
import type { Sealing } from '#secrets/sealing.ts'

/** The functions that do the cleanup of each kind. They must be idempotent. */
export type CleanupHandlers = Readonly<Record<string, (payload: unknown, signal: AbortSignal) => Promise<void>>>

const MAX_WAIT_MINUTES = 6 * 60

/**
 * Enqueues cleanup at outside services, in the transaction that deletes an account. The row belongs to no account, so
 * it outlives the deleted one. The payload is encrypted, and erased with the row after the cleanup.
 */
export async function enqueueCleanup(
  tx: Db,
  { sealing, jobs }: { sealing: Sealing; jobs: Jobs },
  { kind, payload }: { kind: string; payload: object },
): Promise<void> {
  const sealed = sealing.seal(purposeOf(kind), JSON.stringify(payload))
  await tx.insert(externalCleanups).values({ kind, sealed, dueAt: APP_NOW })
  await jobs.enqueue(externalCleanup, {}, { tx })
}

/**
 * Runs the due cleanups in order. A failed cleanup is retried with a growing delay until it succeeds.
 *
 * @returns the number of cleanups that succeeded.
 */
export async function runDueCleanups(
  { db, sealing, log }: { db: Db; sealing: Sealing; log: Log },
  kinds: CleanupHandlers,
  signal: AbortSignal,
): Promise<number> {
  let done = 0
  for (;;) {
    signal.throwIfAborted()
    // A failed cleanup is due later, so this loop does not find it again.
    const [row] = await db
      .select()
      .from(externalCleanups)
      .where(lte(externalCleanups.dueAt, APP_NOW))
      .orderBy(externalCleanups.dueAt)
      .limit(1)
    if (row === undefined) return done
    try {
      const say = kinds[row.kind]
      if (say === undefined) throw new Error(`no handler for ${row.kind}`)
      await say(JSON.parse(sealing.open(purposeOf(row.kind), row.sealed)), signal)
      await db.delete(externalCleanups).where(eq(externalCleanups.id, row.id))
      done++
    } catch (error) {
      signal.throwIfAborted()
      log.warn({ err: error, kind: row.kind, attempts: row.attempts + 1 }, 'retrying an external cleanup later')
      const minutes = Math.min(2 ** row.attempts, MAX_WAIT_MINUTES)
      await db
        .update(externalCleanups)
        .set({ attempts: row.attempts + 1, dueAt: sql`${APP_NOW} + make_interval(mins => ${minutes})` })
        .where(eq(externalCleanups.id, row.id))
    }
  }
}

// Rows that release 0.1 sealed have this purpose.
function purposeOf(kind: string): string {
  return `farewell ${kind}`
}
