import { AUTH_LIMITS, type AuthLimit, type AuthLimitName, MAX_PASSWORD_BYTES } from '@dayreel/catalogue'
import { z } from 'zod'
import { blankIsMissing, json, list, number, onOff, optional, secret, url } from './setting-forms.ts'

const LIMITS_WANTED = 'must be like {"token":{"points":150,"seconds":300}}, with whole numbers from 1'
const limit = z.strictObject({ points: z.int().min(1), seconds: z.int().min(1) })
type RateLimits = Partial<Record<AuthLimitName, AuthLimit>>
const rateLimits = z
  .record(z.string(), z.unknown(), { error: LIMITS_WANTED })
  .transform((given, context): RateLimits => {
    const unknown = Object.keys(given).filter((name) => !Object.hasOwn(AUTH_LIMITS, name))
    if (unknown.length > 0) {
      const message = `has no limit named ${unknown.join(' or ')}; the limits are ${Object.keys(AUTH_LIMITS).join(', ')}`
      context.addIssue({ code: 'custom', message })
    }
    if (!Object.values(given).every((value) => limit.safeParse(value).success)) {
      context.addIssue({ code: 'custom', message: LIMITS_WANTED })
    }
    return given
  })
const jwks = z.array(z.looseObject({ kty: z.enum(['EC', 'RSA', 'oct'], { error: 'must be a list of private JWKs' }) }))

/** The settings of registration and login. */
export const AUTH_ENVIRONMENT = {
  AUTH_URL: optional(url).describe('A hosted Supabase or GoTrue service. Default: the embedded auth service.'),
  AUTH_PUBLIC_KEY: optional(z.string()).describe('Public (anon) key of the hosted auth service, for browsers.'),
  AUTH_ADMIN_KEY: optional(secret).describe('Service key of the hosted auth service, needed to delete users.'),
  AUTH_JWT_SECRET: optional(secret).describe('Secret of a hosted auth service that signs tokens with HS256.'),
  AUTH_SIGN_UP: onOff.describe('off: registration is closed. Default on.'),
  AUTH_EMAIL_AUTOCONFIRM: onOff.describe(
    'on: email addresses need no confirmation. Loopback only, and on by default there.',
  ),
  AUTH_PHONE_AUTOCONFIRM: onOff.describe('on: phone numbers need no confirmation. Loopback only.'),
  AUTH_ANONYMOUS: onOff.describe('on: anonymous sign-in. Default off.'),
  AUTH_MANUAL_LINKING: onOff.describe('on: a signed-in user can link another identity. Default off.'),
  AUTH_MIN_PASSWORD_LENGTH: number(8, 6, MAX_PASSWORD_BYTES).describe(
    'Characters that a new password needs. Default 8.',
  ),
  AUTH_PASSWORD_CHECK: blankIsMissing(
    z.enum(['common', 'off'], { error: 'must be common or off' }).default('common'),
  ).describe('common: refuse common and leaked passwords as new ones. off: accept them. Default common.'),
  AUTH_REUSE_INTERVAL_SECONDS: number(10, 0, 300).describe(
    'How long a used refresh token may be sent again. Default 10.',
  ),
  AUTH_MAIL_INTERVAL_SECONDS: number(60, 0, 86_400).describe('Seconds between two mails to one address. Default 60.'),
  AUTH_SMS_INTERVAL_SECONDS: number(60, 0, 86_400).describe('Seconds between two texts to one number. Default 60.'),
  AUTH_REDIRECTS: list(z.string()).describe(
    'Further addresses that mail links may lead to, separated by commas; * matches a part of a host.',
  ),
  AUTH_RATE_LIMITS: optional(json(rateLimits)).describe(
    'Rate limits of the auth service as JSON, such as {"token":{"points":150,"seconds":300}}.',
  ),
  AUTH_SIGNING_KEYS: optional(json(jwks)).describe(
    'Private keys for access tokens, a JSON list of JWKs; the first one signs. Default: created once and stored in the database.',
  ),
  AUTH_SHARED_SECRET: optional(z.string().min(32, { error: 'must have at least 32 characters' })).describe(
    'Secret for HS256 tokens, at least 32 characters, for clients that need them.',
  ),
  AUTH_ADMIN_KEYS: list(secret).describe('Keys for the admin API of the auth service, separated by commas.'),
  GOOGLE_CLIENT_ID: optional(z.string()).describe('Client id for Continue with Google.'),
  GOOGLE_CLIENT_SECRET: optional(z.string()).describe('Client secret for Continue with Google.'),
  GOOGLE_ISSUER: optional(url).describe('Another OpenID issuer in place of Google. Loopback only.'),
  SMS_URL: optional(url).describe('Address that receives texts to send, as JSON by POST.'),
}
