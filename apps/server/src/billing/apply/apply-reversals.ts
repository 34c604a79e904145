import { and, eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import type { Db } from '#db/connect.ts'
import { paymentReversals, payments } from '#db/schema.ts'
import { returnCredits, takeBackCredits } from '#ledger/credits.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import type { Billing } from '../payments-of.ts'
import { holdAccountIfThere, holdObject } from './hold.ts'

type Reversal = { id: string; kind: 'refund' | 'dispute'; amount: number; isActive: boolean }
type Payment = typeof payments.$inferSelect

/** Dispute statuses that move no money. An inquiry by the bank moves no money either. */
const HARMLESS_DISPUTES = ['won', 'prevented']

/**
 * Takes back credits for the current refunds and disputes of a payment, and returns credits for failed refunds and won
 * disputes. Each refund or dispute counts once, even if no credits were left to take. Idempotent.
 *
 * @returns whether credits were granted for the payment. If not, there is nothing to take back yet.
 */
export async function applyReversals(billing: Billing, paymentIntent: string): Promise<boolean> {
  const { db } = billing
  return db.transaction(async (tx) => {
    await holdObject(tx, paymentIntent)
    const granted = await tx
      .select()
      .from(payments)
      .where(eq(payments.paymentIntent, paymentIntent))
      .orderBy(payments.accountId) // A fixed order of locking accounts prevents deadlocks.
    if (granted.length === 0) return false
    const reversals = await fetchReversals(billing, paymentIntent)
    for (const payment of granted) {
      // A deleted account has no credits to take back.
      if (!(await holdAccountIfThere(tx, payment.accountId))) continue
      for (const reversal of reversals) await applyReversal(tx, payment, reversal)
    }
    return true
  })
}

/**
 * Fetches refunds and disputes, each oldest first, so that the result does not depend on the order of Stripe's events.
 */
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

type ReversalRow = typeof paymentReversals.$inferSelect

async function applyReversal(tx: Db, payment: Payment, reversal: Reversal): Promise<void> {
  const noted = await tx
    .select()
    .from(paymentReversals)
    .where(eq(paymentReversals.paymentId, payment.id))
    .orderBy(paymentReversals.notedAt, paymentReversals.id)
  const before = noted.find(({ id }) => id === reversal.id)
  const others = noted.filter(({ id, state }) => id !== reversal.id && state === 'active')
  if (before === undefined && reversal.isActive) await takeFor(tx, payment, { reversal, others })
  if (before?.state === 'active' && !reversal.isActive) await giveBackFor(tx, payment, { reversal: before, others })
}

/**
 * Computes the credits that all reversals may claim, subtracts the earlier claims, and takes the rest as far as the
 * balance allows.
 */
async function takeFor(
  tx: Db,
  payment: Payment,
  { reversal, others }: { reversal: Reversal; others: readonly ReversalRow[] },
): Promise<void> {
  const { accountId } = payment
  const { id, kind, amount } = reversal
  const wanted = Math.max(0, targetOf(payment, [...others, reversal]) - sumOf(others, 'wanted'))
  const taken = Math.min(wanted, await balanceOf(tx, accountId))
  if (taken > 0) await takeBackCredits(tx, { accountId, credits: taken, reference: `${kind}:${id}` })
  await tx.insert(paymentReversals).values({ id, paymentId: payment.id, kind, amount, wanted, taken, state: 'active' })
}

/** Returns the credits that the remaining refunds and disputes do not claim. */
async function giveBackFor(
  tx: Db,
  payment: Payment,
  { reversal, others }: { reversal: ReversalRow; others: readonly ReversalRow[] },
): Promise<void> {
  const taken = sumOf([reversal, ...others], 'taken')
  const kept = Math.min(taken, targetOf(payment, others))
  await note(tx, reversal, { wanted: 0, taken: 0, state: 'returned' })
  await spread(tx, payment, { others, kept })
  const reference = reversal.kind === 'refund' ? `refund-failed:${reversal.id}` : `dispute-won:${reversal.id}`
  if (taken > kept) await returnCredits(tx, { accountId: payment.accountId, credits: taken - kept, reference })
}

/** Distributes the taken credits over the remaining refunds and disputes, oldest first. */
async function spread(
  tx: Db,
  payment: Payment,
  { others, kept }: { others: readonly ReversalRow[]; kept: number },
): Promise<void> {
  let [claimed, left] = [0, kept]
  for (const [index, other] of others.entries()) {
    const wanted = targetOf(payment, others.slice(0, index + 1)) - claimed
    const taken = Math.min(wanted, left)
    claimed += wanted
    left -= taken
    await note(tx, other, { wanted, taken, state: 'active' })
  }
}

/**
 * Returns the number of credits to take back. A dispute claims all credits. A refund claims the same share of the
 * credits as of the money.
 */
function targetOf({ credits, amount }: Payment, active: readonly { kind: string; amount: number }[]): number {
  if (active.some(({ kind }) => kind === 'dispute')) return credits
  const refunded = active.reduce((sum, each) => sum + each.amount, 0)
  return amount === 0 ? 0 : Math.min(credits, Math.floor((credits * refunded) / amount))
}

function sumOf(noted: readonly ReversalRow[], what: 'wanted' | 'taken'): number {
  return noted.reduce((sum, each) => sum + each[what], 0)
}

async function note(
  tx: Db,
  { id, paymentId }: ReversalRow,
  state: Pick<ReversalRow, 'wanted' | 'taken' | 'state'>,
): Promise<void> {
  await tx
    .update(paymentReversals)
    .set(state)
    .where(and(eq(paymentReversals.id, id), eq(paymentReversals.paymentId, paymentId)))
}
