import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerEntries, payments } from '#db/schema.ts'
import { createTestDatabase, type TestDatabase } from '#test/create-test-database.ts'
import { checkLedger } from './check-ledger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('a balance that does not add up, and a payment of which more was taken back than it granted, are named', async () => {
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
    taken: 6,
    paidAt: new Date(),
  })
  expect(await checkLedger(db)).toEqual({
    accounts: 2,
    entries: 4,
    faults: [`${wrong} b: says 9, is 10`, 'cs_1: more was taken back than it granted'],
  })
})
