import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Applies a Stripe event by fetching the current state of its object. */
export const stripeEvent = defineJob({
  name: 'stripe-event',
  kind: 'payment',
  role: 'tidy',
  payload: z.object({
    eventId: z.string(),
    /** The id of the customer or another object. Events with the same id are applied one at a time. */
    of: z.string(),
  }),
  attempts: 25, // With growing delays, these attempts take about a day and a half.
  timeoutMs: 2 * 60_000,
  oneAtATime: ({ of }) => of,
})
