import { StripeFault } from '../fault.ts'
import {
  newDispute,
  newRefund,
  type Charge,
  type Dispute,
  type DisputeStatus,
  type Refund,
} from '../objects/payment.ts'
import type { World } from '../world.ts'

/**
 * Refunds a part of a charge, or the rest of it.
 *
 * @param given.amount in the currency's smallest unit. Null refunds the rest.
 */
export function refundCharge(
  world: World,
  charge: Charge,
  given: { amount: number | null; reason: string | null; metadata: Record<string, string> },
): Refund {
  const left = charge.amount - charge.amount_refunded
  if (!charge.paid)
    throw new StripeFault(400, `Charge ${charge.id} has not been paid.`, { code: 'charge_not_refundable' })
  if (charge.disputed && !charge.refunded && hasOpenDispute(world, charge))
    throw new StripeFault(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  if (left === 0)
    throw new StripeFault(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = given.amount ?? left
  if (amount < 1 || amount > left)
    throw new StripeFault(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`, {
      param: 'amount',
    })
  const refund = world.add(newRefund(world, { charge, amount, reason: given.reason, metadata: given.metadata }))
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  world.emit('refund.created', refund)
  world.emit('charge.refunded', charge)
  return refund
}

/** Fails a refund afterwards, because a bank may reject it days later. The seller then has the money again. */
export function failRefund(world: World, refund: Refund): void {
  if (refund.status !== 'succeeded') throw new StripeFault(400, 'Only a refund that succeeded can fail afterwards.')
  refund.status = 'failed'
  refund.failure_reason = 'lost_or_stolen_card'
  const charge = world.get('charge', refund.charge)
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  world.emit('refund.updated', refund, { status: 'succeeded' })
  world.emit('refund.failed', refund)
}

function hasOpenDispute(world: World, charge: Charge): boolean {
  return world
    .all('dispute')
    .some((each) => each.charge === charge.id && !['won', 'warning_closed'].includes(each.status))
}

/** @param isInquiry true if the bank only asks a question and no money moves. */
export function openDispute(world: World, charge: Charge, isInquiry: boolean): Dispute {
  const dispute = world.add(
    newDispute(world, { charge, status: isInquiry ? 'warning_needs_response' : 'needs_response' }),
  )
  charge.disputed = !isInquiry
  world.emit('charge.dispute.created', dispute)
  if (!isInquiry) world.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export function closeDispute(
  world: World,
  dispute: Dispute,
  status: Extract<DisputeStatus, 'won' | 'lost' | 'warning_closed'>,
): void {
  const before = dispute.status
  if (before === 'won' || before === 'lost' || before === 'warning_closed')
    throw new StripeFault(400, 'This dispute is closed.')
  dispute.status = status
  world.emit('charge.dispute.closed', dispute, { status: before })
  if (status === 'won') world.emit('charge.dispute.funds_reinstated', dispute)
}
