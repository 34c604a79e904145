export const PLAN_IDS = ['free', 'starter', 'pro', 'premium', 'enterprise'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export type Plan = {
  id: PlanId
  name: string
  /** US cents a month; null where there is nothing to buy. */
  priceCents: number | null
  /** As shown on the pricing screens. */
  priceText: string
  /** Videos made from a script or subject in a billing month (free: in all); null is unlimited. */
  projects: number | null
  /** Credits granted when a month's invoice is paid. */
  monthlyCredits: number
  /** As shown on the pricing screens. */
  features: readonly string[]
}

export const PLANS: readonly Plan[] = [
  { id: 'free', name: 'Free', priceCents: null, priceText: '$0', projects: 3, monthlyCredits: 0, features: [] },
  {
    id: 'starter',
    name: 'Starter',
    priceCents: 2_900,
    priceText: '$29/month',
    projects: 10,
    monthlyCredits: 30,
    features: ['10 projects', '5 team members', 'basic support'],
  },
  {
    id: 'pro',
    name: 'Pro',
    priceCents: 9_900,
    priceText: '$99/month',
    projects: null,
    monthlyCredits: 120,
    features: ['unlimited projects', '20 team members', 'priority support', 'advanced analytics'],
  },
  {
    id: 'premium',
    name: 'Premium',
    priceCents: 14_900,
    priceText: '$149/month',
    projects: null,
    monthlyCredits: 300,
    features: [
      'unlimited projects',
      '50 team members',
      'priority support',
      'advanced analytics',
      'dedicated account manager',
    ],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    priceCents: null,
    priceText: 'custom',
    projects: null,
    monthlyCredits: 0,
    features: ['unlimited projects and members', '24/7 support', 'dedicated account manager'],
  },
]

/** Plans that can be bought. */
export const SOLD_PLANS = ['starter', 'pro', 'premium'] as const satisfies PlanId[]
export type SoldPlan = (typeof SOLD_PLANS)[number]

/** Credits sold in one go, smallest first. */
export const CREDIT_PACKS = [
  { credits: 10, priceCents: 1_200 },
  { credits: 50, priceCents: 5_000 },
  { credits: 200, priceCents: 16_000 },
] as const

/** How long a plan stays when its payment is overdue. */
export const PAST_DUE_GRACE_DAYS = 7

/** What an affiliate earns with the first plan that somebody they brought pays for. */
export const REFERRAL_CREDITS = 10
/** How long a browser remembers whose link it came by first. */
export const REFERRAL_DAYS = 60
/** What a referral link's query is called. */
export const REFERRAL_PARAMETER = 'ref'
