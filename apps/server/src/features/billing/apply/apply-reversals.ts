import { and, eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import type { Db } from '#db/connect.ts'
import { paymentReversals, payments } from '#db/schema.ts'
import { grantCredits, takeBackCredits } from '#ledger/credits.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import type { Billing } from '../payments-of.ts'
import { holdAccountIfThere, holdObject } from './hold.ts'

type Reversal = { id: string; kind: 'refund' | 'dispute'; amount: number; isActive: boolean }
type Payment = typeof payments.$inferSelect

/** A bank that only asks moves no money, nor does a dispute that was fended off or won. */
const HARMLESS_DISPUTES = ['won', 'prevented']

/**
 * Takes back what refunds and disputes of a payment ask for, as they are now, and returns what a refund that failed or a dispute that was
 * won had taken. Each is counted once, also where there was nothing left to take. Done again, it changes nothing.
 *
 * @returns whether anything was granted for that payment; if not, there is nothing to take back yet.
 */
export async function applyReversals(billing: Billing, paymentIntent: string): Promise<boolean> {
  const { db } = billing
  return db.transaction(async (tx) => {
    await holdObject(tx, paymentIntent)
    const granted = await tx
      .select()
      .from(payments)
      .where(eq(payments.paymentIntent, paymentIntent))
      .orderBy(payments.accountId) // two that hold the same accounts hold them in one order
    if (granted.length === 0) return false
    const reversals = await fetchReversals(billing, paymentIntent)
    for (const payment of granted) {
      // Nobody has the credits any more.
      if (!(await holdAccountIfThere(tx, payment.accountId))) continue
      for (const reversal of reversals) await applyReversal(tx, payment.id, reversal)
    }
    return true
  })
}

/** Oldest first, so that several come to the same whenever they are heard of. */
async function fetchReversals({ stripe }: Billing, paymentIntent: string): Promise<Reversal[]> {
  const which = { payment_intent: paymentIntent, limit: 100 }
  const [{ data: refunds }, { data: disputes }] = [await stripe.refunds.list(which), await stripe.disputes.list(which)]
  return [
    ...refunds.toReversed().map(({ id, amount, status }) => ({
      id,
      kind: 'refund' as const,
      amount,
      isActive: status === 'succeeded',
    })),
    ...disputes.toReversed().map(({ id, amount, status }: Stripe.Dispute) => ({
      id,
      kind: 'dispute' as const,
      amount,
      isActive: !HARMLESS_DISPUTES.includes(status) && !status.startsWith('warning_'),
    })),
  ]
}

async function applyReversal(tx: Db, paymentId: string, { id, kind, amount, isActive }: Reversal): Promise<void> {
  const own = and(eq(paymentReversals.id, id), eq(paymentReversals.paymentId, paymentId))
  const [before] = await tx.select().from(paymentReversals).where(own)
  if (before === undefined ? !isActive : isActive || before.state === 'returned') return
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
  if (isActive) {
    const { wanted, taken } = await takeFor(tx, payment!, { id, kind, amount })
    await tx.insert(paymentReversals).values({ id, paymentId, kind, amount, wanted, taken, state: 'active' })
    return
  }
  await tx.update(paymentReversals).set({ state: 'returned' }).where(own)
  await giveBackFor(tx, payment!, { id, kind })
}

/** Wants what the sum of all asks for beyond what was wanted before, and takes of it what is there. */
async function takeFor(
  tx: Db,
  payment: Payment,
  reversal: { id: string; kind: Reversal['kind']; amount: number },
): Promise<{ wanted: number; taken: number }> {
  const { accountId } = payment
  const others = await activeOf(tx, payment.id)
  const target = targetOf(payment, [...others, reversal])
  const wanted = Math.max(0, target - payment.wanted)
  const taken = Math.min(wanted, payment.credits - payment.taken, await balanceOf(tx, accountId))
  if (taken > 0) await takeBackCredits(tx, { accountId, credits: taken, reference: `${reversal.kind}:${reversal.id}` })
  await keep(tx, payment, { wanted: Math.max(target, payment.wanted), taken: payment.taken + taken })
  return { wanted, taken }
}

/** Returns what was taken beyond what the others still ask for. */
async function giveBackFor(tx: Db, payment: Payment, { id, kind }: Pick<Reversal, 'id' | 'kind'>): Promise<void> {
  const { accountId } = payment
  const target = targetOf(payment, await activeOf(tx, payment.id))
  const credits = Math.max(0, payment.taken - target)
  const reference = kind === 'refund' ? `refund-failed:${id}` : `dispute-won:${id}`
  if (credits > 0) await grantCredits(tx, { accountId, credits, reference })
  await keep(tx, payment, { wanted: target, taken: payment.taken - credits })
}

/** A dispute asks for all, refunds for as large a part of the credits as of the money. */
function targetOf({ credits, amount }: Payment, active: readonly { kind: string; amount: number }[]): number {
  if (active.some(({ kind }) => kind === 'dispute')) return credits
  const refunded = active.reduce((sum, each) => sum + each.amount, 0)
  return amount === 0 ? 0 : Math.min(credits, Math.floor((credits * refunded) / amount))
}

async function activeOf(tx: Db, paymentId: string): Promise<{ kind: string; amount: number }[]> {
  return tx
    .select({ kind: paymentReversals.kind, amount: paymentReversals.amount })
    .from(paymentReversals)
    .where(and(eq(paymentReversals.paymentId, paymentId), eq(paymentReversals.state, 'active')))
}

async function keep(tx: Db, { id }: Payment, counts: { wanted: number; taken: number }): Promise<void> {
  await tx.update(payments).set(counts).where(eq(payments.id, id))
}
