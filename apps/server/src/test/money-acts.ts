import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, ledgerEntries, paymentEvents } from '#db/schema.ts'
import type { JobHandler } from '#jobs/handle.ts'
import { stripeEvent } from '#jobs/stripe-event.ts'
import { spendCredits } from '#ledger/credits.ts'
import type { Services } from '#services'
import { reconcilePaymentsHandler } from '../features/billing/reconcile.ts'
import type { TestPayments } from './given-payments.ts'

export const [STARTER, PRO, PACK_10, PACK_50] = [
  'STRIPE_PRICE_STARTER',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_PACK_10',
  'STRIPE_PRICE_PACK_50',
] as const
export const DECLINED = '4000 0000 0000 0002'
export const LATER_DECLINED = '4000 0000 0000 0341'

/** What tests of payments do and look at, besides buying. */
export function moneyActs(at: TestPayments) {
  const { services } = at.running
  const db: Db = services.db
  const runOnce = ({ run }: JobHandler<Services>): Promise<void> =>
    run({}, { services, signal: new AbortController().signal, complete: async () => undefined })
  return {
    db,
    runOnce,
    async planOf(accountId: string): Promise<string> {
      const [row] = await db.select({ plan: accounts.plan }).from(accounts).where(eq(accounts.id, accountId))
      return row!.plan
    },
    spend: (accountId: string, credits: number): Promise<number> =>
      db.transaction((tx) => spendCredits(tx, { accountId, credits, reference: `run:${randomUUID()}` })),
    /** Every entry of the ledger: what for, and how many. */
    async referencesOf(accountId: string): Promise<string[]> {
      const own = eq(ledgerEntries.accountId, accountId)
      const rows = await db.select().from(ledgerEntries).where(own).orderBy(ledgerEntries.id)
      return rows.map(({ reference, amount }) => `${reference.split(':')[0]} ${amount}`)
    },
    /** What the seller or a bank does. */
    async desk(act: string, id: string, amount = ''): Promise<void> {
      await at.submit(at.sandbox.url, { act, id, amount })
      await at.settle()
    },
    /** Everything of these kinds is told and applied once more, as if it had never been. */
    async replay(types: readonly string[]): Promise<void> {
      for (const event of at.sandbox.world.all('event').filter(({ type }) => types.includes(type))) {
        await db.update(paymentEvents).set({ handledAt: null }).where(eq(paymentEvents.id, event.id))
        await services.jobs.enqueue(stripeEvent, { eventId: event.id, of: event.id })
      }
      await at.settle()
    },
    customerIdOf: (accountId: string): string =>
      at.sandbox.world.all('customer').findLast(({ metadata }) => metadata['account'] === accountId)!.id,
    /** What is done at night. */
    async reconcile(): Promise<void> {
      await runOnce(reconcilePaymentsHandler)
      await at.settle()
    },
  }
}
