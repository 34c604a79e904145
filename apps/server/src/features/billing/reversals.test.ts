import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkLedger } from '#ledger/check-ledger.ts'
import { newestCharge } from '#test/given-payments.ts'
import { PACK_10 } from '#test/money-acts.ts'
import { useTestPayments } from '#test/use-test-payments.ts'

const { at, acts } = useTestPayments()

describe('money goes back', () => {
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

  test('in parts the sum counts, not each part; one that fails is given back', async () => {
    const id = randomUUID()
    await at.buy(id, PACK_10)
    const { id: charge } = newestCharge(at, id)!
    await acts.desk('refund', charge, '3.99') // 3 credits and a third
    await acts.desk('refund', charge, '3.99')
    await acts.desk('refund', charge, '4.02')
    expect(await acts.referencesOf(id)).toEqual(['pack 10', 'refund -3', 'refund -3', 'refund -4'])
    const refund = at.sandbox.world.all('refund').at(-1)!
    await acts.desk('fail-refund', refund.id)
    await acts.replay(['refund.failed', 'refund.created'])
    expect([await at.balance(id), (await acts.referencesOf(id)).at(-1)]).toEqual([4, 'refund-failed 4'])
  })

  test('a dispute takes what is unspent and gives it back when it is won; lost, it is gone; a question is nothing', async () => {
    const [won, lost, asked] = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of [won, lost, asked]) {
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
    await disputed(asked, 'inquiry')
    expect([await at.balance(won), await at.balance(lost), await at.balance(asked)]).toEqual([6, 0, 6])
  })

  test('a refund that is heard of before its payment takes nothing that is not there, and all of it afterwards', async () => {
    const id = randomUUID()
    Object.assign(at.sandbox.webhooks.manners, { lost: ['checkout.session.completed'] })
    await at.buy(id, PACK_10)
    delete at.sandbox.webhooks.manners.lost
    expect(await at.balance(id)).toBe(0)
    await acts.desk('refund', newestCharge(at, id)!.id)
    expect(await acts.referencesOf(id)).toEqual(['pack 10', 'refund -10'])
  })
})

test('every balance adds up', async () => {
  expect((await checkLedger(acts.db)).faults).toEqual([])
})
