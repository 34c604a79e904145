import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accounts, siteState } from '#db/schema.ts'
import { handle } from '#jobs/handle.ts'
import { grantCredits, spendCredits } from '#ledger/credits.ts'
import { makeVideo } from '#jobs/make-video.ts'
import { priorityOfWaiting } from '#jobs/priorities.ts'
import { sendMail } from '#jobs/send-mail.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { freePort } from '#test/free-port.ts'
import { startWork } from '#test/start-work.ts'
import { startWorker } from './start-worker.ts'

let running: TestServices
let port: number
beforeAll(async () => {
  port = await freePort()
  running = await createTestServices({ env: { WORKER_PORT: String(port), LOG_LEVEL: 'error' } })
})
afterAll(() => running.close())

async function readBacklog(): Promise<Record<string, [waiting: number, active: number]>> {
  const { rows } = await running.services.db.execute<{ kind: string; waiting: string; active: string }>(
    sql`select kind, waiting, active from dayreel_backlog`,
  )
  return Object.fromEntries(rows.map(({ kind, waiting, active }) => [kind, [Number(waiting), Number(active)]]))
}

test('the view for autoscalers leaves out videos that wait for their own account, and jobs of suspended accounts', async () => {
  const { db, jobs } = running.services
  expect(await readBacklog()).toEqual({ render: [0, 0], text: [0, 0], post: [0, 0], tidy: [0, 0] })
  const [busy, other, suspended] = [randomUUID(), randomUUID(), randomUUID()]
  for (const accountId of [busy, busy, busy, busy, busy, other, suspended])
    await jobs.enqueue(makeVideo, { accountId, videoId: randomUUID(), number: 1 }, { accountId })
  await jobs.enqueue(sendMail, { mailId: randomUUID() })
  await db.transaction((tx) => jobs.holdAccount(suspended, tx))
  expect(await readBacklog()).toMatchObject({ render: [3, 0], tidy: [1, 0] })
  await db.execute(sql`update pgboss.job set state = 'active' where id in (
    select id from pgboss.job where group_id = ${busy} limit 1)`)
  expect(await readBacklog()).toMatchObject({ render: [2, 1] })
  await db
    .insert(siteState)
    .values({ rendersAtOnce: 4 })
    .onConflictDoUpdate({ target: siteState.isOnly, set: { rendersAtOnce: 4 } })
  expect(await readBacklog()).toMatchObject({ render: [4, 1] })
  await db.execute(sql`delete from pgboss.job`)
})

test('a worker with one role leaves the other jobs, and reports its health and the durations of its jobs', async () => {
  const { services, database } = running
  const { jobs, db, config } = services
  const worker = await startWorker(config, database.url, { roles: ['tidy'] })
  try {
    const accountId = randomUUID()
    await jobs.enqueue(makeVideo, { accountId, videoId: randomUUID(), number: 1 }, { accountId })
    await db.insert(accounts).values({ id: accountId, email: `${accountId}@example.test` })
    await db.transaction(async (tx) => {
      await grantCredits(tx, { accountId, credits: 5, reference: 'a gift' })
      await spendCredits(tx, { accountId, credits: 2, reference: 'a run' })
    })
    await jobs.enqueue(sendMail, { mailId: randomUUID() }) // The mail no longer exists, so its job ends at once.
    const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    await vi.waitFor(
      async () =>
        expect(await read('/metrics')).toContain('dayreel_job_seconds_count{job="send-mail",outcome="done"} 1'),
      {
        timeout: 15_000,
      },
    )
    expect(JSON.parse(await read('/health/ready'))).toMatchObject({ status: 'ok' })
    const metrics = await read('/metrics')
    expect(metrics).toContain('dayreel_jobs{job="make-video",state="created"} 1')
    expect(metrics).toContain('dayreel_workers 1')
    expect(metrics).toContain('dayreel_credits_last_hour{direction="got"} 5')
    expect(metrics).toContain('dayreel_credits_last_hour{direction="spent"} 2')
    expect(metrics).toMatch(/dayreel_database_connections\{state="idle"\} \d/)
    expect(await readBacklog()).toMatchObject({ render: [1, 0] })
    expect(await db.$count(siteState)).toBe(1)
  } finally {
    await worker.close()
  }
}, 60_000)

test('five hundred queued videos of one account delay the single video of another by at most two jobs', async () => {
  const { services } = running
  const { db, jobs } = services
  await db.execute(sql`delete from pgboss.job`)
  const [many, one] = [randomUUID(), randomUUID()]
  await db.transaction((tx) =>
    jobs.enqueueMany(
      makeVideo,
      Array.from({ length: 500 }, (_, unfinished) => ({
        payload: { accountId: many, videoId: randomUUID(), number: 1 },
        accountId: many,
        priority: priorityOfWaiting(unfinished),
      })),
      tx,
    ),
  )
  await jobs.enqueue(
    makeVideo,
    { accountId: one, videoId: randomUUID(), number: 1 },
    { accountId: one, priority: priorityOfWaiting() },
  )
  const started: string[] = []
  const handler = handle(makeVideo, async ({ accountId }) => void started.push(accountId))
  const worker = await startWork(running, [handler])
  try {
    await vi.waitFor(() => expect(started).toContain(one), { timeout: 20_000 })
    expect(started.indexOf(one)).toBeLessThanOrEqual(2)
  } finally {
    await worker.close()
  }
}, 60_000)
