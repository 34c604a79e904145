import { StripeFault } from '../fault.ts'
import { newCustomer, type Customer } from '../objects/customer.ts'
import { newPaymentIntent, type Charge } from '../objects/payment.ts'
import { customerDetails, type Session } from '../objects/session.ts'
import { newSubscription } from '../objects/subscription.ts'
import { addressIn, newTax, sumOf, type Tax } from '../objects/tax.ts'
import type { StripeEvent } from '../objects/settings.ts'
import type { World } from '../world.ts'
import { chargeCard, isChallenged, keepCard } from './charge-card.ts'
import { collectInvoice, openInvoice, type InvoiceLine } from './pay-invoice.ts'
import { nextMonthEnd } from './months.ts'

const DEBIT_SECONDS = 3 * 86_400

export type Payer = {
  email: string | null
  name: string | null
  /** Digits, or `bank` for a debit that takes days. */
  number: string
  promotionCode: string | null
  /** Two letters; what tax there is goes by it. */
  country: string | null
  hasPassedChallenge: boolean
}

export type Paid =
  { kind: 'paid'; completed: StripeEvent } | { kind: 'challenge'; due: number } | { kind: 'declined'; message: string }

/**
 * Pays an open session: customer, subscription, invoice, intent and charge come into being and their events are sent. A declined card
 * leaves the session open, for another try.
 */
export function paySession(world: World, session: Session, payer: Payer): Paid {
  expireIfDue(world, session)
  if (session.status !== 'open') throw new StripeFault(400, 'This Checkout Session is no longer open.')
  const notes = world.notes.sessions[session.id]!
  const code = promotionOf(world, session, payer.promotionCode)
  const discount = code === null ? 0 : Math.round((session.amount_subtotal * code.percentOff) / 100)
  const taxes = taxesOf(world, session, { discount, country: payer.country })
  const due = session.amount_subtotal - discount + sumOf(taxes, 'exclusive')
  if (payer.number !== 'bank' && isChallenged(payer.number) && !payer.hasPassedChallenge && due > 0)
    return { kind: 'challenge', due }
  if (payer.number === 'bank' && session.mode !== 'payment')
    throw new StripeFault(400, 'A bank debit is for one-off payments here.')

  const email = session.customer === null ? payer.email : (world.get('customer', session.customer).email ?? payer.email)
  const isCustomerMade = session.customer === null && session.customer_creation !== 'if_required'
  const customer = isCustomerMade
    ? world.add(newCustomer(world, { email, name: payer.name, description: null, metadata: {} }))
    : session.customer === null
      ? null
      : world.get('customer', session.customer)
  const pay = (): { charge: Charge | undefined; isLater?: boolean } => {
    const bankNumber = '4242424242424242' // a debit leaves a charge as well
    const number = payer.number === 'bank' ? bankNumber : payer.number
    const method = keepCard(world, number, { customer: customer?.id ?? null, email, name: payer.name })
    return session.mode === 'subscription'
      ? subscribe(world, session, {
          customer: customer!.id,
          method: method.id,
          discount,
          taxedIn: session.automatic_tax.enabled ? payer.country : null,
        })
      : buy(world, session, {
          customer: customer?.id ?? null,
          method: method.id,
          due,
          isDebit: payer.number === 'bank',
          taxedIn: session.automatic_tax.enabled ? payer.country : null,
        })
  }
  const { charge, isLater = false } = pay()
  if (charge !== undefined && !charge.paid) {
    if (isCustomerMade) world.remove('customer', customer!.id)
    return { kind: 'declined', message: charge.failure_message ?? 'Your card was declined.' }
  }
  if (isCustomerMade) world.emit('customer.created', customer!)
  if (code !== null) {
    notes.promotionCode = code.id
    session.discounts = [{ coupon: null, promotion_code: code.id }]
  }
  if (customer !== null) keepAnswers(world, session, customer, payer)
  notes.items.forEach((item, i) => {
    const tax = taxes[i]
    if (tax === undefined) return
    item.amount_tax = tax.amount
    item.amount_total += sumOf([tax], 'exclusive')
  })
  if (session.automatic_tax.enabled) session.automatic_tax.status = 'complete'
  Object.assign(session, {
    status: 'complete',
    url: null,
    customer: customer?.id ?? null,
    customer_details: customerDetails(email, payer.name, payer.country === null ? null : addressIn(payer.country)),
    payment_status: isLater ? 'unpaid' : due === 0 ? 'no_payment_required' : 'paid',
    amount_total: due,
    total_details: { ...session.total_details, amount_discount: discount, amount_tax: sumOf(taxes) },
  })
  return { kind: 'paid', completed: world.emit('checkout.session.completed', session) }
}

/** One of each item, with the code's part taken off the first; none where the session has no automatic tax. */
function taxesOf(
  world: World,
  session: Session,
  { discount, country }: { discount: number; country: string | null },
): Tax[] {
  if (!session.automatic_tax.enabled) return []
  if (country === null) throw new StripeFault(400, 'Your billing address is incomplete.')
  return world.notes.sessions[session.id]!.items.map((item, i) =>
    newTax(item.amount_subtotal - (i === 0 ? discount : 0), item.price, country),
  )
}

/** What the payer wrote becomes the customer's, where the session says so. */
function keepAnswers(world: World, session: Session, customer: Customer, { country, name }: Payer): void {
  const { updates } = world.notes.sessions[session.id]!
  const previous = { address: customer.address, name: customer.name }
  if (updates?.address && country !== null) customer.address = addressIn(country)
  if (updates?.name && name !== null) customer.name = name
  if (customer.address !== previous.address || customer.name !== previous.name)
    world.emit('customer.updated', customer, previous)
}

function promotionOf(world: World, session: Session, code: string | null): { id: string; percentOff: number } | null {
  if (code === null || code === '') return null
  const found = session.allow_promotion_codes
    ? world.all('promotion_code').find((each) => each.active && each.code.toUpperCase() === code.toUpperCase())
    : undefined
  if (found === undefined) throw new StripeFault(400, 'This code is invalid.', { code: 'promotion_code_invalid' })
  found.times_redeemed += 1
  return { id: found.id, percentOff: world.get('coupon', found.promotion.coupon).percent_off }
}

type Subscribing = { customer: string; method: string; discount: number; taxedIn: string | null }

function subscribe(world: World, session: Session, given: Subscribing) {
  const { customer, method, discount, taxedIn } = given
  const { items, subscriptionMetadata } = world.notes.sessions[session.id]!
  const price = world.get('price', items[0]!.price.id)
  const start = world.now()
  const end = nextMonthEnd(start, start)
  const metadata = subscriptionMetadata
  const hasTax = session.automatic_tax.enabled
  const subscription = newSubscription(world, { customer, price, method, metadata, start, end, hasTax })
  world.add(subscription)
  const line = {
    price,
    amount: price.unit_amount,
    description: `1 × ${items[0]!.description}`,
    period: { start, end },
    isProration: false,
  }
  const invoice = openInvoice(world, {
    customer,
    subscription,
    reason: 'subscription_create',
    lines: [line],
    discount,
    taxedIn,
  })
  const charge = collectInvoice(world, invoice, method, true)
  if (charge !== undefined && !charge.paid) {
    // With Checkout nothing begins before it is paid.
    world.remove('subscription', subscription.id)
    invoice.status = 'void'
    return { charge }
  }
  session.subscription = subscription.id
  session.invoice = invoice.id
  world.get('customer', customer).invoice_settings.default_payment_method = method
  world.emit('customer.subscription.created', subscription)
  return { charge }
}

function buy(
  world: World,
  session: Session,
  given: { customer: string | null; method: string; due: number; isDebit: boolean; taxedIn: string | null },
) {
  const { customer, method, due, isDebit, taxedIn } = given
  const notes = world.notes.sessions[session.id]!
  if (due === 0) return { charge: undefined }
  const description = notes.items.map((item) => item.description).join(', ')
  const intent =
    session.payment_intent === null
      ? world.add(
          newPaymentIntent(world, {
            amount: due,
            currency: session.currency!,
            customer,
            description,
            metadata: notes.paymentMetadata,
          }),
        )
      : world.get('payment_intent', session.payment_intent)
  intent.amount = due
  if (session.payment_intent === null) world.emit('payment_intent.created', intent)
  session.payment_intent = intent.id
  if (isDebit) {
    intent.status = 'processing'
    intent.payment_method = method
    world.notes.debits[session.id] = { at: world.now() + DEBIT_SECONDS, succeeds: true }
    world.emit('payment_intent.processing', intent)
    return { charge: undefined, isLater: true }
  }
  const charge = chargeCard(world, intent, world.get('payment_method', method), true)
  if (charge.paid && session.invoice_creation?.enabled && customer !== null)
    writeReceipt(world, session, customer, taxedIn)
  return { charge }
}

/** An invoice for what was paid once; paid when it is written. */
function writeReceipt(world: World, session: Session, customer: string, taxedIn: string | null): void {
  const lines = world.notes.sessions[session.id]!.items.map((item): InvoiceLine => ({
    price: item.price,
    amount: item.amount_total,
    description: item.description,
    period: { start: world.now(), end: world.now() },
    isProration: false,
  }))
  const invoice = openInvoice(world, {
    customer,
    subscription: null,
    reason: 'manual',
    lines,
    metadata: session.metadata,
    taxedIn,
  })
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 })
  invoice.status_transitions.paid_at = world.now()
  session.invoice = invoice.id
  world.emit('invoice.paid', invoice)
}

/** What a bank debit came to, days later. */
export function settleDebit(world: World, session: Session): void {
  const debit = world.notes.debits[session.id]
  if (debit === undefined) return
  delete world.notes.debits[session.id]
  const intent = world.get('payment_intent', session.payment_intent!)
  if (!debit.succeeds) {
    intent.status = 'requires_payment_method'
    world.emit('payment_intent.payment_failed', intent)
    world.emit('checkout.session.async_payment_failed', session)
    return
  }
  chargeCard(world, intent, world.get('payment_method', intent.payment_method!), true)
  session.payment_status = 'paid'
  world.emit('checkout.session.async_payment_succeeded', session)
}

/** Ends a session whose time is over. */
export function expireIfDue(world: World, session: Session): void {
  if (session.status === 'open' && session.expires_at <= world.now()) expireSession(world, session)
}

export function expireSession(world: World, session: Session): void {
  session.status = 'expired'
  session.url = null
  world.emit('checkout.session.expired', session)
}
