import { createLog } from '#lib/create-log.ts'
import { readConfig } from '#config'
import { runJobs } from '#jobs/run-jobs.ts'
import { createApp } from '../../app.ts'
import { createServices } from '../../create-services.ts'
import { createStudio } from '../../create-studio.ts'
import { findDueWork } from '../../features/channels/find-due-work.ts'
import { jobHandlers } from '../../job-handlers.ts'
import { createTestAuth } from '../test-auth.ts'
import { makeAtOnce } from './instant-studio.ts'

/** A server (`ROLE=server`) or a worker whose videos are made in no time, to be killed at any moment. Tells when it is ready. */
const LOOK_EVERY_MS = 50
// Whoever started it may be stopped, too.
process.once('disconnect', () => process.exit())

const config = readConfig(process.env, 'together')
const log = createLog({ level: 'error', name: process.env.ROLE ?? 'worker' })
const databaseUrl = process.env.DATABASE_URL!
const shared = await createServices({ config, databaseUrl, log })
const { steps } = createStudio(config)
const services = { ...shared.services, ...steps, studio: { ...steps.studio, makeVideo: makeAtOnce } }

if (process.env.ROLE === 'server') {
  const app = await createApp({ ...services, auth: createTestAuth() })
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
} else {
  await runJobs({ url: databaseUrl, services, handlers: jobHandlers() })
  findDueWork(services, { everyMs: LOOK_EVERY_MS })
  process.send?.('ready')
}
