import type { Maker } from '../maker.ts'
import type { PaymentMethod } from './customer.ts'

type Metadata = Record<string, string>

export type PaymentIntent = ReturnType<typeof newPaymentIntent>
export function newPaymentIntent(
  world: Maker,
  given: { amount: number; currency: string; customer: string; description: string; metadata: Metadata },
) {
  return {
    id: world.newId('pi'),
    object: 'payment_intent' as const,
    amount: given.amount,
    amount_received: 0,
    created: world.now(),
    currency: given.currency,
    customer: given.customer,
    description: given.description,
    last_payment_error: null as null | {
      type: 'card_error'
      code: 'card_declined'
      decline_code?: string
      message: string
      charge?: string
    },
    latest_charge: null as string | null,
    metadata: given.metadata,
    payment_method: null as string | null,
    status: 'requires_payment_method' as 'requires_payment_method' | 'succeeded',
  }
}

export type Charge = ReturnType<typeof newCharge>
export function newCharge(
  world: Maker,
  given: {
    intent: PaymentIntent
    method: PaymentMethod
    failure: { code: string; declineCode: string; message: string } | null
  },
) {
  const { intent, method, failure } = given
  const isPaid = failure === null
  return {
    id: world.newId('ch'),
    object: 'charge' as const,
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: method.billing_details,
    created: world.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    metadata: intent.metadata,
    outcome: { reason: failure?.declineCode ?? null, type: isPaid ? 'authorized' : 'issuer_declined' },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: method.card },
    refunded: false,
    status: isPaid ? ('succeeded' as const) : ('failed' as const),
  }
}

export type Refund = ReturnType<typeof newRefund>
export function newRefund(
  world: Maker,
  given: { charge: Charge; amount: number; reason: string | null; metadata: Metadata },
) {
  return {
    id: world.newId('re'),
    object: 'refund' as const,
    amount: given.amount,
    charge: given.charge.id,
    created: world.now(),
    currency: given.charge.currency,
    failure_reason: undefined as string | undefined,
    metadata: given.metadata,
    payment_intent: given.charge.payment_intent,
    reason: given.reason as 'duplicate' | 'fraudulent' | 'requested_by_customer' | null,
    status: 'succeeded' as 'succeeded' | 'failed',
  }
}

export type DisputeStatus = 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost'
export type Dispute = ReturnType<typeof newDispute>
export function newDispute(world: Maker, given: { charge: Charge; status: DisputeStatus }) {
  return {
    id: world.newId('du'),
    object: 'dispute' as const,
    amount: given.charge.amount,
    charge: given.charge.id,
    created: world.now(),
    currency: given.charge.currency,
    is_charge_refundable: given.status.startsWith('warning'),
    metadata: {} as Metadata,
    payment_intent: given.charge.payment_intent,
    reason: 'fraudulent',
    status: given.status,
  }
}
