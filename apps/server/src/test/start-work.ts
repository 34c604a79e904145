import { allJobs } from '#jobs/all-jobs.ts'
import { handle, type JobHandler } from '#jobs/handle.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import type { Services } from '#services'
import type { TestServices } from './create-test-services.ts'

/** Starts a worker that handles only these jobs. All other jobs end without an effect. */
export function startWork(
  { database, services }: TestServices,
  handlers: readonly JobHandler<Services>[],
): Promise<{ close: () => Promise<void> }> {
  const others = allJobs.filter((job) => !handlers.some((handler) => handler.job === job))
  const idle = others.map((job) => handle(job, async () => undefined))
  return runJobs({ url: database.url, services, handlers: [...handlers, ...idle] })
}
