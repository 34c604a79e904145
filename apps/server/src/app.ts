import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type RouteOptions,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { randomUUID } from 'node:crypto'
import { AUTH_PATH } from '#auth/create-auth.ts'
import { requireAccount } from '#auth/require-account.ts'
import { AppError } from '#lib/app-error.ts'
import { answerErrors, sendError } from '#lib/answer-errors.ts'
import { rememberAddress } from '#lib/remember-address.ts'
import type { Services } from '#services'
import { serveFiles } from '#storage/serve-files.ts'
import { allowOrigins } from './edge/allow-origins.ts'
import { describeApi } from './edge/describe-api.ts'
import { ensureAccount } from './edge/ensure-account.ts'
import { serveHealth } from './edge/health.ts'
import { limitCalls, takeOfAddress } from './edge/limit-calls.ts'
import { limitTime } from './edge/limit-time.ts'
import { logRequests } from './edge/log-requests.ts'
import { serveMetrics } from './edge/metrics.ts'
import { sendSecurityHeaders } from './edge/security-headers.ts'
import { serveOutbox } from './edge/serve-outbox.ts'
import { referrerOf, rememberReferrer } from './edge/remember-referrer.ts'
import { serveUnsubscribe } from './edge/serve-unsubscribe.ts'
import { serveSite } from './edge/serve-site.ts'
import { serveSiteConfig } from './edge/serve-site-config.ts'
import { welcomeAccount } from './features/accounts/begin-account.ts'
import { serveAccounts } from './features/accounts/serve-accounts.ts'
import { noteArrival } from './features/billing/affiliate/note-arrival.ts'
import { serveBilling } from './features/billing/serve-billing.ts'
import { serveMailChoices } from './features/accounts/serve-mail-choices.ts'
import { serveCallbacks } from './features/connections/serve-callbacks.ts'
import { serveConnections } from './features/connections/serve-connections.ts'
import { serveChannels } from './features/channels/serve-channels.ts'
import { serveHost } from './features/host/serve-host.ts'
import { serveNotices } from './features/connections/serve-notices.ts'
import { servePosts } from './features/posts/serve-posts.ts'
import { serveVideos } from './features/videos/serve-videos.ts'
import { serveVoices } from './features/voices/serve-voices.ts'

/** No call of the API needs more than this; files have limits of their own. */
const MAX_BODY_BYTES = 1024 * 1024
/** The head of a request is there within this; how long its body may take says `limitTime`. */
const HEADERS_TIMEOUT_MS = 60_000

type AppOptions = {
  /** Where the built site is; pages are not served without one. */
  siteFolder?: string
  countSockets?: () => number
  /** Told of every route; for tests that walk them all. */
  onRoute?: (route: RouteOptions) => void
}

/** The server's routes over the given services, not yet listening. */
export async function createApp(
  services: Services,
  { siteFolder, countSockets = () => 0, onRoute }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, db, log, limits, auth, authService } = services
  const { edge } = config
  const loggerInstance: FastifyBaseLogger = log
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }), // logRequests writes the lines
    genReqId: () => randomUUID(),
    trustProxy: edge.trustedProxies.length > 0 ? [...edge.trustedProxies] : false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 0,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    routerOptions: { caseSensitive: true, maxParamLength: 300 },
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) => void sendError(reply, new AppError('malformed')),
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app, { onUnauthenticated: (request) => takeOfAddress(request, limits, edge) })
  readEmptyBodies(app)
  limitTime(app)
  rememberAddress(app)
  logRequests(app)
  await sendSecurityHeaders(app, config)
  await allowOrigins(app, edge.corsOrigins)
  requireAccount(app, auth)
  limitCalls(app, limits, config)
  rememberReferrer(app, config.siteUrl)
  ensureAccount(app, (account, request) =>
    welcomeAccount(services, account, (tx) =>
      noteArrival(tx, services.sealing, { account, code: referrerOf(request) }),
    ),
  )
  await describeApi(app, config.siteUrl)
  serveHealth(app, db)
  serveMetrics(app, { db, edge, countSockets })
  serveSiteConfig(app, { config, hasSessions: auth.listSessions !== undefined })
  serveOutbox(app, services)
  serveUnsubscribe(app, services)
  serveFiles(app, services)
  serveAccounts(app, services)
  serveBilling(app, services)
  serveMailChoices(app, services)
  serveChannels(app, services)
  serveHost(app, services)
  serveVideos(app, services)
  serveConnections(app, services)
  serveCallbacks(app, services)
  serveNotices(app, services)
  servePosts(app, services)
  serveVoices(app)
  if (authService) await app.register(withoutDocumentation(authService.plugin), { prefix: AUTH_PATH })
  await serveSite(app, { folder: siteFolder, config })
  await app.ready()
  return app
}

/** A body that is announced as JSON and has no bytes is no body: the auth client sends such ones. */
function readEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers() // plain text, too, which is read unless told: what is no JSON is refused by its type
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body.toString(), done)
  })
}

/** The auth service's protocol has documents of its own. */
function withoutDocumentation(plugin: FastifyPluginAsync): FastifyPluginAsync {
  return async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true }
    })
    await scope.register(plugin)
  }
}
