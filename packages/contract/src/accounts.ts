import {
  isLocale,
  isTimeZone,
  MAX_EMAIL_CHARACTERS,
  MAX_LABEL_CHARACTERS,
  MAX_PROFILE_CHARACTERS,
  PLAN_IDS,
  withoutPosix,
} from '@dayreel/catalogue'
import { line } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const Profile = z
  .object({
    name: z.string(),
    company: z.string(),
    email: z.string(),
    credits: z.int().min(0),
    plan: z.enum(PLAN_IDS),
    locale: z.string().nullable().describe('The BCP 47 language tag that decides the date format; null if unknown.'),
    timeZone: z.string().nullable().describe('The IANA time zone of the user; null if unknown.'),
    isHost: z.boolean().describe('The account is an operator of this site, and may see its integrations.'),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

export const ProfileChange = z.object({
  name: line(MAX_PROFILE_CHARACTERS, 'your name').min(1, 'Enter your name.'),
  company: line(MAX_PROFILE_CHARACTERS, 'your company').default(''),
})

export const RegionChange = z.object({
  locale: line(MAX_LABEL_CHARACTERS, 'the date format')
    .overwrite(withoutPosix)
    .refine(isLocale, 'Choose a date format, such as en-GB.'),
  timeZone: line(MAX_LABEL_CHARACTERS, 'the time zone').refine(
    isTimeZone,
    'Choose a time zone, such as Europe/Berlin.',
  ),
  isDetected: z
    .boolean()
    .default(false)
    .describe('True if a browser detected the values. They are then saved only if the account has none.'),
})

export const ListedSession = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    userAgent: z.string(),
    address: z.string().describe('The network address from which the session was last used.'),
    isCurrent: z.boolean().describe('The session of this request.'),
  })
  .meta({ id: 'Session' })
export type ListedSession = z.infer<typeof ListedSession>

export const AccountDeletion = z.object({
  email: line(MAX_EMAIL_CHARACTERS, 'the email address').describe(
    'The account’s email address, entered again as a confirmation.',
  ),
})

export const accounts = {
  getProfile: endpoint({
    method: 'GET',
    path: '/api/users/profile',
    summary: 'The profile of the signed-in user',
    tag: 'Account',
    access: 'account',
    failure: 'Failed to fetch user profile',
    answer: Profile,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/users/profile',
    summary: 'Change name and company',
    tag: 'Account',
    access: 'account',
    body: ProfileChange,
    answer: Profile,
  }),
  setRegion: endpoint({
    method: 'PUT',
    path: '/api/users/region',
    summary: 'Set the date format and the time zone in which screens and mails show times',
    tag: 'Account',
    access: 'account',
    body: RegionChange,
    answer: Profile,
  }),
  getCredits: endpoint({
    method: 'GET',
    path: '/api/users/credits',
    summary: 'The credit balance',
    tag: 'Account',
    access: 'account',
    answer: z.object({ credits: z.int().min(0) }),
  }),
  getAllowance: endpoint({
    method: 'GET',
    path: '/api/users/allowance',
    summary: 'How many videos are left in the plan',
    tag: 'Account',
    access: 'account',
    answer: z.object({ projectsLeft: z.int().min(0).nullable().describe('Null if unlimited.') }),
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/users/sessions',
    summary: 'The sessions of this account, most recently used first',
    tag: 'Account',
    access: 'account',
    answer: z.object({ sessions: z.array(ListedSession) }),
    errors: ['not_offered'],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/users/sessions',
    summary: 'Sign out everywhere else',
    tag: 'Account',
    access: 'account',
    answer: z.undefined(),
    status: 204,
    errors: ['not_offered'],
  }),
  requestExport: endpoint({
    method: 'POST',
    path: '/api/users/export',
    summary: 'Get a link to a zip file with all data of this account',
    tag: 'Account',
    access: 'account',
    answer: z.object({ url: z.string().describe('A path of this site, valid for five minutes.') }),
    limit: { points: 10, seconds: 3600 },
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/users/delete-account',
    summary: 'Delete this account and all its data permanently',
    tag: 'Account',
    access: 'account',
    body: AccountDeletion,
    answer: z.undefined(),
    status: 204,
    errors: ['confirmation_mismatch'],
    limit: { points: 10, seconds: 3600 },
  }),
}
