import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { paymentReversals, payments } from '#db/schema.ts'
import { enter } from './enter.ts'

/**
 * Collects the debts of an account, oldest payment first. A debt is the part of a refund or dispute that the balance
 * could not pay when it happened. Only returned credits pay debts. Bought or granted credits do not.
 *
 * @param returned the returned credits and the reference of their ledger entry.
 * @returns the number of collected credits.
 */
export async function collectDebts(
  tx: Db,
  { accountId, credits, reference }: { accountId: string; credits: number; reference: string },
): Promise<number> {
  const debts = await tx
    .select({
      id: paymentReversals.id,
      paymentId: paymentReversals.paymentId,
      taken: paymentReversals.taken,
      uncollected: paymentReversals.uncollected,
    })
    .from(paymentReversals)
    .innerJoin(payments, eq(payments.id, paymentReversals.paymentId))
    .where(and(eq(payments.accountId, accountId), gt(paymentReversals.uncollected, 0)))
    .orderBy(payments.paidAt, payments.id, paymentReversals.notedAt, paymentReversals.id)
  let left = credits
  for (const { id, paymentId, taken, uncollected } of debts) {
    if (left === 0) break
    const collected = Math.min(left, uncollected)
    left -= collected
    await enter(tx, { accountId, reference: `owed:${paymentId}:${id}:${reference}` }, () => -collected)
    await tx
      .update(paymentReversals)
      .set({ taken: taken + collected })
      .where(and(eq(paymentReversals.id, id), eq(paymentReversals.paymentId, paymentId)))
  }
  return credits - left
}
