import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Paints the picture for a channel idea while a user waits for it. */
export const paintPicture = defineJob({
  name: 'paint-picture',
  kind: 'picture',
  role: 'render',
  payload: z.object({ pictureId: z.uuid() }),
  attempts: 2,
  timeoutMs: 60_000,
  once: ({ pictureId }) => pictureId,
  atOnce: 1,
})
