import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPayments, type TestPayments } from '#test/given-payments.ts'
import { createDice, tryMoney } from '#test/money-sequences.ts'

/** The default is small to keep the test fast. `npm run soak` sets thousands of longer sequences. */
const SEQUENCES = Number(process.env['MONEY_SEQUENCES'] ?? 40)
const STEPS = Number(process.env['MONEY_STEPS'] ?? 8)

let at: TestPayments
beforeAll(async () => {
  at = await startTestPayments()
})
afterAll(() => at.close())

test('the ledger follows the rules for random payments, with events in any order and repeated', async () => {
  const seed = 1 + Math.floor(Math.random() * 1e9)
  for (let i = 0; i < SEQUENCES; i++)
    expect(await tryMoney(at, createDice(seed + i), STEPS), `seed ${seed + i}`).toBeUndefined()
}, 7_200_000)
