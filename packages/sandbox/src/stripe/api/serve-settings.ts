import { StripeFault } from '../fault.ts'
import type { Form } from '../forms.ts'
import {
  featuresOf,
  newPortalConfiguration,
  newPortalSession,
  newTaxSettings,
  newWebhookEndpoint,
  type PortalFeatures,
} from '../objects/settings.ts'
import { formIn, listIn, metadataIn, textIn, truthIn, type Shapes } from '../parameters.ts'
import { API_VERSION } from '../maker.ts'
import type { World } from '../world.ts'
import { PAGING, page, type Calls } from './call.ts'

const MAX_PRODUCTS = 10

/** Serves the portal, webhook endpoints, events and the tax settings. */
export function serveSettings(calls: Calls, world: World): void {
  servePortal(calls, world)
  serveEndpoints(calls, world)
  calls.get('/events', PAGING, ({ form }) => page(form, world.all('event'), '/v1/events'))
  calls.get('/events/:id', {}, ({ params }) => world.get('event', params['id']!))
  calls.get('/tax/settings', {}, () => newTaxSettings())
}

const FEATURES: Shapes = {
  customer_update: {
    enabled: 'truth',
    allowed_updates: { each: ['address', 'name', 'email', 'phone', 'shipping', 'tax_id'] },
  },
  invoice_history: { enabled: 'truth' },
  payment_method_update: { enabled: 'truth' },
  subscription_cancel: { enabled: 'truth', mode: ['at_period_end'] },
  subscription_update: {
    enabled: 'truth',
    default_allowed_updates: { each: ['price'] },
    products: { each: { 'product!': 'text', 'prices!': { each: 'text' } } },
    proration_behavior: ['always_invoice'],
    schedule_at_period_end: { conditions: { each: { 'type!': ['decreasing_item_amount'] } } },
  },
}

function servePortal(calls: Calls, world: World): void {
  calls.post('/billing_portal/configurations', { 'features!': FEATURES, metadata: 'map' }, ({ form }) =>
    world.add(
      newPortalConfiguration(world, {
        features: readFeatures(world, formIn(form, 'features')),
        isDefault: world.all('billing_portal.configuration').length === 0,
        metadata: metadataIn(form),
      }),
    ),
  )
  calls.get('/billing_portal/configurations', { ...PAGING, active: 'truth' }, ({ form }) => {
    const active = truthIn(form, 'active')
    const found = world.all('billing_portal.configuration').filter((each) => active === null || each.active === active)
    return page(form, found, '/v1/billing_portal/configurations')
  })
  calls.post('/billing_portal/configurations/:id', { 'features!': FEATURES }, ({ form, params }) => {
    const configuration = world.get('billing_portal.configuration', params['id']!)
    configuration.features = featuresOf(readFeatures(world, formIn(form, 'features')))
    return configuration
  })
  calls.post(
    '/billing_portal/sessions',
    {
      'customer!': 'text',
      return_url: 'text',
      configuration: 'text',
      flow_data: {
        'type!': ['payment_method_update', 'subscription_update'],
        subscription_update: { 'subscription!': 'text' },
      },
    },
    ({ form }) => {
      const configuration =
        textIn(form, 'configuration') ?? world.all('billing_portal.configuration').find((each) => each.is_default)?.id
      if (configuration === undefined)
        throw new StripeFault(
          400,
          'You can’t create a portal session in test mode until you save your customer portal settings in test mode.',
        )
      return world.add(
        newPortalSession(world, {
          origin: world.origin(),
          customer: world.get('customer', textIn(form, 'customer')!, 'customer').id,
          configuration: world.get('billing_portal.configuration', configuration, 'configuration').id,
          returnUrl: textIn(form, 'return_url'),
        }),
      )
    },
  )
}

function readFeatures(world: World, form: Form): PortalFeatures {
  const [cancel, update] = [formIn(form, 'subscription_cancel'), formIn(form, 'subscription_update')]
  const products = listIn<Form>(update, 'products').map((each) => ({
    product: world.get('product', textIn(each, 'product')!, 'features[subscription_update][products]').id,
    prices: listIn<string>(each, 'prices').map(
      (price) => world.get('price', price, 'features[subscription_update][products]').id,
    ),
  }))
  if (products.length > MAX_PRODUCTS)
    throw new StripeFault(400, 'You can specify up to 10 products.', {
      param: 'features[subscription_update][products]',
    })
  return {
    canCancel: truthIn(cancel, 'enabled') ?? false,
    canUpdate: truthIn(update, 'enabled') ?? false,
    schedulesDowngrades: listIn<Form>(formIn(update, 'schedule_at_period_end'), 'conditions').some(
      (condition) => textIn(condition, 'type') === 'decreasing_item_amount',
    ),
    products,
    customerUpdates:
      truthIn(formIn(form, 'customer_update'), 'enabled') === true
        ? listIn<PortalFeatures['customerUpdates'][number]>(formIn(form, 'customer_update'), 'allowed_updates')
        : [],
  }
}

function serveEndpoints(calls: Calls, world: World): void {
  calls.post(
    '/webhook_endpoints',
    { 'url!': 'text', 'enabled_events!': { each: 'text' }, api_version: 'text', description: 'text', metadata: 'map' },
    ({ form }) => {
      const url = textIn(form, 'url')!
      if (!URL.canParse(url)) throw new StripeFault(400, 'Invalid URL', { code: 'url_invalid', param: 'url' })
      const version = textIn(form, 'api_version')
      if (version !== null && version !== API_VERSION)
        throw new StripeFault(400, `Invalid API version: ${version}. The sandbox speaks ${API_VERSION}.`, {
          param: 'api_version',
        })
      const endpoint = world.add(
        newWebhookEndpoint(world, {
          url,
          enabledEvents: listIn<string>(form, 'enabled_events'),
          apiVersion: version,
          description: textIn(form, 'description'),
          metadata: metadataIn(form),
        }),
      )
      const secret = world.newId('whsec', 32)
      world.notes.endpointSecrets[endpoint.id] = secret
      // Only the answer that creates the endpoint contains its secret.
      return { ...endpoint, secret }
    },
  )
  calls.get('/webhook_endpoints', PAGING, ({ form }) =>
    page(form, world.all('webhook_endpoint'), '/v1/webhook_endpoints'),
  )
  calls.post('/webhook_endpoints/:id', { 'enabled_events!': { each: 'text' } }, ({ form, params }) => {
    const endpoint = world.get('webhook_endpoint', params['id']!)
    return Object.assign(endpoint, { enabled_events: listIn<string>(form, 'enabled_events') })
  })
}
