import { PLANS, SOLD_PLANS, type SoldPlan } from '@dayreel/catalogue'
import type { Config } from '#config'

type Sold = NonNullable<Config['payments']>
type Offer = { kind: 'plan'; plan: SoldPlan } | { kind: 'pack'; credits: number }

/** What a price is for; undefined for a price that was never sold here. */
export function offerOf({ planPrices, packs }: Sold, priceId: string): Offer | undefined {
  const plan = SOLD_PLANS.find((each) => planPrices[each].includes(priceId))
  if (plan !== undefined) return { kind: 'plan', plan }
  const pack = packs.find(({ priceIds }) => priceIds.includes(priceId))
  return pack && { kind: 'pack', credits: pack.credits }
}

/** Whether it can be bought now, and not only was before. */
export function isSoldNow({ planPrices, packs }: Sold, priceId: string): boolean {
  return [...Object.values(planPrices), ...packs.map(({ priceIds }) => priceIds)].some(([first]) => first === priceId)
}

/**
 * The plan that a subscription's price stands for.
 *
 * @throws {Error} for one that the configuration does not name: somebody pays for something that nobody can grant.
 */
export function planOfPrice(sold: Sold, priceId: string): SoldPlan {
  const offer = offerOf(sold, priceId)
  if (offer?.kind !== 'plan') throw new Error(`the price ${priceId} is of no plan: name it in STRIPE_PRICE_…`)
  return offer.plan
}

export function creditsOf(plan: SoldPlan): number {
  return PLANS.find(({ id }) => id === plan)!.monthlyCredits
}

/** As people call what they pay for. */
export function planName(plan: string): string {
  return PLANS.find(({ id }) => id === plan)?.name ?? plan
}
