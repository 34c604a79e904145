import { eq, lt, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Db } from '#db/connect.ts'
import { isConnectionLost } from '#db/is-connection-lost.ts'
import { siteState, workers } from '#db/schema.ts'
import type { Log } from '#log/create-log.ts'
import manifest from '../../package.json' with { type: 'json' }

const RENEW_EVERY_MS = 15_000

/** Keeps a row that shows the operator that this worker runs. Also deletes the rows of workers that died long ago. */
export async function reportWorker(
  { db, log }: { db: Db; log: Log },
  { concurrency, rendersAtOnce }: { concurrency: number; rendersAtOnce: number },
): Promise<{ close: () => Promise<void> }> {
  const row = { id: randomUUID(), machine: hostname(), release: manifest.version, concurrency }
  const renew = async (): Promise<void> => {
    await db
      .insert(workers)
      .values(row)
      .onConflictDoUpdate({ target: workers.id, set: { seenAt: sql`now()` } })
  }
  await db
    .insert(siteState)
    .values({ rendersAtOnce })
    .onConflictDoUpdate({ target: siteState.isOnly, set: { rendersAtOnce } })
  await db.delete(workers).where(lt(workers.seenAt, sql`now() - interval '1 day'`))
  await renew()
  const timer = setInterval(
    () =>
      void renew().catch((error: unknown) => {
        if (!isConnectionLost(error)) log.warn({ err: error }, 'the worker could not report that it runs')
      }),
    RENEW_EVERY_MS,
  )
  return {
    async close() {
      clearInterval(timer)
      await db.delete(workers).where(eq(workers.id, row.id))
    },
  }
}
