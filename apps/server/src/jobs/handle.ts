import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import type { Services } from '#services'
import type { JobDefinition } from './define-job.ts'

export type JobContext = {
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

export type JobHandler = {
  job: JobDefinition
  /** Loads fresh state and survives running twice. */
  run: (payload: unknown, context: JobContext) => Promise<void>
  onFailed: (payload: unknown, context: JobContext, error: unknown) => Promise<void>
}

type HandlerOf<Payload extends z.ZodObject> = (payload: z.output<Payload>, context: JobContext) => Promise<void>

/** @param onFailed what there is to do when the last attempt has thrown. */
export function handle<Payload extends z.ZodObject>(
  job: JobDefinition<Payload>,
  run: HandlerOf<Payload>,
  onFailed: (payload: z.output<Payload>, context: JobContext, error: unknown) => Promise<void> = async () => undefined,
): JobHandler {
  return {
    job,
    run: (payload, context) => run(job.payload.parse(payload), context),
    onFailed: (payload, context, error) => onFailed(job.payload.parse(payload), context, error),
  }
}
