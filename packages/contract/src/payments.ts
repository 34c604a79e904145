import { PLAN_IDS } from '@dayreel/catalogue'
import { line } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const MAX_ID_CHARACTERS = 255

export const CheckoutRequest = z.object({
  priceId: line(MAX_ID_CHARACTERS, 'what to buy').min(1, 'Choose what to buy.'),
  returnTo: line(MAX_ID_CHARACTERS, 'the way back')
    .optional()
    .describe('A path of the app that the person was at and goes back to afterwards.'),
})

const PaymentPage = z.object({
  id: z.string().describe('Of the session at the payment provider.'),
  url: z.string().describe('Where the browser goes now.'),
})

export const Subscription = z
  .object({
    plan: z.enum(PLAN_IDS),
    status: z
      .enum(['none', 'active', 'past_due'])
      .describe('`none` where nothing is paid by the month; `past_due` where a payment is overdue.'),
    renewsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable().describe('Set where it was cancelled, and goes on until then.'),
    nextPlan: z.enum(PLAN_IDS).nullable().describe('The cheaper plan that it changes to by itself, at `changesAt`.'),
    changesAt: z.iso.datetime().nullable(),
    graceEndsAt: z.iso.datetime().nullable().describe('Until when an overdue payment leaves the plan as it is.'),
    credits: z.int().min(0),
    projectsLeft: z.int().min(0).nullable().describe('null is unlimited.'),
    hasPortal: z.boolean().describe('Something was bought before: invoices and cards can be looked at.'),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof Subscription>

export const StatementEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    amount: z.int().describe('Credits; negative where they were spent or taken back.'),
    balance: z.int().min(0).describe('What there was afterwards.'),
    kind: z.enum(['granted', 'spent', 'given_back', 'taken_back']),
    what: z.string().describe('What it was for, in words.'),
    link: z.string().nullable().describe('A path of the app that shows it.'),
  })
  .meta({ id: 'StatementEntry' })
export type StatementEntry = z.infer<typeof StatementEntry>

export const Affiliate = z
  .object({
    link: z.string().describe('Whoever registers after coming by it counts.'),
    signUps: z.int().min(0),
    firstPurchases: z.int().min(0),
    creditsEarned: z.int().min(0),
    months: z
      .array(z.object({ month: z.string(), signUps: z.int(), firstPurchases: z.int(), credits: z.int() }))
      .describe('The last twelve, oldest first; `month` as 2026-11.'),
  })
  .meta({ id: 'Affiliate' })
export type Affiliate = z.infer<typeof Affiliate>

export const paymentCalls = {
  createCheckoutSession: endpoint({
    method: 'POST',
    path: '/api/payment/create-checkout-session',
    summary: 'Begin to buy a plan or credits; the portal, where a plan is there already',
    tag: 'Payment',
    access: 'account',
    body: CheckoutRequest,
    failure: 'Failed to initiate payment. Please try again.',
    answer: PaymentPage,
    errors: ['payments_off', 'payment_failed', 'unacceptable'],
    limit: { points: 20, seconds: 60 },
  }),
  openPortal: endpoint({
    method: 'POST',
    path: '/api/payment/portal',
    summary: 'Open the payment provider’s pages: plan, cards, invoices',
    tag: 'Payment',
    access: 'account',
    failure: 'Failed to initiate payment. Please try again.',
    answer: PaymentPage,
    errors: ['payments_off', 'payment_failed', 'not_found'],
    limit: { points: 20, seconds: 60 },
  }),
  keepPlan: endpoint({
    method: 'POST',
    path: '/api/payment/keep-plan',
    summary: 'Take back a planned end or a planned cheaper plan: the plan goes on as it is',
    tag: 'Payment',
    access: 'account',
    failure: 'Your plan couldn’t be kept. Try again in a moment.',
    answer: Subscription,
    errors: ['payments_off', 'payment_failed', 'not_found'],
    limit: { points: 20, seconds: 60 },
  }),
  confirmPayment: endpoint({
    method: 'POST',
    path: '/api/payment/confirm',
    summary: 'Credit what was paid, without waiting for the provider to tell of it',
    tag: 'Payment',
    access: 'account',
    body: z.object({ sessionId: line(MAX_ID_CHARACTERS, 'the session').min(1, 'Name the session.') }),
    answer: z.object({
      status: z.enum(['paid', 'pending', 'open']).describe('`pending`: the bank takes some days.'),
      returnTo: z.string().nullable().describe('Where the person was when they began to buy.'),
    }),
    errors: ['payments_off', 'payment_failed', 'not_found'],
    limit: { points: 30, seconds: 60 },
  }),
  getSubscription: endpoint({
    method: 'GET',
    path: '/api/payment/subscription',
    summary: 'The plan, when it renews or ends, and what is left',
    tag: 'Payment',
    access: 'account',
    answer: Subscription,
  }),
  getStatement: endpoint({
    method: 'GET',
    path: '/api/payment/statement',
    summary: 'Every credit that came and went, newest first',
    tag: 'Payment',
    access: 'account',
    query: z.object({
      before: z.coerce
        .number('Give the entry to go on from.')
        .int('Give the entry to go on from.')
        .min(1, 'Give the entry to go on from.')
        .max(Number.MAX_SAFE_INTEGER, 'Give the entry to go on from.')
        .optional()
        .describe('Only older ones than this entry.'),
    }),
    answer: z.object({ entries: z.array(StatementEntry), hasMore: z.boolean() }),
  }),
  exportStatement: endpoint({
    method: 'GET',
    path: '/api/payment/statement/csv',
    summary: 'The whole statement as a table',
    tag: 'Payment',
    access: 'account',
    answer: z.object({ csv: z.string() }),
    limit: { points: 10, seconds: 60 },
  }),
  getAffiliate: endpoint({
    method: 'GET',
    path: '/api/affiliate',
    summary: 'The referral link and what came of it',
    tag: 'Payment',
    access: 'account',
    answer: Affiliate,
  }),
}
