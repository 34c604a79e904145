import { VIDEO_STATUS_UPDATE, type Video, type VideoStatusUpdate } from '@dayreel/contract'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readBalancesAgain } from '#lib/credits.ts'
import type { LiveState } from '#lib/live-connection.ts'
import { readAgain } from '#lib/read-again.ts'
import { askAgainAfter, useLive } from '#lib/use-live.ts'
import { hasBusy, isBusy, VIDEO_LISTS_KEY, videoKey, VIDEOS_KEY, videosQuery, type VideoPage } from './videos.ts'

type Known = Pick<Video, 'status' | 'errorMessage' | 'progress' | 'writing'>

/** Videos that have already had an update. The lists are not refetched again for such a video. */
const soughtIds = new Set<string>()

/**
 * Keeps the cached videos up to date.
 *
 * @param videoId limits the updates to this video. By default, all videos are updated.
 */
export function useLiveVideos(videoId?: string): LiveState {
  const makeListener = useCallback(
    (queryClient: QueryClient) => (update: VideoStatusUpdate) => {
      if (videoId === undefined || update.videoId === videoId) take(queryClient, update)
    },
    [videoId],
  )
  return useLive(VIDEO_STATUS_UPDATE, VIDEOS_KEY, makeListener)
}

/** Returns one page of the user's videos, kept up to date. */
export function useVideoPage(search: string, page: number) {
  const live = useLiveVideos()
  const videos = useQuery({
    ...videosQuery(search, page),
    refetchInterval: ({ state }) => askAgainAfter(live, hasBusy(state.data?.items)),
  })
  return { videos, live }
}

function take(queryClient: QueryClient, update: VideoStatusUpdate): void {
  const { videoId, status, errorMessage, progress, writing } = update
  const known = { status, errorMessage, progress, writing }
  queryClient.setQueryData<Video>(videoKey(videoId), (video) => video && withUpdate(video, known))
  const isListed = takeIntoLists(queryClient, videoId, known)
  if (isBusy(status)) {
    // The video was started in another browser. The lists are refetched only once, because the video may be
    // on a page that is not shown.
    if (!isListed && !soughtIds.has(videoId)) void readAgain(queryClient, { queryKey: VIDEO_LISTS_KEY })
    soughtIds.add(videoId)
    return
  }
  // The video has ended. Either its files, length and title exist now, or its payment was returned.
  void readAgain(queryClient, { queryKey: videoKey(videoId) })
  void readAgain(queryClient, { queryKey: VIDEO_LISTS_KEY })
  readBalancesAgain(queryClient)
}

/**
 * Writes an update into the cached lists. The lists keep their timestamps, because their other entries are no fresher
 * than before.
 *
 * @returns whether a list contains the video.
 */
function takeIntoLists(queryClient: QueryClient, videoId: string, known: Known): boolean {
  let isListed = false
  for (const [queryKey, page] of queryClient.getQueriesData<VideoPage>({ queryKey: VIDEO_LISTS_KEY })) {
    if (page?.items.some(({ id }) => id === videoId) !== true) continue
    isListed = true
    const state = queryClient.getQueryState(queryKey)
    if (state?.isInvalidated === true) continue // The list is refetched anyway.
    const items = page.items.map((item) => (item.id === videoId ? { ...item, ...known } : item))
    queryClient.setQueryData<VideoPage>(queryKey, { ...page, items }, { updatedAt: state?.dataUpdatedAt })
  }
  return isListed
}

function withUpdate(video: Video, known: Known): Video {
  const versions = video.versions.map((version, i) => (i === 0 ? { ...version, ...known } : version))
  return { ...video, ...known, versions }
}
