import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type RouteOptions,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { randomUUID } from 'node:crypto'
import { AUTH_PATH } from '#identity/create-auth.ts'
import { requireAccount } from '#identity/require-account.ts'
import { AppError } from '#errors/app-error.ts'
import { answerErrors, sendError } from '#http/answer-errors.ts'
import { rememberAddress } from '#http/remember-address.ts'
import type { Services } from './services.ts'
import { serveFiles } from '#storage/serve-files.ts'
import { allowOrigins } from '#edge/allow-origins.ts'
import { describeApi } from '#edge/describe-api.ts'
import { ensureAccount } from '#edge/ensure-account.ts'
import { serveHealth } from '#edge/health.ts'
import { limitCalls, takeOfAddress } from '#edge/limit-calls.ts'
import { limitTime } from '#edge/limit-time.ts'
import { logRequests } from '#edge/log-requests.ts'
import { serveMetrics } from '#edge/metrics.ts'
import { refuseInMaintenance } from '#edge/refuse-in-maintenance.ts'
import { sendSecurityHeaders } from '#edge/security-headers.ts'
import { serveOutbox } from '#edge/serve-outbox.ts'
import { referrerOf, rememberReferrer } from '#edge/remember-referrer.ts'
import { serveDeletionStatus } from '#edge/serve-deletion-status.ts'
import { serveUnsubscribe } from '#edge/serve-unsubscribe.ts'
import { serveSite } from '#edge/serve-site.ts'
import { serveSiteConfig } from '#edge/serve-site-config.ts'
import { welcomeAccount } from '#accounts/begin-account.ts'
import { serveAccounts } from '#accounts/serve-accounts.ts'
import { serveBrands } from '#brands/serve-brands.ts'
import { noteArrival } from '#billing/affiliate/note-arrival.ts'
import { serveBilling } from '#billing/serve-billing.ts'
import { serveMailChoices } from '#accounts/serve-mail-choices.ts'
import { serveOwnModels } from '#accounts/serve-own-models.ts'
import { dropCookieOfOtherSession } from '#connections/connect-cookie.ts'
import { serveCallbacks } from '#connections/serve-callbacks.ts'
import { serveConnections } from '#connections/serve-connections.ts'
import { serveSpecifiedConnections } from '#connections/serve-specified-connections.ts'
import { serveChannels } from '#channels/serve-channels.ts'
import { serveAbuse } from '#host/abuse/serve-abuse.ts'
import { serveHost } from '#host/serve-host.ts'
import { serveHostPictures } from '#host/serve-host-pictures.ts'
import { serveHostTranscription } from '#host/serve-host-transcription.ts'
import { serveHostVoices } from '#host/serve-host-voices.ts'
import { serveLocalModels } from '#host/serve-local-models.ts'
import { serveModels } from '#host/serve-models.ts'
import { serveSupport } from '#host/support/serve-support.ts'
import { serveNotices } from '#connections/serve-notices.ts'
import { servePosts } from '#posts/serve-posts.ts'
import { serveSpecifiedPosts } from '#posts/serve-specified-posts.ts'
import { serveMedia } from '#media/serve-media.ts'
import { serveVideos } from '#videos/serve-videos.ts'
import { serveBoards } from '#videos/serve-boards.ts'
import { serveCaptionSamples } from '#videos/serve-caption-samples.ts'
import { serveLookSamples } from '#videos/serve-look-samples.ts'
import { serveFoundClips } from '#videos/serve-found-clips.ts'
import { servePhotoSearch } from '#videos/serve-photo-search.ts'
import { servePictureSources } from '#videos/serve-picture-sources.ts'
import { serveVoices } from '#videos/serve-voices.ts'
import { reopeners } from './job-reopeners.ts'

/** The maximum body size of API calls. File uploads have their own limits. */
const MAX_BODY_BYTES = 1024 * 1024
/** How long a request's headers may take, in milliseconds. `limitTime` limits the body. */
const HEADERS_TIMEOUT_MS = 60_000

export type AppOptions = {
  /** The folder of the built site. Without it, no pages are served. */
  siteFolder?: string
  countSockets?: () => number
  /** Returns whether the server is shutting down. It still answers then, but it is not ready. */
  isClosing?: () => boolean
  /** Called for every route. Tests use it to check all routes. */
  onRoute?: (route: RouteOptions) => void
}

/** Creates the server's routes over the given services. The server does not listen yet. */
export async function createApp(
  services: Services,
  { siteFolder, countSockets = () => 0, isClosing = () => false, onRoute }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, db, log, limits, auth, authService } = services
  const { edge } = config
  const loggerInstance: FastifyBaseLogger = log
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }), // `logRequests` writes the log lines.
    genReqId: () => randomUUID(),
    trustProxy: edge.trustedProxies.length > 0 ? [...edge.trustedProxies] : false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 0,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    routerOptions: { caseSensitive: true, maxParamLength: 300 },
    // During shutdown, a request on an open connection is still answered. Then the connection is closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => void sendError(reply, new AppError('malformed')),
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app, { onUnauthenticated: (request) => takeOfAddress(request, limits, edge) })
  readEmptyBodies(app)
  endConnections(app, isClosing)
  limitTime(app)
  rememberAddress(app)
  logRequests(app)
  await sendSecurityHeaders(app, config)
  await allowOrigins(app, edge.corsOrigins)
  requireAccount(app, auth)
  refuseInMaintenance(app, db)
  dropCookieOfOtherSession(app, config)
  limitCalls(app, limits, config)
  rememberReferrer(app, config.siteUrl)
  ensureAccount(app, (account, request) =>
    welcomeAccount(services, account, (tx) =>
      noteArrival(tx, services.sealing, { account, code: referrerOf(request) }),
    ),
  )
  await describeApi(app, config.siteUrl)
  serveHealth(app, services, isClosing)
  serveMetrics(app, { db, storage: services.storage, edge, countSockets })
  serveSiteConfig(app, { db, config, platforms: services.platforms, hasSessions: auth.listSessions !== undefined })
  serveOutbox(app, services)
  serveUnsubscribe(app, services)
  serveDeletionStatus(app, services)
  serveFiles(app, { ...services, accelPath: config.files.accelPath })
  serveAccounts(app, services)
  serveBilling(app, services)
  serveMailChoices(app, services)
  serveChannels(app, services)
  serveHost(app, services, reopeners)
  serveSupport(app, services)
  serveAbuse(app, services)
  serveModels(app, services)
  serveLocalModels(app, services)
  serveHostVoices(app, services)
  serveHostPictures(app, services)
  serveHostTranscription(app, services)
  serveOwnModels(app, services)
  serveMedia(app, services)
  serveBoards(app, services)
  serveBrands(app, services)
  serveVideos(app, services)
  serveConnections(app, services)
  serveSpecifiedConnections(app, services)
  serveCallbacks(app, services)
  serveNotices(app, services)
  servePosts(app, services)
  serveSpecifiedPosts(app, services)
  serveVoices(app, services)
  servePictureSources(app, services)
  servePhotoSearch(app, services)
  serveFoundClips(app, services)
  serveCaptionSamples(app, services)
  serveLookSamples(app, services)
  if (authService) await app.register(withoutDocumentation(authService.plugin), { prefix: AUTH_PATH })
  await serveSite(app, { folder: siteFolder, config })
  await app.ready()
  return app
}

/**
 * During shutdown, proxies are asked to close their connections, so that none is in use when the remaining connections
 * are closed.
 */
function endConnections(app: FastifyInstance, isClosing: () => boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (isClosing()) reply.header('connection', 'close')
  })
}

/** Treats a JSON body that is announced but empty as no body, because the auth client sends such requests. */
function readEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers() // A body that is not JSON is rejected by type.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body.toString(), done)
  })
}

/**
 * Hides a plugin's routes from the API documentation, because the auth service's protocol has its own documentation.
 */
function withoutDocumentation(plugin: FastifyPluginAsync): FastifyPluginAsync {
  return async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true }
    })
    await scope.register(plugin)
  }
}
