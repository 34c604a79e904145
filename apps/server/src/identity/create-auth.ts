import { createAuthService, createExactLimits, type AuthService } from '@dayreel/auth'
import { isLoopback } from '@dayreel/auth/base'
import type { Pool } from 'pg'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import type { RateLimits } from '#limits/rate-limits.ts'
import { findOutage } from '#http/find-outage.ts'
import { networkOf } from '#http/network-of.ts'
import type { Sealing } from '#secrets/sealing.ts'
import type { Mailer } from '#mail/mailer.ts'
import { writeMail } from '#mail/write-mail.ts'
import type { AuthProvider } from './auth-provider.ts'
import { countForAuth } from './count-for-auth.ts'
import { createEmbeddedAuthProvider } from './embedded-auth-provider.ts'
import { createHostedAuthProvider } from './hosted-auth-provider.ts'
import { createHttpSmsSender } from './http-sms-sender.ts'
import { createSessionMemory } from './session-memory.ts'

/** The path where the embedded service is served. */
export const AUTH_PATH = '/auth/v1'

/**
 * How long after signing in a user may set a new password without the current password, in seconds. A user with a reset
 * link has no current password.
 */
const FRESH_SECONDS = 600

type AuthOptions = { config: Config; db: Db; pool: Pool; limits: RateLimits; sealing: Sealing; mailer: Mailer }

/** Creates the auth provider. Its service is either hosted or embedded. This server must serve an embedded service. */
export function createAuth({ config, db, pool, limits, sealing, mailer }: AuthOptions): {
  auth: AuthProvider
  authService?: AuthService
} {
  const { auth, siteUrl, sandbox } = config
  const recoveryUrl = `${siteUrl}/reset-password`
  if (auth.hosted !== undefined) return { auth: createHostedAuthProvider({ ...auth.hosted, recoveryUrl }) }
  const { hosted: _none, smsUrl, google, ...switches } = auth
  const isSandbox = google !== undefined && sandbox && isLoopback(new URL(google.issuer).hostname)
  const memory = createSessionMemory()
  const authService = createAuthService({
    db,
    limits: countForAuth(createExactLimits(pool), limits),
    sealing,
    letterSender: { send: (letter) => mailer.send(writeMail(letter)) },
    callers: { addressOf: ({ address }) => address, networkOf },
    findOutage,
    smsSender: smsUrl === undefined ? undefined : createHttpSmsSender(smsUrl),
    siteUrl,
    baseUrl: `${siteUrl}${AUTH_PATH}`,
    onSessionsChanged: memory.forget,
    switches: {
      ...switches,
      redirects: [...switches.redirects],
      adminKeys: [...switches.adminKeys],
      signingKeys: switches.signingKeys.map((key) => ({ ...key, kty: key['kty'] as 'EC' })),
      google: google && { ...google, isSandbox },
      // Only our own pages are served, and they always use PKCE.
      implicitFlow: false,
      reportUnknownAddresses: false,
      reauthenticateAfterSeconds: FRESH_SECONDS,
    },
  })
  return { auth: createEmbeddedAuthProvider({ service: authService, recoveryUrl, memory }), authService }
}
