import type { PhotoSource } from '@dayreel/storyboard'
import { z } from 'zod'
import type { Candidate } from './candidate.ts'
import { createPhotoSearch, RANKING_VERSION } from './create-photo-search.ts'
import type { StockApi } from './create-stock-api.ts'
import { loadByPage } from './load-by-page.ts'
import { createClipLoader } from './load-clip.ts'
import { isAt } from './load-photo.ts'
import { PIXABAY_FILES } from './pixabay-addresses.ts'
import { plainText } from './plain-text.ts'
import { chooseRendition, MOST_ENLARGED } from './renditions.ts'

const FOUND_VIDEOS = 40

/** A missing rendition has an empty address. */
const File = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  size: z.number(),
  thumbnail: z.string(),
})
const Answer = z.object({ hits: z.array(z.unknown()) })
const Hit = z.object({
  pageURL: z.url({ protocol: /^https?$/u }),
  tags: z.string(),
  duration: z.number(),
  videos: z.object({ large: File, medium: File, small: File, tiny: File }),
  user: z.string(),
})

/**
 * Creates the source of Pixabay's videos. A file whose address has expired is looked up again.
 *
 * @see https://pixabay.com/api/docs/#api_search_videos
 */
export function createPixabayVideos(api: StockApi): PhotoSource {
  const origins = api.originsOf(PIXABAY_FILES)
  const loadFile = createClipLoader(origins, api)
  const askFor = async (parameters: Record<string, string>, signal: AbortSignal): Promise<Candidate[]> =>
    ((await api.ask('/api/videos/', parameters, Answer, signal))?.hits ?? []).flatMap(toCandidate)
  return {
    name: 'pixabay-videos',
    id: `pixabay-videos-${RANKING_VERSION}`,
    ...createPhotoSearch(
      [
        {
          name: 'pixabay-videos',
          // Pixabay cannot search for a shape. The ranking prefers clips that lose little when they are cropped.
          search: (query, signal) =>
            askFor({ q: query, video_type: 'film', safesearch: 'true', per_page: `${FOUND_VIDEOS}` }, signal),
        },
      ],
      api,
    ),
    isOwnFile: (file) => isAt(origins, file),
    async load(photo, signal) {
      // A poster is not looked up, because the answer would be the whole clip.
      if (photo.clip === undefined) return loadFile(photo, signal)
      const find = (id: string): Promise<Candidate[]> => askFor({ id }, signal)
      return loadByPage<Pick<Candidate, 'file' | 'clip'>>(photo, { origins, load: loadFile, find }, signal)
    },
    close: async () => undefined,
  }
}

/** Returns nothing for a video without a page or an author, because it could not be credited. */
function toCandidate(found: unknown): Candidate[] {
  const { data: hit } = Hit.safeParse(found)
  if (hit === undefined) return []
  const { pageURL, tags, duration, videos, user } = hit
  const files = Object.values(videos).filter(({ url, thumbnail }) => URL.canParse(url) && URL.canParse(thumbnail))
  const rendition = chooseRendition(
    files.map(({ url, width, height, size }) => ({ file: url, width, height, bytes: size })),
    duration,
  )
  if (rendition === undefined) return []
  const { file, width, height } = rendition
  const smallest = files.reduce((one, other) => (other.width < one.width ? other : one))
  return [
    {
      title: plainText(tags) || 'Video',
      creator: plainText(user),
      site: 'Pixabay',
      url: pageURL,
      licence: 'Pixabay Content License',
      file,
      about: plainText(tags, 2_000),
      width,
      height,
      terms: 'free',
      mostEnlarged: MOST_ENLARGED,
      preview: smallest.thumbnail,
      clip: { seconds: duration },
    },
  ]
}
