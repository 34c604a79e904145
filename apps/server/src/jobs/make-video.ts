import { z } from 'zod'
import { defineJob } from './define-job.ts'

/**
 * Makes one version of a video. An account's concurrent videos are limited, so that ten videos of one user do not delay
 * another user's first.
 */
export const makeVideo = defineJob({
  name: 'make-video',
  kind: 'video',
  role: 'render',
  payload: z.object({
    accountId: z.uuid(),
    videoId: z.uuid(),
    number: z.int().min(1),
  }),
  attempts: 3,
  timeoutMs: 30 * 60_000,
  isLimitedByAccount: true,
  atOnce: 1, // The worker overrides this by its cores and memory (`worker-concurrency.ts`).
  resumes: true,
})
