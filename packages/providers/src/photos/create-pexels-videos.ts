import type { PhotoSource } from '@dayreel/storyboard'
import { z } from 'zod'
import type { Candidate } from './candidate.ts'
import { createPhotoSearch, RANKING_VERSION } from './create-photo-search.ts'
import type { StockApi } from './create-stock-api.ts'
import { createClipLoader } from './load-clip.ts'
import { isAt } from './load-photo.ts'
import { copyOf, ORIENTATIONS, wordsOfPage } from './pexels-addresses.ts'
import { plainText } from './plain-text.ts'
import { chooseRendition, MOST_ENLARGED } from './renditions.ts'

const FILES = ['https://videos.pexels.com', 'https://images.pexels.com']
const FOUND_VIDEOS = 40
const POSTER_HEIGHT = '350'

const Answer = z.object({ videos: z.array(z.unknown()) })
const Video = z.object({
  url: z.url({ protocol: /^https?$/u }),
  image: z.url({ protocol: /^https?$/u }),
  duration: z.number(),
  user: z.object({ name: z.string() }),
  video_files: z.array(
    z.object({
      link: z.url({ protocol: /^https?$/u }),
      file_type: z.string(),
      width: z.number().nullish(),
      height: z.number().nullish(),
      size: z.number().nullish(),
    }),
  ),
})

/**
 * Creates the source of Pexels' videos.
 *
 * @see https://www.pexels.com/api/documentation/#videos-search
 */
export function createPexelsVideos(api: StockApi): PhotoSource {
  const origins = api.originsOf(FILES)
  return {
    name: 'pexels-videos',
    id: `pexels-videos-${RANKING_VERSION}`,
    ...createPhotoSearch(
      [
        {
          name: 'pexels-videos',
          async search(query, signal, shape) {
            const parameters = { query, orientation: ORIENTATIONS[shape], per_page: `${FOUND_VIDEOS}` }
            return ((await api.ask('/v1/videos/search', parameters, Answer, signal))?.videos ?? []).flatMap(toCandidate)
          },
        },
      ],
      api,
    ),
    isOwnFile: (file) => isAt(origins, file),
    load: createClipLoader(origins, api),
    close: async () => undefined,
  }
}

/** Returns nothing for a video without a page or an author, because it could not be credited. */
function toCandidate(found: unknown): Candidate[] {
  const { data: video } = Video.safeParse(found)
  if (video === undefined) return []
  const { url, image, duration, user, video_files: files } = video
  const rendition = chooseRendition(
    files.flatMap(({ link, file_type: type, width, height, size }) =>
      type === 'video/mp4' && width && height ? [{ file: link, width, height, bytes: size ?? undefined }] : [],
    ),
    duration,
  )
  if (rendition === undefined) return []
  const words = wordsOfPage(url)
  const { file, width, height } = rendition
  return [
    {
      title: words || 'Video',
      creator: plainText(user.name),
      site: 'Pexels',
      url,
      licence: 'Pexels License',
      file,
      about: words,
      width,
      height,
      terms: 'free',
      mostEnlarged: MOST_ENLARGED,
      preview: posterOf(image),
      clip: { seconds: duration },
    },
  ]
}

function posterOf(image: string): string {
  const url = new URL(image)
  for (const name of ['w', 'fit']) url.searchParams.delete(name)
  return copyOf(url.href, { h: POSTER_HEIGHT })
}
