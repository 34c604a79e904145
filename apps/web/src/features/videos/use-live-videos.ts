import { VIDEO_STATUS_UPDATE, type Video, type VideoStatusUpdate } from '@dayreel/contract'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { creditsQuery } from '#lib/credits.ts'
import { liveConnection, type LiveState } from '#lib/live-connection.ts'
import { useSession } from '#lib/session.ts'
import { isBusy, VIDEO_LISTS_KEY, videoKey, VIDEOS_KEY, type VideoPage } from './video-queries.ts'

/** How often a video that is being made is asked for while no updates come. */
const ASK_INTERVAL_MS = 3_000

/**
 * Keeps what is known of videos as it is on the server. Where the connection was away, all of it is read again.
 *
 * @param videoId only this one's updates count; all unless given.
 */
export function useLiveVideos(videoId?: string): LiveState {
  const queryClient = useQueryClient()
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.userId : undefined
  const [state, setState] = useState<LiveState>('connecting')
  useEffect(() => {
    if (userId === undefined) return undefined
    const connection = liveConnection(userId)
    setState(connection.state())
    const stopState = connection.onState((next) => {
      setState(next)
      if (next === 'live') void queryClient.invalidateQueries({ queryKey: VIDEOS_KEY })
    })
    const stopUpdates = connection.on(VIDEO_STATUS_UPDATE, (update: VideoStatusUpdate) => {
      if (videoId === undefined || update.videoId === videoId) take(queryClient, update)
    })
    return () => {
      stopState()
      stopUpdates()
    }
  }, [queryClient, userId, videoId])
  return state
}

/** For a query of videos: how soon to ask again, with updates coming or not. */
export function askAgainAfter(live: LiveState, isAnyBusy: boolean): number | false {
  return isAnyBusy && live !== 'live' ? ASK_INTERVAL_MS : false
}

function take(queryClient: QueryClient, update: VideoStatusUpdate): void {
  const { videoId, status, errorMessage, progress } = update
  const isKnown = queryClient.getQueryData<Video>(videoKey(videoId)) !== undefined
  const known = { status, errorMessage, progress }
  queryClient.setQueryData<Video>(videoKey(videoId), (video) => video && withUpdate(video, known))
  queryClient.setQueriesData<VideoPage>({ queryKey: VIDEO_LISTS_KEY }, (page) =>
    page === undefined
      ? page
      : { ...page, items: page.items.map((item) => (item.id === videoId ? { ...item, ...known } : item)) },
  )
  if (isBusy(status)) return
  // Files, length and title are there now, and what was used may have come back.
  void queryClient.invalidateQueries({ queryKey: isKnown ? videoKey(videoId) : VIDEO_LISTS_KEY })
  if (isKnown) void queryClient.invalidateQueries({ queryKey: VIDEO_LISTS_KEY })
  void queryClient.invalidateQueries(creditsQuery)
}

function withUpdate(video: Video, known: Pick<Video, 'status' | 'errorMessage' | 'progress'>): Video {
  const versions = video.versions.map((version, i) => (i === 0 ? { ...version, ...known } : version))
  return { ...video, ...known, versions }
}
