import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Starts a channel's run: pays for the run, chooses its subject and starts its video. */
export const beginRun = defineJob({
  name: 'begin-run',
  kind: 'run',
  role: 'text',
  payload: z.object({ runId: z.uuid() }),
  attempts: 5,
  timeoutMs: 60_000,
  once: ({ runId }) => runId,
})
