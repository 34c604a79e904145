import { VIDEO_STATUS_UPDATE } from '@dayreel/contract'
import type { Topic } from '#realtime/create-realtime.ts'
import type { Services } from '#services'
import { readUpdate } from './read-video.ts'
import { VIDEO_CHANGED } from '#video/video-changed.ts'

/** Tells the owner's browsers how far each video is. */
export function videoUpdates(services: Pick<Services, 'db' | 'sealing'>): Topic {
  return {
    channel: VIDEO_CHANGED,
    async load(videoId) {
      const found = await readUpdate(services, videoId)
      return found && { accountId: found.accountId, event: VIDEO_STATUS_UPDATE, body: found.update }
    },
  }
}
