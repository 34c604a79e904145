import { PLAN_IDS } from '@dayreel/catalogue'
import { line } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const MAX_ID_CHARACTERS = 255

export const CheckoutRequest = z.object({
  priceId: line(MAX_ID_CHARACTERS, 'what to buy').min(1, 'Choose what to buy.'),
  returnTo: line(MAX_ID_CHARACTERS, 'the return path')
    .optional()
    .describe('The path of the app that the user was on and returns to afterwards.'),
  besideGrantedPlan: z
    .boolean('Send true to pay for a plan in addition to the plan that you were given, or false.')
    .optional()
    .describe('Confirms the purchase of a plan that is not larger than the granted plan.'),
})

const PaymentPage = z.object({
  id: z.string().describe('The id of the session at the payment provider.'),
  url: z.string().describe('The URL to redirect the browser to.'),
})

export const Subscription = z
  .object({
    plan: z.enum(PLAN_IDS).describe('The larger of `paidPlan` and `grantedPlan`; `free` if both are missing.'),
    grantedPlan: z.enum(PLAN_IDS).nullable().describe('The plan that the operator gave; only the operator ends it.'),
    paidPlan: z.enum(PLAN_IDS).nullable().describe('The plan of the running subscription.'),
    status: z
      .enum(['none', 'active', 'past_due'])
      .describe('`none` if there is no subscription; `past_due` if a payment is overdue.'),
    renewsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable().describe('When a cancelled plan ends; null if it was not cancelled.'),
    nextPlan: z
      .enum(PLAN_IDS)
      .nullable()
      .describe('The cheaper plan that starts at `changesAt`; null if no change is planned.'),
    changesAt: z.iso.datetime().nullable(),
    graceEndsAt: z.iso.datetime().nullable().describe('When the plan ends if an overdue payment is not made.'),
    credits: z.int().min(0),
    projectsLeft: z.int().min(0).nullable().describe('Null if unlimited.'),
    hasPortal: z.boolean().describe('The account has bought something, so invoices and cards can be shown.'),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof Subscription>

export const Purchase = z
  .object({
    plan: z.enum(PLAN_IDS).nullable().describe('null for a pack of credits.'),
    credits: z.int().min(0).describe('Credits that it includes.'),
    isApplied: z.boolean().describe('Its credits are in the account.'),
    renewsAt: z.iso.datetime().nullable().describe('When the plan renews; null if it does not.'),
  })
  .meta({ id: 'Purchase' })
export type Purchase = z.infer<typeof Purchase>

export const StatementEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    amount: z.int().describe('Credits; negative if they were spent or taken back.'),
    balance: z.int().min(0).describe('The balance after this entry.'),
    kind: z.enum(['granted', 'spent', 'given_back', 'taken_back']),
    what: z.string().describe('The description of the entry.'),
    link: z.string().nullable().describe('The path of the app’s page about this entry.'),
  })
  .meta({ id: 'StatementEntry' })
export type StatementEntry = z.infer<typeof StatementEntry>

export const Affiliate = z
  .object({
    link: z.string().describe('A user who registers after opening this link counts as referred.'),
    signUps: z.int().min(0),
    firstPurchases: z.int().min(0),
    creditsEarned: z.int().min(0),
    months: z
      .array(z.object({ month: z.string(), signUps: z.int(), firstPurchases: z.int(), credits: z.int() }))
      .describe('The last 12, oldest first; `month` as 2026-11.'),
  })
  .meta({ id: 'Affiliate' })
export type Affiliate = z.infer<typeof Affiliate>

export const paymentCalls = {
  createCheckoutSession: endpoint({
    method: 'POST',
    path: '/api/payment/create-checkout-session',
    summary: 'Start a checkout for a plan or credits. An account with a plan gets the customer portal',
    tag: 'Payment',
    access: 'account',
    body: CheckoutRequest,
    failure: 'Failed to initiate payment. Please try again.',
    answer: PaymentPage,
    errors: ['payments_off', 'payment_failed', 'unacceptable', 'conflict'],
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
    summary: 'Cancel a planned end or a planned cheaper plan: the plan continues',
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
    summary: 'Credit a payment without waiting for the provider’s event',
    tag: 'Payment',
    access: 'account',
    body: z.object({ sessionId: line(MAX_ID_CHARACTERS, 'the session').min(1, 'Send the id of the session.') }),
    answer: z.object({
      status: z.enum(['paid', 'pending', 'open']).describe('`pending`: the bank needs a few days.'),
      returnTo: z.string().nullable().describe('The page on which the user began to buy.'),
      purchase: Purchase.nullable().describe('null for a price that is no longer sold here.'),
    }),
    errors: ['payments_off', 'payment_failed', 'not_found'],
    limit: { points: 30, seconds: 60 },
  }),
  getSubscription: endpoint({
    method: 'GET',
    path: '/api/payment/subscription',
    summary: 'The plan, its renewal or end, and the remaining projects',
    tag: 'Payment',
    access: 'account',
    answer: Subscription,
  }),
  getStatement: endpoint({
    method: 'GET',
    path: '/api/payment/statement',
    summary: 'All changes of the credit balance, newest first',
    tag: 'Payment',
    access: 'account',
    query: z.object({
      before: z.coerce
        .number('Name the entry to continue from.')
        .int('Name the entry to continue from.')
        .min(1, 'Name the entry to continue from.')
        .max(Number.MAX_SAFE_INTEGER, 'Name the entry to continue from.')
        .optional()
        .describe('Return only entries older than this one.'),
    }),
    answer: z.object({ entries: z.array(StatementEntry), hasMore: z.boolean() }),
  }),
  exportStatement: endpoint({
    method: 'GET',
    path: '/api/payment/statement/csv',
    summary: 'The whole statement as CSV',
    tag: 'Payment',
    access: 'account',
    answer: z.object({ csv: z.string() }),
    limit: { points: 10, seconds: 60 },
  }),
  getAffiliate: endpoint({
    method: 'GET',
    path: '/api/affiliate',
    summary: 'The referral link and its results',
    tag: 'Payment',
    access: 'account',
    answer: Affiliate,
  }),
}
