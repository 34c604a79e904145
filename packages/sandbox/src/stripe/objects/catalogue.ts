import type { Maker } from '../maker.ts'

type Metadata = Record<string, string>

export type Product = ReturnType<typeof newProduct>
export function newProduct(world: Maker, given: { id: string | null; name: string; metadata: Metadata }) {
  return {
    id: given.id ?? world.newId('prod'),
    object: 'product' as const,
    active: true,
    created: world.now(),
    metadata: given.metadata,
    name: given.name,
  }
}

export type Price = ReturnType<typeof newPrice>
export function newPrice(
  world: Maker,
  given: {
    product: string
    currency: string
    /** Price in the currency's smallest unit. */
    unitAmount: number
    isMonthly: boolean
    lookupKey: string | null
    taxBehavior: string | null
    metadata: Metadata
  },
) {
  return {
    id: world.newId('price'),
    object: 'price' as const,
    active: true,
    created: world.now(),
    currency: given.currency,
    lookup_key: given.lookupKey,
    metadata: given.metadata,
    product: given.product,
    recurring: given.isMonthly ? { interval: 'month' as const } : null,
    tax_behavior: (given.taxBehavior ?? 'unspecified') as 'exclusive' | 'inclusive' | 'unspecified',
    type: given.isMonthly ? ('recurring' as const) : ('one_time' as const),
    unit_amount: given.unitAmount,
  }
}

export type Coupon = ReturnType<typeof newCoupon>
export function newCoupon(world: Maker, percentOff: number) {
  return {
    id: world.newId('co').slice(3),
    object: 'coupon' as const,
    created: world.now(),
    duration: 'once' as const,
    percent_off: percentOff,
  }
}

export type PromotionCode = ReturnType<typeof newPromotionCode>
export function newPromotionCode(world: Maker, given: { coupon: string; code: string }) {
  return {
    id: world.newId('promo'),
    object: 'promotion_code' as const,
    active: true,
    code: given.code,
    created: world.now(),
    promotion: { coupon: given.coupon, type: 'coupon' as const },
    times_redeemed: 0,
  }
}
