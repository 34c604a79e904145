import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Ends plans that were not paid for in time, and once a night looks for what Stripe has told in vain. */
export const reconcilePayments = defineJob({
  name: 'reconcile-payments',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 20 * 60_000,
  once: () => 'reconcile-payments',
  cron: '*/10 * * * *',
})
