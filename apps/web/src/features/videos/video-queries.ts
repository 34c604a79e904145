import type { ListedVideo, Video, VideoStatus } from '@dayreel/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

/** A scene is painted in about a second. */
const PAINTING_MS = 1_000

/** Everything that is known of videos is under this key. */
export const VIDEOS_KEY = ['videos'] as const
export const videoKey = (id: string) => [...VIDEOS_KEY, 'one', id] as const
export const VIDEO_LISTS_KEY = [...VIDEOS_KEY, 'list'] as const

export type VideoPage = { items: ListedVideo[]; page: number; pages: number; total: number }

/** One video with its versions. */
export const videoQuery = (id: string) =>
  queryOptions({
    queryKey: videoKey(id),
    queryFn: ({ signal }): Promise<Video> => server.getVideo({ params: { id } }, { signal }),
  })

/** A page of one's videos, newest first. */
export const videosQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [...VIDEO_LISTS_KEY, search, page],
    queryFn: ({ signal }): Promise<VideoPage> => server.listVideos({ query: { search, page } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What has been written and painted of a version that is being made; read again until all of it is. */
export const paintedQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...videoKey(id), 'painted', version],
    queryFn: ({ signal }) => server.listPainted({ params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.lines.length > 0 && data.pictures.length === data.lines.length ? false : PAINTING_MS,
    retry: false,
  })

/** What is edited: the storyboard of a version, and its pictures. */
export const storyboardQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...videoKey(id), 'storyboard', version],
    queryFn: ({ signal }) => server.getStoryboard({ params: { id }, query: { version } }, { signal }),
  })

/** Whether a video is being made. */
export function isBusy(status: VideoStatus): boolean {
  return status !== 'succeeded' && status !== 'failed'
}
