import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Applies what Stripe has told: fetches what it tells of, as it is now. */
export const stripeEvent = defineJob({
  name: 'stripe-event',
  payload: z.object({
    eventId: z.string(),
    /** The customer, or what else it tells of: one event of each at a time. */
    of: z.string(),
  }),
  attempts: 25, // with the growing wait about a day and a half
  timeoutMs: 2 * 60_000,
  oneAtATime: ({ of }) => of,
})
