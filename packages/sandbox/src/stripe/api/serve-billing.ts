import { StripeFault } from '../fault.ts'
import { cancelAtPeriodEnd, endNow, keepPlan, resume } from '../acts/change-subscription.ts'
import { formIn, textIn, truthIn } from '../parameters.ts'
import type { Subscription } from '../objects/subscription.ts'
import type { World } from '../world.ts'
import { PAGING, page, withEqual, type Calls } from './call.ts'

const STATUSES = ['active', 'past_due', 'canceled', 'all'] as const

/** Serves subscriptions, their schedules, their invoices and the payment of each invoice. */
export function serveBilling(calls: Calls, world: World): void {
  calls.get('/subscriptions', { ...PAGING, customer: 'text', status: STATUSES }, ({ form }) => {
    const status = textIn(form, 'status')
    const found = withEqual(form, world.all('subscription'), ['customer']).filter(
      (each) => status === 'all' || (status === null ? each.status !== 'canceled' : each.status === status),
    )
    return page(form, found, '/v1/subscriptions')
  })
  calls.get('/subscriptions/:id', {}, ({ params }) => world.get('subscription', params['id']!))
  calls.post('/subscriptions/:id', { cancel_at: 'text', cancel_at_period_end: 'truth' }, ({ form, params }) => {
    const subscription = liveOne(world, params['id']!)
    changeEnd(world, subscription, {
      day: textIn(form, 'cancel_at'),
      withPeriod: truthIn(form, 'cancel_at_period_end'),
    })
    return subscription
  })
  calls.delete('/subscriptions/:id', {}, ({ params }) => {
    const subscription = liveOne(world, params['id']!)
    endNow(world, subscription, 'cancellation_requested')
    return subscription
  })
  calls.get('/subscription_schedules/:id', {}, ({ params }) => world.get('subscription_schedule', params['id']!))
  calls.post('/subscription_schedules/:id/release', {}, ({ params }) => {
    const schedule = world.get('subscription_schedule', params['id']!)
    if (schedule.subscription === null)
      throw new StripeFault(400, `You cannot release a subscription schedule that is ${schedule.status}.`)
    keepPlan(world, world.get('subscription', schedule.subscription))
    return schedule
  })
  serveInvoices(calls, world)
}

function liveOne(world: World, id: string): Subscription {
  const subscription = world.get('subscription', id)
  if (subscription.status === 'canceled')
    throw new StripeFault(404, `No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' })
  return subscription
}

/**
 * Changes when a subscription ends. A cancellation date and a cancellation at the period end are each removed only by
 * the parameter that set them.
 */
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
    throw new StripeFault(400, 'The sandbox only supports the end of the period.', { param: 'cancel_at' })
  const isByDay = subscription.cancel_at !== null && !subscription.cancel_at_period_end
  if (withPeriod === true && !subscription.cancel_at_period_end) cancelAtPeriodEnd(world, subscription, false)
  if ((day === '' && isByDay) || (withPeriod === false && subscription.cancel_at_period_end))
    resume(world, subscription)
}

function serveInvoices(calls: Calls, world: World): void {
  calls.get(
    '/invoices',
    { ...PAGING, customer: 'text', subscription: 'text', status: ['open', 'paid', 'void'] },
    ({ form }) => {
      const subscription = textIn(form, 'subscription')
      const found = withEqual(form, world.all('invoice'), ['customer', 'status']).filter(
        ({ parent }) => subscription === null || parent.subscription_details.subscription === subscription,
      )
      return page(form, found, '/v1/invoices')
    },
  )
  calls.get('/invoices/:id', {}, ({ params }) => world.get('invoice', params['id']!))
  calls.get(
    '/invoice_payments',
    { ...PAGING, invoice: 'text', payment: { 'type!': ['payment_intent'], payment_intent: 'text' } },
    ({ form }) => {
      const intent = textIn(formIn(form, 'payment'), 'payment_intent')
      const found = withEqual(form, world.all('invoice_payment'), ['invoice']).filter(
        ({ payment }) => intent === null || payment.payment_intent === intent,
      )
      return page(form, found, '/v1/invoice_payments')
    },
  )
}
