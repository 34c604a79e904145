import { StripeFault } from '../fault.ts'
import { endNow } from '../acts/change-subscription.ts'
import { newCustomer } from '../objects/customer.ts'
import { formIn, metadataIn, textIn } from '../parameters.ts'
import type { World } from '../world.ts'
import { PAGING, page, type Calls } from './call.ts'

const MAX_EMAIL = 512

export function serveCustomers(calls: Calls, world: World): void {
  const shapes = { email: 'text', name: 'text', description: 'text', metadata: 'map' } as const
  calls.post('/customers', shapes, ({ form }) => {
    const email = checkedEmail(textIn(form, 'email'))
    const [name, description] = [textIn(form, 'name'), textIn(form, 'description')]
    const customer = world.add(newCustomer(world, { email, name, description, metadata: metadataIn(form) }))
    world.emit('customer.created', customer)
    return customer
  })
  calls.get('/customers', { ...PAGING, email: 'text' }, ({ form }) => {
    const email = textIn(form, 'email')
    return page(
      form,
      world.all('customer').filter((each) => email === null || each.email === email),
      '/v1/customers',
    )
  })
  // A customer who was deleted is still told of, as that.
  calls.get('/customers/:id', {}, ({ params }) => {
    const id = params['id']!
    return deletedCustomers(world).includes(id) ? gone(id) : world.get('customer', id)
  })
  calls.post(
    '/customers/:id',
    { ...shapes, invoice_settings: { default_payment_method: 'text' } },
    ({ form, params }) => {
      const customer = world.get('customer', params['id']!)
      const method = textIn(formIn(form, 'invoice_settings'), 'default_payment_method')
      if (method !== null) customer.invoice_settings.default_payment_method = world.get('payment_method', method).id
      Object.assign(customer, {
        email: form['email'] === undefined ? customer.email : checkedEmail(textIn(form, 'email')),
        name: textIn(form, 'name') ?? customer.name,
        description: textIn(form, 'description') ?? customer.description,
        metadata: metadataIn(form, customer.metadata),
      })
      world.emit('customer.updated', customer)
      return customer
    },
  )
  calls.delete('/customers/:id', {}, ({ params }) => {
    const customer = world.get('customer', params['id']!)
    for (const subscription of world.all('subscription'))
      if (subscription.customer === customer.id) endNow(world, subscription, 'cancellation_requested')
    world.emit('customer.deleted', customer)
    world.remove('customer', customer.id)
    return gone(customer.id)
  })
  calls.get('/payment_methods/:id', {}, ({ params }) => world.get('payment_method', params['id']!))
}

function gone(id: string) {
  return { id, object: 'customer' as const, deleted: true as const }
}

function deletedCustomers(world: World): string[] {
  return world
    .all('event')
    .filter(({ type }) => type === 'customer.deleted')
    .map(({ data }) => (data.object as { id: string }).id)
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
