import { VIDEO_STATUS_UPDATE, type VideoStatusUpdate } from '@dayreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readBalancesAgain } from '#lib/credits.ts'
import { liveConnection, type LiveState } from '#lib/live-connection.ts'
import { useSession } from '#lib/session.ts'
import { CHANNELS_KEY } from './channel-queries.ts'

/** How often what a channel is doing is asked for: where updates come they tell sooner. */
const ASK_INTERVAL_MS = { live: 30_000, away: 3_000 }

/**
 * Reads channels again when a video begins or ends, which is when anything about its channel changes. Where the connection was away,
 * all of it is read again.
 */
export function useLiveChannels(): LiveState {
  const queryClient = useQueryClient()
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.userId : undefined
  const [state, setState] = useState<LiveState>('connecting')
  useEffect(() => {
    if (userId === undefined) return undefined
    const connection = liveConnection(userId)
    const phases = new Map<string, string>()
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: CHANNELS_KEY })
    setState(connection.state())
    const stopState = connection.onState((next) => {
      setState(next)
      if (next === 'live') readAgain()
    })
    const stopUpdates = connection.on(VIDEO_STATUS_UPDATE, ({ videoId, status }: VideoStatusUpdate) => {
      const phase = status === 'succeeded' || status === 'failed' ? status : 'busy'
      if (phases.get(videoId) === phase) return // how far it is, the video itself tells
      phases.set(videoId, phase)
      readAgain()
      readBalancesAgain(queryClient)
    })
    return () => {
      stopState()
      stopUpdates()
    }
  }, [queryClient, userId])
  return state
}

/** For a query of channels or their runs: how soon to ask again. A run that waits for its beginning has no video that would tell. */
export function askChannelsAgainAfter(live: LiveState, isAnyUnfinished: boolean): number | false {
  if (!isAnyUnfinished) return false
  return live === 'live' ? ASK_INTERVAL_MS.live : ASK_INTERVAL_MS.away
}
