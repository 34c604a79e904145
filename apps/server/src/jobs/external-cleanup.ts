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
  once: () => 'say-externalCleanups',
  cron: '* * * * *',
})
