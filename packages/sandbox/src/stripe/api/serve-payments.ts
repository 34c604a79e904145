import { StripeFault } from '../fault.ts'
import { refundCharge } from '../acts/give-back.ts'
import { metadataIn, textIn, wholeIn } from '../parameters.ts'
import type { World } from '../world.ts'
import { PAGING, page, type Calls } from './call.ts'

/** Payment intents, charges, refunds, disputes. */
export function servePayments(calls: Calls, world: World): void {
  calls.get('/payment_intents/:id', {}, ({ params }) => world.get('payment_intent', params['id']!))
  calls.get('/charges/:id', {}, ({ params }) => world.get('charge', params['id']!))
  calls.get('/charges', { ...PAGING, customer: 'text', payment_intent: 'text' }, ({ form }) => {
    const [customer, intent] = [textIn(form, 'customer'), textIn(form, 'payment_intent')]
    const found = world
      .all('charge')
      .filter(
        (each) =>
          (customer === null || each.customer === customer) && (intent === null || each.payment_intent === intent),
      )
    return page(form, found, '/v1/charges')
  })
  calls.post(
    '/refunds',
    {
      charge: 'text',
      payment_intent: 'text',
      amount: 'whole',
      reason: ['duplicate', 'fraudulent', 'requested_by_customer'],
      metadata: 'map',
    },
    ({ form }) => {
      const intent = textIn(form, 'payment_intent')
      const id =
        textIn(form, 'charge') ??
        (intent === null ? null : world.get('payment_intent', intent, 'payment_intent').latest_charge)
      if (id === null)
        throw new StripeFault(
          400,
          'One of the following params should be provided for this request: payment_intent or charge.',
        )
      const [amount, reason] = [wholeIn(form, 'amount'), textIn(form, 'reason')]
      return refundCharge(world, world.get('charge', id, 'charge'), { amount, reason, metadata: metadataIn(form) })
    },
  )
  calls.get('/refunds', { ...PAGING, charge: 'text', payment_intent: 'text' }, ({ form }) => {
    const [charge, intent] = [textIn(form, 'charge'), textIn(form, 'payment_intent')]
    const found = world
      .all('refund')
      .filter(
        (each) => (charge === null || each.charge === charge) && (intent === null || each.payment_intent === intent),
      )
    return page(form, found, '/v1/refunds')
  })
  calls.get('/refunds/:id', {}, ({ params }) => world.get('refund', params['id']!))
  calls.get('/disputes', { ...PAGING, charge: 'text', payment_intent: 'text' }, ({ form }) => {
    const [charge, intent] = [textIn(form, 'charge'), textIn(form, 'payment_intent')]
    const found = world
      .all('dispute')
      .filter(
        (each) => (charge === null || each.charge === charge) && (intent === null || each.payment_intent === intent),
      )
    return page(form, found, '/v1/disputes')
  })
  calls.get('/disputes/:id', {}, ({ params }) => world.get('dispute', params['id']!))
}
