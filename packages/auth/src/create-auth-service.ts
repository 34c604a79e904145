import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Db } from './db/db.ts'
import type { Callers, LetterSender, LimitCounter, Outage, Sealing, SmsSender } from './ports.ts'
import { createAppDoor, type AppDoor } from './app-door.ts'
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
import { createLimits } from './wire/limits.ts'
import { readBodies } from './wire/read-input.ts'
import { rememberCaller } from './wire/remember-caller.ts'

/** The dependencies of the service, which logs through the app that registers it. */
export type AuthServiceOptions = {
  db: Db
  /** Counts the limits that all servers share. */
  limits: LimitCounter
  sealing: Sealing
  letterSender: LetterSender
  smsSender?: SmsSender | undefined
  callers: Callers
  /** Recognizes errors that an outage causes. The service answers them with 503 and Retry-After. */
  findOutage: (error: unknown) => Outage | undefined
  clock?: () => Date
  switches?: SwitchesInput
  /**
   * The site's URL without a trailing slash. Links in mails begin with this URL, and every sign-in may redirect to it.
   */
  siteUrl: string
  /**
   * The URL that clients use to reach this service, including its prefix. It is also the issuer of the service's
   * tokens.
   */
  baseUrl: string
  /** Called after a commit with the ids of sessions that ended or changed. */
  onSessionsChanged?: ((sessionIds: readonly string[]) => void) | undefined
}

export type AuthService = AppDoor & {
  /** Serves the protocol. Register the plugin with the prefix at the end of `baseUrl`, or without a prefix. */
  plugin: FastifyPluginAsync
}

/**
 * Creates an auth service that speaks GoTrue's protocol. Several services with different switches can share one
 * database.
 */
export function createAuthService(options: AuthServiceOptions): AuthService {
  return openAuthService(options).service
}

/** Creates the service and also returns its internals, for tests. */
export function openAuthService(options: AuthServiceOptions): { service: AuthService; context: AuthContext } {
  const { db, sealing, letterSender, smsSender, callers, findOutage, siteUrl, baseUrl } = options
  const clock = options.clock ?? (() => new Date())
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
    callers,
    findOutage,
    keys: createSigningKeys({ db, sealing, clock, ...switches }),
    passwords: createPasswords(switches),
    limits,
    outgoing: createOutgoing({
      letterSender,
      smsSender,
      count: (what) => limits.count(what, 'all'),
      onFailure: (error) => app?.log.error({ err: error }, 'a mail or text message was not sent'),
    }),
    google: switches.google && createGoogle(switches.google),
    onSessionsChanged: options.onSessionsChanged ?? (() => undefined),
    hasPhone: switches.phone ?? (smsSender !== undefined || switches.phoneAutoconfirm),
  }
  const plugin: FastifyPluginAsync = async (instance) => {
    app = instance
    instance.addHook('onClose', () => context.outgoing.settled())
    serveAll(instance, context)
  }
  return { service: { plugin, ...createAppDoor(context) }, context }
}

function serveAll(app: FastifyInstance, context: AuthContext): void {
  rememberCaller(app, context.callers)
  readBodies(app)
  answerAuthErrors(app, context)
  app.addHook('onSend', async (_request, reply) => {
    // Responses are not cached, because nearly every response contains a user's data.
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
