import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountAddresses, accounts } from '#db/schema.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { beginAccount, welcomeAccount } from './begin-account.ts'

let running: TestServices
beforeAll(async () => {
  running = await createTestServices()
})
afterAll(() => running.close())

const someone = () => ({
  id: randomUUID(),
  email: `${randomUUID()}@example.com`,
  sessionId: randomUUID(),
  expiresAt: 0,
})
const rowOf = async (id: string) => (await running.services.db.select().from(accounts).where(eq(accounts.id, id)))[0]

test('an account begins once, on the plan Free and without credits', async () => {
  const { db } = running.services
  const account = someone()
  const begun = await Promise.all([1, 2, 3].map(() => db.transaction((tx) => beginAccount(tx, account))))
  expect(begun.filter(Boolean)).toHaveLength(1)
  expect(await rowOf(account.id)).toMatchObject({ email: account.email, plan: 'free', periodStartedAt: null })
  expect(await db.transaction((tx) => balanceOf(tx, account.id))).toBe(0)
})

test('whoever comes back with another address keeps the account, and both addresses are known', async () => {
  const { db } = running.services
  const account = someone()
  await welcomeAccount(running.services, account)
  await db.update(accounts).set({ plan: 'pro' }).where(eq(accounts.id, account.id))
  const email = `${randomUUID()}@example.com`
  await welcomeAccount(running.services, { ...account, email })
  expect(await rowOf(account.id)).toMatchObject({ email, plan: 'pro' })
  const known = await db.select().from(accountAddresses).where(eq(accountAddresses.accountId, account.id))
  expect(known).toHaveLength(2)
})
