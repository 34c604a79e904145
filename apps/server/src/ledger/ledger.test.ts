import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, integer, record, type Arbitrary } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { accounts, ledgerEntries } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { createSealing } from '#secrets/sealing.ts'
import { createTestDatabase, type TestDatabase } from '#test/create-test-database.ts'
import { balanceOf } from './balance-of.ts'
import { grantCredits, refundCredits, spendCredits, takeBackCredits } from './credits.ts'
import { giveProjectBack, rememberFreeProjects, takeProject } from './projects.ts'

let database: TestDatabase
let db: Db
const sealing = createSealing(randomBytes(32))

beforeAll(async () => {
  database = await createTestDatabase()
  ;({ db } = database)
})
afterAll(() => database.close())

type Plan = 'free' | 'starter' | 'pro'
async function givenAccount(plan: Plan = 'free', email = `${randomUUID()}@example.com`): Promise<string> {
  const id = randomUUID()
  await db.insert(accounts).values({ id, email, plan })
  return id
}

const entriesOf = (accountId: string) =>
  db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, accountId)).orderBy(ledgerEntries.id)

/** Checks the rules that every ledger must satisfy after any calls. */
async function expectSound(accountId: string): Promise<number> {
  const entries = await entriesOf(accountId)
  let sum = 0
  for (const { amount, balanceAfter } of entries) {
    sum += amount
    expect(balanceAfter).toBe(sum)
    expect(sum).toBeGreaterThanOrEqual(0)
  }
  expect(new Set(entries.map(({ reference }) => reference)).size).toBe(entries.length)
  expect(await balanceOf(db, accountId)).toBe(sum)
  return sum
}

type Step = { kind: 'grant' | 'spend' | 'refund' | 'takeBack'; credits: number; reference: string }
const step: Arbitrary<Step> = record({
  kind: constantFrom('grant', 'spend', 'refund', 'takeBack'),
  credits: integer({ min: 1, max: 20 }),
  reference: constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
})

const DO = { grant: grantCredits, spend: spendCredits, refund: refundCredits, takeBack: takeBackCredits }
async function take(accountId: string, { kind, credits, reference }: Step): Promise<void> {
  // A refund uses the reference of the spending. All other entries have their own reference.
  const own = kind === 'refund' ? `spend:${reference}` : `${kind}:${reference}`
  await db
    .transaction((tx) => DO[kind](tx, { accountId, credits, reference: own }))
    .catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'out_of_credits') throw error
    })
}

/** Applies the same rules in memory, one step after the other. */
function simulate(steps: readonly Step[]): number {
  let balance = 0
  const entered = new Map<string, number>()
  for (const { kind, credits, reference } of steps) {
    const own = kind === 'refund' ? `refund:spend:${reference}` : `${kind}:${reference}`
    if (entered.has(own)) continue
    const spent = -Math.min(0, entered.get(`spend:${reference}`) ?? 0)
    const amount = {
      grant: credits,
      spend: balance < credits ? 0 : -credits,
      refund: spent,
      takeBack: -Math.min(balance, credits),
    }[kind]
    if (amount === 0) continue
    entered.set(own, amount)
    balance += amount
  }
  return balance
}

describe('any calls', () => {
  test('sequential steps, each repeated, match the model', async () => {
    await assert(
      asyncProperty(array(step, { maxLength: 14 }), async (steps) => {
        const accountId = await givenAccount()
        const doubled = steps.flatMap((one) => [one, one])
        for (const one of doubled) await take(accountId, one)
        expect(await expectSound(accountId)).toBe(simulate(doubled))
      }),
      { numRuns: 25 },
    )
  })

  test('concurrent steps, each repeated, keep the ledger consistent', async () => {
    await assert(
      asyncProperty(array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const accountId = await givenAccount()
        await Promise.all([...steps, ...steps].map((one) => take(accountId, one)))
        await expectSound(accountId)
      }),
      { numRuns: 20 },
    )
  })
})

test('many concurrent spenders succeed exactly as often as there are credits', async () => {
  const accountId = await givenAccount()
  await db.transaction((tx) => grantCredits(tx, { accountId, credits: 7, reference: 'start' }))
  const attempts = Array.from({ length: 20 }, (_, i) =>
    db.transaction((tx) => spendCredits(tx, { accountId, credits: 1, reference: `run:${i}` })),
  )
  const results = await Promise.allSettled(attempts)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  expect(await expectSound(accountId)).toBe(0)
})

test('many concurrent calls with one reference are charged once', async () => {
  const accountId = await givenAccount()
  await db.transaction((tx) => grantCredits(tx, { accountId, credits: 5, reference: 'start' }))
  await Promise.all(
    Array.from({ length: 10 }, () =>
      db.transaction((tx) => spendCredits(tx, { accountId, credits: 1, reference: 'run:1' })),
    ),
  )
  expect(await expectSound(accountId)).toBe(4)
})

test('a transaction that is rolled back leaves no entry', async () => {
  const accountId = await givenAccount()
  const attempt = db.transaction(async (tx) => {
    await grantCredits(tx, { accountId, credits: 5, reference: 'x' })
    throw new Error('the rest failed')
  })
  await expect(attempt).rejects.toThrow('the rest failed')
  expect(await entriesOf(accountId)).toEqual([])
})

test('the error for too few credits states the balance', async () => {
  const accountId = await givenAccount()
  const attempt = db.transaction((tx) => spendCredits(tx, { accountId, credits: 2, reference: 'x' }))
  await expect(attempt).rejects.toMatchObject({
    code: 'out_of_credits',
    status: 402,
    details: { needed: 2, credits: 0 },
  })
})

test.each([0, -1, 1.5, Number.NaN, Infinity])('%d is not a valid number of credits', async (credits) => {
  const accountId = await givenAccount()
  for (const act of [grantCredits, takeBackCredits, spendCredits]) {
    const attempt = db.transaction((tx) => act(tx, { accountId, credits, reference: 'x' }))
    await expect(attempt).rejects.toThrow(RangeError)
  }
  expect(await entriesOf(accountId)).toEqual([])
})

test('entries can be neither changed nor removed', async () => {
  const accountId = await givenAccount()
  await db.transaction((tx) => grantCredits(tx, { accountId, credits: 5, reference: 'x' }))
  const own = eq(ledgerEntries.accountId, accountId)
  const refused = { cause: { message: 'ledger entries are only ever added' } }
  await expect(db.update(ledgerEntries).set({ amount: 50, balanceAfter: 50 }).where(own)).rejects.toMatchObject(refused)
  await expect(db.delete(ledgerEntries).where(own)).rejects.toMatchObject(refused)
  await expect(db.execute(sql`truncate ledger_entries`)).rejects.toMatchObject(refused)
  const tombstone = randomUUID()
  await db.update(ledgerEntries).set({ accountId: tombstone }).where(own)
  expect(await entriesOf(tombstone)).toHaveLength(1)
})

const takeOne = (accountId: string, reference: string = randomUUID()) =>
  db.transaction((tx) => takeProject(tx, sealing, { accountId, reference }))
const giveBack = (accountId: string, reference: string) =>
  db.transaction((tx) => giveProjectBack(tx, { accountId, reference }))
const grant = (accountId: string, credits: number) =>
  db.transaction((tx) => grantCredits(tx, { accountId, credits, reference: randomUUID() }))

describe('projects', () => {
  test('the free plan has three; each further one costs a credit, and without credits it is refused', async () => {
    const accountId = await givenAccount()
    for (let i = 0; i < 3; i++) expect(await takeOne(accountId)).toBe('allowance')
    await expect(takeOne(accountId)).rejects.toMatchObject({ code: 'out_of_credits' })
    await grant(accountId, 1)
    expect(await takeOne(accountId)).toBe('credit')
    await expect(takeOne(accountId)).rejects.toMatchObject({ code: 'out_of_credits' })
  })

  test('taking one twice with the same reference counts once, also concurrently', async () => {
    const accountId = await givenAccount()
    await Promise.all(Array.from({ length: 5 }, () => takeOne(accountId, 'video:1')))
    await takeOne(accountId, 'video:2')
    expect(await takeOne(accountId, 'video:3')).toBe('allowance')
  })

  test('many concurrent calls get no more free projects than the allowance', async () => {
    const accountId = await givenAccount()
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => takeOne(accountId)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  test('a failed project is returned once, in the form in which it was paid', async () => {
    const accountId = await givenAccount()
    await grant(accountId, 1)
    for (const reference of ['a', 'b', 'c', 'd']) await takeOne(accountId, reference)
    expect(await balanceOf(db, accountId)).toBe(0)
    for (const reference of ['d', 'd', 'a', 'a']) await giveBack(accountId, reference)
    expect(await balanceOf(db, accountId)).toBe(1)
    expect(await takeOne(accountId)).toBe('allowance')
    expect(await takeOne(accountId)).toBe('credit')
  })

  test('a project paid with a credit does not also use the allowance', async () => {
    const accountId = await givenAccount()
    await grant(accountId, 2)
    for (const reference of ['a', 'b', 'c', 'd']) await takeOne(accountId, reference)
    await giveBack(accountId, 'a')
    expect(await takeOne(accountId, 'd')).toBe('credit')
    expect(await takeOne(accountId, 'e')).toBe('allowance')
    expect(await balanceOf(db, accountId)).toBe(1)
  })

  test('a paid plan counts per billing month, and Pro has no limit', async () => {
    const starter = await givenAccount('starter')
    const monthsAgo = new Date('2026-01-01')
    await db.update(accounts).set({ periodStartedAt: monthsAgo }).where(eq(accounts.id, starter))
    for (let i = 0; i < 10; i++) await takeOne(starter)
    await expect(takeOne(starter)).rejects.toMatchObject({ code: 'out_of_credits' })
    await db
      .update(accounts)
      .set({ periodStartedAt: sql`now() + interval '1 second'` })
      .where(eq(accounts.id, starter))
    expect(await takeOne(starter)).toBe('allowance')
    const pro = await givenAccount('pro')
    for (let i = 0; i < 15; i++) expect(await takeOne(pro)).toBe('allowance')
  })

  test('free projects do not return after registering again', async () => {
    const email = `${randomUUID()}@Example.com`
    const first = await givenAccount('free', email)
    await takeOne(first)
    await takeOne(first)
    await db.transaction(async (tx) => {
      await rememberFreeProjects(tx, sealing, first)
      await tx.delete(accounts).where(eq(accounts.id, first))
    })
    const second = await givenAccount('free', email.toLowerCase())
    expect(await takeOne(second)).toBe('allowance')
    await expect(takeOne(second)).rejects.toMatchObject({ code: 'out_of_credits' })
  })
})
