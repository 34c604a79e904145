import type { PostWithTimeline } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import { askAgainAfter } from '#lib/use-live.ts'
import { isDecided, postQuery } from './post-queries.ts'
import { useLivePosts } from './use-live-posts.ts'

/**
 * Returns a post with its live updates. Without live updates, it polls. Undefined without an id and until the post is
 * loaded.
 */
export function useFollowedPost(postId: string | undefined): PostWithTimeline | undefined {
  const live = useLivePosts()
  const post = useQuery({
    ...postQuery(postId ?? ''),
    enabled: postId !== undefined,
    refetchInterval: ({ state: { data } }) => askAgainAfter(live, data === undefined || !isDecided(data)),
  })
  return postId === undefined ? undefined : post.data
}
