import { POST_UPDATE, type ListedVideo, type PostUpdate } from '@dayreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useLive } from '#lib/use-live.ts'
import { VIDEO_LISTS_KEY, type VideoPage } from '../video-queries.ts'

/** Keeps what lists of videos say of their posts as it is on the server. */
export function useListedPosts(): void {
  useLive(POST_UPDATE, VIDEO_LISTS_KEY, makeListener)
}

function makeListener(queryClient: QueryClient) {
  return ({ post }: PostUpdate): void => {
    const lists = queryClient.getQueriesData<VideoPage>({ queryKey: VIDEO_LISTS_KEY })
    const shown = lists.flatMap(([, page]) => page?.items ?? []).filter(({ id }) => id === post.videoId)
    // While it is being sent there is news of it many times a second.
    if (shown.some((video) => isNews(video, post))) void queryClient.invalidateQueries({ queryKey: VIDEO_LISTS_KEY })
  }
}

function isNews({ posts }: ListedVideo, { id, status, isDraft }: PostUpdate['post']): boolean {
  const known = posts.find((post) => post.id === id)
  return known === undefined || known.status !== status || known.isDraft !== isDraft
}
