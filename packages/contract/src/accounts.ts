import { MAX_EMAIL_CHARACTERS, MAX_PROFILE_CHARACTERS, PLAN_IDS } from '@dayreel/catalogue'
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
    isHost: z.boolean().describe('The account runs this site, and may see what is connected to it.'),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

export const ProfileChange = z.object({
  name: line(MAX_PROFILE_CHARACTERS, 'your name').min(1, 'Enter your name.'),
  company: line(MAX_PROFILE_CHARACTERS, 'your company').default(''),
})

export const ListedSession = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    userAgent: z.string(),
    address: z.string().describe('The network address it was last used from.'),
    isCurrent: z.boolean().describe('It is the session that asks.'),
  })
  .meta({ id: 'Session' })
export type ListedSession = z.infer<typeof ListedSession>

export const AccountDeletion = z.object({
  email: line(MAX_EMAIL_CHARACTERS, 'the email address').describe('The address of the account, typed once more.'),
})

export const accounts = {
  getProfile: endpoint({
    method: 'GET',
    path: '/api/users/profile',
    summary: 'The profile of the person who is signed in',
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
    summary: 'How many videos the plan still pays for',
    tag: 'Account',
    access: 'account',
    answer: z.object({ projectsLeft: z.int().min(0).nullable().describe('null is unlimited.') }),
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/users/sessions',
    summary: 'Where this account is signed in, newest use first',
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
    summary: 'Get a link to everything this account has here, as a zip file',
    tag: 'Account',
    access: 'account',
    answer: z.object({ url: z.string().describe('A path of this site, good for five minutes.') }),
    limit: { points: 10, seconds: 3600 },
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/users/delete-account',
    summary: 'Delete this account with everything in it, for ever',
    tag: 'Account',
    access: 'account',
    body: AccountDeletion,
    answer: z.undefined(),
    status: 204,
    errors: ['confirmation_mismatch'],
    limit: { points: 10, seconds: 3600 },
  }),
}
