import { newInvoice, newInvoicePayment, newLine, type BillingReason, type Invoice } from '../objects/invoice.ts'
import type { Price } from '../objects/catalogue.ts'
import { newPaymentIntent, type Charge } from '../objects/payment.ts'
import type { Subscription } from '../objects/subscription.ts'
import { newTax } from '../objects/tax.ts'
import type { World } from '../world.ts'
import { chargeCard } from './charge-card.ts'

export type InvoiceLine = {
  price: Price
  amount: number
  description: string
  period: { start: number; end: number }
  isProration: boolean
}

/**
 * Creates an open invoice. If a subscription has automatic tax, each of its invoices contains tax.
 *
 * @param given.taxedIn the country, for a first invoice, because the customer's address is not saved yet.
 */
export function openInvoice(
  world: World,
  given: {
    customer: string
    subscription: Subscription
    reason: BillingReason
    lines: InvoiceLine[]
    discount?: number
    taxedIn?: string | null
  },
): Invoice {
  const id = world.newId('in')
  const { subscription, discount = 0, reason } = given
  const customer = world.get('customer', given.customer)
  const country = given.taxedIn ?? (subscription.automatic_tax.enabled ? (customer.address?.country ?? null) : null)
  const lines = given.lines.map((line, i) => {
    // A promotion code reduces only the first line.
    const taxed = line.amount - (i === 0 ? discount : 0)
    const taxes = country === null ? [] : [newTax(taxed, line.price, country)]
    return newLine(world, { ...line, taxes, invoice: id, subscription })
  })
  const invoice = world.add(
    newInvoice(world, {
      id,
      customer,
      subscription,
      reason,
      lines,
      discount,
    }),
  )
  subscription.latest_invoice = id
  world.emit('invoice.created', invoice)
  world.emit('invoice.finalized', invoice)
  return invoice
}

/**
 * Tries to collect an open invoice from a card. If nothing is due, no charge is made.
 *
 * @returns the charge, or undefined if none was needed.
 */
export function collectInvoice(world: World, invoice: Invoice, methodId: string): Charge | undefined {
  invoice.attempted = true
  invoice.attempt_count += 1
  if (invoice.amount_due === 0) {
    markPaid(world, invoice)
    return undefined
  }
  const payment = paymentOf(world, invoice)
  const intent = world.get('payment_intent', payment.payment.payment_intent)
  const charge = chargeCard(world, intent, world.get('payment_method', methodId))
  if (charge.paid) {
    payment.status = 'paid'
    payment.amount_paid = invoice.amount_due
    payment.status_transitions.paid_at = world.now()
    markPaid(world, invoice)
  } else {
    world.emit('invoice.payment_failed', invoice)
  }
  return charge
}

/** Returns the invoice's payment. The first attempt creates it together with its intent. */
function paymentOf(world: World, invoice: Invoice) {
  const existing = world.all('invoice_payment').find((each) => each.invoice === invoice.id)
  if (existing !== undefined) return existing
  const intent = world.add(
    newPaymentIntent(world, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer,
      description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      metadata: {},
    }),
  )
  world.emit('payment_intent.created', intent)
  return world.add(newInvoicePayment(world, { invoice, intent: intent.id }))
}

function markPaid(world: World, invoice: Invoice): void {
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = world.now()
  delete world.notes.retries[invoice.id]
  world.emit('invoice.paid', invoice)
  world.emit('invoice.payment_succeeded', invoice)
}
