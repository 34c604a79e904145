import type { PostStatus } from '@dayreel/catalogue'
import type { Post, PostWithTimeline } from '@dayreel/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { POSTS_KEY } from '#lib/posts.ts'

export const postKey = (id: string) => [...POSTS_KEY, 'one', id] as const
export const POST_LISTS_KEY = [...POSTS_KEY, 'list'] as const

/** A post with its timeline. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: postKey(id),
    queryFn: ({ signal }): Promise<PostWithTimeline> => server.getPost({ params: { id } }, { signal }),
  })

export type PostList = { items: Post[]; uncertain: Post[] }

/** The posts whose time is in a range, and all posts that need attention. */
export const postsQuery = (range: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...POST_LISTS_KEY, range.from, range.to],
    queryFn: ({ signal }): Promise<PostList> => server.listPosts({ query: range }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The posts of a video. */
export const postsOfVideoQuery = (videoId: string) =>
  queryOptions({
    queryKey: [...POST_LISTS_KEY, 'of', videoId],
    queryFn: async ({ signal }): Promise<Post[]> =>
      (await server.listPostsOfVideo({ params: { id: videoId } }, { signal })).items,
  })

const UNDER_WAY: readonly PostStatus[] = ['waiting', 'posting', 'checking']

/** Returns whether the post will soon change without the user. */
export function isUnderWay({ status }: Pick<Post, 'status'>): boolean {
  return UNDER_WAY.includes(status)
}

/** Returns whether the post is live or failed and will not change any more. */
export function isDecided({ status, remoteId }: Pick<Post, 'status' | 'remoteId'>): boolean {
  return remoteId !== null || !(isUnderWay({ status }) || status === 'scheduled')
}
