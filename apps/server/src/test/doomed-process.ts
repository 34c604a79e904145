import { flushCompileCache } from 'node:module'
import { createLog } from '#lib/create-log.ts'
import { readConfig } from '#config'
import { runJobs } from '#jobs/run-jobs.ts'
import type { WorkerServices } from '#services'
import { createServices } from '../create-services.ts'
import { createStudio } from '../create-studio.ts'
import { submitVideo } from '../features/videos/submit-video.ts'
import { jobHandlers } from '../job-handlers.ts'
import { GENERATE } from './given-videos.ts'
import { createPlainIllustrator } from './plain-illustrator.ts'

/**
 * A process that kills itself, as `kill -9` would, at a moment which its environment names: a worker before or after a file is put
 * (`DIES=before:steps/narrate`), or a server while a video is started (`DIES=enqueue` or `DIES=answer`, `STARTS=account:key`).
 */
// Whoever is killed does not keep compiled code by himself, and the next one would start as slowly.
flushCompileCache()
const [moment = '', file = ''] = (process.env.DIES ?? '').split(':')
const databaseUrl = process.env.DATABASE_URL!
const config = readConfig(process.env, 'together')
const log = createLog({ level: 'error', name: 'doomed' })
const { services } = await createServices({ config, databaseUrl, log })
const { steps } = createStudio(config)
const { storage, jobs } = services

const doomed: WorkerServices = {
  ...services,
  ...steps,
  studio: { ...steps.studio, illustrator: createPlainIllustrator() },
  storage: {
    ...storage,
    async put(key, content) {
      const isIt = file !== '' && key.includes(file)
      if (isIt && moment === 'before') die()
      await storage.put(key, content)
      if (isIt && moment === 'after') die()
    },
  },
  jobs: {
    ...jobs,
    async enqueue(...given) {
      await jobs.enqueue(...given)
      if (moment === 'enqueue') die()
    },
  },
}

if (process.env.STARTS === undefined) {
  await runJobs({ url: databaseUrl, services: doomed, handlers: jobHandlers() })
} else {
  const [accountId, idempotencyKey] = process.env.STARTS.split(':') as [string, string]
  await submitVideo(doomed, { accountId, idempotencyKey }, GENERATE)
  if (moment === 'answer') die()
}

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  for (;;); // nothing runs before the signal arrives
}
