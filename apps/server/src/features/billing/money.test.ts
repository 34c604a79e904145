import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPayments, type TestPayments } from '#test/given-payments.ts'
import { createDice, tryMoney } from '#test/money-sequences.ts'

/** `npm run soak` asks for thousands, and longer ones. */
const SEQUENCES = Number(process.env['MONEY_SEQUENCES'] ?? 60)
const STEPS = Number(process.env['MONEY_STEPS'] ?? 4)

let at: TestPayments
beforeAll(async () => {
  at = await startTestPayments()
})
afterAll(() => at.close())

test('whatever is done with money, in whatever order and however often it is told, the ledger follows the rules', async () => {
  const seed = 1 + Math.floor(Math.random() * 1e9)
  for (let i = 0; i < SEQUENCES; i++)
    expect(await tryMoney(at, createDice(seed + i), STEPS), `seed ${seed + i}`).toBeUndefined()
}, 7_200_000)
