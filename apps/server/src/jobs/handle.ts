import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import type { JobDefinition } from './define-job.ts'

export type JobContext<Services> = {
  services: Services
  /** Aborted when the job is taken away, its time is up or the worker stops. */
  signal: AbortSignal
  /**
   * Completes the job in the transaction of its effect, so that both happen or neither.
   *
   * @throws {Error} where the job has meanwhile been given to another worker; the transaction then must not be committed.
   */
  complete(tx: Db): Promise<void>
}

export type JobHandler<Services> = {
  job: JobDefinition
  /** Loads fresh state and survives running twice. */
  run: (payload: unknown, context: JobContext<Services>) => Promise<void>
  onFailed: (payload: unknown, context: JobContext<Services>, error: unknown) => Promise<void>
}

type HandlerOf<Payload extends z.ZodObject, Services> = (
  payload: z.output<Payload>,
  context: JobContext<Services>,
) => Promise<void>

/**
 * The services are of the handler's choice, so that jobs know none: it says them in the type of its context, and `runJobs` hands them over.
 *
 * @param onFailed what there is to do when the last attempt has thrown.
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
