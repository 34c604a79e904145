import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { newCoupon, newPrice, newProduct, newPromotionCode } from './objects/catalogue.ts'
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

/** An official type as JSON. In JSON, the client's decimal numbers are strings. */
type OnWire<Value> = Value extends string | number | boolean | null | undefined | void
  ? Value
  : Value extends { toFixed: unknown }
    ? string
    : Value extends (infer Each)[]
      ? OnWire<Each>[]
      : Value extends object
        ? { [Name in keyof Value]: OnWire<Value[Name]> }
        : Value
type Part<Value> = Value extends (infer Each)[]
  ? Part<Each>[]
  : Value extends object
    ? { [Name in keyof Value]?: Part<Value[Name]> }
    : Value
/** Some fields of an official object, each with its official type. Fields that Dayreel does not use are left out. */
type Resource<Value> = Part<OnWire<Omit<Value, 'lastResponse'>>>
/** Rejects a field that the official object does not have. */
const fieldsOf =
  <Official>() =>
  <Own extends Resource<Official>>(own: Own & Record<Exclude<keyof Own, keyof Official>, never>): { id: string } =>
    own as unknown as { id: string }

const metadata = {}

test('every field of an object is also in the official type, with the same type', () => {
  const world = createWorld(() => 'http://127.0.0.1:1')
  const product = newProduct(world, { id: null, name: 'Pro', metadata })
  const price = newPrice(world, {
    product: product.id,
    currency: 'usd',
    unitAmount: 4900,
    isMonthly: true,
    lookupKey: null,
    taxBehavior: null,
    metadata,
  })
  const customer = newCustomer(world, { email: 'ada@example.com', metadata })
  const card = newCard(world, { last4: '4242', fingerprint: 'f', customer: customer.id, email: null, name: null })
  const item = newLineItem(world, { price, quantity: 1, description: 'Pro' })
  const session = newSession(world, {
    origin: 'http://127.0.0.1:1',
    mode: 'subscription',
    items: [item],
    customer: customer.id,
    clientReferenceId: null,
    successUrl: 'https://site.example',
    cancelUrl: null,
    expiresAt: 0,
    metadata,
    allowsPromotionCodes: null,
    hasTax: true,
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
  })
  const intent = newPaymentIntent(world, {
    amount: 1,
    currency: 'usd',
    customer: customer.id,
    description: 'Pro',
    metadata,
  })
  const charge = newCharge(world, { intent, method: card, failure: null })
  const features = {
    schedulesDowngrades: true,
    canUpdate: true,
    canCancel: true,
    products: [],
    customerUpdates: ['address' as const],
  }
  const schedule = newSchedule(world, {
    subscription,
    phases: [
      { price, start: 0, end: 1 },
      { price, start: 1, end: 2 },
    ],
  })
  const made = [
    fieldsOf<Stripe.Product>()(product),
    fieldsOf<Stripe.Price>()(price),
    fieldsOf<Stripe.Coupon>()(newCoupon(world, 50)),
    fieldsOf<Stripe.PromotionCode>()(newPromotionCode(world, { coupon: 'c', code: 'A' })),
    fieldsOf<Stripe.Customer>()(customer),
    fieldsOf<Stripe.PaymentMethod>()(card),
    fieldsOf<Stripe.LineItem>()(item),
    fieldsOf<Stripe.Checkout.Session>()(session),
    fieldsOf<Stripe.Subscription>()(subscription),
    fieldsOf<Stripe.SubscriptionSchedule>()(schedule),
    fieldsOf<Stripe.Invoice>()(invoice),
    fieldsOf<Stripe.InvoiceLineItem>()(line),
    fieldsOf<Stripe.InvoicePayment>()(newInvoicePayment(world, { invoice, intent: intent.id })),
    fieldsOf<Stripe.PaymentIntent>()(intent),
    fieldsOf<Stripe.Charge>()(charge),
    fieldsOf<Stripe.Refund>()(newRefund(world, { charge, amount: 1, reason: null, metadata })),
    fieldsOf<Stripe.Dispute>()(newDispute(world, { charge, status: 'needs_response' })),
    fieldsOf<Stripe.BillingPortal.Configuration>()(
      newPortalConfiguration(world, { features, isDefault: true, metadata }),
    ),
    fieldsOf<Stripe.BillingPortal.Session>()(
      newPortalSession(world, { origin: '', customer: customer.id, configuration: 'bpc', returnUrl: null }),
    ),
    fieldsOf<Stripe.WebhookEndpoint>()(
      newWebhookEndpoint(world, { url: '', enabledEvents: ['*'], apiVersion: null, description: null, metadata }),
    ),
    newEvent(world, {
      type: 'invoice.paid',
      object: invoice,
      previous: undefined,
      request: { id: null, idempotency_key: null },
    }),
  ]
  const settings = newTaxSettings() satisfies Resource<Stripe.Tax.Settings>
  expect(settings.status).toBe('active')
  for (const { id } of made) expect(id).toMatch(/^([a-z]+(_[a-z]+)*_)?[A-Za-z0-9]+$/)
})
