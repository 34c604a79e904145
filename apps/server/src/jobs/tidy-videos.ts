import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Removes what is left of deleted videos and half-written files, and the steps of what nobody has edited for long. */
export const tidyVideos = defineJob({
  name: 'tidy-videos',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 30 * 60_000,
  once: () => 'tidy-videos',
  cron: '37 * * * *',
})
