import { createLog } from '#log/create-log.ts'
import { readConfig } from '#config'
import { poll } from '#jobs/poll.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { createApp } from '#compose/app.ts'
import { createServices } from '#compose/create-services.ts'
import { createStudio } from '#compose/create-studio.ts'
import { workWithModels } from '#compose/work-with-models.ts'
import { findDueWork } from '#channels/find-due-work.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { createTestAuth } from '../test-auth.ts'
import { makeAtOnce } from './instant-studio.ts'

/**
 * A server (`ROLE=server`) or a worker that makes videos instantly. It may be killed at any moment. It reports when it
 * is ready.
 */
const LOOK_EVERY_MS = 50
// This process ends if its parent is killed.
process.once('disconnect', () => process.exit())

const config = readConfig(process.env, 'together')
const log = createLog({ level: 'error', name: process.env.ROLE ?? 'worker' })
const databaseUrl = process.env.DATABASE_URL!
const shared = await createServices({ config, databaseUrl, log })
const { steps } = await createStudio(config, { storage: shared.services.storage })
const studio = { ...steps.studio, makeVideo: makeAtOnce }
const services = { ...shared.services, ...steps, studio, ...workWithModels(shared.services, studio).services }

if (process.env.ROLE === 'server') {
  const app = await createApp({ ...services, auth: createTestAuth() })
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
} else {
  await runJobs({ url: databaseUrl, services, handlers: jobHandlers() })
  poll(findDueWork(services), { ...services, lookEveryMs: LOOK_EVERY_MS })
  process.send?.('ready')
}
