import type { AuthLimit, AuthLimitName } from '@dayreel/catalogue'
import type { Environment } from './environment.ts'

/** How people sign in. */
export type AuthConfig = {
  /** Undefined: the embedded service. */
  hosted: HostedAuth | undefined
  signUp: boolean
  emailAutoconfirm: boolean
  phoneAutoconfirm: boolean
  anonymous: boolean
  manualLinking: boolean
  minPasswordLength: number
  /** Whether passwords that leaks are full of are refused as new ones. */
  passwordCheck: 'common' | 'off'
  /** For how long a refresh token that was just used is answered with the newest one instead of ending the session. */
  reuseIntervalSeconds: number
  mailIntervalSeconds: number
  smsIntervalSeconds: number
  /** Patterns of further addresses that sign-in may return to; the site itself always may be. */
  redirects: readonly string[]
  /** In place of their defaults. */
  rateLimits: Readonly<Partial<Record<AuthLimitName, AuthLimit>>>
  /** Private JWKs, first one signs; none: a key is made and kept in the database. */
  signingKeys: readonly Readonly<Record<string, unknown>>[]
  /** Signs with HS256, for an installation that moves from elsewhere. */
  sharedSecret: string | undefined
  /** Bearer keys that may use the admin routes; none: there are no such routes. */
  adminKeys: readonly string[]
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  /** Where text messages are posted to; undefined: there are none. */
  smsUrl: string | undefined
}

type HostedAuth = {
  /** Without a slash at its end. */
  url: string
  publicKey: string
  adminKey: string
  /** For a service that still signs with a shared secret. */
  jwtSecret: string | undefined
}

const GOOGLE_ISSUER = 'https://accounts.google.com'

export function readAuthConfig(settings: Environment, { isLoopback }: { isLoopback: boolean }): AuthConfig {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER: issuer = GOOGLE_ISSUER } = settings
  // Without a mail server nobody could confirm, and on loopback nobody needs to.
  const withoutConfirmation = isLoopback && settings.SMTP_URL === undefined
  return {
    hosted: readHosted(settings),
    signUp: settings.AUTH_SIGN_UP ?? true,
    emailAutoconfirm: settings.AUTH_EMAIL_AUTOCONFIRM ?? withoutConfirmation,
    phoneAutoconfirm: settings.AUTH_PHONE_AUTOCONFIRM ?? withoutConfirmation,
    anonymous: settings.AUTH_ANONYMOUS ?? false,
    manualLinking: settings.AUTH_MANUAL_LINKING ?? false,
    minPasswordLength: settings.AUTH_MIN_PASSWORD_LENGTH,
    passwordCheck: settings.AUTH_PASSWORD_CHECK,
    reuseIntervalSeconds: settings.AUTH_REUSE_INTERVAL_SECONDS,
    mailIntervalSeconds: settings.AUTH_MAIL_INTERVAL_SECONDS,
    smsIntervalSeconds: settings.AUTH_SMS_INTERVAL_SECONDS,
    redirects: settings.AUTH_REDIRECTS,
    rateLimits: settings.AUTH_RATE_LIMITS ?? {},
    signingKeys: settings.AUTH_SIGNING_KEYS ?? [],
    sharedSecret: settings.AUTH_SHARED_SECRET,
    adminKeys: settings.AUTH_ADMIN_KEYS,
    google:
      GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined
        ? undefined
        : { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer },
    smsUrl: settings.SMS_URL,
  }
}

function readHosted({
  AUTH_URL,
  AUTH_PUBLIC_KEY,
  AUTH_ADMIN_KEY,
  AUTH_JWT_SECRET,
}: Environment): HostedAuth | undefined {
  if (AUTH_URL === undefined || AUTH_PUBLIC_KEY === undefined || AUTH_ADMIN_KEY === undefined) return undefined
  const url = AUTH_URL.replace(/(?<!\/)\/+$/, '')
  return { url, publicKey: AUTH_PUBLIC_KEY, adminKey: AUTH_ADMIN_KEY, jwtSecret: AUTH_JWT_SECRET }
}
