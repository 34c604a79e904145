import type { FastifyInstance, FastifyReply } from 'fastify'
import { escape, sendFaultPage, sendPage } from '../../stand-in/page.ts'
import { collect } from '../acts/advance.ts'
import {
  cancelAtPeriodEnd,
  changePrice,
  forgetDowngrade,
  itemOf,
  nameOf,
  plannedPrice,
  resume,
  scheduleDowngrade,
} from '../acts/change-subscription.ts'
import { cardNumber, keepCard } from '../acts/charge-card.ts'
import { StripeFault } from '../fault.ts'
import type { Price } from '../objects/catalogue.ts'
import type { PortalConfiguration, PortalSession } from '../objects/settings.ts'
import type { Subscription } from '../objects/subscription.ts'
import { addressIn } from '../objects/tax.ts'
import type { World } from '../world.ts'
import { countryField, day, money, STANDS_FOR } from './words.ts'

const LIFE_SECONDS = 3_600
type Fields = Partial<Record<'decision' | 'price' | 'number' | 'country' | 'subscription', string>>

/** Serves the customer portal: change, cancel or resume the plan, change the card, view invoices. */
export function servePortalPages(app: FastifyInstance, world: World): void {
  app.get('/p/session/:id', async (request, reply) => {
    const session = open(world, request.params)
    return session === undefined ? tooOld(reply) : sendPortal(world, reply, session)
  })
  app.post('/p/session/:id', async (request, reply) => {
    const session = open(world, request.params)
    if (session === undefined) return tooOld(reply)
    try {
      world.during({ id: null, idempotency_key: null }, () => change(world, session, (request.body ?? {}) as Fields))
      return await reply.redirect(`/p/session/${session.id}`, 303)
    } catch (error) {
      if (error instanceof StripeFault) return sendPortal(world, reply, session, error.message)
      throw error
    }
  })
}

function open(world: World, params: unknown): PortalSession | undefined {
  const session = world.find('billing_portal.session', (params as { id: string }).id)
  return session !== undefined && session.created + LIFE_SECONDS > world.now() ? session : undefined
}

function tooOld(reply: FastifyReply): FastifyReply {
  return sendFaultPage(reply, STANDS_FOR, 'This link to the portal is too old. Go back to the site and open it again.')
}

function change(world: World, session: PortalSession, fields: Fields): void {
  const configuration = world.get('billing_portal.configuration', session.configuration)
  if (fields.decision === 'card') {
    changeCard(world, session.customer, fields.number ?? '')
    return
  }
  if (fields.decision === 'address') {
    if (configuration.features.customer_update.allowed_updates.includes('address'))
      changeAddress(world, session.customer, fields.country ?? '')
    return
  }
  const subscription = world.get('subscription', fields.subscription ?? '')
  if (subscription.customer !== session.customer)
    throw new StripeFault(403, 'This subscription belongs to another customer.')
  const { subscription_cancel: cancel, subscription_update: update } = configuration.features
  if (fields.decision === 'cancel' && cancel.enabled) {
    forgetDowngrade(world, subscription)
    cancelAtPeriodEnd(world, subscription, true)
  }
  if (fields.decision === 'resume') resume(world, subscription)
  if (fields.decision === 'price' && update.enabled) changePlan(world, subscription, configuration, fields.price ?? '')
}

function changePlan(world: World, subscription: Subscription, configuration: PortalConfiguration, id: string): void {
  const { subscription_update: update } = configuration.features
  if (!update.products.some(({ prices }) => prices.includes(id)))
    throw new StripeFault(400, 'This plan can’t be chosen here.')
  const price = world.get('price', id)
  const isCheaper = price.unit_amount < itemOf(subscription).price.unit_amount
  if (isCheaper && update.schedule_at_period_end.conditions.length > 0) scheduleDowngrade(world, subscription, price)
  else changePrice(world, subscription, price)
  if (subscription.cancel_at !== null) resume(world, subscription)
}

/** Changes the customer's address, which decides the tax of later invoices. */
function changeAddress(world: World, customerId: string, country: string): void {
  if (!/^[A-Z]{2}$/.test(country)) throw new StripeFault(400, 'Your billing address is incomplete.')
  const customer = world.get('customer', customerId)
  const { address } = customer
  customer.address = addressIn(country)
  world.emit('customer.updated', customer, { address })
}

/** Changes the card and tries to pay open invoices with it immediately. */
function changeCard(world: World, customerId: string, text: string): void {
  const number = cardNumber(text)
  if (number === undefined) throw new StripeFault(400, 'Your card number is invalid.')
  const customer = world.get('customer', customerId)
  const method = keepCard(world, number, { customer: customer.id, email: customer.email, name: customer.name })
  customer.invoice_settings.default_payment_method = method.id
  world.emit('payment_method.attached', method)
  world.emit('customer.updated', customer)
  for (const invoice of world.all('invoice')) {
    const id = invoice.parent.subscription_details.subscription
    if (invoice.status !== 'open' || invoice.customer !== customerId) continue
    const subscription = world.find('subscription', id)
    if (subscription !== undefined && subscription.status === 'past_due') collect(world, subscription, invoice)
  }
}

function sendPortal(world: World, reply: FastifyReply, session: PortalSession, problem?: string): FastifyReply {
  const configuration = world.get('billing_portal.configuration', session.configuration)
  const subscriptions = world
    .all('subscription')
    .filter((each) => each.customer === session.customer && each.status !== 'canceled')
  const invoices = world
    .all('invoice')
    .filter((each) => each.customer === session.customer)
    .toReversed()
    .map((each) => `<dt>${day(each.created)}</dt><dd>${money(each.total, each.currency)}, ${each.status}</dd>`)
  const back = session.return_url === null ? '' : `<p><a href="${escape(session.return_url)}">Back to the site</a></p>`
  const address = configuration.features.customer_update.allowed_updates.includes('address')
    ? `<article><h2>Address</h2><form method="post">${countryField(world.get('customer', session.customer).address?.country)}<div class="buttons"><button name="decision" value="address">Use this address</button></div></form></article>`
    : ''
  const content = `<section><h1>Your billing</h1>${problem === undefined ? '' : `<p role="alert"><strong>${escape(problem)}</strong></p>`}${back}${subscriptions.map((each) => aboutSubscription(world, each, configuration)).join('') || '<p>No plan at present.</p>'}<article><h2>Card</h2><form method="post"><label>Card number<input name="number" required autocomplete="off" value="4242 4242 4242 4242"></label><div class="buttons"><button name="decision" value="card">Use this card</button></div></form></article>${address}<article><h2>Invoices</h2><dl>${invoices.join('') || '<dt>None yet</dt><dd></dd>'}</dl></article></section>`
  return sendPage(problem === undefined ? reply : reply.code(402), {
    title: 'Sandbox: billing',
    standsFor: STANDS_FOR,
    content,
    isWide: true,
  })
}

function aboutSubscription(world: World, subscription: Subscription, { features }: PortalConfiguration): string {
  const { price, current_period_end: end } = itemOf(subscription)
  const next = plannedPrice(world, subscription)
  const hidden = `<input type="hidden" name="subscription" value="${escape(subscription.id)}">`
  const words =
    subscription.cancel_at === null
      ? `Renews on ${day(end)}.${next === undefined ? '' : ` Then ${escape(nameOf(world, next))}.`}`
      : `Ends on ${day(subscription.cancel_at)}.`
  const choices = features.subscription_update.products
    .flatMap(({ prices }) => prices.map((id) => world.get('price', id)))
    .filter(({ id }) => id !== price.id || next !== undefined)
    .map((each) => choice(world, each, hidden))
  const ending =
    subscription.cancel_at === null
      ? features.subscription_cancel.enabled
        ? `<form method="post">${hidden}<div class="buttons"><button name="decision" value="cancel">Cancel plan</button></div></form>`
        : ''
      : `<form method="post">${hidden}<div class="buttons"><button name="decision" value="resume">Don’t cancel plan</button></div></form>`
  return `<article><h2>${escape(nameOf(world, price))}, ${money(price.unit_amount, price.currency)} a month</h2><p>${subscription.status === 'past_due' ? 'Payment is overdue. ' : ''}${words}</p>${features.subscription_update.enabled ? choices.join('') : ''}${ending}</article>`
}

function choice(world: World, price: Price, hidden: string): string {
  return `<form method="post">${hidden}<input type="hidden" name="price" value="${escape(price.id)}"><div class="buttons"><button name="decision" value="price">Switch to ${escape(nameOf(world, price))}, ${money(price.unit_amount, price.currency)}</button></div></form>`
}
