import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerEntries, paymentReversals, payments } from '#db/schema.ts'
import { createTestDatabase, type TestDatabase } from '#test/create-test-database.ts'
import { checkLedger } from './check-ledger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('reports a balance that does not add up, and a payment with more reversed credits than it granted', async () => {
  const { db } = database
  const [right, wrong] = [randomUUID(), randomUUID()]
  await db.insert(ledgerEntries).values([
    { accountId: right, reference: 'a', amount: 5, balanceAfter: 5 },
    { accountId: wrong, reference: 'a', amount: 5, balanceAfter: 5 },
    { accountId: right, reference: 'b', amount: -5, balanceAfter: 0 },
    { accountId: wrong, reference: 'b', amount: 5, balanceAfter: 9 },
  ])
  await db.insert(payments).values({
    id: 'cs_1',
    accountId: right,
    kind: 'pack',
    credits: 5,
    amount: 500,
    currency: 'usd',
    paidAt: new Date(),
  })
  await db.insert(paymentReversals).values(
    ['re_1', 're_2'].map((id) => ({
      id,
      paymentId: 'cs_1',
      kind: 'refund' as const,
      amount: 300,
      wanted: 3,
      taken: 3,
      state: 'active' as const,
    })),
  )
  expect(await checkLedger(db)).toEqual({
    accounts: 2,
    entries: 4,
    faults: [`${wrong} b: says 9, is 10`, 'cs_1: more credits were taken back than it granted'],
    debts: [],
  })
})

test('reports an account that has credits and an open debt', async () => {
  const { db } = database
  const [owing, empty] = [randomUUID(), randomUUID()]
  for (const [index, accountId] of [owing, empty].entries()) {
    const amounts = accountId === owing ? [10] : [10, -10]
    await db.insert(ledgerEntries).values(
      amounts.map((amount, at) => ({
        accountId,
        reference: `entry ${at}`,
        amount,
        balanceAfter: at === 0 ? 10 : 0,
      })),
    )
    const id = `cs_owing_${index}`
    const payment = { id, accountId, kind: 'pack', credits: 10, amount: 1200, currency: 'usd' } as const
    await db.insert(payments).values({ ...payment, paidAt: new Date() })
    const reversal = { id: `dp_${index}`, paymentId: id, kind: 'dispute', amount: 1200, state: 'active' } as const
    await db.insert(paymentReversals).values({ ...reversal, wanted: 10, taken: 4 })
  }
  expect((await checkLedger(db)).debts).toEqual([`${owing}: has 10 credits and owes 6`])
})
