import { refundCharge } from '../acts/give-back.ts'
import { StripeFault } from '../fault.ts'
import { metadataIn, textIn, wholeIn } from '../parameters.ts'
import type { World } from '../world.ts'
import { PAGING, page, withEqual, type Calls } from './call.ts'

/** Serves charges, refunds and disputes. */
export function servePayments(calls: Calls, world: World): void {
  calls.get('/charges', { ...PAGING, customer: 'text', payment_intent: 'text' }, ({ form }) =>
    page(form, withEqual(form, world.all('charge'), ['customer', 'payment_intent']), '/v1/charges'),
  )
  calls.post(
    '/refunds',
    {
      'payment_intent!': 'text',
      amount: 'whole',
      reason: ['duplicate', 'fraudulent', 'requested_by_customer'],
      metadata: 'map',
    },
    ({ form }) => {
      const intent = world.get('payment_intent', textIn(form, 'payment_intent')!, 'payment_intent')
      if (intent.latest_charge === null)
        throw new StripeFault(400, `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`)
      const [amount, reason] = [wholeIn(form, 'amount'), textIn(form, 'reason')]
      return refundCharge(world, world.get('charge', intent.latest_charge), {
        amount,
        reason,
        metadata: metadataIn(form),
      })
    },
  )
  calls.get('/refunds', { ...PAGING, payment_intent: 'text' }, ({ form }) =>
    page(form, withEqual(form, world.all('refund'), ['payment_intent']), '/v1/refunds'),
  )
  calls.get('/disputes', { ...PAGING, payment_intent: 'text' }, ({ form }) =>
    page(form, withEqual(form, world.all('dispute'), ['payment_intent']), '/v1/disputes'),
  )
}
