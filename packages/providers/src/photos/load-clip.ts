import type { FoundPhoto } from '@dayreel/storyboard'
import { createTurnstile } from '@dayreel/threads'
import { userAgentOf } from '../public-api/create-public-api.ts'
import { loadPhoto } from './load-photo.ts'
import type { PhotoOptions } from './photo-options.ts'
import { MAX_CLIP_BYTES } from './renditions.ts'

const TIMEOUT_MS = 120_000
const CLIPS = 'video/mp4, video/webm, video/quicktime'
const CALLS_AT_ONCE = 4
/** All videos of a process share this limit, because a clip is held in memory while it loads. */
const inTurn = createTurnstile(CALLS_AT_ONCE)

/** The file of a clip, or of a poster: a photograph, which has no `clip`. */
type ClipOrPoster = Pick<FoundPhoto, 'file' | 'clip'>

/**
 * Creates the function that loads a source's clips, and the posters that a search shows. Posters do not wait for clips.
 *
 * @param origins origins that files may come from.
 */
export function createClipLoader(
  origins: readonly string[],
  { contact, timeoutMs }: Pick<PhotoOptions, 'contact' | 'timeoutMs'>,
): (photo: ClipOrPoster, signal: AbortSignal) => Promise<Uint8Array | undefined> {
  const options = { origins, userAgent: userAgentOf(contact) }
  const clipOptions = { ...options, timeoutMs: timeoutMs ?? TIMEOUT_MS, accept: CLIPS, maxBytes: MAX_CLIP_BYTES }
  return async ({ file, clip }, signal) => {
    if (clip === undefined) return loadPhoto(file, { ...options, timeoutMs }, signal)
    return inTurn(async () => {
      signal.throwIfAborted()
      return loadPhoto(file, clipOptions, signal)
    })
  }
}
