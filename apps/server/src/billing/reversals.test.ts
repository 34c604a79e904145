import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { paymentReversals, payments } from '#db/schema.ts'
import { checkLedger } from '#ledger/check-ledger.ts'
import { refundCredits, spendCredits } from '#ledger/credits.ts'
import { channelCalls } from '#test/given-channels.ts'
import { newestCharge } from '#test/given-payments.ts'
import { PACK_10 } from '#test/money-acts.ts'
import { useTestPayments } from '#test/use-test-payments.ts'

const { at, acts } = useTestPayments()

describe('refunds and disputes', () => {
  test('refund at balance 0, buy again, replay the refund', async () => {
    const id = randomUUID()
    await at.buy(id, PACK_10)
    await acts.spend(id, 10)
    await acts.desk('refund', newestCharge(at, id)!.id)
    expect(await at.balance(id)).toBe(0)
    await at.buy(id, PACK_10)
    await acts.replay(['refund.created', 'charge.refunded'])
    expect([await at.balance(id), await acts.referencesOf(id)]).toEqual([10, ['pack 10', 'run -10', 'pack 10']])
  })

  test('takes back the credits for the sum of partial refunds, not for each one; a failed refund returns its credits', async () => {
    const id = randomUUID()
    await at.buy(id, PACK_10)
    const { id: charge } = newestCharge(at, id)!
    await acts.desk('refund', charge, '3.99') // This amount is worth 3⅓ credits.
    await acts.desk('refund', charge, '3.99')
    await acts.desk('refund', charge, '4.02')
    expect(await acts.referencesOf(id)).toEqual(['pack 10', 'refund -3', 'refund -3', 'refund -4'])
    const refund = at.sandbox.world.all('refund').at(-1)!
    await acts.desk('fail-refund', refund.id)
    await acts.replay(['refund.failed', 'refund.created'])
    expect([await at.balance(id), (await acts.referencesOf(id)).at(-1)]).toEqual([4, 'refund-failed 4'])
  })

  test('a dispute takes unspent credits and returns them if it is won; if lost, they stay taken; an inquiry changes nothing', async () => {
    const [won, lost, inquiry] = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of [won, lost, inquiry]) {
      await at.buy(id, PACK_10)
      await acts.spend(id, 4)
    }
    const disputed = async (id: string, act: string): Promise<string> => {
      await acts.desk(act, newestCharge(at, id)!.id)
      return at.sandbox.world.all('dispute').at(-1)!.id
    }
    const first = await disputed(won, 'dispute')
    expect(await at.balance(won)).toBe(0)
    await acts.desk('win', first)
    await acts.desk('lose', await disputed(lost, 'dispute'))
    await disputed(inquiry, 'inquiry')
    expect([await at.balance(won), await at.balance(lost), await at.balance(inquiry)]).toEqual([6, 0, 6])
  })

  test('a refund reported before its payment takes nothing until the payment is applied, and then everything', async () => {
    const id = randomUUID()
    Object.assign(at.sandbox.webhooks.manners, { lost: ['checkout.session.completed'] })
    await at.buy(id, PACK_10)
    delete at.sandbox.webhooks.manners.lost
    expect(await at.balance(id)).toBe(0)
    await acts.desk('refund', newestCharge(at, id)!.id)
    expect(await acts.referencesOf(id)).toEqual(['pack 10', 'refund -10'])
  })
})

/** Returns how many credits each refund and dispute of an account claimed, took and could not collect. */
const recordOf = async (accountId: string) => {
  const rows = await acts.db
    .select({
      kind: paymentReversals.kind,
      wanted: paymentReversals.wanted,
      taken: paymentReversals.taken,
      uncollected: paymentReversals.uncollected,
      state: paymentReversals.state,
    })
    .from(paymentReversals)
    .innerJoin(payments, eq(payments.id, paymentReversals.paymentId))
    .where(eq(payments.accountId, accountId))
  return rows.map(({ kind, wanted, taken, uncollected, state }) => [kind, wanted, taken, uncollected, state].join(' '))
}
const channelsOf = (id: string) => channelCalls(at.app, acts.db, id)

describe('returned credits first pay what a refund or dispute could not take', () => {
  test('if a payment is disputed after its credits activated channels and the channels are deleted, nothing is left; a won dispute restores all credits', async () => {
    const id = randomUUID()
    await at.buy(id, PACK_10)
    const { activate, call } = channelsOf(id)
    const begun: string[] = []
    for (let i = 0; i < 10; i++) begun.push((await activate()).id)
    await acts.desk('dispute', newestCharge(at, id)!.id)
    const dispute = at.sandbox.world.all('dispute').at(-1)!
    expect([await at.balance(id), await recordOf(id)]).toEqual([0, ['dispute 10 0 10 active']])
    for (const channel of begun.slice(0, 4)) expect((await call('DELETE', channel)).statusCode).toBe(204)
    expect([await at.balance(id), await recordOf(id)]).toEqual([0, ['dispute 10 4 6 active']])
    for (const channel of begun.slice(4)) await call('DELETE', channel)
    await acts.replay(['charge.dispute.created'])
    expect([await at.balance(id), await recordOf(id)]).toEqual([0, ['dispute 10 10 0 active']])
    expect((await acts.referencesOf(id)).slice(-2)).toEqual(['refund 1', 'owed -1'])
    const { entries } = (await at.call(id, 'GET', 'payment/statement')).json as unknown as {
      entries: { what: string }[]
    }
    expect(entries[0]!.what).toBe('Owed for a payment that was refunded or disputed')
    await acts.desk('win', dispute.id)
    expect([await at.balance(id), await recordOf(id)]).toEqual([10, ['dispute 0 0 0 returned']])
  })

  test('collects for the oldest payment first; credits that were bought later stay', async () => {
    const id = randomUUID()
    await at.buy(id, PACK_10)
    const first = newestCharge(at, id)!.id
    await acts.spend(id, 10)
    await at.pass(1) // Payments made in the same second have no defined order.
    await at.buy(id, PACK_10)
    const reference = `run:${randomUUID()}`
    await acts.db.transaction((tx) => spendCredits(tx, { accountId: id, credits: 10, reference }))
    await acts.desk('refund', newestCharge(at, id)!.id, '6.00')
    await acts.desk('dispute', first)
    await at.buy(id, PACK_10)
    expect(await at.balance(id)).toBe(10)
    await acts.db.transaction((tx) => refundCredits(tx, { accountId: id, reference }))
    expect(await at.balance(id)).toBe(10)
    expect(new Set(await recordOf(id))).toEqual(new Set(['dispute 10 10 0 active', 'refund 5 0 5 active']))
    expect((await checkLedger(acts.db)).debts).toContain(`${id}: has 10 credits and owes 5`)
  })

  test('a won dispute returns nothing to an account that still owes for another payment', async () => {
    const id = randomUUID()
    await at.buy(id, PACK_10)
    const first = newestCharge(at, id)!.id
    await at.buy(id, PACK_10)
    await acts.desk('dispute', newestCharge(at, id)!.id)
    const won = at.sandbox.world.all('dispute').at(-1)!.id
    await acts.spend(id, 10)
    await acts.desk('dispute', first)
    await acts.desk('win', won)
    expect([await at.balance(id), (await acts.referencesOf(id)).slice(-2)]).toEqual([0, ['dispute-won 10', 'owed -10']])
  })

  test('after a refund has failed, a dispute of the same payment claims all of it', async () => {
    const id = randomUUID()
    await at.buy(id, PACK_10)
    const { id: charge } = newestCharge(at, id)!
    await acts.desk('refund', charge, '6.00')
    await acts.spend(id, 5)
    await acts.desk('dispute', charge)
    expect(await recordOf(id)).toEqual(['refund 5 5 0 active', 'dispute 5 0 5 active'])
    await acts.desk('fail-refund', at.sandbox.world.all('refund').at(-1)!.id)
    expect([await at.balance(id), new Set(await recordOf(id))]).toEqual([
      0,
      new Set(['refund 0 0 0 returned', 'dispute 10 5 5 active']),
    ])
  })

  test('returned credits and their collected part are written together or not at all', async () => {
    const id = randomUUID()
    await at.buy(id, PACK_10)
    const reference = `run:${randomUUID()}`
    await acts.db.transaction((tx) => spendCredits(tx, { accountId: id, credits: 10, reference }))
    await acts.desk('dispute', newestCharge(at, id)!.id)
    const giveBack = (isKilled: boolean): Promise<void> =>
      acts.db.transaction(async (tx) => {
        await refundCredits(tx, { accountId: id, reference })
        if (isKilled) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      })
    await expect(giveBack(true)).rejects.toThrow(/terminating connection|Failed query/)
    expect(await acts.referencesOf(id)).toEqual(['pack 10', 'run -10'])
    await giveBack(false)
    await giveBack(false)
    expect(await acts.referencesOf(id)).toEqual(['pack 10', 'run -10', 'refund 10', 'owed -10'])
    expect(await recordOf(id)).toEqual(['dispute 10 10 0 active'])
  })
})

test('every balance adds up', async () => {
  expect((await checkLedger(acts.db)).faults).toEqual([])
})
