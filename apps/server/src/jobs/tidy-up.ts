import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Deletes expired rows. */
export const tidyUp = defineJob({
  name: 'tidy-up',
  kind: 'clean-up',
  role: 'tidy',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 10 * 60_000,
  once: () => 'tidy-up',
  cron: '17 * * * *',
})
