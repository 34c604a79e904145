import type { Maker } from '../maker.ts'
import { listOf } from '../list-of.ts'
import type { Price } from './catalogue.ts'
import type { Customer } from './customer.ts'
import type { Subscription } from './subscription.ts'
import { sumOf, type Tax } from './tax.ts'

export type Line = ReturnType<typeof newLine>
export function newLine(
  world: Maker,
  given: {
    invoice: string
    price: Price
    /** Amount of the line. It is negative for the unused part of an earlier payment. */
    amount: number
    description: string
    subscription: Subscription
    period: { start: number; end: number }
    isProration: boolean
    taxes: Tax[]
  },
) {
  return {
    id: world.newId('il'),
    object: 'line_item' as const,
    amount: given.amount,
    currency: given.price.currency,
    description: given.description,
    invoice: given.invoice,
    metadata: given.subscription.metadata,
    parent: {
      subscription_item_details: { proration: given.isProration, subscription: given.subscription.id },
      type: 'subscription_item_details' as const,
    },
    period: given.period,
    pricing: {
      price_details: { price: given.price.id, product: given.price.product },
      type: 'price_details' as const,
    },
    quantity: 1,
    taxes: given.taxes,
  }
}

export type InvoicePayment = ReturnType<typeof newInvoicePayment>
export function newInvoicePayment(
  world: Maker,
  given: { invoice: { id: string; amount_due: number; currency: string }; intent: string },
) {
  return {
    id: world.newId('inpay'),
    object: 'invoice_payment' as const,
    amount_paid: null as number | null,
    created: world.now(),
    currency: given.invoice.currency,
    invoice: given.invoice.id,
    payment: { payment_intent: given.intent, type: 'payment_intent' as const },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null as number | null },
  }
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'
export type Invoice = ReturnType<typeof newInvoice>
export function newInvoice(
  world: Maker,
  given: {
    id: string
    customer: Customer
    subscription: Subscription
    reason: BillingReason
    lines: Line[]
    /** The discount from a promotion code, 0 or more. */
    discount: number
  },
) {
  const { id, customer, subscription, lines, discount } = given
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const taxes = lines.flatMap((line) => line.taxes)
  const total = subtotal - discount + sumOf(taxes, 'exclusive')
  const due = Math.max(0, total)
  return {
    id,
    object: 'invoice' as const,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    billing_reason: given.reason,
    created: world.now(),
    currency: lines[0]!.currency,
    customer: customer.id,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    metadata: {} as Record<string, string>,
    next_payment_attempt: null as number | null,
    parent: {
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details' as const,
    },
    payments: undefined as ReturnType<typeof listOf<InvoicePayment>> | undefined,
    status: 'open' as 'open' | 'paid' | 'void',
    status_transitions: { paid_at: null as number | null },
    subtotal,
    total,
    total_excluding_tax: total - sumOf(taxes),
    total_taxes: taxes,
  }
}
