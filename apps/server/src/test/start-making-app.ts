import { afterAll, beforeAll } from 'vitest'
import { jobHandlers } from '#compose/job-handlers.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { createPlainIllustrator } from './plain-illustrator.ts'
import { startTestApp, type TestApp } from './start-test-app.ts'

/** Starts the app and a worker that makes videos of plain pictures. See `startTestApp`. */
export function startMakingApp(): TestApp {
  const running = startTestApp({ studio: { illustrators: [createPlainIllustrator()] } })
  let jobs: { close: () => Promise<void> } | undefined
  beforeAll(async () => {
    const { services, database } = running
    jobs = await runJobs({ url: database.url, services, handlers: jobHandlers() })
  })
  afterAll(() => jobs?.close())
  return running
}
