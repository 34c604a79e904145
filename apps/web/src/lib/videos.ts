import type { VideoStatus } from '@dayreel/catalogue'
import type { ListedVideo, Video } from '@dayreel/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

/** Milliseconds between polls for painted scenes. Painting a scene takes about a second. */
const PAINTING_MS = 1_000

/** The query key prefix of all data about videos. */
export const VIDEOS_KEY = ['videos'] as const
export const videoKey = (id: string) => [...VIDEOS_KEY, 'one', id] as const
export const VIDEO_LISTS_KEY = [...VIDEOS_KEY, 'list'] as const

export type VideoPage = { items: ListedVideo[]; page: number; pages: number; total: number }

/** One video with all its versions. */
export const videoQuery = (id: string) =>
  queryOptions({
    queryKey: videoKey(id),
    queryFn: ({ signal }): Promise<Video> => server.getVideo({ params: { id } }, { signal }),
  })

/** One page of the user's videos, newest first. */
export const videosQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [...VIDEO_LISTS_KEY, search, page],
    queryFn: ({ signal }): Promise<VideoPage> => server.listVideos({ query: { search, page } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The lines and pictures of a running version, polled until they are complete. */
export const paintedQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...videoKey(id), 'painted', version],
    queryFn: ({ signal }) => server.listPainted({ params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.lines.length > 0 && data.pictures.length === data.lines.length ? false : PAINTING_MS,
    retry: false,
  })

/** The query key prefix of the storyboards of a video. */
export const storyboardsKey = (id: string) => [...videoKey(id), 'storyboard'] as const

/** The storyboard of a version with its pictures, for the editor. */
export const storyboardQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...storyboardsKey(id), version],
    queryFn: ({ signal }) => server.getStoryboard({ params: { id }, query: { version } }, { signal }),
  })

/** Returns whether any of the videos is being made. */
export function hasBusy(videos: readonly Pick<ListedVideo, 'status'>[] | undefined): boolean {
  return videos?.some(({ status }) => isBusy(status)) ?? false
}

/** Returns whether a video is being made. */
export function isBusy(status: VideoStatus): boolean {
  return status !== 'succeeded' && status !== 'failed'
}
