import type { JobKind } from '@dayreel/contract'
import type { z } from 'zod'

/**
 * What a worker does. `render` needs many cores, `text` waits for language models and starts runs, `post` waits for
 * platforms, and `tidy` does the rest.
 */
export const WORKER_ROLES = ['render', 'text', 'post', 'tidy'] as const
export type WorkerRole = (typeof WORKER_ROLES)[number]

export type JobDefinition<Payload extends z.ZodObject = z.ZodObject> = {
  /** The job's name in kebab-case. Never change it, because jobs of this name may be waiting in the database. */
  name: string
  /** The job's kind, as the operator sees it. */
  kind: JobKind
  /** The workers that run it. Autoscalers see the waiting jobs of each role in the view `dayreel_backlog`. */
  role: Exclude<WorkerRole, 'post'>
  /** The job's data. It contains only ids, because the handler loads the current state when the job runs. */
  payload: Payload
  /**
   * The number of times that the handler may throw before the job fails. Attempts that did not end are counted
   * separately (`MAX_LOST`).
   */
  attempts: number
  timeoutMs: number
  /** Returns a key. While a job with the same key waits or runs, another one is not added. */
  once?: (payload: z.output<Payload>) => string
  /** Returns a key, such as a user's id. Jobs with the same key run one after the other, on any worker. */
  oneAtATime?: (payload: z.output<Payload>) => string
  /**
   * At most `rendersAtOnce` jobs of an account run concurrently on all workers together. Several workers may exceed
   * this limit for a moment, so nothing else may depend on it.
   */
  isLimitedByAccount?: true
  /** The maximum number of these jobs that one worker runs concurrently. Default: 4, or 1 for jobs with a `cron`. */
  atOnce?: number
  /**
   * Set for a long job that can continue where it stopped. A stopping worker returns the job to the queue at once, and
   * another worker takes it after a moment.
   */
  resumes?: true
  /** When the job runs with an empty payload, in cron syntax (UTC). */
  cron?: string
}

export function defineJob<Payload extends z.ZodObject>(job: JobDefinition<Payload>): JobDefinition<Payload> {
  if (job.once !== undefined && job.oneAtATime !== undefined) {
    throw new TypeError(`${job.name}: a job is kept single by "once" or by "oneAtATime", not both`)
  }
  return job
}
