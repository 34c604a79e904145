import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { createTestServices } from '#test/create-test-services.ts'
import { freePort } from '#test/free-port.ts'
import { startServer } from './start-server.ts'
import { startWorker } from './start-worker.ts'

/** A starting process makes many transactions. An idle connection reports them up to ten seconds later. */
const SETTLE_MS = 12_000
/** The queue supervises itself and starts its cron jobs once a minute. */
const MEASURED_MS = 60_000
/** On a busy machine, the start takes longer than `SETTLE_MS` and disturbs the first measurement. */
const MOST_MEASUREMENTS = 3
const MOST_A_SECOND = 2

/** Counts the transactions of the database. */
async function countTransactions(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()`)
  return rows[0]!.count
}

test.concurrent.each([
  ['worker', startWorker],
  ['server', startServer],
])('an idle %s makes at most two transactions a second', async (_name, start) => {
  const running = await createTestServices({ env: { PORT: String(await freePort()), LOG_LEVEL: 'error' } })
  const { services, database } = running
  const started = await start(services.config, database.url)
  try {
    await sleep(SETTLE_MS)
    let perSecond = Infinity
    for (let tries = 0; tries < MOST_MEASUREMENTS && perSecond > MOST_A_SECOND; tries++) {
      const [before, since] = [await countTransactions(services.db), performance.now()]
      await sleep(MEASURED_MS)
      const count = (await countTransactions(services.db)) - before
      perSecond = count / ((performance.now() - since) / 1_000)
    }
    expect(perSecond).toBeLessThanOrEqual(MOST_A_SECOND)
  } finally {
    await started.close()
    await running.close()
  }
})
