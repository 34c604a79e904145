import { frameOf } from '@dayreel/catalogue'
import { api, type FoundPhotos } from '@dayreel/contract'
import type { PhotoChoice } from '@dayreel/storyboard'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { toAppError } from './to-app-error.ts'

const TIMEOUT_MS = 30_000
const MAX_PREVIEW_BYTES = 400_000
const TYPES: readonly (readonly [string, RegExp])[] = [
  ['image/png', /^\x89PNG/u],
  ['image/jpeg', /^\xFF\xD8\xFF/u],
  ['image/webp', /^RIFF.{4}WEBP/su],
]

/**
 * Serves the search for a scene's photograph or clip. This server sends the previews, so browsers call no other site.
 */
export function servePhotoSearch(app: FastifyInstance, { loadPhotoSource }: Services): void {
  serve(app, api.searchPhotos, async ({ params, query: { search, format, isCredited } }) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    try {
      const source = await loadPhotoSource(params.source)
      const request = { words: search, ...frameOf(format, 'high'), isCredited: isCredited === 'true' }
      const found = await source.search(request, signal)
      const photos = await Promise.all(
        found.map(async (choice) => {
          const { clip: _clip, ...photo } = choice
          return withPreview(choice, await source.load({ ...photo, file: choice.preview }, signal))
        }),
      )
      return { photos: photos.flat() }
    } catch (error) {
      throw toAppError(error, 'search')
    }
  })
}

/** Returns an empty list for a photograph without a usable preview, because users cannot choose it. */
function withPreview(
  { title, creator, site, url, licence, file, clip }: PhotoChoice,
  bytes: Uint8Array | undefined,
): FoundPhotos['photos'] {
  if (bytes === undefined || bytes.length > MAX_PREVIEW_BYTES) return []
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  const type = TYPES.find(([, begins]) => begins.test(head))?.[0]
  return type === undefined
    ? []
    : [
        {
          photo: { title, creator, site, url, licence, file, ...(clip && { clip }) },
          preview: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
        },
      ]
}
