export const PLAN_IDS = ['free', 'starter', 'pro', 'premium', 'enterprise'] as const
export type PlanId = (typeof PLAN_IDS)[number]

/** The number of videos from a script or subject that an account can make without paying. */
export const FREE_PROJECTS = 3

export type Plan = {
  id: PlanId
  name: string
  /** The price in US cents per month. Null if the plan is not for sale. */
  priceCents: number | null
  /** The price as the pricing screens show it. */
  priceText: string
  /** Videos from a script or subject per billing month, or in total for the free plan. Null for no limit. */
  projects: number | null
  /** Credits granted when a month's invoice is paid. */
  monthlyCredits: number
  /** The features as the pricing screens list them. */
  features: readonly string[]
}

export const PLANS: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    priceCents: null,
    priceText: '$0',
    projects: FREE_PROJECTS,
    monthlyCredits: 0,
    features: [],
  },
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

/** Explains projects and credits. Shown beside every list of plans. */
export const PROJECTS_AND_CREDITS =
  'A project is one video made from your script or subject. Once your plan’s projects are used up, each extra video costs 1 credit. Channel videos always cost 1 credit each.'

/** The plans that a user can buy. */
export const SOLD_PLANS = ['starter', 'pro', 'premium'] as const satisfies PlanId[]
export type SoldPlan = (typeof SOLD_PLANS)[number]

/** Returns the plan for sale with this id. Undefined if no such plan is for sale. */
export function soldPlan(id: string | null): (Plan & { id: SoldPlan }) | undefined {
  const isSold = (SOLD_PLANS as readonly string[]).includes(id ?? '')
  return isSold ? (PLANS.find((plan) => plan.id === id) as Plan & { id: SoldPlan }) : undefined
}

/** The credit packs for sale, smallest first. */
export const CREDIT_PACKS = [
  { credits: 10, priceCents: 1_200 },
  { credits: 50, priceCents: 5_000 },
  { credits: 200, priceCents: 16_000 },
] as const

/** How long a plan continues after a payment is overdue. */
export const PAST_DUE_GRACE_DAYS = 7

/** Credits that an affiliate gets when a referred user pays for a first plan. */
export const REFERRAL_CREDITS = 10
/** Days for which a browser remembers the first referral link. */
export const REFERRAL_DAYS = 60
/** The query parameter of a referral link. */
export const REFERRAL_PARAMETER = 'ref'
