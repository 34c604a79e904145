import type { Config } from '#config'
import { runJobs } from '#jobs/run-jobs.ts'
import { askedFor } from '#costs/asked-for.ts'
import { countFault } from '#costs/count-fault.ts'
import { createLog } from '#lib/create-log.ts'
import { createServices } from './create-services.ts'
import { createStudio } from './create-studio.ts'
import { findDueWork } from './features/channels/find-due-work.ts'
import { answerQuestions } from './questions/answer-questions.ts'
import { deliverPosts } from './features/posts/deliver-posts.ts'
import { jobHandlers } from './job-handlers.ts'

/** Works on jobs over a migrated database. */
export async function startWorker(config: Config, databaseUrl: string): Promise<{ close: () => Promise<void> }> {
  const log = createLog({ level: config.logLevel, name: 'worker' })
  const shared = await createServices({ config, databaseUrl, log })
  const { steps, close: closeStudio } = createStudio(config, {
    log,
    onFault: (fault) => countFault(shared.services.db, fault),
    asked: askedFor(shared.services, config.models.text),
  })
  const services = { ...shared.services, ...steps }
  // A worker that is killed again and again must not fill the disk: what the one before left goes first.
  await services.storage.sweep().catch((error: unknown) => log.warn({ err: error }, 'half-written files are left'))
  const work = await runJobs({ url: databaseUrl, services, handlers: jobHandlers() })
  const answering = await answerQuestions({
    ...services,
    databaseUrl,
    answerers: { ...services.planner, probe: services.probe },
  })
  const due = findDueWork(services)
  const delivery = deliverPosts(services)
  log.info('working')
  return {
    async close() {
      await due.close()
      await answering.close()
      await delivery.close()
      await work.close()
      await closeStudio()
      await shared.close()
    },
  }
}
