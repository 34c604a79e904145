import { VIDEO_STATUS_UPDATE } from '@dayreel/contract'
import type { Topic } from '#realtime/create-realtime.ts'
import type { Services } from '#services'
import { readUpdate } from './read-video.ts'
import { VIDEO_CHANGED } from './video-changed.ts'

/** Sends each video's progress to its owner's browsers. */
export function videoUpdates(services: Pick<Services, 'db' | 'sealing'>): Topic {
  return {
    channel: VIDEO_CHANGED,
    async load(videoId) {
      const found = await readUpdate(services, videoId)
      return found && { accountId: found.accountId, event: VIDEO_STATUS_UPDATE, body: found.update }
    },
  }
}
