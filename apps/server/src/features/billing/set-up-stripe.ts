import { CREDIT_PACKS, PLANS, SOLD_PLANS } from '@dayreel/catalogue'
import type { Stripe } from 'stripe'
import { PACK_SETTINGS, PLAN_SETTINGS } from '#config'
import { STRIPE_VERSION } from './create-stripe.ts'
import { EVENT_TYPES } from './events.ts'
import { STRIPE_WEBHOOK_PATH } from './webhook-path.ts'
import { isMissing } from './stripe-errors.ts'

/** Marks what is ours among what else a Stripe account has. */
const MARK = 'dayreel'
const CURRENCY = 'usd'
/** Prices are told without tax; where there is one, it comes on top. */
const TAX_BEHAVIOR = 'exclusive'

type Item = { id: string; name: string; cents: number; isMonthly: boolean; setting: string }

/**
 * Makes products, prices, the portal's configuration and the webhook in a Stripe account, or finds those that were made before: done
 * again, it doubles nothing.
 *
 * @param siteUrl where people reach the site; undefined: without a webhook.
 * @returns the settings that follow. The webhook's secret is told by Stripe once only, so it is among them only when it is made.
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

/** A price can't be changed: another amount is another price, which takes over the name that it is found by. */
async function findPrice(stripe: Stripe, { id, cents, isMonthly }: Item, product: string): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [id], active: true, limit: 1 })
  const [known] = data
  if (known?.unit_amount === cents && known.currency === CURRENCY) {
    // One made by hand may leave it open, and then nobody could buy with STRIPE_TAX=on. Once it is said, it can't be changed.
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

/** Dearer plans begin at once and are billed at once; cheaper ones and the end wait until what was paid for is over. */
async function findPortal(stripe: Stripe, products: { product: string; prices: string[] }[]): Promise<string> {
  const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
    // Renewals are taxed where people live now.
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

/** @returns its secret, where it is new. */
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
