import { MAX_EMAIL_CHARACTERS, MAX_SEARCH_CHARACTERS, PLAN_IDS } from '@dayreel/catalogue'
import { line } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const MAX_REASON_CHARACTERS = 300
export const MAX_GRANTED_CREDITS = 1_000_000

export const SUPPORT_ACTIONS = [
  'grant_credits',
  'remove_credits',
  'grant_plan',
  'remove_second_factors',
  'send_recovery_mail',
  'stop_renewal',
  'suspend',
  'restore',
] as const
export type SupportAction = (typeof SUPPORT_ACTIONS)[number]

const reason = line(MAX_REASON_CHARACTERS, 'the reason').min(1, 'Give a reason. It is kept in the audit log.')

export const SupportRequest = z
  .object({
    action: z.enum(SUPPORT_ACTIONS, { error: 'Choose an action.' }),
    reason,
    credits: z
      .int(`Enter a number of credits from 1 to ${MAX_GRANTED_CREDITS}.`)
      .min(1, 'Enter at least 1 credit.')
      .max(MAX_GRANTED_CREDITS, `Enter at most ${MAX_GRANTED_CREDITS} credits.`)
      .optional()
      .describe('Required to grant or remove credits.'),
    plan: z
      .enum(PLAN_IDS, { error: 'Choose a plan.' })
      .optional()
      .describe('Required to grant a plan. `free` ends the granted plan.'),
  })
  .refine(({ action, credits }) => !action.endsWith('_credits') || credits !== undefined, {
    path: ['credits'],
    error: 'Enter the number of credits.',
  })
  .refine(({ action, plan }) => action !== 'grant_plan' || plan !== undefined, {
    path: ['plan'],
    error: 'Choose a plan.',
  })
export type SupportRequest = z.infer<typeof SupportRequest>

const FoundAccount = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  plan: z.enum(PLAN_IDS),
  createdAt: z.iso.datetime(),
  isSuspended: z.boolean(),
})
export const FoundAccounts = z
  .object({ accounts: z.array(FoundAccount).describe('The newest 20 that match.') })
  .meta({ id: 'FoundAccounts' })
export type FoundAccounts = z.infer<typeof FoundAccounts>

const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string().describe('The operator’s address, or the command line.'),
  account: z.string().nullable().describe('The address of the account; null if there is none any more.'),
  action: z.string(),
  effect: z.string(),
  reason: z.string(),
})
export const AuditLog = z.object({ entries: z.array(AuditEntry).describe('Newest first.') }).meta({ id: 'AuditLog' })
export type AuditLog = z.infer<typeof AuditLog>

export const SupportedAccount = FoundAccount.extend({
  suspendedAt: z.iso.datetime().nullable(),
  grantedPlan: z.enum(PLAN_IDS).nullable(),
  isPaying: z.boolean().describe('The account has a subscription at the payment provider.'),
  renewsAt: z.iso
    .datetime()
    .nullable()
    .describe('When the subscription renews; null if there is none or if it was cancelled.'),
  credits: z.int(),
  channels: z.object({ active: z.int(), all: z.int() }),
  connections: z.int(),
  openPosts: z.int(),
  videos: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        status: z.string(),
        createdAt: z.iso.datetime(),
        problem: z.string().nullable().describe('The message that the user sees.'),
        cause: z.string().nullable().describe('The error of the job, for the operator.'),
      }),
    )
    .describe('The newest ten.'),
  audit: AuditLog.shape.entries,
}).meta({ id: 'SupportedAccount' })
export type SupportedAccount = z.infer<typeof SupportedAccount>

const params = z.object({ accountId: z.uuid('There is no such account. Search again.') })

/** API calls with which operators help users. */
export const hostAccounts = {
  findAccounts: endpoint({
    method: 'GET',
    path: '/api/host/accounts',
    summary: 'Find accounts by a part of their email address or name, or by their id',
    tag: 'Host',
    access: 'account',
    query: z.object({ search: line(MAX_SEARCH_CHARACTERS, 'the search').default('') }),
    answer: FoundAccounts,
    errors: ['forbidden'],
  }),
  readHostAccount: endpoint({
    method: 'GET',
    path: '/api/host/accounts/:accountId',
    summary: 'The plan, credits, recent videos and support history of an account',
    tag: 'Host',
    access: 'account',
    params,
    answer: SupportedAccount,
    errors: ['forbidden', 'not_found'],
  }),
  measureHostAccount: endpoint({
    method: 'GET',
    path: '/api/host/accounts/:accountId/storage',
    summary: 'The storage that an account uses',
    tag: 'Host',
    access: 'account',
    params,
    answer: z.object({ files: z.int(), bytes: z.number() }),
    errors: ['forbidden', 'not_found'],
    limit: { points: 60, seconds: 60 },
  }),
  supportAccount: endpoint({
    method: 'POST',
    path: '/api/host/accounts/:accountId/actions',
    summary: 'Act on an account. A repeated request with the same Idempotency-Key acts once',
    tag: 'Host',
    access: 'account',
    params,
    body: SupportRequest,
    answer: z.object({ sentence: z.string().describe('A sentence for the operator: what happened.') }),
    errors: ['forbidden', 'not_found', 'conflict', 'idempotency_key_reused'],
  }),
  closeAccount: endpoint({
    method: 'POST',
    path: '/api/host/accounts/:accountId/close',
    summary: 'Delete an account and all its data permanently',
    tag: 'Host',
    access: 'account',
    params,
    body: z.object({ email: line(MAX_EMAIL_CHARACTERS, 'the email address'), reason }),
    answer: z.object({ sentence: z.string() }),
    errors: ['forbidden', 'not_found', 'conflict', 'confirmation_mismatch'],
  }),
  readAuditLog: endpoint({
    method: 'GET',
    path: '/api/host/audit-log',
    summary: 'The newest 100 actions of operators',
    tag: 'Host',
    access: 'account',
    answer: AuditLog,
    errors: ['forbidden'],
  }),
}
