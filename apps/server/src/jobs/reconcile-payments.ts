import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Ends overdue plans. Once a night, also searches for missed Stripe events. */
export const reconcilePayments = defineJob({
  name: 'reconcile-payments',
  kind: 'payment-check',
  role: 'tidy',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 20 * 60_000,
  once: () => 'reconcile-payments',
  cron: '*/10 * * * *',
})
