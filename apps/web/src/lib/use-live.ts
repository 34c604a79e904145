import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { liveConnection, type LiveState } from './live-connection.ts'
import { readAgain } from './read-again.ts'
import { useSession } from './session.ts'

/** How often something that is under way is asked for while no updates come. */
const ASK_INTERVAL_MS = 3_000

/**
 * Hears the updates of one event. Where the connection was away, everything below `queryKey` is read again.
 *
 * @param makeListener is called once for each connection, so that a listener may remember what it heard; it stays the same between
 *   renders, or the listening begins anew.
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
 * For a query: how soon to ask again, in ms, with updates coming or not.
 *
 * @param liveMs where updates come but do not tell everything.
 */
export function askAgainAfter(live: LiveState, isAnyUnderWay: boolean, liveMs: number | false = false): number | false {
  if (!isAnyUnderWay) return false
  return live === 'live' ? liveMs : ASK_INTERVAL_MS
}
