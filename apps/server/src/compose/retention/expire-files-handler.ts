import { expireFiles } from '#jobs/expire-files.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import type { Services } from '../services.ts'
import { expireMedia } from './expire-media.ts'
import { expireVideos } from './expire-videos.ts'

/** Announces and deletes the videos and files that plans keep for a limited time. */
export const expireFilesHandler = handle(expireFiles, async (_payload, { services, signal }: JobContext<Services>) => {
  await expireVideos(services, signal)
  await expireMedia(services, signal)
})
