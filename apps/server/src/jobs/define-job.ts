import type { z } from 'zod'

export type JobDefinition<Payload extends z.ZodObject = z.ZodObject> = {
  /** In kebab-case; for ever, since jobs of that name may wait in the database. */
  name: string
  /** Ids only: a handler loads what they stand for as it is when the job runs. */
  payload: Payload
  /** How often the handler may throw before the job counts as failed. A worker that died is no attempt. */
  attempts: number
  timeoutMs: number
  /** At most one job of the same key waits or runs; another one is not added. */
  once?: (payload: z.output<Payload>) => string
  /** Jobs of the same key, such as a user's id, run one after the other, on whatever worker. */
  oneAtATime?: (payload: z.output<Payload>) => string
  /** How many of them one worker runs at once; 4 unless told. */
  atOnce?: number
  /**
   * It takes long and goes on where it was: a worker that is told to stop hands it back at once, and it waits but a moment before
   * another one takes it.
   */
  resumes?: true
  /** Runs by itself at these times (UTC), with an empty payload. */
  cron?: string
}

export function defineJob<Payload extends z.ZodObject>(job: JobDefinition<Payload>): JobDefinition<Payload> {
  if (job.once !== undefined && job.oneAtATime !== undefined) {
    throw new TypeError(`${job.name}: a job is kept single by "once" or by "oneAtATime", not both`)
  }
  return job
}
