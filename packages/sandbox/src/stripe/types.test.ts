import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { newPrice, newProduct, newPromotionCode } from './objects/catalogue.ts'
import { newCard, newCustomer } from './objects/customer.ts'
import { newInvoice, newInvoicePayment, newLine } from './objects/invoice.ts'
import { newCharge, newDispute, newPaymentIntent, newRefund } from './objects/payment.ts'
import { newLineItem, newSession } from './objects/session.ts'
import {
  newEvent,
  newPortalConfiguration,
  newPortalSession,
  newTaxSettings,
  newWebhookEndpoint,
} from './objects/settings.ts'
import { newSchedule } from './objects/schedule.ts'
import { newSubscription } from './objects/subscription.ts'
import { newTax } from './objects/tax.ts'
import { createWorld } from './world.ts'

/** As JSON has it: what the client makes into a decimal is a text on the wire. */
type OnWire<Value> = Value extends string | number | boolean | null | undefined | void
  ? Value
  : Value extends { toFixed: unknown }
    ? string
    : Value extends (infer Each)[]
      ? OnWire<Each>[]
      : Value extends object
        ? { [Name in keyof Value]: OnWire<Value[Name]> }
        : Value
type Resource<Value> = OnWire<Omit<Value, 'lastResponse'>>

const metadata = {}

test('objects have every field that the official types ask for, whatever was left out', () => {
  const world = createWorld(() => 'http://127.0.0.1:1')
  const product = newProduct(world, { name: 'Pro', description: null, metadata })
  const price = newPrice(world, {
    product: product.id,
    currency: 'usd',
    unitAmount: 4900,
    isMonthly: true,
    lookupKey: null,
    nickname: null,
    taxBehavior: null,
    metadata,
  })
  const customer = newCustomer(world, { email: 'ada@example.com', name: null, description: null, metadata })
  const card = newCard(world, { last4: '4242', fingerprint: 'f', customer: customer.id, email: null, name: null })
  const item = newLineItem(world, { price, quantity: 1, description: 'Pro' })
  const session = newSession(world, {
    origin: 'http://127.0.0.1:1',
    mode: 'subscription',
    items: [item],
    customer: customer.id,
    customerEmail: null,
    customerCreation: null,
    clientReferenceId: null,
    successUrl: 'https://site.example',
    cancelUrl: null,
    expiresAt: 0,
    metadata,
    allowsPromotionCodes: null,
    hasTax: true,
    hasInvoice: false,
  })
  const subscription = newSubscription(world, {
    customer: customer.id,
    price,
    method: card.id,
    metadata,
    start: 0,
    end: 1,
    hasTax: true,
  })
  const period = { start: 0, end: 1 }
  const line = newLine(world, {
    invoice: 'in_1',
    price,
    amount: 1,
    description: 'Pro',
    subscription,
    period,
    isProration: false,
    taxes: [newTax(1, price, 'DE')],
  })
  const invoice = newInvoice(world, {
    id: 'in_1',
    customer,
    subscription,
    reason: 'subscription_create',
    lines: [line],
    discount: 0,
    metadata,
    hasTax: true,
  })
  const intent = newPaymentIntent(world, {
    amount: 1,
    currency: 'usd',
    customer: customer.id,
    description: null,
    metadata,
  })
  const charge = newCharge(world, { intent, method: card, failure: null })
  const features = {
    prorationBehavior: 'none',
    schedulesDowngrades: true,
    canUpdate: true,
    canCancel: true,
    cancelMode: 'at_period_end',
    products: [],
    customerUpdates: [],
  } as const
  const told = [
    product satisfies Resource<Stripe.Product>,
    price satisfies Resource<Stripe.Price>,
    newPromotionCode(world, { coupon: 'c', code: 'A', metadata }) satisfies Resource<Stripe.PromotionCode>,
    customer satisfies Resource<Stripe.Customer>,
    card satisfies Resource<Stripe.PaymentMethod>,
    session satisfies Resource<Stripe.Checkout.Session>,
    subscription satisfies Resource<Stripe.Subscription>,
    newSchedule(world, {
      subscription,
      phases: [
        { price, start: 0, end: 1 },
        { price, start: 1, end: 2 },
      ],
    }) satisfies Resource<Stripe.SubscriptionSchedule>,
    invoice satisfies Resource<Stripe.Invoice>,
    newInvoicePayment(world, { invoice, intent: intent.id }) satisfies Resource<Stripe.InvoicePayment>,
    intent satisfies Resource<Stripe.PaymentIntent>,
    charge satisfies Resource<Stripe.Charge>,
    newRefund(world, { charge, amount: 1, reason: null, metadata }) satisfies Resource<Stripe.Refund>,
    newDispute(world, { charge, status: 'needs_response' }) satisfies Resource<Stripe.Dispute>,
    newPortalConfiguration(world, {
      features: { ...features, products: [], customerUpdates: ['address'] },
      isDefault: true,
      headline: null,
      returnUrl: null,
      metadata,
    }) satisfies Resource<Stripe.BillingPortal.Configuration>,
    newPortalSession(world, {
      origin: '',
      customer: customer.id,
      configuration: 'bpc',
      returnUrl: null,
      flow: null,
    }) satisfies Resource<Stripe.BillingPortal.Session>,
    newWebhookEndpoint(world, {
      url: '',
      enabledEvents: ['*'],
      apiVersion: null,
      description: null,
      metadata,
    }) satisfies Resource<Stripe.WebhookEndpoint>,
    newEvent(world, {
      type: 'invoice.paid',
      object: invoice,
      previous: undefined,
      request: { id: null, idempotency_key: null },
    }),
  ]
  const settings = newTaxSettings() satisfies Resource<Stripe.Tax.Settings>
  expect(settings.status).toBe('active')
  expect(told.map(({ id }) => id).every((id) => /^[a-z]+(_[a-z]+)*_[A-Za-z0-9]+$/.test(id))).toBe(true)
})
