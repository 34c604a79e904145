import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Removes what is kept for a time only. */
export const tidyUp = defineJob({
  name: 'tidy-up',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 10 * 60_000,
  once: () => 'tidy-up',
  cron: '17 * * * *',
})
