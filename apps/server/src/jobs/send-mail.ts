import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Sends a mail that waits in the database to the mail server. */
export const sendMail = defineJob({
  name: 'send-mail',
  kind: 'mail',
  role: 'tidy',
  payload: z.object({ mailId: z.uuid() }),
  attempts: 30, // With growing delays, these attempts take about two days.
  timeoutMs: 60_000,
  once: ({ mailId }) => mailId,
})
