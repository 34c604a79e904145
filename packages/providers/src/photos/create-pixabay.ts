import type { PhotoSource } from '@dayreel/storyboard'
import { z } from 'zod'
import { userAgentOf } from '../public-api/create-public-api.ts'
import type { Candidate } from './candidate.ts'
import { createPhotoSearch, RANKING_VERSION } from './create-photo-search.ts'
import type { StockApi } from './create-stock-api.ts'
import { loadByPage } from './load-by-page.ts'
import { isAt, loadPhoto } from './load-photo.ts'
import { PIXABAY_FILES } from './pixabay-addresses.ts'
import { plainText } from './plain-text.ts'

const FOUND_PHOTOS = 40
/** The longer side of the largest copy that every key may load. */
const COPY_PIXELS = 1_280
/** Copies are reduced from much larger originals, so they stay sharp when they are enlarged to a portrait frame. */
const MOST_ENLARGED = 1.5
const ORIENTATIONS = { tall: 'vertical', wide: 'horizontal', square: 'all' } as const

const Hit = z.object({
  id: z.number(),
  pageURL: z.url({ protocol: /^https?$/u }),
  tags: z.string(),
  largeImageURL: z.url(),
  webformatURL: z.url(),
  imageWidth: z.number(),
  imageHeight: z.number(),
  user: z.string().nullish(),
})
const Answer = z.object({ hits: z.array(Hit) })

/**
 * Creates the source of Pixabay's photographs. Pixabay's addresses of files expire after a day, so a file whose address
 * has expired is looked up again.
 *
 * @see https://pixabay.com/api/docs/#api_search_images
 */
export function createPixabay(api: StockApi): PhotoSource {
  const origins = api.originsOf(PIXABAY_FILES)
  const loading = { origins, userAgent: userAgentOf(api.contact), timeoutMs: api.timeoutMs }
  const askFor = async (parameters: Record<string, string>, signal: AbortSignal): Promise<Candidate[]> =>
    ((await api.ask('/api/', parameters, Answer, signal))?.hits ?? []).map(toCandidate)
  return {
    name: 'pixabay',
    id: `pixabay-${RANKING_VERSION}`,
    ...createPhotoSearch(
      [
        {
          name: 'pixabay',
          search: (query, signal, shape) =>
            askFor(
              {
                q: query,
                image_type: 'photo',
                orientation: ORIENTATIONS[shape],
                safesearch: 'true',
                per_page: `${FOUND_PHOTOS}`,
              },
              signal,
            ),
        },
      ],
      api,
    ),
    isOwnFile: (file) => isAt(origins, file),
    load: (photo, signal) =>
      loadByPage<Pick<Candidate, 'file'>>(
        photo,
        { origins, load: ({ file }) => loadPhoto(file, loading, signal), find: (id) => askFor({ id }, signal) },
        signal,
      ),
    close: async () => undefined,
  }
}

function toCandidate(hit: z.output<typeof Hit>): Candidate {
  const { pageURL, tags, largeImageURL, webformatURL, imageWidth, imageHeight, user } = hit
  const scale = Math.min(1, COPY_PIXELS / Math.max(imageWidth, imageHeight))
  return {
    title: plainText(tags) || 'Photograph',
    creator: plainText(user ?? ''),
    site: 'Pixabay',
    url: pageURL,
    licence: 'Pixabay Content License',
    file: largeImageURL,
    about: plainText(tags, 2_000),
    width: Math.round(imageWidth * scale),
    height: Math.round(imageHeight * scale),
    terms: 'free',
    preview: webformatURL.replace(/_640(?=\.\w{3,4}$)/u, '_340'),
    ...(scale < 1 && { mostEnlarged: MOST_ENLARGED }),
  }
}
