import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import type { JobDefinition } from './define-job.ts'

export type JobContext<Services> = {
  services: Services
  /** Aborted when another worker has the job, the time limit is reached or the worker stops. */
  signal: AbortSignal
  /**
   * Completes the job in the transaction of its effect, so that both happen or neither.
   *
   * @throws {Error} if the job has been given to another worker in the meantime. The transaction must not be committed
   * then.
   */
  complete(tx: Db): Promise<void>
  /**
   * Resets the count of lost attempts. Call it after storing a partial result that the next attempt can continue from.
   */
  progressed(): Promise<void>
}

export type JobHandler<Services> = {
  job: JobDefinition
  /** Does the job's work. It must load the current state and may run twice. */
  run: (payload: unknown, context: JobContext<Services>) => Promise<void>
  onFailed: (payload: unknown, context: JobContext<Services>, error: unknown) => Promise<void>
}

type HandlerOf<Payload extends z.ZodObject, Services> = (
  payload: z.output<Payload>,
  context: JobContext<Services>,
) => Promise<void>

/**
 * Connects a job to its handler. The context type names the services that the handler needs, and `runJobs` passes them,
 * so that `jobs/` depends on no services.
 *
 * @param onFailed cleans up when the job fails, which is after its last attempt or after too many lost attempts
 * (`LostAttemptsError`).
 */
export function handle<Payload extends z.ZodObject, Services>(
  job: JobDefinition<Payload>,
  run: HandlerOf<Payload, Services>,
  onFailed: (payload: z.output<Payload>, context: JobContext<Services>, error: unknown) => Promise<void> = async () =>
    undefined,
): JobHandler<Services> {
  return {
    job,
    run: (payload, context) => run(job.payload.parse(payload), context),
    onFailed: (payload, context, error) => onFailed(job.payload.parse(payload), context, error),
  }
}
