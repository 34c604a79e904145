import type { AuthLimit, AuthLimitName } from '@dayreel/catalogue'
import type { Environment } from './environment.ts'

/** The settings for sign-in. */
export type AuthConfig = {
  /** The hosted auth service. Undefined means the embedded service. */
  hosted: HostedAuth | undefined
  signUp: boolean
  emailAutoconfirm: boolean
  phoneAutoconfirm: boolean
  anonymous: boolean
  manualLinking: boolean
  minPasswordLength: number
  /** Whether new passwords that are common in leaks are rejected. */
  passwordCheck: 'common' | 'off'
  /**
   * How long a refresh token that was just used still gets the newest token, in seconds. If it is used later, the
   * session ends.
   */
  reuseIntervalSeconds: number
  mailIntervalSeconds: number
  smsIntervalSeconds: number
  /** Patterns of further URLs that sign-in may return to. The site itself is always allowed. */
  redirects: readonly string[]
  /** Limits that replace the default limits. */
  rateLimits: Readonly<Partial<Record<AuthLimitName, AuthLimit>>>
  /** Private JWKs. The first one signs. If the list is empty, a key is created in the database. */
  signingKeys: readonly Readonly<Record<string, unknown>>[]
  /** A secret for signing with HS256, for an installation that was moved from another service. */
  sharedSecret: string | undefined
  /** Bearer keys for the admin routes. Without a key, these routes do not exist. */
  adminKeys: readonly string[]
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  /** The URL that text messages are posted to. Undefined means that no text messages are sent. */
  smsUrl: string | undefined
}

type HostedAuth = {
  /** The service's URL without a trailing slash. */
  url: string
  publicKey: string
  adminKey: string
  /** The secret of a service that still signs tokens with a shared secret. */
  jwtSecret: string | undefined
}

const GOOGLE_ISSUER = 'https://accounts.google.com'

export function readAuthConfig(settings: Environment, { isLoopback }: { isLoopback: boolean }): AuthConfig {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER: issuer = GOOGLE_ISSUER } = settings
  // Without a mail server, users could not confirm their addresses. On loopback, a confirmation is not necessary.
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
