import { MAX_PICTURE_BYTES } from '@dayreel/catalogue'
import { StudioError } from '@dayreel/storyboard/base'
import { PHOTOS_UNAVAILABLE } from './photos-unavailable.ts'

type LoadOptions = {
  /** Origins that files may come from. */
  origins: readonly string[]
  userAgent: string
  timeoutMs?: number
}

const TIMEOUT_MS = 30_000

/**
 * Loads the file of a photograph. Its address may come from an edited storyboard, so only the sources' own hosts are
 * called, and redirects are not followed.
 *
 * @returns undefined if the source has no such file.
 * @throws {StudioError} `photos-unavailable`
 */
export async function loadPhoto(
  file: string,
  options: LoadOptions,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const { origins, userAgent, timeoutMs = TIMEOUT_MS } = options
  const url = URL.parse(file)
  if (url === null || !origins.includes(url.origin)) return undefined
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': userAgent, accept: 'image/jpeg, image/png, image/webp' },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      if (response.status === 429 || response.status >= 500) throw new Error(`status ${response.status}`)
      return undefined
    }
    return await readBody(response)
  } catch (error) {
    signal.throwIfAborted()
    throw new StudioError('photos-unavailable', PHOTOS_UNAVAILABLE, { cause: error })
  }
}

async function readBody(response: Response): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > MAX_PICTURE_BYTES) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
