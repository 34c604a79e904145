import { VIDEO_STATUS_UPDATE, type VideoStatusUpdate } from '@dayreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { CHANNELS_KEY } from '#lib/channels-key.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import type { LiveState } from '#lib/live-connection.ts'
import { readAgain } from '#lib/read-again.ts'
import { askAgainAfter, useLive } from '#lib/use-live.ts'

/** The polling interval while live updates arrive. It is long, because the updates are faster. */
const ASK_INTERVAL_LIVE_MS = 30_000

/** Refetches channels when a video starts or ends, because only then does a channel change. */
export function useLiveChannels(): LiveState {
  return useLive(VIDEO_STATUS_UPDATE, CHANNELS_KEY, readAgainAtEnds)
}

function readAgainAtEnds(queryClient: QueryClient): (update: VideoStatusUpdate) => void {
  const phases = new Map<string, string>()
  return ({ videoId, status }) => {
    const phase = status === 'succeeded' || status === 'failed' ? status : 'busy'
    if (phases.get(videoId) === phase) return // A channel does not change when only the progress changes.
    phases.set(videoId, phase)
    void readAgain(queryClient, { queryKey: CHANNELS_KEY })
    readBalancesAgain(queryClient)
  }
}

/**
 * Returns the polling interval of a query for channels or runs. Live updates do not replace polling, because a run that
 * waits for its start has no video to report it.
 */
export function askChannelsAgainAfter(live: LiveState, isAnyUnfinished: boolean): number | false {
  return askAgainAfter(live, isAnyUnfinished, ASK_INTERVAL_LIVE_MS)
}
