import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const Profile = z
  .object({
    name: z.string(),
    company: z.string(),
    email: z.string(),
    credits: z.int().min(0),
    plan: z.enum(['free', 'starter', 'pro', 'premium', 'enterprise']),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

const MAX_NAME_CHARACTERS = 100

export const ProfileChange = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(MAX_NAME_CHARACTERS),
  company: z.string().trim().max(MAX_NAME_CHARACTERS).default(''),
})

export const accounts = {
  getProfile: endpoint({
    method: 'GET',
    path: '/api/users/profile',
    summary: 'The profile of the person who is signed in',
    tag: 'Account',
    access: 'account',
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
}
