import { fileURLToPath } from 'node:url'
import type { Config } from '#config'
import { createLog } from '#lib/create-log.ts'
import { createRealtime, type Realtime } from '#realtime/create-realtime.ts'
import { postUpdates } from './features/posts/read-post.ts'
import { videoUpdates } from './features/videos/video-updates.ts'
import { createApp } from './app.ts'
import { createPlanning } from './create-planning.ts'
import { createServices } from './create-services.ts'

const SITE_FOLDER = fileURLToPath(new URL('../../web/build/client', import.meta.url))

/** Serves the API, the site and live updates over a migrated database. */
export async function startServer(config: Config, databaseUrl: string): Promise<{ close: () => Promise<void> }> {
  const log = createLog({ level: config.logLevel, name: 'server' })
  const shared = await createServices({ config, databaseUrl, log })
  const { planning, close: closePlanning } = await createPlanning(shared.services, databaseUrl)
  const services = { ...shared.services, ...planning }
  let realtime: Realtime | undefined
  const app = await createApp(services, { siteFolder: SITE_FOLDER, countSockets: () => realtime?.count() ?? 0 })
  realtime = await createRealtime({
    http: app.server,
    databaseUrl,
    auth: services.auth,
    limits: services.limits,
    edge: config.edge,
    topics: [videoUpdates(services), postUpdates(services)],
    log,
  })
  await app.listen({ host: config.host, port: config.port })
  log.info({ host: config.host, port: config.port }, 'serving')
  return {
    async close() {
      await realtime?.close()
      await app.close()
      await closePlanning()
      await shared.close()
    },
  }
}
