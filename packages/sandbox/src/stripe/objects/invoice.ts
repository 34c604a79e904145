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
    /** May be below 0: what was paid before and isn't used. */
    amount: number
    description: string
    subscription: Subscription | null
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
    discount_amounts: [],
    discountable: !given.isProration,
    discounts: [],
    invoice: given.invoice,
    livemode: false,
    metadata: given.subscription?.metadata ?? {},
    parent:
      given.subscription === null
        ? null
        : {
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: null,
              proration: given.isProration,
              proration_details: null,
              subscription: given.subscription.id,
              subscription_item: given.subscription.items.data[0]!.id,
            },
            type: 'subscription_item_details' as const,
          },
    period: given.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: given.price.id, product: given.price.product },
      type: 'price_details' as const,
      unit_amount_decimal: given.price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: given.subscription?.id ?? null,
    subtotal: given.amount,
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
    amount_requested: given.invoice.amount_due,
    created: world.now(),
    currency: given.invoice.currency,
    invoice: given.invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: given.intent, type: 'payment_intent' as const },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null as number | null },
  }
}

export type BillingReason = 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update'
export type Invoice = ReturnType<typeof newInvoice>
export function newInvoice(
  world: Maker,
  given: {
    id: string
    customer: Customer
    subscription: Subscription | null
    reason: BillingReason
    lines: Line[]
    /** Taken off by a promotion code, 0 or more. */
    discount: number
    metadata: Record<string, string>
    hasTax: boolean
  },
) {
  const { id, customer, subscription, lines, discount, hasTax } = given
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const taxes = lines.flatMap((line) => line.taxes)
  const total = subtotal - discount + sumOf(taxes, 'exclusive')
  const due = Math.max(0, total)
  const number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence++).padStart(4, '0')}`
  return {
    id,
    object: 'invoice' as const,
    account_country: 'US',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: hasTax,
      liability: hasTax ? { type: 'self' as const } : null,
      provider: hasTax ? 'stripe' : null,
      status: hasTax ? ('complete' as const) : null,
    },
    automatically_finalizes_at: null,
    billing_reason: given.reason,
    collection_method: 'charge_automatically' as const,
    created: world.now(),
    currency: lines[0]!.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none' as const,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: world.now(),
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null as string | null,
    invoice_pdf: null,
    issuer: { type: 'self' as const },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: given.metadata,
    next_payment_attempt: null as number | null,
    number,
    on_behalf_of: null,
    parent:
      subscription === null
        ? null
        : {
            quote_details: null,
            subscription_details: {
              metadata: subscription.metadata,
              subscription: subscription.id,
            },
            type: 'subscription_details' as const,
          },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: undefined as ReturnType<typeof listOf<InvoicePayment>> | undefined,
    period_end: world.now(),
    period_start: world.now(),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open' as 'draft' | 'open' | 'paid' | 'uncollectible' | 'void',
    status_transitions: {
      finalized_at: world.now(),
      marked_uncollectible_at: null,
      paid_at: null as number | null,
      voided_at: null as number | null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal - sumOf(taxes, 'inclusive'),
    test_clock: null,
    total,
    total_discount_amounts: discount === 0 ? [] : [{ amount: discount, discount: 'di_sandbox' }],
    total_excluding_tax: total - sumOf(taxes),
    total_pretax_credit_amounts: [],
    total_taxes: taxes,
    webhooks_delivered_at: null,
  }
}
