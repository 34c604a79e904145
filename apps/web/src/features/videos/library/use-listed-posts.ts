import { POST_UPDATE, type PostUpdate } from '@dayreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { readAgain } from '#lib/read-again.ts'
import { useLive } from '#lib/use-live.ts'
import { VIDEO_LISTS_KEY, type VideoPage } from '#lib/videos.ts'

/** Keeps the posts in video lists up to date. */
export function useListedPosts(): void {
  useLive(POST_UPDATE, VIDEO_LISTS_KEY, makeListener)
}

function makeListener(queryClient: QueryClient) {
  // The last known state of each post. While a post is being sent, it changes many times a second, but not in ways that
  // a list shows.
  const lastStates = new Map<string, string>()
  return ({ post: { id, videoId, status, isDraft, scheduledAt, postedAt } }: PostUpdate): void => {
    const state = [status, isDraft, scheduledAt, postedAt].join(' ')
    if (lastStates.get(id) === state) return
    lastStates.set(id, state)
    const lists = queryClient.getQueriesData<VideoPage>({ queryKey: VIDEO_LISTS_KEY })
    const isShown = lists.some(([, page]) => page?.items.some((video) => video.id === videoId))
    if (isShown) void readAgain(queryClient, { queryKey: VIDEO_LISTS_KEY })
  }
}
