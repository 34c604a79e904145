import { StripeFault } from '../fault.ts'
import {
  cancelAtPeriodEnd,
  changePrice,
  endNow,
  itemOf,
  keepPlan,
  resume,
  type ProrationBehavior,
} from '../acts/change-subscription.ts'
import type { Form } from '../forms.ts'
import { formIn, listIn, metadataIn, textIn, truthIn } from '../parameters.ts'
import type { Subscription } from '../objects/subscription.ts'
import type { World } from '../world.ts'
import { PAGING, page, type Calls } from './call.ts'

const STATUSES = [
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'paused',
  'all',
  'ended',
] as const

/** Subscriptions, their invoices, and which payment belongs to which invoice. */
export function serveBilling(calls: Calls, world: World): void {
  calls.get('/subscriptions', { ...PAGING, customer: 'text', status: STATUSES, price: 'text' }, ({ form }) => {
    const [customer, status, price] = [textIn(form, 'customer'), textIn(form, 'status'), textIn(form, 'price')]
    const fits = (own: string): boolean => {
      if (status === 'all') return true
      if (status === null) return own !== 'canceled'
      return status === 'ended' ? own === 'canceled' : own === status
    }
    const found = world
      .all('subscription')
      .filter(
        (each) =>
          fits(each.status) &&
          (customer === null || each.customer === customer) &&
          (price === null || itemOf(each).price.id === price),
      )
    return page(form, found, '/v1/subscriptions')
  })
  calls.get('/subscriptions/:id', {}, ({ params }) => world.get('subscription', params['id']!))
  calls.post(
    '/subscriptions/:id',
    {
      items: { each: { id: 'text', price: 'text' } },
      cancel_at: 'text',
      cancel_at_period_end: 'truth',
      proration_behavior: ['always_invoice', 'create_prorations', 'none'],
      payment_behavior: ['error_if_incomplete', 'allow_incomplete', 'pending_if_incomplete', 'default_incomplete'],
      default_payment_method: 'text',
      metadata: 'map',
    },
    ({ form, params }) => {
      const subscription = world.get('subscription', params['id']!)
      if (subscription.status === 'canceled')
        throw new StripeFault(404, `No such subscription: '${subscription.id}'`, {
          code: 'resource_missing',
          param: 'id',
        })
      const [item] = listIn<Form>(form, 'items')
      const price = item === undefined ? null : textIn(item, 'price')
      if (price !== null) {
        const proration = (textIn(form, 'proration_behavior') ?? 'create_prorations') as ProrationBehavior
        changePrice(world, subscription, world.get('price', price, 'items[0][price]'), proration)
      }
      if (form['metadata'] !== undefined) subscription.metadata = metadataIn(form, subscription.metadata)
      changeEnd(world, subscription, {
        day: textIn(form, 'cancel_at'),
        withPeriod: truthIn(form, 'cancel_at_period_end'),
      })
      return subscription
    },
  )
  calls.delete('/subscriptions/:id', { invoice_now: 'truth', prorate: 'truth' }, ({ params }) => {
    const subscription = world.get('subscription', params['id']!)
    if (subscription.status === 'canceled')
      throw new StripeFault(404, `No such subscription: '${subscription.id}'`, {
        code: 'resource_missing',
        param: 'id',
      })
    endNow(world, subscription, 'cancellation_requested')
    return subscription
  })
  calls.get('/subscription_schedules/:id', {}, ({ params }) => world.get('subscription_schedule', params['id']!))
  calls.post('/subscription_schedules/:id/release', { preserve_cancel_date: 'truth' }, ({ params }) => {
    const schedule = world.get('subscription_schedule', params['id']!)
    if (schedule.subscription === null)
      throw new StripeFault(400, `You cannot release a subscription schedule that is ${schedule.status}.`)
    keepPlan(world, world.get('subscription', schedule.subscription))
    return schedule
  })
  serveInvoices(calls, world)
}

/** A day and the period's end are taken back each by the parameter that it was set by. */
function changeEnd(
  world: World,
  subscription: Subscription,
  { day, withPeriod }: { day: string | null; withPeriod: boolean | null },
): void {
  if (day === null && withPeriod === null) return
  if (day !== null && withPeriod !== null)
    throw new StripeFault(400, 'Pass either cancel_at or cancel_at_period_end.', { param: 'cancel_at' })
  if (subscription.schedule !== null)
    throw new StripeFault(
      400,
      `The subscription is managed by the subscription schedule ${subscription.schedule}, and updating any cancelation behavior directly is not allowed.`,
    )
  if (day !== null && day !== '')
    throw new StripeFault(400, 'The sandbox knows no other day than the end of the period.', { param: 'cancel_at' })
  const isByDay = subscription.cancel_at !== null && !subscription.cancel_at_period_end
  if (withPeriod === true && !subscription.cancel_at_period_end) cancelAtPeriodEnd(world, subscription, false)
  if ((day === '' && isByDay) || (withPeriod === false && subscription.cancel_at_period_end))
    resume(world, subscription)
}

function serveInvoices(calls: Calls, world: World): void {
  calls.get(
    '/invoices',
    { ...PAGING, customer: 'text', subscription: 'text', status: ['draft', 'open', 'paid', 'uncollectible', 'void'] },
    ({ form }) => {
      const [customer, subscription, status] = [
        textIn(form, 'customer'),
        textIn(form, 'subscription'),
        textIn(form, 'status'),
      ]
      const found = world
        .all('invoice')
        .filter(
          (each) =>
            (customer === null || each.customer === customer) &&
            (subscription === null || each.parent?.subscription_details.subscription === subscription) &&
            (status === null || each.status === status),
        )
      return page(form, found, '/v1/invoices')
    },
  )
  calls.get('/invoices/:id', {}, ({ params }) => world.get('invoice', params['id']!))
  calls.get(
    '/invoice_payments',
    { ...PAGING, invoice: 'text', payment: { 'type!': ['payment_intent', 'charge'], payment_intent: 'text' } },
    ({ form }) => {
      const invoice = textIn(form, 'invoice')
      const intent = textIn(formIn(form, 'payment'), 'payment_intent')
      const found = world
        .all('invoice_payment')
        .filter(
          (each) =>
            (invoice === null || each.invoice === invoice) &&
            (intent === null || each.payment.payment_intent === intent),
        )
      return page(form, found, '/v1/invoice_payments')
    },
  )
}
