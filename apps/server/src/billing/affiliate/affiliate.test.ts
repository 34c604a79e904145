import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerEntries, referrals } from '#db/schema.ts'
import type { Account } from '#http/account.ts'
import { bearer, createTestAuth } from '#test/create-test-services.ts'
import { newestCharge, startTestPayments, type TestPayments } from '#test/given-payments.ts'
import { mailboxOf } from './same-person.ts'

const STARTER = 'STRIPE_PRICE_STARTER'
const OTHER_CARD = '5555 5555 5555 4444'

let at: TestPayments
/** Email addresses by user id. Only users whose address matters to a test have an entry. */
const addresses = new Map<string, string>()
beforeAll(async () => {
  const plain = createTestAuth()
  const verify = async (token: string): Promise<Account> => {
    const account = await plain.verify(token)
    return { ...account, email: addresses.get(account.id) ?? account.email }
  }
  at = await startTestPayments({}, [], { ...plain, verify })
})
afterAll(() => at.close())

const codeOf = async (id: string): Promise<string> => {
  const { json } = await at.call(id, 'GET', 'affiliate')
  return new URL((json as unknown as { link: string }).link).searchParams.get('ref')!
}
/** Creates a user whose browser sends the given cookie with its first call. @returns the user's id. */
async function arrive(cookie: string | undefined, email?: string): Promise<string> {
  const id = randomUUID()
  if (email !== undefined) addresses.set(id, email)
  const headers = { ...bearer(id), ...(cookie === undefined ? {} : { cookie }) }
  await at.app.inject({ url: '/api/users/profile', headers })
  return id
}
const by = (code: string): string => `other=1; dayreel_ref=${code}`
const earned = async (id: string): Promise<number[]> =>
  (await at.running.services.db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, id)))
    .filter(({ reference }) => reference.startsWith('affiliate:'))
    .map(({ amount }) => amount)

test('the first link counts for 60 days, stored in a cookie that scripts cannot read', async () => {
  const first = await at.app.inject({ url: '/health/live?ref=abc' })
  const cookie = String(first.headers['set-cookie'])
  expect(cookie).toBe('dayreel_ref=abc; Path=/; Max-Age=5184000; HttpOnly; SameSite=Lax')
  const second = await at.app.inject({ url: '/health/live?ref=def', headers: { cookie: 'dayreel_ref=abc' } })
  const broken = await at.app.inject({ url: '/health/live?ref=a%0d%0aset-cookie:x' })
  expect([second.headers['set-cookie'], broken.headers['set-cookie']]).toEqual([undefined, undefined])
})

test('an affiliate gets ten credits once, with the first invoice above 0; a refund takes them back', async () => {
  const affiliate = await arrive(undefined)
  const friend = await arrive(by(await codeOf(affiliate)))
  await at.buy(friend, 'STRIPE_PRICE_PACK_10', OTHER_CARD)
  expect(await earned(affiliate)).toEqual([]) // A credit pack earns no reward, because it is not a plan.
  await at.buy(friend, STARTER, OTHER_CARD)
  await at.pass(32)
  expect(await earned(affiliate)).toEqual([10])
  const { json } = await at.call(affiliate, 'GET', 'affiliate')
  expect(json).toMatchObject({ signUps: 1, firstPurchases: 1, creditsEarned: 10 })
  const invoices = at.sandbox.world.all('invoice_payment')
  const first = at.sandbox.world
    .all('charge')
    .find(
      (charge) =>
        charge.amount === 2_900 && invoices.some(({ payment }) => payment.payment_intent === charge.payment_intent),
    )
  await at.submit(at.sandbox.url, { act: 'refund', id: first!.id })
  await at.settle()
  expect(await at.balance(affiliate)).toBe(0)
})

test('users earn nothing by referring themselves through an alias, an earlier address or their own card, and no message reveals this', async () => {
  const affiliate = await arrive(undefined, 'ada.byron@gmail.com')
  const cookie = by(await codeOf(affiliate))
  const alias = await arrive(cookie, 'AdaByron+two@googlemail.com')
  const again = await arrive(cookie, 'friend@example.com')
  const third = await arrive(cookie, 'Friend+new@example.com')
  const { db } = at.running.services
  const counted = await db.select().from(referrals).where(eq(referrals.referrerId, affiliate))
  expect(counted.map(({ referredId }) => referredId)).toEqual([again])
  await at.buy(affiliate, 'STRIPE_PRICE_PACK_10')
  for (const id of [alias, again, third]) await at.buy(id, STARTER)
  expect([await earned(affiliate), newestCharge(at, again)?.paid]).toEqual([[], true])
  expect((await at.call(affiliate, 'GET', 'affiliate')).json).toMatchObject({ signUps: 1, firstPurchases: 0 })
})

test.each([
  ['Ada.Byron+films@GMail.com', 'adabyron@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['ada.byron+x+y@example.com', 'ada.byron@example.com'],
  ['', '@'],
])('%s belongs to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
