import { randomUUID } from 'node:crypto'
import { isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentEvents } from '#db/schema.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { checkLedger } from '#ledger/check-ledger.ts'
import { startTestPayments, type TestPayments } from '#test/given-payments.ts'
import { jobHandlers } from '#compose/job-handlers.ts'

/**
 * The default is small to keep the test fast. Each payment causes four events, and the server handles only one of them.
 */
const EVENTS = Number(process.env['MONEY_EVENTS'] ?? 40)
const OF_A_PAYMENT = 4
const AT_ONCE = 8
const PEOPLE = Math.ceil(EVENTS / OF_A_PAYMENT)

let at: TestPayments
beforeAll(async () => {
  at = await startTestPayments()
})
afterAll(() => at.close())

test('no event is lost in a quick succession, and every user has what they paid for', async () => {
  const { services, database } = at.running
  const people = Array.from({ length: PEOPLE }, () => randomUUID())
  const work = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  Object.assign(at.sandbox.webhooks.manners, { isShuffled: true, copies: 2 })
  let next = 0
  const buyOnAndOn = async (): Promise<void> => {
    for (let id = people[next++]; id !== undefined; id = people[next++]) {
      const { url } = await at.begin(id, 'STRIPE_PRICE_PACK_10')
      await at.submit(url, { number: '4242424242424242', email: 'a@example.com', decision: 'allow' })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buyOnAndOn))
  await at.sandbox.webhooks.settled()
  const waiting = () => services.db.$count(paymentEvents, isNull(paymentEvents.handledAt))
  await expect.poll(waiting, { timeout: 3_600_000, interval: 200 }).toBe(0)
  await work.close()
  const { rows } = await services.db.execute<{ accounts: number; credits: number }>(
    sql`select count(distinct account_id)::int as accounts, sum(amount)::int as credits from ledger_entries`,
  )
  expect(rows).toEqual([{ accounts: PEOPLE, credits: PEOPLE * 10 }])
  expect((await checkLedger(services.db)).faults).toEqual([])
}, 7_200_000)
