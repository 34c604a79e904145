import type { PhotoSource } from '@dayreel/storyboard'
import { z } from 'zod'
import { createPublicApi, PublicApiError, userAgentOf } from '../public-api/create-public-api.ts'
import { createOwnLimits } from '../public-api/service-limits.ts'
import type { Candidate } from './candidate.ts'
import { createPhotoSearch, RANKING_VERSION } from './create-photo-search.ts'
import { isAt, loadPhoto } from './load-photo.ts'
import type { PhotoOptions } from './photo-options.ts'
import { copyOf, ORIENTATIONS, PEXELS, wordsOfPage } from './pexels-addresses.ts'
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
 * @param options the key is required.
 * @see https://www.pexels.com/api/documentation/#photos-search
 */
export function createPexels({
  key = '',
  address,
  mayAsk = createOwnLimits(),
  onFailure,
  contact,
  ...options
}: PhotoOptions): PhotoSource {
  const base = address === undefined ? PEXELS : `${address.replace(/(?<!\/)\/+$/u, '')}/pexels`
  const ask = createPublicApi('Pexels', { ...options, headers: { authorization: key } })
  const origins = address === undefined ? [FILES] : [new URL(address).origin]
  return {
    name: 'pexels',
    id: `pexels-${RANKING_VERSION}`,
    ...createPhotoSearch(
      [
        {
          name: 'pexels',
          async search(query, signal, shape) {
            if (!(await mayAsk('pexels'))) throw new PublicApiError('The limit of Pexels is reached.')
            const url = new URL(`${base}/v1/search`)
            const parameters = { query, orientation: ORIENTATIONS[shape], per_page: `${FOUND_PHOTOS}` }
            for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
            return ((await ask(url, Answer, signal))?.photos ?? []).map(toCandidate)
          },
        },
      ],
      { now: options.now, onFailure },
    ),
    isOwnFile: (file) => isAt(origins, file),
    load: ({ file }, signal) =>
      loadPhoto(
        file,
        { origins, userAgent: userAgentOf(contact), ...(options.timeoutMs && { timeoutMs: options.timeoutMs }) },
        signal,
      ),
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
