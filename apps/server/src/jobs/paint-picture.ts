import { z } from 'zod'
import { defineJob } from './define-job.ts'

/** Paints the picture of an idea for a channel; somebody waits for it. */
export const paintPicture = defineJob({
  name: 'paint-picture',
  payload: z.object({ pictureId: z.uuid() }),
  attempts: 2,
  timeoutMs: 60_000,
  once: ({ pictureId }) => pictureId,
  atOnce: 1,
})
