import { line } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const MAX_MAINTENANCE_CHARACTERS = 300

const Service = z.object({
  name: z.string().describe('Its purpose, such as Words.'),
  by: z.string().describe('The engine: built in, or a provider and its model.'),
  isBuiltIn: z.boolean(),
  canTest: z.boolean(),
})

export const HostReport = z
  .object({
    services: z.array(Service),
    queue: z.object({
      waiting: z.int(),
      running: z.int(),
      failedToday: z.int(),
      oldestSeconds: z.number().describe('Seconds since the oldest waiting job became due.'),
    }),
    workers: z
      .array(
        z.object({
          id: z.string(),
          machine: z.string(),
          release: z.string(),
          concurrency: z.int().describe('The number of videos that it makes at once.'),
          startedAt: z.iso.datetime(),
        }),
      )
      .describe('The workers that have reported within the last minute.'),
    maintenance: z
      .object({ since: z.iso.datetime(), message: z.string() })
      .nullable()
      .describe('Null if the site is not in maintenance.'),
    lateRuns: z
      .object({ count: z.int(), oldestSlotAt: z.iso.datetime().nullable() })
      .describe('Runs of channels whose slot has passed without a finished video.'),
    uncertainPosts: z.int().describe('Posts whose outcome only their owner can determine.'),
    storage: z.object({ place: z.string(), freeBytes: z.number(), isLow: z.boolean() }),
    mail: z.object({ isConfigured: z.boolean(), waiting: z.int() }),
    limits: z.object({ dayDollars: z.number().nullable(), accountDayDollars: z.number().nullable() }),
    costs: z
      .array(
        z.object({
          day: z.string(),
          source: z.string(),
          calls: z.int(),
          inputTokens: z.int(),
          outputTokens: z.int(),
          characters: z.int(),
          images: z.int(),
          seconds: z.number(),
          dollars: z.number(),
        }),
      )
      .describe('The last 30 days, newest first.'),
  })
  .meta({ id: 'HostReport' })
export type HostReport = z.infer<typeof HostReport>

export const TestedService = z
  .object({
    isWorking: z.boolean(),
    sentence: z.string(),
    seconds: z.number().nullable(),
    dollars: z.number().nullable().describe('The cost of the call; null if no prices are set.'),
  })
  .meta({ id: 'TestedService' })
export type TestedService = z.infer<typeof TestedService>

/** The kinds of background jobs that the operator can see. */
export const JOB_KINDS = [
  'run',
  'video',
  'picture',
  'payment-check',
  'external-cleanup',
  'mail',
  'payment',
  'clean-up',
  'video-clean-up',
  'disk-check',
] as const
export type JobKind = (typeof JOB_KINDS)[number]

export const FailedJobs = z
  .object({
    jobs: z
      .array(
        z.object({
          id: z.string(),
          kind: z.string(),
          ids: z.array(z.object({ field: z.string(), id: z.string() })).describe('The objects that the job is about.'),
          attempts: z.int(),
          reason: z.string(),
          failedAt: z.string(),
        }),
      )
      .describe('The newest 50 of the last 30 days that were not retried.'),
    kinds: z.array(z.object({ kind: z.string(), count: z.int() })).describe('The number of failed jobs of each kind.'),
  })
  .meta({ id: 'FailedJobs' })
export type FailedJobs = z.infer<typeof FailedJobs>

const RetriedJob = z
  .object({ isRetried: z.boolean(), sentence: z.string().describe('A sentence for the user: what happened.') })
  .meta({ id: 'RetriedJob' })
export type RetriedJob = z.infer<typeof RetriedJob>

const RetriedJobs = z.object({ retried: z.int(), refused: z.int(), sentence: z.string() }).meta({ id: 'RetriedJobs' })
export type RetriedJobs = z.infer<typeof RetriedJobs>

/** API calls for the accounts of the site's operators. */
export const host = {
  readHost: endpoint({
    method: 'GET',
    path: '/api/host',
    summary: 'The integrations of this site, its queue, storage, mail and costs',
    tag: 'Host',
    access: 'account',
    answer: HostReport,
    errors: ['forbidden'],
  }),
  changeMaintenance: endpoint({
    method: 'PUT',
    path: '/api/host/maintenance',
    summary: 'Switch maintenance on or off. Visitors see the message, and no new work starts',
    tag: 'Host',
    access: 'account',
    body: z.object({
      isOn: z.boolean(),
      message: line(MAX_MAINTENANCE_CHARACTERS, 'the message').default(''),
    }),
    answer: HostReport.shape.maintenance,
    errors: ['forbidden'],
  }),
  testWords: endpoint({
    method: 'POST',
    path: '/api/host/test-words',
    summary: 'Send one small test request to the language model',
    tag: 'Host',
    access: 'account',
    answer: TestedService,
    errors: ['forbidden'],
    limit: { points: 10, seconds: 60 },
  }),
  readFailedJobs: endpoint({
    method: 'GET',
    path: '/api/host/failed-jobs',
    summary: 'Failed jobs',
    tag: 'Host',
    access: 'account',
    answer: FailedJobs,
    errors: ['forbidden'],
  }),
  retryFailedJob: endpoint({
    method: 'POST',
    path: '/api/host/failed-jobs/:jobId/retry',
    summary: 'Run a failed job again',
    tag: 'Host',
    access: 'account',
    params: z.object({ jobId: z.uuid('There is no such failed job. Reload the list.') }),
    answer: RetriedJob,
    errors: ['forbidden', 'not_found'],
  }),
  retryFailedJobs: endpoint({
    method: 'POST',
    path: '/api/host/failed-jobs/retry',
    summary: 'Run the failed jobs of one kind again, at most 500',
    tag: 'Host',
    access: 'account',
    body: z.object({ kind: z.enum(JOB_KINDS, { error: 'Choose the kind of jobs to retry.' }) }),
    answer: RetriedJobs,
    errors: ['forbidden'],
  }),
}
