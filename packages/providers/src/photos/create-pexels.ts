import type { PhotoSource } from '@dayreel/storyboard'
import { z } from 'zod'
import { userAgentOf } from '../public-api/create-public-api.ts'
import type { Candidate } from './candidate.ts'
import { createPhotoSearch, RANKING_VERSION } from './create-photo-search.ts'
import type { StockApi } from './create-stock-api.ts'
import { isAt, loadPhoto } from './load-photo.ts'
import { copyOf, ORIENTATIONS, wordsOfPage } from './pexels-addresses.ts'
import { plainText } from './plain-text.ts'

const FILES = 'https://images.pexels.com'
const FOUND_PHOTOS = 40
/** The width of the copies that are loaded. It is enough for the height of a portrait video. */
const COPY_WIDTH = 1_920

const Answer = z.object({
  photos: z.array(
    z.object({
      id: z.number(),
      width: z.number(),
      height: z.number(),
      url: z.url({ protocol: /^https?$/u }),
      photographer: z.string().nullish(),
      alt: z.string().nullish(),
      src: z.object({ original: z.url() }),
    }),
  ),
})

/**
 * Creates the source of Pexels' photographs.
 *
 * @see https://www.pexels.com/api/documentation/#photos-search
 */
export function createPexels(api: StockApi): PhotoSource {
  const origins = api.originsOf([FILES])
  const loading = { origins, userAgent: userAgentOf(api.contact), timeoutMs: api.timeoutMs }
  return {
    name: 'pexels',
    id: `pexels-${RANKING_VERSION}`,
    ...createPhotoSearch(
      [
        {
          name: 'pexels',
          async search(query, signal, shape) {
            const parameters = { query, orientation: ORIENTATIONS[shape], per_page: `${FOUND_PHOTOS}` }
            return ((await api.ask('/v1/search', parameters, Answer, signal))?.photos ?? []).map(toCandidate)
          },
        },
      ],
      api,
    ),
    isOwnFile: (file) => isAt(origins, file),
    load: ({ file }, signal) => loadPhoto(file, loading, signal),
    close: async () => undefined,
  }
}

type Photo = z.output<typeof Answer>['photos'][number]

function toCandidate({ width, height, url, photographer, alt, src }: Photo): Candidate {
  const title = plainText(alt ?? '') || wordsOfPage(url) || 'Photograph'
  return {
    title,
    creator: plainText(photographer ?? ''),
    site: 'Pexels',
    url,
    licence: 'Pexels License',
    file: width > COPY_WIDTH ? copyOf(src.original, { w: `${COPY_WIDTH}` }) : src.original,
    about: `${plainText(alt ?? '', 2_000)} ${wordsOfPage(url)}`,
    width: Math.min(width, COPY_WIDTH),
    height: Math.round(height * Math.min(1, COPY_WIDTH / width)),
    terms: 'free',
    preview: copyOf(src.original, { h: '350' }),
  }
}
