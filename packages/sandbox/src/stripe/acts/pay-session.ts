import { StripeFault } from '../fault.ts'
import type { Customer } from '../objects/customer.ts'
import { newPaymentIntent, type Charge } from '../objects/payment.ts'
import type { Session } from '../objects/session.ts'
import { newSubscription } from '../objects/subscription.ts'
import { addressIn, newTax, sumOf, type Tax } from '../objects/tax.ts'
import type { StripeEvent } from '../objects/settings.ts'
import type { World } from '../world.ts'
import { chargeCard, isChallenged, keepCard } from './charge-card.ts'
import { collectInvoice, openInvoice } from './pay-invoice.ts'
import { nextMonthEnd } from './months.ts'

export type Payer = {
  email: string | null
  name: string | null
  number: string
  promotionCode: string | null
  /** Country code of two letters. The country decides the tax. */
  country: string | null
  hasPassedChallenge: boolean
}

export type Paid =
  | { kind: 'paid'; completed: StripeEvent }
  | { kind: 'challenge'; due: number }
  | { kind: 'declined'; message: string }

/**
 * Pays an open session: creates the subscription, invoice, intent and charge, and sends their events. If the card is
 * declined, the session stays open for another attempt.
 */
export function paySession(world: World, session: Session, payer: Payer): Paid {
  expireIfDue(world, session)
  if (session.status !== 'open') throw new StripeFault(400, 'This Checkout Session is no longer open.')
  const { items } = world.notes.sessions[session.id]!
  const code = promotionOf(world, session, payer.promotionCode)
  const discount = code === null ? 0 : Math.round((session.amount_subtotal * code.percentOff) / 100)
  const taxes = taxesOf(world, session, { discount, country: payer.country })
  const due = session.amount_subtotal - discount + sumOf(taxes, 'exclusive')
  if (isChallenged(payer.number) && !payer.hasPassedChallenge && due > 0) return { kind: 'challenge', due }

  const customer = world.get('customer', session.customer)
  const email = customer.email ?? payer.email
  const method = keepCard(world, payer.number, { customer: customer.id, email, name: payer.name }).id
  const taxedIn = session.automatic_tax.enabled ? payer.country : null
  const charge =
    session.mode === 'subscription'
      ? subscribe(world, session, { method, discount, taxedIn })
      : buy(world, session, { method, due })
  if (charge !== undefined && !charge.paid)
    return { kind: 'declined', message: charge.failure_message ?? 'Your card was declined.' }
  if (code !== null) session.discounts = [{ coupon: null, promotion_code: code.id }]
  keepAnswers(world, session, customer, payer)
  items.forEach((item, i) => {
    const tax = taxes[i]
    if (tax === undefined) return
    item.amount_tax = tax.amount
    item.amount_total += sumOf([tax], 'exclusive')
  })
  if (session.automatic_tax.enabled) session.automatic_tax.status = 'complete'
  Object.assign(session, {
    status: 'complete',
    url: null,
    customer_details: {
      address: payer.country === null ? null : addressIn(payer.country),
      email,
      name: payer.name,
    },
    payment_status: due === 0 ? 'no_payment_required' : 'paid',
    amount_total: due,
    total_details: { ...session.total_details, amount_discount: discount, amount_tax: sumOf(taxes) },
  })
  return { kind: 'paid', completed: world.emit('checkout.session.completed', session) }
}

/**
 * Returns one tax per item. The discount is subtracted from the first item before tax. Without automatic tax, the list
 * is empty.
 */
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

/** Copies the payer's details to the customer if the session requests it. */
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

function subscribe(
  world: World,
  session: Session,
  { method, discount, taxedIn }: { method: string; discount: number; taxedIn: string | null },
): Charge | undefined {
  const { customer } = session
  const { items, subscriptionMetadata: metadata } = world.notes.sessions[session.id]!
  const price = world.get('price', items[0]!.price.id)
  const start = world.now()
  const end = nextMonthEnd(start, start)
  const hasTax = session.automatic_tax.enabled
  const subscription = world.add(newSubscription(world, { customer, price, method, metadata, start, end, hasTax }))
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
  const charge = collectInvoice(world, invoice, method)
  if (charge !== undefined && !charge.paid) {
    // With Checkout, a subscription begins only after the payment, so an unpaid one is removed.
    world.remove('subscription', subscription.id)
    invoice.status = 'void'
    return charge
  }
  session.subscription = subscription.id
  session.invoice = invoice.id
  world.get('customer', customer).invoice_settings.default_payment_method = method
  world.emit('customer.subscription.created', subscription)
  return charge
}

function buy(world: World, session: Session, { method, due }: { method: string; due: number }): Charge | undefined {
  if (due === 0) return undefined
  const { items, paymentMetadata: metadata } = world.notes.sessions[session.id]!
  const before = session.payment_intent === null ? undefined : world.get('payment_intent', session.payment_intent)
  const intent =
    before ??
    world.add(
      newPaymentIntent(world, {
        amount: due,
        currency: session.currency,
        customer: session.customer,
        description: items.map(({ description }) => description).join(', '),
        metadata,
      }),
    )
  intent.amount = due
  if (before === undefined) world.emit('payment_intent.created', intent)
  session.payment_intent = intent.id
  return chargeCard(world, intent, world.get('payment_method', method))
}

/** Expires a session if its time is over. */
export function expireIfDue(world: World, session: Session): void {
  if (session.status === 'open' && session.expires_at <= world.now()) expireSession(world, session)
}

export function expireSession(world: World, session: Session): void {
  session.status = 'expired'
  session.url = null
  world.emit('checkout.session.expired', session)
}
