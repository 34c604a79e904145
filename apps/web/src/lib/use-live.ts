import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { liveConnection, type LiveState } from './live-connection.ts'
import { readAgain } from './read-again.ts'
import { useSession } from './session.ts'

/** Milliseconds between polls for running work while no live updates arrive. */
const ASK_INTERVAL_MS = 3_000

/**
 * Subscribes to the updates of one event. Whenever the connection becomes live, everything below `queryKey` is
 * refetched, because updates may have been missed.
 *
 * @param makeListener called once per subscription, so that a listener may keep state. Keep the function stable between
 * renders, otherwise each render subscribes again.
 */
export function useLive<Update>(
  event: string,
  queryKey: QueryKey,
  makeListener: (queryClient: QueryClient) => (update: Update) => void,
): LiveState {
  const queryClient = useQueryClient()
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.userId : undefined
  const [state, setState] = useState<LiveState>('connecting')
  useEffect(() => {
    if (userId === undefined) return undefined
    const connection = liveConnection(userId)
    setState(connection.state())
    const stopState = connection.onState((next) => {
      setState(next)
      if (next === 'live') void readAgain(queryClient, { queryKey })
    })
    const stopUpdates = connection.on(event, makeListener(queryClient))
    return () => {
      stopState()
      stopUpdates()
    }
  }, [queryClient, userId, event, queryKey, makeListener])
  return state
}

/**
 * Returns the polling interval of a query in ms, or false for no polling.
 *
 * @param liveMs the interval while live updates arrive, for data that the updates do not cover completely.
 */
export function askAgainAfter(live: LiveState, isAnyUnderWay: boolean, liveMs: number | false = false): number | false {
  if (!isAnyUnderWay) return false
  return live === 'live' ? liveMs : ASK_INTERVAL_MS
}
