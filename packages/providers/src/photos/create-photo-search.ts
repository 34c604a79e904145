import type { FoundPhoto, PhotoRequest, PhotoSource } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { createDayCache } from '../public-api/create-day-cache.ts'
import { PublicApiError } from '../public-api/create-public-api.ts'
import type { Candidate, PhotoSearch } from './candidate.ts'
import { photoQueries } from './photo-queries.ts'
import { PHOTOS_UNAVAILABLE } from './photos-unavailable.ts'
import { rankPhotos, rankUsable } from './rank-photos.ts'

/** A service that can be searched for photographs. */
export type SearchedService = {
  name: string
  search: PhotoSearch
  /** Whether the service only adds to others, so that a video does not wait for it. */
  isExtra?: boolean
}

/** The version of the queries and of the ranking. */
export const RANKING_VERSION = 1
/** The number of photographs of one search that are passed on, in case the files of the first ones are gone. */
const MOST_PASSED_ON = 5
/** The number of photographs that a person can choose from. */
const MOST_SHOWN = 12

/**
 * Creates the search of a source of photographs. It asks each service for each query, from the most exact to the
 * widest, until a fitting photograph is found. Searches are cached for a day.
 *
 * @param onFailure is called with each error of a service.
 */
export function createPhotoSearch(
  services: readonly SearchedService[],
  { now, onFailure }: { now?: (() => number) | undefined; onFailure?: ((error: PublicApiError) => void) | undefined },
): Pick<PhotoSource, 'find' | 'search'> {
  const cached = createDayCache<Candidate[]>(now)

  async function ask(
    { name, search, isExtra }: SearchedService,
    query: string,
    request: FrameSize,
    signal: AbortSignal,
  ): Promise<Candidate[]> {
    const shape = shapeOf(request)
    return cached(`${name} ${shape} ${query}`, () => search(query, signal, shape)).catch((error: unknown) => {
      signal.throwIfAborted()
      if (!(error instanceof PublicApiError)) throw error
      onFailure?.(error)
      if (isExtra === true) return []
      throw new StudioError('photos-unavailable', PHOTOS_UNAVAILABLE, { cause: error })
    })
  }

  return {
    async find(request, signal) {
      for (const query of photoQueries(request)) {
        for (const service of services) {
          const ranked = rankPhotos(await ask(service, query, request, signal), query, request)
          if (ranked.length > 0) return ranked.slice(0, MOST_PASSED_ON).map(toFoundPhoto)
        }
      }
      return []
    },
    async search({ words, ...request }, signal) {
      const query = words.trim().replaceAll(/\s+/gu, ' ')
      if (query === '') return []
      for (const service of services) {
        const ranked = rankUsable(await ask(service, query, request, signal), query, request)
        if (ranked.length > 0) {
          return ranked.slice(0, MOST_SHOWN).map((photo) => ({ ...toFoundPhoto(photo), preview: photo.preview }))
        }
      }
      return []
    },
  }
}

type FrameSize = Pick<PhotoRequest, 'width' | 'height'>

function shapeOf({ width, height }: FrameSize): Parameters<PhotoSearch>[2] {
  if (width === height) return 'square'
  return width < height ? 'tall' : 'wide'
}

function toFoundPhoto({ title, creator, site, url, licence, file, clip }: Candidate): FoundPhoto {
  return { title, creator, site, url, licence, file, ...(clip && { clip }) }
}
