import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, ledgerEntries, paymentEvents } from '#db/schema.ts'
import type { JobHandler } from '#jobs/handle.ts'
import { stripeEvent } from '#jobs/stripe-event.ts'
import { spendCredits } from '#ledger/credits.ts'
import type { Services } from '#services'
import { reconcilePaymentsHandler } from '#billing/reconcile.ts'
import type { TestPayments } from './given-payments.ts'

export const [STARTER, PRO, PACK_10, PACK_50] = [
  'STRIPE_PRICE_STARTER',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_PACK_10',
  'STRIPE_PRICE_PACK_50',
] as const
export const DECLINED = '4000 0000 0000 0002'
export const LATER_DECLINED = '4000 0000 0000 0341'

/** Creates further actions and queries for payment tests, besides buying. */
export function moneyActs(at: TestPayments) {
  const { services } = at.running
  const db: Db = services.db
  const runOnce = ({ run }: JobHandler<Services>): Promise<void> =>
    run(
      {},
      {
        services,
        signal: new AbortController().signal,
        complete: async () => undefined,
        progressed: async () => undefined,
      },
    )
  return {
    db,
    runOnce,
    async planOf(accountId: string): Promise<string> {
      const [row] = await db.select({ plan: accounts.plan }).from(accounts).where(eq(accounts.id, accountId))
      return row!.plan
    },
    spend: (accountId: string, credits: number): Promise<number> =>
      db.transaction((tx) => spendCredits(tx, { accountId, credits, reference: `run:${randomUUID()}` })),
    /** Returns the reference and the amount of every ledger entry. */
    async referencesOf(accountId: string): Promise<string[]> {
      const own = eq(ledgerEntries.accountId, accountId)
      const rows = await db.select().from(ledgerEntries).where(own).orderBy(ledgerEntries.id)
      return rows.map(({ reference, amount }) => `${reference.split(':')[0]} ${amount}`)
    },
    /** Does an action of the seller or of a bank. */
    async desk(act: string, id: string, amount = ''): Promise<void> {
      await at.submit(at.sandbox.url, { act, id, amount })
      await at.settle()
    },
    /** Delivers and applies all events of these types again. */
    async replay(types: readonly string[]): Promise<void> {
      for (const event of at.sandbox.world.all('event').filter(({ type }) => types.includes(type))) {
        await db.update(paymentEvents).set({ handledAt: null }).where(eq(paymentEvents.id, event.id))
        await services.jobs.enqueue(stripeEvent, { eventId: event.id, of: event.id })
      }
      await at.settle()
    },
    customerIdOf: (accountId: string): string =>
      at.sandbox.world.all('customer').findLast(({ metadata }) => metadata['account'] === accountId)!.id,
    /** Runs the nightly reconciliation. */
    async reconcile(): Promise<void> {
      await runOnce(reconcilePaymentsHandler)
      await at.settle()
    },
  }
}
