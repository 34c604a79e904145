import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Warns the hosts if a disk is nearly full, work is late or jobs have failed. */
export const checkDisk = defineJob({
  name: 'check-disk',
  kind: 'disk-check',
  role: 'tidy',
  payload: z.object({}),
  attempts: 1,
  timeoutMs: 60_000,
  once: () => 'check-disk',
  cron: '*/5 * * * *',
})
