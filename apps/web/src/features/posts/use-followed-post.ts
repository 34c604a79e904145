import type { PostWithTimeline } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import { isDecided, postQuery } from './post-queries.ts'
import { askPostsAgainAfter, useLivePosts } from './use-live-posts.ts'

/** A post as it becomes: by updates, or where none come by asking. Undefined without an id, and until something is known. */
export function useFollowedPost(postId: string | undefined): PostWithTimeline | undefined {
  const live = useLivePosts()
  const post = useQuery({
    ...postQuery(postId ?? ''),
    enabled: postId !== undefined,
    refetchInterval: ({ state: { data } }) => askPostsAgainAfter(live, data === undefined || !isDecided(data)),
  })
  return postId === undefined ? undefined : post.data
}
