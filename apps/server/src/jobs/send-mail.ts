import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Hands a mail that waits in the database to the mail server. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  attempts: 30, // with the growing wait about two days
  timeoutMs: 60_000,
  once: ({ mailId }) => mailId,
})
