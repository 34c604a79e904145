import { CREDIT_PACKS, PLANS, SOLD_PLANS } from '@dayreel/catalogue'
import type { Stripe } from 'stripe'
import { PACK_SETTINGS, PLAN_SETTINGS } from '#config'
import { STRIPE_VERSION } from './create-stripe.ts'
import { EVENT_TYPES } from './events.ts'
import { STRIPE_WEBHOOK_PATH } from './webhook-path.ts'
import { isMissing } from './stripe-errors.ts'

/** The metadata key of objects that this setup created in a Stripe account. */
const MARK = 'dayreel'
const CURRENCY = 'usd'
/** Prices are shown without tax, and Stripe adds the tax. */
const TAX_BEHAVIOR = 'exclusive'

type Item = { id: string; name: string; cents: number; isMonthly: boolean; setting: string }

/**
 * Creates products, prices, the portal configuration and the webhook in a Stripe account, or finds the existing ones.
 * Idempotent.
 *
 * @param siteUrl the site's public URL. If undefined, no webhook is created.
 * @returns the settings to use. Stripe reveals the webhook's secret only when the webhook is created, so later calls do
 * not return it.
 */
export async function setUpStripe(stripe: Stripe, siteUrl: string | undefined): Promise<Record<string, string>> {
  const settings: Record<string, string> = {}
  const planProducts: { product: string; prices: string[] }[] = []
  for (const item of itemsToSell()) {
    const product = await findProduct(stripe, item)
    const price = await findPrice(stripe, item, product)
    settings[item.setting] = price
    if (item.isMonthly) planProducts.push({ product, prices: [price] })
  }
  settings['STRIPE_PORTAL'] = await findPortal(stripe, planProducts)
  const secret = siteUrl === undefined ? undefined : await findWebhook(stripe, `${siteUrl}${STRIPE_WEBHOOK_PATH}`)
  if (secret !== undefined) settings['STRIPE_WEBHOOK_SECRETS'] = secret
  return settings
}

function itemsToSell(): Item[] {
  const plans = SOLD_PLANS.map((plan): Item => {
    const { name, priceCents } = PLANS.find(({ id }) => id === plan)!
    return {
      id: `${MARK}_${plan}`,
      name: `Dayreel ${name}`,
      cents: priceCents!,
      isMonthly: true,
      setting: PLAN_SETTINGS[plan],
    }
  })
  const packs = CREDIT_PACKS.map(({ credits, priceCents }): Item => ({
    id: `${MARK}_pack_${credits}`,
    name: `${credits} Dayreel credits`,
    cents: priceCents,
    isMonthly: false,
    setting: PACK_SETTINGS[credits],
  }))
  return [...plans, ...packs]
}

async function findProduct(stripe: Stripe, { id, name }: Item): Promise<string> {
  try {
    return (await stripe.products.retrieve(id)).id
  } catch (error) {
    if (!isMissing(error)) throw error
    return (await stripe.products.create({ id, name, metadata: { [MARK]: id } })).id
  }
}

/**
 * Finds or creates the price of an item. Stripe does not allow changes to a price's amount, so a new amount creates a
 * new price that takes over the lookup key.
 */
async function findPrice(stripe: Stripe, { id, cents, isMonthly }: Item, product: string): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [id], active: true, limit: 1 })
  const [known] = data
  if (known?.unit_amount === cents && known.currency === CURRENCY) {
    // A price created by hand may have no tax behaviour yet. With STRIPE_TAX=on, such a price could not be bought. Once
    // set, the tax behaviour cannot be changed.
    if (known.tax_behavior === 'unspecified') await stripe.prices.update(known.id, { tax_behavior: TAX_BEHAVIOR })
    return known.id
  }
  const made = await stripe.prices.create({
    product,
    currency: CURRENCY,
    unit_amount: cents,
    ...(isMonthly ? { recurring: { interval: 'month' as const } } : {}),
    lookup_key: id,
    transfer_lookup_key: true,
    tax_behavior: TAX_BEHAVIOR,
    metadata: { [MARK]: id },
  })
  return made.id
}

/**
 * Finds or creates the portal configuration. Upgrades start and are billed at once. Downgrades and cancellations take
 * effect at the end of the paid period.
 */
async function findPortal(stripe: Stripe, products: { product: string; prices: string[] }[]): Promise<string> {
  const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
    // Users can change their address, because renewals are taxed at the current address.
    customer_update: { enabled: true, allowed_updates: ['name', 'address'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products,
      schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
    },
  }
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const known = data.find(({ metadata }) => metadata?.[MARK] === 'portal')
  if (known !== undefined) return (await stripe.billingPortal.configurations.update(known.id, { features })).id
  return (await stripe.billingPortal.configurations.create({ features, metadata: { [MARK]: 'portal' } })).id
}

/**
 * Finds or creates the webhook.
 *
 * @returns the webhook's secret if the webhook is new.
 */
async function findWebhook(stripe: Stripe, url: string): Promise<string | undefined> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const known = data.find((endpoint) => endpoint.url === url)
  const enabled = [...EVENT_TYPES]
  if (known !== undefined) {
    await stripe.webhookEndpoints.update(known.id, { enabled_events: enabled })
    return undefined
  }
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: enabled,
    api_version: STRIPE_VERSION,
    description: 'Dayreel',
    metadata: { [MARK]: 'webhook' },
  })
  return made.secret
}
