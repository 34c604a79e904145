import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { failedJobs, lostAttempts } from '#db/schema.ts'
import type { Services } from '#services'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { startWork } from '#test/start-work.ts'
import { handle, type JobContext, type JobHandler } from './handle.ts'
import { LostAttemptsError } from './lost-attempts.ts'
import { sendMail } from './send-mail.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
const DIED = '{"value":{"message":"job heartbeat timeout"}}'
const TIMED_OUT = '{"name":"Error","message":"handler execution exceeded 60s"}'
const HANDED_BACK = '{"name":"Error","message":"the worker stops"}'
const SHUT_DOWN = '{"value":"pg-boss shut down while active"}'

let running: TestServices
const open: { close: () => Promise<void> }[] = []
beforeAll(async () => {
  running = await createTestServices({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
afterAll(() => running.close())

type Run = (context: JobContext<Services>) => Promise<void>

/** Runs a job after the given number of dead attempts and a last attempt with the given end. */
async function runAfter(deaths: number, lastEnd: string, run: Run = async () => undefined) {
  const { db, jobs } = running.services
  const mailId = randomUUID()
  const seen: { runs: number; givenUp: unknown[] } = { runs: 0, givenUp: [] }
  const isIt = (payload: { mailId: string }) => payload.mailId === mailId
  const handler: JobHandler<Services> = handle(
    sendMail,
    async (payload, context: JobContext<Services>) => {
      if (!isIt(payload)) return
      seen.runs++
      await run(context)
    },
    async (payload, _context, error) => {
      if (isIt(payload)) seen.givenUp.push(error)
    },
  )
  await jobs.enqueue(sendMail, { mailId })
  const ofIt = sql`name = ${sendMail.name} and data->>'mailId' = ${mailId}`
  const read = async () => {
    const { rows } = await db.execute<{ id: string; state: string }>(
      sql`select id, state::text from pgboss.job where ${ofIt}`,
    )
    return rows[0]!
  }
  const end = (output: string, attempt: number) =>
    db.execute(sql`update pgboss.job set state = 'retry', output = ${output}::jsonb, retry_count = ${attempt},
      started_on = now(), completed_on = null, start_after = now() where ${ofIt}`)
  const { id } = await read()
  // Each attempt records the end of the previous attempt, so the last one is not recorded yet.
  const noted = Array.from({ length: deaths }, (_, attempt) => ({ jobId: id, attempt, isLost: true }))
  await db.insert(lostAttempts).values(noted)
  await end(lastEnd, deaths)
  open.push(await startWork(running, [handler]))
  await vi.waitFor(async () => expect((await read()).state).toBe('completed'), PATIENCE)
  return { ...seen, id }
}

const failedOf = (id: string) => running.services.db.select().from(failedJobs).where(eq(failedJobs.id, id))

test('a job whose worker died five times fails once, and is stored with its reason', async () => {
  const { runs, givenUp, id } = await runAfter(4, DIED)
  expect(runs).toBe(0)
  expect(givenUp).toEqual([expect.any(LostAttemptsError)])
  expect(await failedOf(id)).toMatchObject([
    { name: 'send-mail', errors: 0, lost: 5, reason: /died or ran out of time 5/ },
  ])
})

test('a job whose worker died four times runs again', async () => {
  const { runs, id } = await runAfter(3, DIED)
  expect(runs).toBe(1)
  expect(await failedOf(id)).toEqual([])
})

test('an attempt that timed out counts as lost', async () => {
  expect(await runAfter(4, TIMED_OUT)).toMatchObject({ runs: 0, givenUp: [{}] })
})

test.each([HANDED_BACK, SHUT_DOWN])('an attempt of a stopping worker does not count: %s', async (end) => {
  expect(await runAfter(4, end)).toMatchObject({ runs: 1, givenUp: [] })
})

test('a stored partial result resets the count of earlier deaths', async () => {
  const { id } = await runAfter(3, DIED, (context) => context.progressed())
  const left = await running.services.db.select().from(lostAttempts).where(eq(lostAttempts.jobId, id))
  expect(left).toEqual([])
})

test('a living worker that loses its job reports it, so the attempt does not count as a death', async () => {
  const { db } = running.services
  let attempts = 0
  const { runs, givenUp, id } = await runAfter(3, DIED, async ({ signal }) => {
    if (attempts++ > 0) return
    // Simulates a database outage, during which the queue saw no heartbeat and gave the job to another worker.
    await db.execute(sql`update pgboss.job set state = 'retry', output = ${DIED}::jsonb, start_after = now() + interval '8 seconds'
      where name = ${sendMail.name} and state = 'active'`)
    await once(signal, 'abort')
  })
  expect({ runs, givenUp }).toEqual({ runs: 2, givenUp: [] })
  const counted = await db.select().from(lostAttempts).where(eq(lostAttempts.jobId, id))
  expect(counted.filter(({ isLost }) => isLost)).toHaveLength(4)
})
