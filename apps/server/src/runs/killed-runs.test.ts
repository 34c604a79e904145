import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { connections, ledgerEntries, posts, runs, videos } from '#db/schema.ts'
import type { WorkerServices } from '#services'
import { mailsAfterWelcome } from '#test/mails-after-welcome.ts'
import { createTestServices, emailOf, type TestServices } from '#test/create-test-services.ts'
import { channelCalls, setClock } from '#test/given-channels.ts'
import { makeAtOnce } from '#test/schedule/instant-studio.ts'
import { STAND_IN_NAMES, startStandIns, type StandIns } from '#test/stand-ins.ts'
import { workOff } from '#test/work-off.ts'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { mailRuns } from '#channels/mails/mail-runs.ts'
import { beginRunHandler } from './begin-run-handler.ts'
import { planDueRuns } from '#channels/plan-due-runs.ts'

let running: TestServices
let standIns: StandIns
let app: Awaited<ReturnType<typeof createApp>>

beforeAll(async () => {
  standIns = await startStandIns()
  running = await createTestServices({ studio: { makeVideo: makeAtOnce }, env: standIns.env })
  app = await createApp(running.services)
})
afterAll(async () => {
  await app.close()
  await running.close()
  await standIns.close()
})

const makeVideoHandler = jobHandlers().find(({ job }) => job.name === 'make-video')!

/** Does all work of a worker on a run, from its due time until its mail is written. */
async function workThrough(services: WorkerServices): Promise<void> {
  await planDueRuns(services)
  await workOff(services, beginRunHandler)
  await workOff(services, makeVideoHandler)
  await mailRuns(services)
}

/**
 * Matches statements that change something. Dying after a read has the same effect as dying after the previous change.
 */
const CHANGES = /^\s*(?:insert|update|delete|with|commit)\b/i

/**
 * Works until this many changes are made and then dies like a process under `kill -9`, whose connections break. Returns
 * false if the work ended before.
 */
async function dieAfter(changes: number): Promise<boolean> {
  let left = changes
  let isDead = false
  const connection = connect({ url: running.database.url, connections: 4, onBroken: () => undefined })
  const backends: number[] = []
  connection.pool.on('connect', (client: PoolClient) => {
    backends.push((client as unknown as { processID: number }).processID)
    const runQuery = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
    const die = (): never => {
      isDead = true
      cut(client)
      throw new Error('killed')
    }
    const queryAndDie = async (...given: unknown[]): Promise<unknown> => {
      if (isDead) die()
      const answer = await runQuery(...given)
      const [query] = given as [string | { text: string }]
      if (CHANGES.test(typeof query === 'string' ? query : query.text)) left--
      return left <= 0 ? die() : answer
    }
    // Transactions await their queries, but the pool itself passes callbacks.
    client.query = ((...given: unknown[]) => {
      const onResult = given.at(-1)
      if (typeof onResult !== 'function') return queryAndDie(...given)
      return void queryAndDie(...given.slice(0, -1)).then(
        (answer) => void onResult(undefined, answer),
        (error: unknown) => void onResult(error),
      )
    }) as typeof client.query
  })
  const { db } = connection
  await workThrough({ ...running.services, db }).catch((error: unknown) => {
    if (!isDead) throw error
  })
  await connection.close()
  await untilGone(backends)
  return isDead
}

test('if a worker is killed after any of its changes, the run still ends, and is charged, mailed and posted to each account once', async () => {
  const { services } = running
  const { db } = services
  const { accountId, call, give, activate } = channelCalls(app, db, randomUUID())
  await give(1_000)
  await setClock(db, '2027-06-01T10:00:00Z')
  const { id } = await activate({
    preferred_run_time_local: '18:00',
    preferred_timezone: 'Europe/Berlin',
    reviewHours: 2,
  })
  await workThrough(services)
  const linked = await db
    .insert(connections)
    .values(STAND_IN_NAMES.map((platform) => ({ accountId, platform, platformId: 'someone', isSandbox: true })))
    .returning()
  const targets = linked.map((connection) => ({ connectionId: connection.id }))
  expect((await call('PUT', `${id}/config`, { targets })).statusCode).toBe(200)
  const stateOf = async (localDate: string) => ({
    runs: (
      await db
        .select()
        .from(runs)
        .where(and(eq(runs.channelId, id), eq(runs.localDate, localDate)))
    ).map(({ status }) => status),
    videos: await db.$count(videos, eq(videos.accountId, accountId)),
    spent: await db.$count(ledgerEntries, and(eq(ledgerEntries.accountId, accountId), sql`amount < 0`)),
    mails: (await mailsAfterWelcome(services)).filter(({ to }) => to === emailOf(accountId)).length,
    posts: await Promise.all(targets.map((target) => db.$count(posts, eq(posts.connectionId, target.connectionId)))),
  })
  let deaths = 0
  for (let day = 1; ; day++) {
    const slot = new Date(Date.UTC(2027, 5, 1 + day, 15))
    await setClock(db, slot.toISOString())
    const hasDied = await dieAfter(day)
    await workThrough(services)
    expect([day, await stateOf(slot.toISOString().slice(0, 10))]).toEqual([
      day,
      { runs: ['ready'], videos: day + 1, spent: day + 1, mails: day, posts: [day, day, day] },
    ])
    if (!hasDied) break
    deaths++
  }
  expect(deaths).toBeGreaterThan(20)
})

/** Waits until the database has noticed the process's death, because its locks are only released then. */
async function untilGone(backends: readonly number[]): Promise<void> {
  const { db } = running.services
  for (let left = 1; left > 0;) {
    const { rows } = await db.execute<{ left: number }>(sql`
      select count(*)::int as left from pg_stat_activity where pid in ${backends}`)
    left = rows[0]!.left
  }
}

/** Closes the connection abruptly, as the end of a process does. */
function cut(client: PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } }
  connection.stream.destroy()
}
