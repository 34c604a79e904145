import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Db } from '#db/connect.ts'
import { rememberAddress } from '#lib/remember-address.ts'
import type { Sealing } from '#lib/sealing.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { SmsSender } from '../sms-sender.ts'
import type { AuthContext } from './auth-context.ts'
import { createOutgoing } from './mails/outgoing.ts'
import { createGoogle } from './providers/google.ts'
import { serveReauthenticate } from './routes/reauthenticate.ts'
import { serveAdminLinks } from './routes/serve-admin-links.ts'
import { serveAdminUsers } from './routes/serve-admin-users.ts'
import { serveAuthorize } from './routes/serve-authorize.ts'
import { serveFacts } from './routes/serve-facts.ts'
import { serveFactors } from './routes/serve-factors.ts'
import { serveIdentities } from './routes/serve-identities.ts'
import { serveLogout } from './routes/serve-logout.ts'
import { serveOtp } from './routes/serve-otp.ts'
import { serveRecoveryCodes } from './routes/serve-recovery-codes.ts'
import { serveSignup } from './routes/serve-signup.ts'
import { serveToken } from './routes/serve-token.ts'
import { serveUser } from './routes/serve-user.ts'
import { serveVerify } from './routes/serve-verify.ts'
import { Switches, type SwitchesInput } from './switches.ts'
import { createPasswords } from './tokens/passwords.ts'
import { createSigningKeys } from './tokens/signing-keys.ts'
import { answerAuthErrors } from './wire/answer-auth-errors.ts'
import { requireAdmin } from './wire/bearer.ts'
import { createLimits, type LimitCounter } from './wire/limits.ts'
import { readBodies } from './wire/read-input.ts'

export type AuthServiceOptions = {
  db: Db
  /** Counts for all servers together. */
  limits: LimitCounter
  sealing: Sealing
  mailer: Mailer
  smsSender?: SmsSender | undefined
  switches?: SwitchesInput
  /** The site, without a slash at its end; links in mails begin with it, and sign-in may always return to it. */
  siteUrl: string
  /** Where clients reach this service, prefix included; also the issuer of its tokens. */
  baseUrl: string
  clock?: () => Date
}

export type AuthService = {
  /** Serves the protocol; register it with the prefix that `baseUrl` ends in, or without one. */
  plugin: FastifyPluginAsync
  context: AuthContext
}

/** An auth service that speaks GoTrue's protocol. Several with different switches can stand side by side on one database. */
export function createAuthService(options: AuthServiceOptions): AuthService {
  const { db, sealing, mailer, smsSender, siteUrl, baseUrl, clock = () => new Date() } = options
  const switches = Switches.parse(options.switches ?? {})
  const limits = createLimits(options.limits, sealing, switches.rateLimits)
  let app: FastifyInstance | undefined
  const context: AuthContext = {
    db,
    sealing,
    switches,
    siteUrl,
    baseUrl,
    clock,
    keys: createSigningKeys({ db, sealing, clock, ...switches }),
    passwords: createPasswords(switches),
    limits,
    outgoing: createOutgoing({
      mailer,
      smsSender,
      count: (what) => limits.count(what, 'all'),
      onFailure: (error) => app?.log.error({ err: error }, 'a mail or text was not sent'),
    }),
    google: switches.google && createGoogle(switches.google),
    hasPhone: switches.phone ?? (smsSender !== undefined || switches.phoneAutoconfirm),
  }
  return {
    context,
    plugin: async (instance) => {
      app = instance
      instance.addHook('onClose', () => context.outgoing.settled())
      serveAll(instance, context)
    },
  }
}

function serveAll(app: FastifyInstance, context: AuthContext): void {
  // The protocol has documents of its own.
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true }
  })
  rememberAddress(app)
  readBodies(app)
  answerAuthErrors(app)
  app.addHook('onSend', async (_request, reply) => {
    // Nearly every answer holds something of somebody's.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  const routes = [serveSignup, serveToken, serveOtp, serveVerify, serveUser, serveReauthenticate, serveLogout]
  for (const serve of [...routes, serveFactors, serveRecoveryCodes, serveAuthorize, serveIdentities, serveFacts])
    serve(app, context)
  const { adminKeys, serviceRoleTokens } = context.switches
  if (adminKeys.length > 0 || serviceRoleTokens) {
    void app.register(async (admin) => {
      admin.addHook('onRequest', (request) => requireAdmin(context, request))
      serveAdminUsers(admin, context)
      serveAdminLinks(admin, context)
    })
  }
}
