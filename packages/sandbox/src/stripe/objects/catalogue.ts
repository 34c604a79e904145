import type { Maker } from '../maker.ts'

type Metadata = Record<string, string>

export type Product = ReturnType<typeof newProduct>
export function newProduct(
  world: Maker,
  given: { id?: string; name: string; description: string | null; metadata: Metadata },
) {
  return {
    id: given.id ?? world.newId('prod'),
    object: 'product' as const,
    active: true,
    created: world.now(),
    default_price: null as string | null,
    description: given.description,
    images: [] as string[],
    livemode: false,
    marketing_features: [],
    metadata: given.metadata,
    name: given.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service' as const,
    unit_label: null,
    updated: world.now(),
    url: null,
  }
}

export type Price = ReturnType<typeof newPrice>
export function newPrice(
  world: Maker,
  given: {
    id?: string
    product: string
    currency: string
    /** In the currency's smallest unit. */
    unitAmount: number
    isMonthly: boolean
    lookupKey: string | null
    nickname: string | null
    taxBehavior: string | null
    metadata: Metadata
  },
) {
  return {
    id: given.id ?? world.newId('price'),
    object: 'price' as const,
    active: true,
    billing_scheme: 'per_unit' as const,
    created: world.now(),
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookupKey,
    metadata: given.metadata,
    nickname: given.nickname,
    product: given.product,
    recurring: given.isMonthly
      ? {
          interval: 'month' as const,
          interval_count: 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed' as const,
        }
      : null,
    tax_behavior: (given.taxBehavior ?? 'unspecified') as 'exclusive' | 'inclusive' | 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.isMonthly ? ('recurring' as const) : ('one_time' as const),
    unit_amount: given.unitAmount,
    unit_amount_decimal: String(given.unitAmount),
  }
}

/** The older name that subscription items still carry beside their price. */
export function planOf(price: Price) {
  return {
    id: price.id,
    object: 'plan' as const,
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: 'month' as const,
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed' as const,
  }
}

export type Coupon = ReturnType<typeof newCoupon>
export function newCoupon(
  world: Maker,
  given: { id: string | null; percentOff: number; name: string | null; metadata: Metadata },
) {
  return {
    id: given.id ?? world.newId('co').slice(3),
    object: 'coupon' as const,
    amount_off: null,
    created: world.now(),
    currency: null,
    duration: 'once' as const,
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: given.metadata,
    name: given.name,
    percent_off: given.percentOff,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  }
}

export type PromotionCode = ReturnType<typeof newPromotionCode>
export function newPromotionCode(world: Maker, given: { coupon: string; code: string; metadata: Metadata }) {
  return {
    id: world.newId('promo'),
    object: 'promotion_code' as const,
    active: true,
    code: given.code,
    created: world.now(),
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: given.metadata,
    promotion: { coupon: given.coupon, type: 'coupon' as const },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  }
}
