import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { accountCostDays, costDays, modelCalls } from '#db/schema.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { beginAccount } from '#accounts/begin-account.ts'
import { createMeter, priceOf } from './create-meter.ts'

const SOURCE = { name: 'a/model', prices: { inputTokens: 1, outputTokens: 10 } }
const CALL = priceOf({ inputTokens: 1_000, outputTokens: 16_000 }, SOURCE.prices)
/** The limits allow ten calls but not eleven, and four calls per account. */
const ENV = {
  TEXT_PROVIDER: 'openai-compatible', TEXT_BASE_URL: 'http://127.0.0.1:1/v1', TEXT_MODEL: 'm',
  TEXT_PRICE_INPUT: '1', TEXT_PRICE_OUTPUT: '10',
  COST_LIMIT_DAY: String((10.9 * CALL) / 1e6), COST_LIMIT_ACCOUNT_DAY: String((4.5 * CALL) / 1e6),
} // prettier-ignore
let running: TestServices
beforeAll(async () => void (running = await createTestServices({ env: ENV })))
afterAll(() => running.close())
beforeEach(async () => {
  const { db } = running.services
  for (const table of [modelCalls, costDays, accountCostDays]) await db.delete(table)
})

async function givenAccount(): Promise<string> {
  const id = randomUUID()
  await beginAccount(running.services.db, { id, email: `${id}@example.com` })
  return id
}
const service = 'language model'
const ask = (id: string = randomUUID()) => ({ id, atMost: { inputTokens: 1_000, outputTokens: 16_000 } })

test('two concurrent workers share the rest of a daily limit, exact to the call', async () => {
  const { services, database } = running
  const other = connect({ url: database.url, connections: 5, onBroken: () => undefined })
  const workers = [services, { ...services, db: other.db }]
  const videosOf = await Promise.all(Array.from({ length: 6 }, () => givenAccount()))
  const reservations = Array.from({ length: 36 }, (_, i) =>
    createMeter(workers[i % 2]!, SOURCE, { service, accountId: videosOf[i % 6]!, videoId: randomUUID() }).reserve(
      ask(),
    ),
  )
  const ended = await Promise.allSettled(reservations)
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const refused = ended.filter((one) => one.status === 'rejected').map(({ reason }) => reason as { code: string })
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['cost-limit']))
  const [day] = await services.db.select().from(costDays)
  expect(day!.micros).toBe(10 * CALL)
  const own = await services.db.select().from(accountCostDays)
  expect(own.reduce((sum, { micros }) => sum + micros, 0)).toBe(10 * CALL)
  expect(Math.max(...own.map(({ micros }) => micros))).toBeLessThanOrEqual(4 * CALL)
  await other.close()
})

test('one account’s limit does not affect others, and started videos continue', async () => {
  const { services } = running
  const accountId = await givenAccount()
  const videoId = randomUUID()
  const meter = createMeter(services, SOURCE, { service, accountId, videoId })
  await meter.reserve(ask())
  for (let i = 0; i < 3; i++)
    await createMeter(services, SOURCE, { service, accountId, videoId: randomUUID() }).reserve(ask())
  const next = createMeter(services, SOURCE, { service, accountId, videoId: randomUUID() })
  await expect(next.reserve(ask())).rejects.toThrow(/^Your account has reached/u)
  await meter.reserve(ask())
  await createMeter(services, SOURCE, { service, accountId: await givenAccount(), videoId: randomUUID() }).reserve(
    ask(),
  )
})

test.each(['language model', 'voices', 'image model', 'transcription server'] as const)(
  'the message of a reached limit names the %s',
  async (named) => {
    const { services } = running
    await createMeter(services, SOURCE, { service }).reserve({ id: randomUUID(), atMost: { inputTokens: 10 * CALL } })
    const prices = { inputTokens: CALL, seconds: CALL }
    const meter = createMeter(services, { ...SOURCE, prices }, { service: named })
    await expect(meter.reserve({ id: randomUUID(), atMost: { seconds: 1 } })).rejects.toThrow(
      `today’s spending limit for its ${named}.`,
    )
  },
)

test('a call whose answer was lost stays reserved, no matter how often the answer of the next call is reused', async () => {
  const { services } = running
  const meter = createMeter(services, SOURCE, { service, videoId: randomUUID() })
  const call = ask()
  const used = { id: call.id, inputTokens: 200, outputTokens: 30 }
  await meter.reserve(call) // This worker dies.
  await meter.reserve(call)
  await meter.release(call) // The service refuses this call.
  await meter.reserve(call) // This worker dies after it stored the answer, so the next worker counts the call.
  for (let lives = 0; lives < 3; lives++) await meter.count({ ...used, isKept: true })
  const rows = await services.db.select().from(modelCalls).orderBy(modelCalls.at)
  expect(rows.map(({ isCounted, micros, inputTokens }) => [isCounted, micros, inputTokens])).toEqual([
    [false, CALL, null],
    [true, 0, null],
    [true, 500, 200],
  ])
})

test('a source with two prices counts each call by its own unit', async () => {
  const { services } = running
  const prices = { characters: 15, seconds: 110 }
  const meter = createMeter(services, { name: 'a/voice', prices }, { service: 'voices' })
  const [spoken, aligned, silent] = [randomUUID(), randomUUID(), randomUUID()]
  for (const [id, atMost, used] of [
    [spoken, { characters: 100 }, { characters: 80 }],
    [aligned, { seconds: 9 }, { seconds: 7 }],
    [silent, { seconds: 5 }, {}],
  ] as const) {
    await meter.reserve({ id, atMost })
    await meter.count({ id, isKept: false, ...used })
  }
  const rows = await services.db.select().from(modelCalls)
  const microsOf = (id: string) => rows.find(({ question }) => question === id)!.micros
  expect([spoken, aligned, silent].map(microsOf)).toEqual([80 * 15, 7 * 110, 5 * 110])
})

test('a call counts once, at its real cost, however often its answer is reused; a rejected call counts nothing', async () => {
  const { services } = running
  const accountId = await givenAccount()
  const meter = createMeter(services, SOURCE, { service, accountId, videoId: randomUUID() })
  const call = ask()
  await meter.reserve(call)
  for (let i = 0; i < 3; i++) {
    await meter.count({ id: call.id, inputTokens: 200, outputTokens: 30, isKept: i > 0 })
  }
  const refused = ask()
  await meter.reserve(refused)
  await meter.release(refused)
  const silent = ask()
  await meter.reserve(silent)
  await meter.count({ id: silent.id, inputTokens: undefined, outputTokens: undefined, isKept: false })
  const [own] = await services.db.select().from(accountCostDays).where(eq(accountCostDays.accountId, accountId))
  expect(own!.micros).toBe(200 + 300 + CALL)
  expect((await services.db.select().from(costDays))[0]!.micros).toBe(own!.micros)
})
