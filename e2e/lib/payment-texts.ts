import type { Answers } from './answer.ts'

const CHECKOUT = 'POST /api/payment/create-checkout-session'
const PROVIDER_MESSAGE = 'Your card’s bank is not supported.'

/** Reasons why a checkout cannot start, with the message for each. */
export const CHECKOUT_FAILURES: readonly { name: string; answers: Answers; text: string | RegExp }[] = [
  {
    name: 'nothing is sold here',
    answers: {},
    text: 'Payment system is not ready. Please try again in a moment.',
  },
  {
    name: 'the server gives no message',
    answers: { [CHECKOUT]: { status: 502, json: {} } },
    text: 'Failed to initiate payment. Please try again.',
  },
  {
    name: 'the provider has a message',
    answers: { [CHECKOUT]: { status: 502, json: { code: 'payment_failed', message: PROVIDER_MESSAGE } } },
    text: PROVIDER_MESSAGE,
  },
  {
    name: 'the way to the provider is refused with a message',
    answers: { [CHECKOUT]: { json: { id: 'cs_1', url: 'http://' } } },
    text: /is not a valid URL/,
  },
  {
    name: 'there is no way to the provider',
    answers: { [CHECKOUT]: { json: { id: 'cs_1' } } },
    text: 'An unexpected error occurred during checkout.',
  },
]

/** The texts on each plan's card: its price and features. */
export const PLAN_TEXTS = {
  Starter: ['$29/month', '10 projects', '5 team members', 'basic support'],
  Pro: ['$99/month', 'unlimited projects', '20 team members', 'priority support', 'advanced analytics'],
  Premium: [
    '$149/month',
    'unlimited projects',
    '50 team members',
    'priority support',
    'advanced analytics',
    'dedicated account manager',
  ],
  Enterprise: ['custom', 'unlimited projects and members', '24/7 support', 'dedicated account manager'],
} as const

/** The text below the plans, wherever they are shown. */
export const UNITS = /A project is one video made from your script or subject\. .*each extra video costs 1 credit\./

export const PAID = '/payment-success?session_id=cs_test_1'
/** URLs of the page after a payment, with the page's texts. */
export const PAYMENT_STATUS = [
  [PAID, ['Payment successful! Thank you for subscribing.', 'Sign in to see what you bought.']],
  ['/payment-success', ['No payment session ID found.']],
] as const

const CONFIRM = 'POST /api/payment/confirm'
const SUBSCRIBED = 'Payment successful! Thank you for subscribing.'
const STARTER = { plan: 'starter', credits: 30, isApplied: false, renewsAt: '2026-12-23T12:00:00.000Z' }
const PACK = { plan: null, credits: 10, isApplied: false, renewsAt: null }

function confirmed(status: string, purchase: object | null): Answers {
  return { [CONFIRM]: { json: { status, returnTo: null, purchase } } }
}

/** The states of a payment on the server, with the texts for the signed-in user. */
export const CONFIRMATIONS: readonly { name: string; answers: Answers; headline: string; texts: readonly string[] }[] =
  [
    {
      name: 'a plan is paid',
      answers: confirmed('paid', { ...STARTER, isApplied: true }),
      headline: SUBSCRIBED,
      texts: ['Starter plan', 'Credits added', '30', '23 December 2026', 'Next step: create a video'],
    },
    {
      name: 'a plan is paid, its credits are on the way',
      answers: confirmed('paid', STARTER),
      headline: SUBSCRIBED,
      texts: ['Credits on the way', 'We received your payment. Your credits will arrive in a moment'],
    },
    {
      name: 'a pack is paid',
      answers: confirmed('paid', { ...PACK, isApplied: true }),
      headline: '10 credits added',
      texts: ['Bought', '10 credits', 'Credits added'],
    },
    {
      name: 'a pack is paid, its credits are on the way',
      answers: confirmed('paid', PACK),
      headline: 'Your credits are on their way',
      texts: ['Credits on the way'],
    },
    {
      name: 'the price is not sold any more',
      answers: confirmed('paid', null),
      headline: SUBSCRIBED,
      texts: ['Next step: create a video'],
    },
    {
      name: 'the bank takes some days',
      answers: confirmed('pending', PACK),
      headline: 'Your bank confirms the payment',
      texts: ['Your bank needs a few days. We’ll add your credits when the payment clears.', 'Ordered'],
    },
    {
      name: 'not paid',
      answers: confirmed('open', PACK),
      headline: 'Not paid yet',
      texts: ['You haven’t paid yet. Once you have, your credits will be added automatically.'],
    },
    {
      name: 'a plan is not paid',
      answers: confirmed('open', STARTER),
      headline: SUBSCRIBED,
      texts: ['You haven’t paid yet. Once you have, your credits will be added automatically.', 'Ordered'],
    },
    {
      name: 'another user’s',
      answers: { [CONFIRM]: { status: 404, json: { code: 'not_found', message: 'There is no such payment.' } } },
      headline: SUBSCRIBED,
      texts: ['This account has no such payment.'],
    },
    {
      name: 'the provider is away',
      answers: { [CONFIRM]: { status: 502, json: { code: 'payment_failed', message: 'Try again.' } } },
      headline: SUBSCRIBED,
      texts: ['We can’t look it up right now. Nothing is lost: your credits will be added automatically.', 'Try again'],
    },
  ]

const MOMENT = '2026-12-23T12:00:00.000Z'
const NOTHING = {
  plan: 'free',
  grantedPlan: null,
  paidPlan: null,
  status: 'none',
  renewsAt: null,
  endsAt: null,
  nextPlan: null,
  changesAt: null,
  graceEndsAt: null,
  credits: 0,
  projectsLeft: 3,
  hasPortal: false,
} as const
const PAYING = {
  ...NOTHING,
  plan: 'pro',
  paidPlan: 'pro',
  status: 'active',
  renewsAt: MOMENT,
  projectsLeft: null,
  hasPortal: true,
}
const taken = { id: 2, at: MOMENT, amount: -120, balance: 0, kind: 'taken_back', link: null } as const
const GRANTED = { id: 1, at: MOMENT, amount: 120, balance: 120, kind: 'granted', what: 'A month of Pro', link: null }
const DISPUTED = [{ ...taken, what: 'The payment is disputed' }, GRANTED]

function subscription(json: object, entries: readonly object[]): Answers {
  return {
    'GET /api/payment/subscription': { json },
    'GET /api/payment/statement': { json: { entries, hasMore: false } },
  }
}

/** All states of a subscription, with their texts. */
export const SUBSCRIPTION_STATES: readonly { name: string; answers: Answers; texts: readonly string[] }[] = [
  { name: 'empty', answers: subscription(NOTHING, []), texts: ['Costs nothing', 'No credits yet.'] },
  {
    name: 'active',
    answers: subscription({ ...PAYING, credits: 120 }, [GRANTED]),
    texts: ['Renews on 23 December 2026', 'A month of Pro'],
  },
  {
    name: 'given',
    answers: subscription({ ...NOTHING, plan: 'pro', grantedPlan: 'pro', projectsLeft: null }, []),
    texts: ['Free for you', 'Your plan'],
  },
  {
    name: 'given, and a smaller one is paid for',
    answers: subscription({ ...PAYING, plan: 'pro', grantedPlan: 'pro', paidPlan: 'starter' }, []),
    texts: ['Free for you', 'You also pay for Starter. Renews on 23 December 2026', 'You pay for this'],
  },
  {
    name: 'given, and a bigger one is paid for',
    answers: subscription({ ...PAYING, plan: 'premium', grantedPlan: 'pro', paidPlan: 'premium' }, []),
    texts: ['Renews on 23 December 2026', 'You also keep Pro for free.'],
  },
  {
    name: 'a cheaper plan waits',
    answers: subscription({ ...PAYING, credits: 120, renewsAt: MOMENT, nextPlan: 'starter', changesAt: MOMENT }, [
      GRANTED,
    ]),
    texts: ['Changes to Starter on 23 December 2026', 'Keep Pro', 'Your next plan'],
  },
  {
    name: 'cancelled',
    answers: subscription({ ...PAYING, credits: 120, renewsAt: null, endsAt: MOMENT }, [GRANTED]),
    texts: ['Ends on 23 December 2026', 'Keep Pro'],
  },
  {
    name: 'overdue',
    answers: subscription({ ...PAYING, status: 'past_due', graceEndsAt: MOMENT }, [GRANTED]),
    texts: ['Your payment didn’t go through.', 'Update payment', 'Payment overdue'],
  },
  {
    name: 'disputed',
    answers: subscription(PAYING, DISPUTED),
    texts: ['The payment is disputed'],
  },
  {
    name: 'error',
    answers: {
      'GET /api/payment/subscription': { status: 500, json: {} },
      'GET /api/payment/statement': { status: 500, json: {} },
    },
    texts: ['Your plan couldn’t be loaded', 'Your statement couldn’t be loaded'],
  },
]

const MONTHS = Array.from({ length: 12 }, (_, i) => ({
  month: `2026-${String(i + 1).padStart(2, '0')}`,
  signUps: i,
  firstPurchases: Math.floor(i / 3),
  credits: Math.floor(i / 3) * 10,
}))
const LINK = 'https://dayreel.example/?ref=abcdefgh'
const NO_MONTHS = MONTHS.map(({ month }) => ({ month, signUps: 0, firstPurchases: 0, credits: 0 }))

/** The results of loading an affiliate's link, with their texts. */
export const AFFILIATE_STATES: typeof SUBSCRIPTION_STATES = [
  {
    name: 'empty',
    answers: {
      'GET /api/affiliate': {
        json: { link: LINK, signUps: 0, firstPurchases: 0, creditsEarned: 0, months: NO_MONTHS },
      },
    },
    texts: ['Your link', 'Your referrals'],
  },
  {
    name: 'full',
    answers: {
      'GET /api/affiliate': {
        json: { link: LINK, signUps: 66, firstPurchases: 18, creditsEarned: 180, months: MONTHS },
      },
    },
    texts: ['180'],
  },
  {
    name: 'error',
    answers: { 'GET /api/affiliate': { status: 500, json: {} } },
    texts: ['Your affiliate page couldn’t be loaded'],
  },
]
