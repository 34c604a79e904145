import { StripeFault } from '../fault.ts'
import { advanceTo } from '../acts/advance.ts'
import type { Form } from '../forms.ts'
import {
  featuresOf,
  newPortalConfiguration,
  newPortalSession,
  newTaxSettings,
  newWebhookEndpoint,
  type PortalFeatures,
} from '../objects/settings.ts'
import { formIn, listIn, metadataIn, textIn, truthIn, wholeIn, type Shapes } from '../parameters.ts'
import { API_VERSION } from '../maker.ts'
import type { World } from '../world.ts'
import { PAGING, page, type Calls } from './call.ts'

const MAX_PRODUCTS = 10
/** The one clock there is: all customers live by it. */
const CLOCK = 'clock_sandbox'

/** The portal, webhook endpoints, events and the clock. */
export function serveSettings(calls: Calls, world: World): void {
  servePortal(calls, world)
  serveEndpoints(calls, world)
  calls.get('/events', { ...PAGING, type: 'text', types: { each: 'text' }, delivery_success: 'truth' }, ({ form }) => {
    const types = [...listIn<string>(form, 'types'), ...(textIn(form, 'type') === null ? [] : [textIn(form, 'type')!])]
    const delivered = truthIn(form, 'delivery_success')
    const found = world
      .all('event')
      .filter(
        (each) =>
          (types.length === 0 || types.includes(each.type)) &&
          (delivered === null || (each.pending_webhooks === 0) === delivered),
      )
    return page(form, found, '/v1/events')
  })
  calls.get('/tax/settings', {}, () => newTaxSettings())
  calls.get('/events/:id', {}, ({ params }) => world.get('event', params['id']!))
  const clock = () => ({
    id: CLOCK,
    object: 'test_helpers.test_clock' as const,
    created: 0,
    deletes_after: world.now() + 30 * 86_400,
    frozen_time: world.now(),
    livemode: false,
    name: 'The clock of the sandbox',
    status: 'ready' as const,
    status_details: {},
  })
  calls.get('/test_helpers/test_clocks/:id', {}, () => clock())
  calls.post('/test_helpers/test_clocks/:id/advance', { 'frozen_time!': 'whole' }, ({ form, params }) => {
    if (params['id'] !== CLOCK)
      throw new StripeFault(404, `No such testclock: '${params['id']}'`, { code: 'resource_missing' })
    advanceTo(world, wholeIn(form, 'frozen_time')!)
    return clock()
  })
}

const FEATURES: Shapes = {
  customer_update: {
    enabled: 'truth',
    allowed_updates: { each: ['address', 'email', 'name', 'phone', 'shipping', 'tax_id'] },
  },
  invoice_history: { enabled: 'truth' },
  payment_method_update: { enabled: 'truth' },
  subscription_cancel: { enabled: 'truth', mode: ['at_period_end', 'immediately'], proration_behavior: ['none'] },
  subscription_update: {
    enabled: 'truth',
    default_allowed_updates: { each: ['price'] },
    products: { each: { 'product!': 'text', 'prices!': { each: 'text' } } },
    proration_behavior: ['always_invoice', 'none'],
    schedule_at_period_end: { conditions: { each: { 'type!': ['decreasing_item_amount', 'shortening_interval'] } } },
  },
}

function servePortal(calls: Calls, world: World): void {
  const shapes: Shapes = {
    business_profile: { headline: 'text', privacy_policy_url: 'text', terms_of_service_url: 'text' },
    default_return_url: 'text',
    features: FEATURES,
    metadata: 'map',
  }
  calls.post('/billing_portal/configurations', { ...shapes, 'features!': FEATURES }, ({ form }) =>
    world.add(
      newPortalConfiguration(world, {
        features: readFeatures(world, formIn(form, 'features')),
        isDefault: world.all('billing_portal.configuration').length === 0,
        headline: textIn(formIn(form, 'business_profile'), 'headline'),
        returnUrl: textIn(form, 'default_return_url'),
        metadata: metadataIn(form),
      }),
    ),
  )
  calls.get('/billing_portal/configurations', { ...PAGING, active: 'truth', is_default: 'truth' }, ({ form }) => {
    const [active, isDefault] = [truthIn(form, 'active'), truthIn(form, 'is_default')]
    const found = world
      .all('billing_portal.configuration')
      .filter(
        (each) => (active === null || each.active === active) && (isDefault === null || each.is_default === isDefault),
      )
    return page(form, found, '/v1/billing_portal/configurations')
  })
  calls.get('/billing_portal/configurations/:id', {}, ({ params }) =>
    world.get('billing_portal.configuration', params['id']!),
  )
  calls.post('/billing_portal/configurations/:id', { ...shapes, active: 'truth' }, ({ form, params }) => {
    const configuration = world.get('billing_portal.configuration', params['id']!)
    if (form['features'] !== undefined)
      configuration.features = featuresOf(readFeatures(world, formIn(form, 'features')))
    return Object.assign(configuration, {
      active: truthIn(form, 'active') ?? configuration.active,
      default_return_url: textIn(form, 'default_return_url') ?? configuration.default_return_url,
      metadata: metadataIn(form, configuration.metadata),
      updated: world.now(),
    })
  })
  calls.post(
    '/billing_portal/sessions',
    {
      'customer!': 'text',
      return_url: 'text',
      configuration: 'text',
      flow_data: {
        'type!': ['payment_method_update', 'subscription_cancel', 'subscription_update'],
        subscription_cancel: { 'subscription!': 'text' },
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
          flow: textIn(formIn(form, 'flow_data'), 'type'),
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
    cancelMode: (textIn(cancel, 'mode') ?? 'at_period_end') as PortalFeatures['cancelMode'],
    canUpdate: truthIn(update, 'enabled') ?? false,
    prorationBehavior: (textIn(update, 'proration_behavior') ?? 'none') as PortalFeatures['prorationBehavior'],
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
      // Told this once only.
      return { ...endpoint, secret }
    },
  )
  calls.get('/webhook_endpoints', PAGING, ({ form }) =>
    page(form, world.all('webhook_endpoint'), '/v1/webhook_endpoints'),
  )
  calls.get('/webhook_endpoints/:id', {}, ({ params }) => world.get('webhook_endpoint', params['id']!))
  calls.post(
    '/webhook_endpoints/:id',
    { url: 'text', enabled_events: { each: 'text' }, description: 'text', disabled: 'truth', metadata: 'map' },
    ({ form, params }) => {
      const endpoint = world.get('webhook_endpoint', params['id']!)
      const events = listIn<string>(form, 'enabled_events')
      const isDisabled = truthIn(form, 'disabled')
      return Object.assign(endpoint, {
        url: textIn(form, 'url') ?? endpoint.url,
        enabled_events: events.length === 0 ? endpoint.enabled_events : events,
        description: textIn(form, 'description') ?? endpoint.description,
        status: isDisabled === null ? endpoint.status : isDisabled ? 'disabled' : 'enabled',
        metadata: metadataIn(form, endpoint.metadata),
      })
    },
  )
  calls.delete('/webhook_endpoints/:id', {}, ({ params }) => {
    const { id } = world.get('webhook_endpoint', params['id']!)
    world.remove('webhook_endpoint', id)
    delete world.notes.endpointSecrets[id]
    return { id, object: 'webhook_endpoint' as const, deleted: true as const }
  })
}
