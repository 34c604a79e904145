import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Makes one version of a video. An account has so many lanes, one video at a time in each: nobody's ten hold up another's first. */
export const makeVideo = defineJob({
  name: 'make-video',
  payload: z.object({
    accountId: z.uuid(),
    videoId: z.uuid(),
    number: z.int().min(1),
    lane: z.int().min(0).default(0),
  }),
  attempts: 3,
  timeoutMs: 30 * 60_000,
  oneAtATime: ({ accountId, lane }) => (lane === 0 ? accountId : `${accountId} ${lane}`),
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), // a render works with two threads
  resumes: true,
})
