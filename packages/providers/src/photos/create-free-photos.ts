import type { PhotoSource } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { createDayCache } from '../public-api/create-day-cache.ts'
import { createPublicApi, PublicApiError, type PublicApiOptions, userAgentOf } from '../public-api/create-public-api.ts'
import type { Candidate } from './candidate.ts'
import { createOwnLimit } from './openverse-limits.ts'
import { loadPhoto } from './load-photo.ts'
import { photoQueries } from './photo-queries.ts'
import type { PhotoSettings } from './photo-settings.ts'
import { PHOTOS_UNAVAILABLE } from './photos-unavailable.ts'
import { rankPhotos } from './rank-photos.ts'
import { COMMONS, createCommonsSearch } from './search-commons.ts'
import { createOpenverseSearch, OPENVERSE } from './search-openverse.ts'

export type FreePhotoOptions = PhotoSettings &
  Omit<PublicApiOptions, 'contact'> & {
    /** Returns whether another request to Openverse is allowed now. All processes of a site share its limits. */
    mayAskOpenverse?: () => Promise<boolean>
  }

/** The version of the queries and of the ranking. */
const VERSION = 1
/** The number of photographs of one search that are passed on, in case the files of the first ones are gone. */
const MOST_PASSED_ON = 5
const UPLOADS = 'https://upload.wikimedia.org'

/**
 * Creates the source of free photographs: Wikimedia Commons, and Openverse if Commons has none. Neither needs a key.
 * Searches are cached for a day.
 */
export function createFreePhotos({
  contact,
  address,
  mayAskOpenverse = createOwnLimit(),
  ...options
}: FreePhotoOptions): PhotoSource {
  const base = address?.replace(/(?<!\/)\/+$/u, '')
  const commons = createCommonsSearch(
    createPublicApi('Wikimedia Commons', { contact, ...options }),
    base && `${base}/commons`,
  )
  const openverse = createOpenverseSearch(
    createPublicApi('Openverse', { contact, ...options }),
    base && `${base}/openverse`,
  )
  const cached = createDayCache<Candidate[]>(options.now)
  const origins = base === undefined ? [COMMONS, UPLOADS, OPENVERSE] : [new URL(base).origin]

  /** Openverse only adds to Commons, so a video does not wait for it. A refused request is not cached. */
  async function askOpenverse(query: string, signal: AbortSignal): Promise<Candidate[]> {
    const search = async (): Promise<Candidate[]> => {
      if (!(await mayAskOpenverse())) throw new PublicApiError('The limit of Openverse is reached.')
      return openverse(query, signal)
    }
    return cached(`openverse ${query}`, search).catch((error: unknown) => {
      signal.throwIfAborted()
      if (error instanceof PublicApiError) return []
      throw error
    })
  }

  async function askCommons(query: string, signal: AbortSignal): Promise<Candidate[]> {
    return cached(`commons ${query}`, () => commons(query, signal)).catch((error: unknown) => {
      signal.throwIfAborted()
      if (!(error instanceof PublicApiError)) throw error
      throw new StudioError('photos-unavailable', PHOTOS_UNAVAILABLE, { cause: error })
    })
  }

  return {
    name: 'free-photos',
    id: `free-photos-${VERSION}`,
    async find(request, signal) {
      for (const query of photoQueries(request)) {
        for (const ask of [askCommons, askOpenverse]) {
          const ranked = rankPhotos(await ask(query, signal), query, request)
          if (ranked.length > 0) return ranked.slice(0, MOST_PASSED_ON).map(toFoundPhoto)
        }
      }
      return []
    },
    load: ({ file }, signal) =>
      loadPhoto(
        file,
        { origins, userAgent: userAgentOf(contact), ...(options.timeoutMs && { timeoutMs: options.timeoutMs }) },
        signal,
      ),
    close: async () => undefined,
  }
}

function toFoundPhoto({ title, creator, site, url, licence, file }: Candidate) {
  return { title, creator, site, url, licence, file }
}
