import { POST_UPDATE, type PostUpdate } from '@dayreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '#lib/read-again.ts'
import { useLive } from '#lib/use-live.ts'
import { VIDEO_LISTS_KEY, type VideoPage } from '../video-queries.ts'

/** Keeps what lists of videos say of their posts as it is on the server. */
export function useListedPosts(): void {
  useLive(POST_UPDATE, VIDEO_LISTS_KEY, makeListener)
}

function makeListener(queryClient: QueryClient) {
  // While a post is being sent there is news of it many times a second, of which a list says nothing.
  const told = new Map<string, string>()
  return ({ post: { id, videoId, status, isDraft, scheduledAt, postedAt } }: PostUpdate): void => {
    const standing = [status, isDraft, scheduledAt, postedAt].join(' ')
    if (told.get(id) === standing) return
    told.set(id, standing)
    const lists = queryClient.getQueriesData<VideoPage>({ queryKey: VIDEO_LISTS_KEY })
    const isShown = lists.some(([, page]) => page?.items.some((video) => video.id === videoId))
    if (isShown) void readAgain(queryClient, { queryKey: VIDEO_LISTS_KEY })
  }
}
