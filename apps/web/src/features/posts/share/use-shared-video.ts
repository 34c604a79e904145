import { creditsOf, type Video } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import { storyboardQuery } from '#lib/videos.ts'
import type { SharedVideo } from './share-video.tsx'

/**
 * Returns a video's newest finished version for posting, with the texts of its storyboard. If the storyboard cannot be
 * loaded, the texts start empty.
 *
 * @returns `shared` is undefined without a finished version. `isPending` is true while its storyboard is loading.
 */
export function useSharedVideo(video: Video | undefined): { shared: SharedVideo | undefined; isPending: boolean } {
  const version = video?.versions.find(({ status }) => status === 'succeeded')
  const storyboard = useQuery({
    ...storyboardQuery(video?.id ?? '', version?.number ?? 0),
    enabled: version !== undefined,
  })
  if (video === undefined || version === undefined) return { shared: undefined, isPending: false }
  const words = storyboard.data?.storyboard
  const { title = '', description = '', hashtags = [] } = words ?? {}
  const shared = {
    id: video.id,
    version: version.number,
    title: video.title || title,
    description,
    sources: words?.sourcesInPosts ? creditsOf(words) : [],
    tags: hashtags.map((tag) => tag.replace(/^#/, '')),
    lengthSeconds: version.seconds ?? 0,
    pictureUrl: video.thumbnail_url,
    format: video.format,
  }
  return { shared, isPending: storyboard.isPending }
}
