import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Runs the due cleanup tasks for deleted accounts at outside services. */
export const externalCleanup = defineJob({
  name: 'say-externalCleanups',
  kind: 'external-cleanup',
  role: 'tidy',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 10 * 60_000,
  atOnce: 1, // Only one may wait, and each concurrent job would poll after each notification.
  once: () => 'say-externalCleanups',
  cron: '* * * * *',
})
