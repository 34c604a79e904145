import { POST_UPDATE, type PostUpdate, type PostWithTimeline } from '@dayreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { LiveState } from '#lib/live-connection.ts'
import { POSTS_KEY } from '#lib/posts.ts'
import { readAgain } from '#lib/read-again.ts'
import { useLive } from '#lib/use-live.ts'
import { POST_LISTS_KEY, postKey } from './post-queries.ts'

/**
 * Keeps the cached posts up to date with the server.
 *
 * @param onPost also called after each change.
 */
export function useLivePosts(onPost?: (post: PostWithTimeline) => void): LiveState {
  const makeListener = useCallback(
    (queryClient: QueryClient) =>
      ({ post }: PostUpdate) => {
        // The result of a request in progress may be older than this change.
        void queryClient.cancelQueries({ queryKey: postKey(post.id) })
        queryClient.setQueryData(postKey(post.id), post)
        void readAgain(queryClient, { queryKey: POST_LISTS_KEY })
        onPost?.(post)
      },
    [onPost],
  )
  return useLive(POST_UPDATE, POSTS_KEY, makeListener)
}
