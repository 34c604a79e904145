import { POST_UPDATE, type PostUpdate, type PostWithTimeline } from '@dayreel/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { liveConnection, type LiveState } from '#lib/live-connection.ts'
import { POSTS_KEY } from '#lib/posts.ts'
import { useSession } from '#lib/session.ts'
import { POST_LISTS_KEY, postKey } from './post-queries.ts'

/** How often a post that is under way is asked for while no updates come. */
const ASK_INTERVAL_MS = 3_000

/**
 * Keeps what is known of posts as it is on the server. Where the connection was away, all of it is read again.
 *
 * @param onPost is told of each change as well.
 */
export function useLivePosts(onPost?: (post: PostWithTimeline) => void): LiveState {
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
      if (next === 'live') void queryClient.invalidateQueries({ queryKey: POSTS_KEY })
    })
    const stopUpdates = connection.on(POST_UPDATE, ({ post }: PostUpdate) => {
      queryClient.setQueryData(postKey(post.id), post)
      void queryClient.invalidateQueries({ queryKey: POST_LISTS_KEY })
      onPost?.(post)
    })
    return () => {
      stopState()
      stopUpdates()
    }
  }, [queryClient, userId, onPost])
  return state
}

/** For a query of posts: how soon to ask again, with updates coming or not. */
export function askPostsAgainAfter(live: LiveState, isAnyUnderWay: boolean): number | false {
  return isAnyUnderWay && live !== 'live' ? ASK_INTERVAL_MS : false
}
