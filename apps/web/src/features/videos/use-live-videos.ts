import { VIDEO_STATUS_UPDATE, type Video, type VideoStatusUpdate } from '@dayreel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readBalancesAgain } from '#lib/credits.ts'
import type { LiveState } from '#lib/live-connection.ts'
import { readAgain } from '#lib/read-again.ts'
import { useLive } from '#lib/use-live.ts'
import { isBusy, VIDEO_LISTS_KEY, videoKey, VIDEOS_KEY, type VideoPage } from './video-queries.ts'

type Known = Pick<Video, 'status' | 'errorMessage' | 'progress'>

/** Videos that were told of and looked for in the lists. */
const soughtIds = new Set<string>()

/**
 * Keeps what is known of videos as it is on the server.
 *
 * @param videoId only this one's updates count; all unless given.
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

function take(queryClient: QueryClient, update: VideoStatusUpdate): void {
  const { videoId, status, errorMessage, progress } = update
  const known = { status, errorMessage, progress }
  queryClient.setQueryData<Video>(videoKey(videoId), (video) => video && withUpdate(video, known))
  const isListed = takeIntoLists(queryClient, videoId, known)
  if (isBusy(status)) {
    // Begun in another browser. Asked for once: it may belong to a page that is not looked at.
    if (!isListed && !soughtIds.has(videoId)) void readAgain(queryClient, { queryKey: VIDEO_LISTS_KEY })
    soughtIds.add(videoId)
    return
  }
  // Files, length and title are there now, and what was used may have come back.
  void readAgain(queryClient, { queryKey: videoKey(videoId) })
  void readAgain(queryClient, { queryKey: VIDEO_LISTS_KEY })
  readBalancesAgain(queryClient)
}

/** @returns whether a list has it. A list that was touched is no fresher for that: the rest of it is as old as before. */
function takeIntoLists(queryClient: QueryClient, videoId: string, known: Known): boolean {
  let isListed = false
  for (const [queryKey, page] of queryClient.getQueriesData<VideoPage>({ queryKey: VIDEO_LISTS_KEY })) {
    if (page?.items.some(({ id }) => id === videoId) !== true) continue
    isListed = true
    const state = queryClient.getQueryState(queryKey)
    if (state?.isInvalidated === true) continue // it is being read anew, or will be
    const items = page.items.map((item) => (item.id === videoId ? { ...item, ...known } : item))
    queryClient.setQueryData<VideoPage>(queryKey, { ...page, items }, { updatedAt: state?.dataUpdatedAt })
  }
  return isListed
}

function withUpdate(video: Video, known: Known): Video {
  const versions = video.versions.map((version, i) => (i === 0 ? { ...version, ...known } : version))
  return { ...video, ...known, versions }
}
