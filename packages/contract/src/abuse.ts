import { MAX_ADDRESS_CHARACTERS, MAX_DETAILS_CHARACTERS, MAX_EMAIL_CHARACTERS, REPORT_KINDS } from '@dayreel/catalogue'
import { line, text } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { MAX_REASON_CHARACTERS } from './host-accounts.ts'

export const MAX_BLOCKED_TERMS = 1_000
export const MAX_TERM_CHARACTERS = 100

export const REPORT_OUTCOMES = ['dismissed', 'acted', 'video_deleted'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

export const ContentReport = z.object({
  address: line(MAX_ADDRESS_CHARACTERS, 'the web address').refine(
    isWebAddress,
    'Enter the web address of the content. It begins with https://',
  ),
  kind: z.enum(
    REPORT_KINDS.map(({ id }) => id),
    { error: 'Choose what is wrong with the content.' },
  ),
  details: text(MAX_DETAILS_CHARACTERS, 'the description').default(''),
  email: line(MAX_EMAIL_CHARACTERS, 'the email address')
    .refine(
      (given) => given === '' || z.email().safeParse(given).success,
      'Enter a complete email address, or leave the field empty.',
    )
    .default('')
    .describe('The email address for an answer. Empty if the reporter wants none.'),
})
export type ContentReport = z.input<typeof ContentReport>

function isWebAddress(given: string): boolean {
  return /^https?:\/\//i.test(given) && URL.canParse(given)
}

const ListedReport = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  address: z.string(),
  kind: z.string(),
  details: z.string(),
  email: z.string().nullable(),
  account: z
    .object({ id: z.string(), email: z.string() })
    .nullable()
    .describe('The account that owns the content; null if it is unknown.'),
  videoId: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
})
export const ContentReports = z
  .object({
    open: z.int().describe('The number of all open reports.'),
    reports: z
      .array(ListedReport)
      .describe('At most 50: first the open ones, oldest first, then the newest closed ones.'),
  })
  .meta({ id: 'ContentReports' })
export type ContentReports = z.infer<typeof ContentReports>

const terms = (what: string) =>
  z
    .array(line(MAX_TERM_CHARACTERS, what).min(1, `Remove the empty line from ${what}.`))
    .max(MAX_BLOCKED_TERMS, `Use at most ${MAX_BLOCKED_TERMS} lines for ${what}.`)
export const BlockedTerms = z
  .object({
    words: terms('the blocked words').describe('Words or phrases. Only whole words count, in any case.'),
    domains: terms('the blocked domains').describe('Domains; each includes its subdomains.'),
  })
  .meta({ id: 'BlockedTerms' })
export type BlockedTerms = z.infer<typeof BlockedTerms>

/** API calls that report public content, and those with which operators handle abuse. */
export const abuse = {
  reportContent: endpoint({
    method: 'POST',
    path: '/api/reports',
    summary: 'Report public content to the operators of this site',
    tag: 'Reports',
    access: 'anyone',
    body: ContentReport,
    status: 201,
    answer: z.object({ sentence: z.string().describe('A sentence for the reporter: what happens next.') }),
    limit: { points: 10, seconds: 3_600 },
  }),
  listReports: endpoint({
    method: 'GET',
    path: '/api/host/reports',
    summary: 'Reports about public content',
    tag: 'Host',
    access: 'account',
    answer: ContentReports,
    errors: ['forbidden'],
  }),
  closeReport: endpoint({
    method: 'POST',
    path: '/api/host/reports/:reportId/close',
    summary: 'Close a report, and delete its video if the outcome says so',
    tag: 'Host',
    access: 'account',
    params: z.object({ reportId: z.uuid('There is no such report. Reload the list.') }),
    body: z.object({
      outcome: z.enum(REPORT_OUTCOMES, { error: 'Choose an outcome.' }),
      reason: line(MAX_REASON_CHARACTERS, 'the reason').min(1, 'Give a reason. It is kept in the audit log.'),
    }),
    answer: z.object({ sentence: z.string() }),
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
  readBlockedTerms: endpoint({
    method: 'GET',
    path: '/api/host/blocked-terms',
    summary: 'Words and domains that users’ texts must not contain',
    tag: 'Host',
    access: 'account',
    answer: BlockedTerms,
    errors: ['forbidden'],
  }),
  changeBlockedTerms: endpoint({
    method: 'PUT',
    path: '/api/host/blocked-terms',
    summary: 'Replace the blocked words and domains',
    tag: 'Host',
    access: 'account',
    body: BlockedTerms,
    answer: BlockedTerms,
    errors: ['forbidden'],
  }),
}
