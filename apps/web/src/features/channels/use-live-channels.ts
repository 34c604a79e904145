import { VIDEO_STATUS_UPDATE, type VideoStatusUpdate } from '@dayreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { readBalancesAgain } from '#lib/credits.ts'
import type { LiveState } from '#lib/live-connection.ts'
import { readAgain } from '#lib/read-again.ts'
import { askAgainAfter, useLive } from '#lib/use-live.ts'
import { CHANNELS_KEY } from './channel-queries.ts'

/** How often what a channel is doing is asked for where updates come, which tell sooner. */
const ASK_INTERVAL_LIVE_MS = 30_000

/** Reads channels again when a video begins or ends, which is when anything about its channel changes. */
export function useLiveChannels(): LiveState {
  return useLive(VIDEO_STATUS_UPDATE, CHANNELS_KEY, readAgainAtEnds)
}

function readAgainAtEnds(queryClient: QueryClient): (update: VideoStatusUpdate) => void {
  const phases = new Map<string, string>()
  return ({ videoId, status }) => {
    const phase = status === 'succeeded' || status === 'failed' ? status : 'busy'
    if (phases.get(videoId) === phase) return // how far it is, the video itself tells
    phases.set(videoId, phase)
    void readAgain(queryClient, { queryKey: CHANNELS_KEY })
    readBalancesAgain(queryClient)
  }
}

/** For a query of channels or their runs: how soon to ask again. A run that waits for its beginning has no video that would tell. */
export function askChannelsAgainAfter(live: LiveState, isAnyUnfinished: boolean): number | false {
  return askAgainAfter(live, isAnyUnfinished, ASK_INTERVAL_LIVE_MS)
}
