import { eq, lte, sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { farewells } from '#db/schema.ts'
import type { Jobs } from '#jobs/create-jobs.ts'
import { sayFarewells } from '#jobs/say-farewells.ts'
import type { Log } from '#lib/create-log.ts'
import type { Sealing } from '#lib/sealing.ts'

/** What is done for each kind. It may be done twice: it must come to the same. */
export type Farewells = Readonly<Record<string, (payload: unknown, signal: AbortSignal) => Promise<void>>>

const MAX_WAIT_MINUTES = 6 * 60

/**
 * Notes what is to be done outside when an account goes, in the transaction that removes the account. It belongs to no account, and so
 * it outlives this one; the payload is sealed and is erased with the row once it is done.
 */
export async function noteFarewell(
  tx: Db,
  { sealing, jobs }: { sealing: Sealing; jobs: Jobs },
  { kind, payload }: { kind: string; payload: object },
): Promise<void> {
  const sealed = sealing.seal(purposeOf(kind), JSON.stringify(payload))
  await tx.insert(farewells).values({ kind, sealed, dueAt: APP_NOW })
  await jobs.enqueue(sayFarewells, {}, { tx })
}

/**
 * Does what is due, one after the other; what fails is tried again later, with a growing wait, until it is done.
 *
 * @returns how many are done.
 */
export async function sayDueFarewells(
  { db, sealing, log }: { db: Db; sealing: Sealing; log: Log },
  kinds: Farewells,
  signal: AbortSignal,
): Promise<number> {
  let done = 0
  for (;;) {
    signal.throwIfAborted()
    // One that fails is due later, and so is not found again.
    const [row] = await db
      .select()
      .from(farewells)
      .where(lte(farewells.dueAt, APP_NOW))
      .orderBy(farewells.dueAt)
      .limit(1)
    if (row === undefined) return done
    try {
      const say = kinds[row.kind]
      if (say === undefined) throw new Error(`nobody knows how to do ${row.kind}`)
      await say(JSON.parse(sealing.open(purposeOf(row.kind), row.sealed)), signal)
      await db.delete(farewells).where(eq(farewells.id, row.id))
      done++
    } catch (error) {
      signal.throwIfAborted()
      log.warn({ err: error, kind: row.kind, attempts: row.attempts + 1 }, 'a farewell is tried again later')
      const minutes = Math.min(2 ** row.attempts, MAX_WAIT_MINUTES)
      await db
        .update(farewells)
        .set({ attempts: row.attempts + 1, dueAt: sql`${APP_NOW} + make_interval(mins => ${minutes})` })
        .where(eq(farewells.id, row.id))
    }
  }
}

function purposeOf(kind: string): string {
  return `farewell ${kind}`
}
