import type { Answers } from './answer.ts'

const CHECKOUT = 'POST /api/payment/create-checkout-session'
const PROVIDER_MESSAGE = 'Your card’s bank is not supported.'

/** Why a checkout can't begin, and what is said of it. */
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

/** What the plans are and include, on each of their cards. */
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

export const PAID = '/payment-success?session_id=cs_test_1'
/** The page that people come back to from paying. */
export const PAYMENT_STATUS = [
  [PAID, ['Payment successful! Thank you for subscribing.', 'cs_test_1']],
  ['/payment-success', ['No payment session ID found.']],
] as const

const CONFIRM = 'POST /api/payment/confirm'

/** What the server knows of a payment, and what whoever is signed in is told of it beside the words of the address. */
export const CONFIRMATIONS: readonly { name: string; answers: Answers; text: string }[] = [
  { name: 'paid', answers: { [CONFIRM]: { json: { status: 'paid', returnTo: null } } }, text: 'cs_test_1' },
  {
    name: 'the bank takes some days',
    answers: { [CONFIRM]: { json: { status: 'pending', returnTo: null } } },
    text: 'Your bank takes some days. Your credits come when it is done.',
  },
  {
    name: 'not paid',
    answers: { [CONFIRM]: { json: { status: 'open', returnTo: null } } },
    text: 'It has not been paid yet. When it is, your credits come by themselves.',
  },
  {
    name: 'somebody else’s',
    answers: { [CONFIRM]: { status: 404, json: { code: 'not_found', message: 'There is no such payment.' } } },
    text: 'The account you are signed in with has no such payment.',
  },
  {
    name: 'the provider is away',
    answers: { [CONFIRM]: { status: 502, json: { code: 'payment_failed', message: 'Try again.' } } },
    text: 'It can’t be looked up at the moment. Nothing is lost: your credits come by themselves.',
  },
]

const MOMENT = '2026-12-23T12:00:00.000Z'
const NOTHING = {
  plan: 'free',
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
const PAYING = { ...NOTHING, plan: 'pro', status: 'active', renewsAt: MOMENT, projectsLeft: null, hasPortal: true }
const taken = { id: 2, at: MOMENT, amount: -120, balance: 0, kind: 'taken_back', link: null } as const
const GRANTED = { id: 1, at: MOMENT, amount: 120, balance: 120, kind: 'granted', what: 'A month of Pro', link: null }
const DISPUTED = [{ ...taken, what: 'The payment is disputed' }, GRANTED]

function subscription(json: object, entries: readonly object[]): Answers {
  return {
    'GET /api/payment/subscription': { json },
    'GET /api/payment/statement': { json: { entries, hasMore: false } },
  }
}

/** The subscription as it may stand, and what the screen says then. */
export const SUBSCRIPTION_STATES: readonly { name: string; answers: Answers; texts: readonly string[] }[] = [
  { name: 'empty', answers: subscription(NOTHING, []), texts: ['Costs nothing', 'No credits have come or gone yet.'] },
  {
    name: 'active',
    answers: subscription({ ...PAYING, credits: 120 }, [GRANTED]),
    texts: ['Renews on December 23, 2026', 'A month of Pro'],
  },
  {
    name: 'a cheaper plan waits',
    answers: subscription({ ...PAYING, credits: 120, renewsAt: MOMENT, nextPlan: 'starter', changesAt: MOMENT }, [
      GRANTED,
    ]),
    texts: ['Changes to Starter on December 23, 2026', 'Keep Pro', 'Your next plan'],
  },
  {
    name: 'cancelled',
    answers: subscription({ ...PAYING, credits: 120, renewsAt: null, endsAt: MOMENT }, [GRANTED]),
    texts: ['Ends on December 23, 2026', 'Keep Pro'],
  },
  {
    name: 'overdue',
    answers: subscription({ ...PAYING, status: 'past_due', graceEndsAt: MOMENT }, [GRANTED]),
    texts: ['Your payment did not go through.', 'Update payment', 'Payment overdue'],
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

/** What came of somebody's link, and what the screen says of it. */
export const AFFILIATE_STATES: typeof SUBSCRIPTION_STATES = [
  {
    name: 'empty',
    answers: {
      'GET /api/affiliate': {
        json: { link: LINK, signUps: 0, firstPurchases: 0, creditsEarned: 0, months: NO_MONTHS },
      },
    },
    texts: ['Your link', 'What came of it'],
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
