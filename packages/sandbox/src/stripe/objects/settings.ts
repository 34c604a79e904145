import { API_VERSION, type Maker } from '../maker.ts'
import { addressIn } from './tax.ts'

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
    application: null,
    created: world.now(),
    description: given.description,
    enabled_events: given.enabledEvents,
    livemode: false,
    metadata: given.metadata,
    status: 'enabled',
    url: given.url,
  }
}

/** An account that is ready to add tax. */
export function newTaxSettings() {
  return {
    object: 'tax.settings' as const,
    defaults: { provider: 'stripe' as const, tax_behavior: null, tax_code: 'txcd_10000000' },
    head_office: { address: addressIn('DE') },
    livemode: false,
    status: 'active' as const,
    status_details: { active: {} },
  }
}

export type PortalFeatures = {
  /** What happens to the rest of what was paid when the plan changes. */
  prorationBehavior: 'always_invoice' | 'create_prorations' | 'none'
  /** A cheaper plan begins when the paid period is over. */
  schedulesDowngrades: boolean
  canUpdate: boolean
  canCancel: boolean
  cancelMode: 'at_period_end' | 'immediately'
  products: { product: string; prices: string[] }[]
  /** What people may change of how they are billed. */
  customerUpdates: CustomerUpdate[]
}
type CustomerUpdate = 'address' | 'email' | 'name' | 'phone' | 'shipping' | 'tax_id'

export type PortalConfiguration = ReturnType<typeof newPortalConfiguration>
export function newPortalConfiguration(
  world: Maker,
  given: {
    features: PortalFeatures
    isDefault: boolean
    headline: string | null
    returnUrl: string | null
    metadata: Record<string, string>
  },
) {
  return {
    id: world.newId('bpc'),
    object: 'billing_portal.configuration' as const,
    active: true,
    application: null,
    business_profile: { headline: given.headline, privacy_policy_url: null, terms_of_service_url: null },
    created: world.now(),
    default_return_url: given.returnUrl,
    features: featuresOf(given.features),
    is_default: given.isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: given.metadata,
    name: null,
    updated: world.now(),
  }
}

export function featuresOf(given: PortalFeatures) {
  return {
    customer_update: { allowed_updates: given.customerUpdates, enabled: given.customerUpdates.length > 0 },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: given.canCancel,
      mode: given.cancelMode,
      proration_behavior: 'none' as const,
    },
    subscription_pause: { enabled: false, duration: { interval_options: [], type: 'indefinite' as const } },
    subscription_update: {
      billing_cycle_anchor: 'unchanged' as const,
      default_allowed_updates: given.canUpdate ? ['price'] : [],
      enabled: given.canUpdate,
      products: given.products.map((each) => ({
        ...each,
        adjustable_quantity: { enabled: false, maximum: null, minimum: 0 },
      })),
      proration_behavior: given.prorationBehavior,
      schedule_at_period_end: {
        conditions: given.schedulesDowngrades ? [{ type: 'decreasing_item_amount' as const }] : [],
      },
      trial_update_behavior: 'continue_trial' as const,
    },
  }
}

export type PortalSession = ReturnType<typeof newPortalSession>
export function newPortalSession(
  world: Maker,
  given: { origin: string; customer: string; configuration: string; returnUrl: string | null; flow: string | null },
) {
  const id = world.newId('bps')
  return {
    id,
    object: 'billing_portal.session' as const,
    configuration: given.configuration,
    created: world.now(),
    customer: given.customer,
    customer_account: null,
    flow:
      given.flow === null
        ? null
        : {
            after_completion: { hosted_confirmation: null, redirect: null, type: 'portal_homepage' as const },
            customer_update: null,
            subscription_cancel: null,
            subscription_pause: null,
            subscription_update: null,
            subscription_update_confirm: null,
            type: given.flow as
              'subscription_cancel' | 'subscription_update' | 'subscription_update_confirm' | 'payment_method_update',
          },
    livemode: false,
    locale: null,
    on_behalf_of: null,
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
