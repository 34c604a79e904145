import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Deletes the remains of deleted videos, half-written files and the cached steps of videos without recent edits. */
export const tidyVideos = defineJob({
  name: 'tidy-videos',
  kind: 'video-clean-up',
  role: 'tidy',
  payload: z.object({}),
  attempts: 3,
  timeoutMs: 30 * 60_000,
  once: () => 'tidy-videos',
  cron: '37 * * * *',
})
