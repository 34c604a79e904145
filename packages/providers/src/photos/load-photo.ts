import { MAX_PICTURE_BYTES } from '@dayreel/catalogue'
import { StudioError } from '@dayreel/storyboard/base'
import { AnswerTooLargeError, createGuardedFetch } from '../guarded-fetch.ts'
import { PHOTOS_UNAVAILABLE } from './photos-unavailable.ts'

type LoadOptions = {
  /** Origins that files may come from. Only a stand-in's address may begin with `http://`. */
  origins: readonly string[]
  userAgent: string
  timeoutMs?: number | undefined
  /** Default: the formats of photographs. */
  accept?: string
  /** Default: that of an uploaded picture. */
  maxBytes?: number
}

const TIMEOUT_MS = 30_000
const PICTURES = 'image/jpeg, image/png, image/webp'

/**
 * Loads the file of a photograph or a clip. Its address may come from an answer or an edited storyboard, so only the
 * sources' own hosts are called, never at a private address, and redirects are not followed.
 *
 * @returns undefined if the source has no such file, or if it is too large.
 * @throws {StudioError} `photos-unavailable`
 */
export async function loadPhoto(
  file: string,
  options: LoadOptions,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const { origins, userAgent, timeoutMs = TIMEOUT_MS, accept = PICTURES, maxBytes = MAX_PICTURE_BYTES } = options
  if (!isAt(origins, file)) return undefined
  const url = new URL(file)
  const fetchFile = createGuardedFetch({ mayReachPrivate: url.protocol === 'http:', maxBytes })
  try {
    const response = await fetchFile(url, {
      headers: { 'user-agent': userAgent, accept },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
    if (response.status < 400 || response.status === 429 || response.status >= 500)
      throw new Error(`status ${response.status}`)
    return undefined
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof AnswerTooLargeError) return undefined
    throw new StudioError('photos-unavailable', PHOTOS_UNAVAILABLE, { cause: error })
  }
}

/** Returns whether a file is at one of these origins. */
export function isAt(origins: readonly string[], file: string): boolean {
  return origins.includes(URL.parse(file)?.origin ?? '')
}
