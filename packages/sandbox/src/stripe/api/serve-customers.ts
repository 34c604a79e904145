import { StripeFault } from '../fault.ts'
import { endNow } from '../acts/change-subscription.ts'
import { newCustomer } from '../objects/customer.ts'
import { metadataIn, textIn } from '../parameters.ts'
import type { World } from '../world.ts'
import { PAGING, page, withEqual, type Calls } from './call.ts'

const MAX_EMAIL = 512

export function serveCustomers(calls: Calls, world: World): void {
  calls.post('/customers', { email: 'text', metadata: 'map' }, ({ form }) => {
    const customer = world.add(
      newCustomer(world, { email: checkedEmail(textIn(form, 'email')), metadata: metadataIn(form) }),
    )
    world.emit('customer.created', customer)
    return customer
  })
  calls.get('/customers', { ...PAGING, email: 'text' }, ({ form }) =>
    page(form, withEqual(form, world.all('customer'), ['email']), '/v1/customers'),
  )
  calls.delete('/customers/:id', {}, ({ params }) => {
    const customer = world.get('customer', params['id']!)
    for (const subscription of world.all('subscription'))
      if (subscription.customer === customer.id) endNow(world, subscription, 'cancellation_requested')
    world.emit('customer.deleted', customer)
    world.remove('customer', customer.id)
    return { id: customer.id, object: 'customer' as const, deleted: true as const }
  })
}

function checkedEmail(email: string | null): string | null {
  if (email === null) return null
  if (email.length > MAX_EMAIL || !/^[^@\s]{1,64}@[^@\s]{1,255}$/.test(email))
    throw new StripeFault(400, `Invalid email address: ${email.slice(0, 80)}`, {
      code: 'email_invalid',
      param: 'email',
    })
  return email
}
