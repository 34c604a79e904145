import { PLANS, SOLD_PLANS, type SoldPlan } from '@dayreel/catalogue'
import type { Config } from '#config'

type Sold = NonNullable<Config['payments']>
type Offer = { kind: 'plan'; plan: SoldPlan } | { kind: 'pack'; credits: number }

/** Returns the product of a price, or undefined if this site never sold the price. */
export function offerOf({ planPrices, packs }: Sold, priceId: string): Offer | undefined {
  const plan = SOLD_PLANS.find((each) => planPrices[each].includes(priceId))
  if (plan !== undefined) return { kind: 'plan', plan }
  const pack = packs.find(({ priceIds }) => priceIds.includes(priceId))
  return pack && { kind: 'pack', credits: pack.credits }
}

/** Returns whether a price can be bought now. Former prices cannot. */
export function isSoldNow({ planPrices, packs }: Sold, priceId: string): boolean {
  return [...Object.values(planPrices), ...packs.map(({ priceIds }) => priceIds)].some(([first]) => first === priceId)
}

/**
 * Returns the plan of a subscription's price.
 *
 * @throws {Error} if the configuration does not name the price, because the user pays for something that cannot be
 * granted.
 */
export function planOfPrice(sold: Sold, priceId: string): SoldPlan {
  const offer = offerOf(sold, priceId)
  if (offer?.kind !== 'plan') throw new Error(`the price ${priceId} is not listed: add it to STRIPE_PRICE_…`)
  return offer.plan
}

export function creditsOf(plan: SoldPlan): number {
  return PLANS.find(({ id }) => id === plan)!.monthlyCredits
}

/** Returns the plan's name for users. */
export function planName(plan: string): string {
  return PLANS.find(({ id }) => id === plan)?.name ?? plan
}
