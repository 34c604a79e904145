import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config'
import { createLog, type Log } from '#log/create-log.ts'
import { createRealtime, type Realtime } from '#realtime/create-realtime.ts'
import { postUpdates } from '#posts/read-post.ts'
import { videoUpdates } from '#videos/video-updates.ts'
import { createApp } from '#compose/app.ts'
import { createPlanning } from '#compose/create-planning.ts'
import { createServices } from '#compose/create-services.ts'
import { explainListenError } from './check-port.ts'
import { stopListening } from './stop-listening.ts'

const IDLE_CHECK_MS = 100

/** Serves the API, the site and live updates. The database must be migrated. */
export async function startServer(
  config: Config,
  databaseUrl: string,
): Promise<{ close: () => Promise<void>; drainMs: number }> {
  const log = createLog({ level: config.logLevel, name: 'server' })
  const shared = await createServices({ config, databaseUrl, log })
  const { planning, close: closePlanning } = await createPlanning(shared.services, databaseUrl)
  const services = { ...shared.services, ...planning }
  let realtime: Realtime | undefined
  let isClosing = false
  const app = await createApp(services, {
    siteFolder: config.siteFolder,
    countSockets: () => realtime?.count() ?? 0,
    isClosing: () => isClosing,
  })
  realtime = await createRealtime({
    http: app.server,
    databaseUrl,
    auth: services.auth,
    limits: services.limits,
    edge: config.edge,
    topics: [videoUpdates(services), postUpdates(services)],
    log,
  })
  await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    throw explainListenError(error, config.host, config.port)
  })
  log.info({ host: config.host, port: config.port }, 'serving')
  const { delayMs, graceMs } = config.shutdown
  return {
    drainMs: delayMs + graceMs,
    async close() {
      isClosing = true
      await sleep(delayMs)
      await drain(app, { graceMs, log, closeSockets: async () => realtime?.close() })
      await closePlanning()
      await shared.close()
    },
  }
}

/** Stops accepting connections and lets running requests finish. */
async function drain(
  app: FastifyInstance,
  { graceMs, log, closeSockets }: { graceMs: number; log: Log; closeSockets: () => Promise<void> },
): Promise<void> {
  const { server } = app
  const cut = setTimeout(() => {
    log.warn({ graceMs }, 'requests that have not finished are cut off')
    server.closeAllConnections()
  }, graceMs)
  // Connections whose response began before the shutdown have sent a keep-alive header and stay open, so idle
  // connections are closed here.
  const endIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  await stopListening(server)
  await Promise.all([closeSockets(), app.close()])
  clearTimeout(cut)
  clearInterval(endIdle)
}
