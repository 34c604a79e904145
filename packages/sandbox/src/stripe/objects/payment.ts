import type { Maker } from '../maker.ts'
import type { PaymentMethod } from './customer.ts'

type Metadata = Record<string, string>

export type PaymentIntent = ReturnType<typeof newPaymentIntent>
export function newPaymentIntent(
  world: Maker,
  given: { amount: number; currency: string; customer: string | null; description: string | null; metadata: Metadata },
) {
  const id = world.newId('pi')
  return {
    id,
    object: 'payment_intent' as const,
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async' as const,
    client_secret: `${id}_secret_${world.newId('s').slice(2)}` as string | null,
    confirmation_method: 'automatic' as const,
    created: world.now(),
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description,
    excluded_payment_method_types: null,
    last_payment_error: null as null | {
      type: 'card_error'
      code: 'card_declined' | 'authentication_required'
      decline_code?: string
      message: string
      charge?: string
    },
    latest_charge: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null as string | null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method' as
      'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled',
    transfer_data: null,
    transfer_group: null,
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
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? world.newId('txn') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: isPaid,
    created: world.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
      reason: failure?.declineCode ?? null,
      seller_message: isPaid ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
      type: isPaid ? 'authorized' : 'issuer_declined',
    },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: isPaid ? intent.amount : null,
        authorization_code: null,
        brand: method.card.brand,
        checks: null,
        country: method.card.country,
        exp_month: method.card.exp_month,
        exp_year: method.card.exp_year,
        electronic_commerce_indicator: null,
        fingerprint: method.card.fingerprint,
        funding: method.card.funding,
        installments: null,
        last4: method.card.last4,
        mandate: null,
        network: 'visa',
        network_token: null,
        network_transaction_id: null,
        regulated_status: null,
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: (isPaid ? 'succeeded' : 'failed') as 'succeeded' | 'failed' | 'pending',
    transfer_data: null,
    transfer_group: null,
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
    balance_transaction: world.newId('txn'),
    charge: given.charge.id,
    created: world.now(),
    currency: given.charge.currency,
    customer: given.charge.customer,
    customer_account: null,
    failure_reason: undefined as string | undefined,
    metadata: given.metadata,
    payment_intent: given.charge.payment_intent,
    payment_method: given.charge.payment_method,
    reason: given.reason as 'duplicate' | 'fraudulent' | 'requested_by_customer' | null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded' as 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled',
    transfer_reversal: null,
  }
}

const NO_EVIDENCE = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
const WEEK_SECONDS = 7 * 86_400

export type DisputeStatus =
  'warning_needs_response' | 'warning_closed' | 'needs_response' | 'under_review' | 'won' | 'lost'
export type Dispute = ReturnType<typeof newDispute>
export function newDispute(world: Maker, given: { charge: Charge; status: DisputeStatus }) {
  return {
    id: world.newId('du'),
    object: 'dispute' as const,
    amount: given.charge.amount,
    balance_transactions: [],
    charge: given.charge.id,
    created: world.now(),
    currency: given.charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: world.now() + WEEK_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual' as const,
    },
    intended_submission_method: null,
    is_charge_refundable: given.status.startsWith('warning'),
    livemode: false,
    metadata: {} as Metadata,
    payment_intent: given.charge.payment_intent,
    reason: 'fraudulent',
    status: given.status,
  }
}
