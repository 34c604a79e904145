import type { PhotoSource } from '@dayreel/storyboard'
import { createPublicApi, PublicApiError, userAgentOf } from '../public-api/create-public-api.ts'
import { createOwnLimits } from '../public-api/service-limits.ts'
import { createPhotoSearch, RANKING_VERSION } from './create-photo-search.ts'
import { isAt, loadPhoto } from './load-photo.ts'
import type { PhotoOptions } from './photo-options.ts'
import { COMMONS, createCommonsSearch } from './search-commons.ts'
import { createOpenverseSearch, OPENVERSE } from './search-openverse.ts'

const UPLOADS = 'https://upload.wikimedia.org'

/**
 * Creates the source of free photographs: Wikimedia Commons, and Openverse if Commons has none. Neither needs a key.
 *
 * @param options the contact is required.
 */
export function createFreePhotos({
  contact,
  address,
  mayAsk = createOwnLimits(),
  onFailure,
  ...options
}: PhotoOptions): PhotoSource {
  const base = address?.replace(/(?<!\/)\/+$/u, '')
  const api = { ...options, ...(contact !== undefined && { contact }) }
  const commons = createCommonsSearch(createPublicApi('Wikimedia Commons', api), base && `${base}/commons`)
  const openverse = createOpenverseSearch(createPublicApi('Openverse', api), base && `${base}/openverse`)
  const origins = base === undefined ? [COMMONS, UPLOADS, OPENVERSE] : [new URL(base).origin]
  return {
    name: 'free-photos',
    id: `free-photos-${RANKING_VERSION}`,
    ...createPhotoSearch(
      [
        { name: 'commons', search: commons },
        {
          name: 'openverse',
          isExtra: true,
          async search(query, signal, shape) {
            // An error is not cached, so the query is sent when the limit allows it again.
            if (!(await mayAsk('openverse'))) throw new PublicApiError('The limit of Openverse is reached.')
            return openverse(query, signal, shape)
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
