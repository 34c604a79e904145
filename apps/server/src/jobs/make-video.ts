import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Makes one version of a video. One after the other for each account, so that nobody's ten hold up another's first. */
export const makeVideo = defineJob({
  name: 'make-video',
  payload: z.object({ accountId: z.uuid(), videoId: z.uuid(), number: z.int().min(1) }),
  attempts: 3,
  timeoutMs: 30 * 60_000,
  oneAtATime: ({ accountId }) => accountId,
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), // a render works with two threads
  resumes: true,
})
