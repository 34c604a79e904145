import { StripeFault } from '../fault.ts'
import { DAY_SECONDS } from '../../stand-in/durations.ts'
import { expireIfDue, expireSession } from '../acts/pay-session.ts'
import { nameOf } from '../acts/change-subscription.ts'
import type { Form } from '../forms.ts'
import { listOf } from '../list-of.ts'
import { newLineItem, newSession } from '../objects/session.ts'
import { formIn, listIn, metadataIn, textIn, truthIn, wholeIn, type Shapes } from '../parameters.ts'
import type { World } from '../world.ts'
import { PAGING, page, withEqual, type Calls } from './call.ts'

const SHAPES: Shapes = {
  'mode!': ['payment', 'subscription'],
  'line_items!': { each: { 'price!': 'text', quantity: 'whole' } },
  'success_url!': 'text',
  cancel_url: 'text',
  client_reference_id: 'text',
  'customer!': 'text',
  customer_update: { address: ['auto', 'never'], name: ['auto', 'never'] },
  metadata: 'map',
  subscription_data: { metadata: 'map' },
  payment_intent_data: { metadata: 'map' },
  allow_promotion_codes: 'truth',
  automatic_tax: { 'enabled!': 'truth' },
}

/** Serves Checkout Sessions: the items to pay, and the link to the hosted payment page. */
export function serveSessions(calls: Calls, world: World): void {
  calls.post('/checkout/sessions', SHAPES, ({ form }) => create(world, form))
  calls.get(
    '/checkout/sessions',
    {
      ...PAGING,
      customer: 'text',
      status: ['open', 'complete', 'expired'],
      payment_intent: 'text',
    },
    ({ form }) => {
      for (const session of world.all('checkout.session')) expireIfDue(world, session)
      const found = withEqual(form, world.all('checkout.session'), ['customer', 'status', 'payment_intent'])
      return page(form, found, '/v1/checkout/sessions')
    },
  )
  calls.get('/checkout/sessions/:id', {}, ({ params }) => {
    const session = world.get('checkout.session', params['id']!)
    expireIfDue(world, session)
    return session
  })
  calls.get('/checkout/sessions/:id/line_items', PAGING, ({ params }) => {
    const { id } = world.get('checkout.session', params['id']!)
    return listOf(world.notes.sessions[id]!.items, `/v1/checkout/sessions/${id}/line_items`)
  })
  calls.post('/checkout/sessions/:id/expire', {}, ({ params }) => {
    const session = world.get('checkout.session', params['id']!)
    expireIfDue(world, session)
    if (session.status !== 'open')
      throw new StripeFault(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      )
    expireSession(world, session)
    return session
  })
}

function create(world: World, form: Form) {
  const mode = textIn(form, 'mode') as 'payment' | 'subscription'
  const customer = world.get('customer', textIn(form, 'customer')!, 'customer').id
  refuseMisfits(form, mode)
  const hasTax = truthIn(formIn(form, 'automatic_tax'), 'enabled') ?? false
  const items = listIn<Form>(form, 'line_items').map((item, i) => {
    const price = world.get('price', textIn(item, 'price')!, `line_items[${i}][price]`)
    if (!price.active)
      throw new StripeFault(400, `The price specified is inactive. This field only accepts active prices.`, {
        param: `line_items[${i}][price]`,
      })
    if ((price.type === 'recurring') !== (mode === 'subscription'))
      throw new StripeFault(
        400,
        mode === 'payment'
          ? 'You specified `payment` mode but passed a recurring price.'
          : 'You must provide at least one recurring price in `subscription` mode.',
        { param: 'line_items' },
      )
    const quantity = wholeIn(item, 'quantity') ?? 1
    if (quantity < 1)
      throw new StripeFault(400, 'This value must be greater than or equal to 1.', {
        param: `line_items[${i}][quantity]`,
      })
    if (hasTax && price.tax_behavior === 'unspecified')
      throw new StripeFault(
        400,
        `The price \`${price.id}\` does not have a \`tax_behavior\` set which is required for automatic tax computation.`,
        { param: `line_items[${i}][price]` },
      )
    return newLineItem(world, { price, quantity, description: nameOf(world, price) })
  })
  if (items.length === 0) throw new StripeFault(400, 'line_items is required.', { param: 'line_items' })
  const session = world.add(
    newSession(world, {
      origin: world.origin(),
      mode,
      items,
      customer,
      clientReferenceId: textIn(form, 'client_reference_id'),
      successUrl: checkedUrl(form, 'success_url')!,
      cancelUrl: checkedUrl(form, 'cancel_url'),
      expiresAt: world.now() + DAY_SECONDS,
      metadata: metadataIn(form),
      allowsPromotionCodes: truthIn(form, 'allow_promotion_codes'),
      hasTax,
    }),
  )
  world.notes.sessions[session.id] = {
    items,
    subscriptionMetadata: metadataIn(formIn(form, 'subscription_data')),
    paymentMetadata: metadataIn(formIn(form, 'payment_intent_data')),
    updates: {
      address: textIn(formIn(form, 'customer_update'), 'address') === 'auto',
      name: textIn(formIn(form, 'customer_update'), 'name') === 'auto',
    },
  }
  return session
}

/** Rejects parameter combinations that Stripe also rejects. */
function refuseMisfits(form: Form, mode: 'payment' | 'subscription'): void {
  const only = (name: string, fitting: string): void => {
    if (form[name] !== undefined && mode !== fitting)
      throw new StripeFault(400, `You can not pass \`${name}\` in \`${mode}\` mode.`, { param: name })
  }
  only('payment_intent_data', 'payment')
  only('subscription_data', 'subscription')
  const hasTax = truthIn(formIn(form, 'automatic_tax'), 'enabled') ?? false
  if (hasTax && textIn(formIn(form, 'customer_update'), 'address') !== 'auto')
    throw new StripeFault(
      400,
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set `customer_update[address]` to 'auto'.",
      { code: 'customer_tax_location_invalid' },
    )
  const reference = textIn(form, 'client_reference_id')
  if (reference !== null && !/^[\w-]{1,200}$/.test(reference))
    throw new StripeFault(400, 'client_reference_id may have letters, digits, dashes and underscores, 200 at most.', {
      param: 'client_reference_id',
    })
}

function checkedUrl(form: Form, name: string): string | null {
  const url = textIn(form, name)
  if (url === null) return null
  const plain = url.replaceAll('{CHECKOUT_SESSION_ID}', 'cs')
  if (!URL.canParse(plain) || !/^https?:$/.test(new URL(plain).protocol))
    throw new StripeFault(400, `Not a valid URL`, { code: 'url_invalid', param: name })
  return url
}
