import { REFERRAL_CREDITS } from '@dayreel/catalogue'
import { and, eq, isNull } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { payments, referrals } from '#db/schema.ts'
import { grantCredits } from '#ledger/credits.ts'
import { knownCustomer } from '../customers.ts'
import type { Billing } from '../payments-of.ts'
import { instant } from '../stripe-ids.ts'
import { holdAccountIfThere } from './hold.ts'
import { paidIntentOf } from './paid-intent-of.ts'

/**
 * Rewards the affiliate who referred an account, once, for the account's first subscription invoice above 0. The reward
 * is stored as a payment with the same payment id, so that a refund takes it back too. A payment with the affiliate's
 * own card earns nothing.
 *
 * @returns whether this call granted credits.
 */
export async function rewardAffiliate(
  billing: Billing,
  { invoice, accountId }: { invoice: Stripe.Invoice; accountId: string },
): Promise<boolean> {
  const { db } = billing
  const isWaiting = and(eq(referrals.referredId, accountId), isNull(referrals.purchasedAt))
  const [waiting] = await db.select().from(referrals).where(isWaiting)
  if (waiting === undefined) return false
  const { referrerId } = waiting
  const credits = (await paysWithOneCard(billing, accountId, referrerId)) ? 0 : REFERRAL_CREDITS
  return db.transaction(async (tx) => {
    if (!(await holdAccountIfThere(tx, referrerId))) return false
    const paidAt = instant(invoice.status_transitions.paid_at ?? invoice.created)
    const counted = await tx
      .update(referrals)
      .set({ purchasedAt: paidAt, credits })
      .where(isWaiting)
      .returning({ id: referrals.id })
    if (counted.length === 0 || credits === 0) return false
    await tx.insert(payments).values({
      id: `reward:${invoice.id}`,
      accountId: referrerId,
      kind: 'reward',
      credits,
      amount: invoice.amount_paid,
      currency: invoice.currency,
      paymentIntent: paidIntentOf(invoice) ?? null,
      paidAt,
    })
    await grantCredits(tx, { accountId: referrerId, credits, reference: `affiliate:${invoice.id}` })
    return true
  })
}

/**
 * Returns whether two customers use the same card. It compares the card fingerprints at the payment provider, and they
 * are not stored.
 */
async function paysWithOneCard(billing: Billing, one: string, other: string): Promise<boolean> {
  const [cards, others] = [await cardsOf(billing, one), await cardsOf(billing, other)]
  return cards.some((card) => others.includes(card))
}

async function cardsOf({ db, stripe }: Billing, accountId: string): Promise<string[]> {
  const customer = await knownCustomer(db, accountId)
  if (customer === undefined) return []
  const { data } = await stripe.charges.list({ customer, limit: 100 })
  return data
    .map(({ payment_method_details: details }) => details?.card?.fingerprint)
    .filter((fingerprint) => typeof fingerprint === 'string')
}
