import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Announces and deletes the videos and files that plans keep for a limited time. */
export const expireFiles = defineJob({
  name: 'expire-files',
  kind: 'video-clean-up',
  role: 'tidy',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 60 * 60_000,
  once: () => 'expire-files',
  cron: '53 3 * * *',
})
