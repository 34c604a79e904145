import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountAddresses, accounts } from '#db/schema.ts'
import { listMails } from '#mail/mailer.ts'
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
const mailsTo = async (email: string) => {
  const { db, sealing } = running.services
  return (await listMails(db, sealing, 1_000)).filter(({ to }) => to === email)
}
const rowOf = async (id: string) => (await running.services.db.select().from(accounts).where(eq(accounts.id, id)))[0]

test('an account is created once, on the plan Free and without credits', async () => {
  const { db } = running.services
  const account = someone()
  const begun = await Promise.all([1, 2, 3].map(() => db.transaction((tx) => beginAccount(tx, account))))
  expect(begun.filter(Boolean)).toHaveLength(1)
  expect(await rowOf(account.id)).toMatchObject({ email: account.email, plan: 'free', periodStartedAt: null })
  expect(await db.transaction((tx) => balanceOf(tx, account.id))).toBe(0)
})

test('keeps the account of a user with a new address, and records both addresses', async () => {
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

test('concurrent first calls create one account with one welcome mail', async () => {
  const account = someone()
  await Promise.all([1, 2, 3, 4].map(() => welcomeAccount(running.services, account)))
  await welcomeAccount(running.services, account)
  const [mail, ...more] = await mailsTo(account.email)
  expect(more).toEqual([])
  expect(mail!.subject).toBe('Welcome to Dayreel')
  for (const words of ['Your first 3 videos are free.', '/app/create-video', 'one-time email'])
    expect(mail!.text).toContain(words)
  expect(mail!.unsubscribe).toBeUndefined()
})

test('an interrupted creation leaves neither a row nor a mail, and the next call sends the welcome mail', async () => {
  const account = someone()
  const killed = welcomeAccount(running.services, account, async () => {
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect([await rowOf(account.id), await mailsTo(account.email)]).toEqual([undefined, []])
  await welcomeAccount(running.services, account)
  expect(await mailsTo(account.email)).toHaveLength(1)
})

test('an account without an address gets the welcome mail when it gets its first address', async () => {
  const account = { ...someone(), email: '' }
  await welcomeAccount(running.services, account)
  const [first, second] = [someone().email, someone().email]
  await welcomeAccount(running.services, { ...account, email: first })
  await welcomeAccount(running.services, { ...account, email: second })
  expect([(await mailsTo(first)).length, (await mailsTo(second)).length]).toEqual([1, 0])
})

test('sends the welcome mail on the first call to an account that the operator created earlier', async () => {
  const account = someone()
  await running.services.db.transaction((tx) => beginAccount(tx, account))
  await welcomeAccount(running.services, account)
  expect(await mailsTo(account.email)).toHaveLength(1)
})
