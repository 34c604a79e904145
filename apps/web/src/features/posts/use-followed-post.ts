import type { PostWithTimeline } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import { askAgainAfter } from '#lib/use-live.ts'
import { isDecided, postQuery } from './post-queries.ts'
import { useLivePosts } from './use-live-posts.ts'

/** A post with its live updates, or by polling if there are none. Undefined without an id, and until it is loaded. */
export function useFollowedPost(postId: string | undefined): PostWithTimeline | undefined {
  const live = useLivePosts()
  const post = useQuery({
    ...postQuery(postId ?? ''),
    enabled: postId !== undefined,
    refetchInterval: ({ state: { data } }) => askAgainAfter(live, data === undefined || !isDecided(data)),
  })
  return postId === undefined ? undefined : post.data
}
