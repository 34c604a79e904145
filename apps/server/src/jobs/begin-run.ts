import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Begins a channel's run: pays for it, decides what its video is about, and starts that. */
export const beginRun = defineJob({
  name: 'begin-run',
  payload: z.object({ runId: z.uuid() }),
  attempts: 5,
  timeoutMs: 60_000,
  once: ({ runId }) => runId,
})
