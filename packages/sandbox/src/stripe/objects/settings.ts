import { API_VERSION, type Maker } from '../maker.ts'

export type WebhookEndpoint = ReturnType<typeof newWebhookEndpoint>
export function newWebhookEndpoint(
  world: Maker,
  given: {
    url: string
    enabledEvents: string[]
    apiVersion: string | null
    description: string | null
    metadata: Record<string, string>
  },
) {
  return {
    id: world.newId('we'),
    object: 'webhook_endpoint' as const,
    api_version: given.apiVersion,
    created: world.now(),
    description: given.description,
    enabled_events: given.enabledEvents,
    metadata: given.metadata,
    status: 'enabled',
    url: given.url,
  }
}

/** Returns the tax settings of an account with tax enabled. */
export function newTaxSettings() {
  return { object: 'tax.settings' as const, status: 'active' as const, status_details: { active: {} } }
}

export type PortalFeatures = {
  /** Whether a change to a cheaper plan takes effect at the end of the paid period. */
  schedulesDowngrades: boolean
  canUpdate: boolean
  canCancel: boolean
  products: { product: string; prices: string[] }[]
  /** The billing details that customers may change. */
  customerUpdates: CustomerUpdate[]
}
type CustomerUpdate = 'address' | 'email' | 'name' | 'phone' | 'shipping' | 'tax_id'

export type PortalConfiguration = ReturnType<typeof newPortalConfiguration>
export function newPortalConfiguration(
  world: Maker,
  given: { features: PortalFeatures; isDefault: boolean; metadata: Record<string, string> },
) {
  return {
    id: world.newId('bpc'),
    object: 'billing_portal.configuration' as const,
    active: true,
    created: world.now(),
    features: featuresOf(given.features),
    is_default: given.isDefault,
    metadata: given.metadata,
  }
}

export function featuresOf(given: PortalFeatures) {
  return {
    customer_update: { allowed_updates: given.customerUpdates, enabled: given.customerUpdates.length > 0 },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: given.canCancel, mode: 'at_period_end' as const },
    subscription_update: {
      default_allowed_updates: given.canUpdate ? ['price' as const] : [],
      enabled: given.canUpdate,
      products: given.products,
      proration_behavior: 'always_invoice' as const,
      schedule_at_period_end: {
        conditions: given.schedulesDowngrades ? [{ type: 'decreasing_item_amount' as const }] : [],
      },
    },
  }
}

export type PortalSession = ReturnType<typeof newPortalSession>
export function newPortalSession(
  world: Maker,
  given: { origin: string; customer: string; configuration: string; returnUrl: string | null },
) {
  const id = world.newId('bps')
  return {
    id,
    object: 'billing_portal.session' as const,
    configuration: given.configuration,
    created: world.now(),
    customer: given.customer,
    return_url: given.returnUrl,
    url: `${given.origin}/p/session/${id}`,
  }
}

export type StripeEvent = ReturnType<typeof newEvent>
export function newEvent(
  world: Maker,
  given: {
    type: string
    object: object
    previous: Record<string, unknown> | undefined
    request: { id: string | null; idempotency_key: string | null }
  },
) {
  return {
    id: world.newId('evt'),
    object: 'event' as const,
    api_version: API_VERSION,
    created: world.now(),
    data: {
      object: structuredClone(given.object),
      ...(given.previous === undefined ? {} : { previous_attributes: given.previous }),
    },
    livemode: false,
    pending_webhooks: 0,
    request: given.request,
    type: given.type,
  }
}
