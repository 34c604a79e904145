import type { FoundPhoto } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { isAt } from './load-photo.ts'
import { PHOTOS_UNAVAILABLE } from './photos-unavailable.ts'
import { idOfPage } from './pixabay-addresses.ts'

type Loading<File extends Pick<FoundPhoto, 'file'>> = {
  /** The origins of Pixabay's files. */
  origins: readonly string[]
  load: (photo: File, signal: AbortSignal) => Promise<Uint8Array | undefined>
  /** Requests the entries with an id from Pixabay. */
  find: (id: string, signal: AbortSignal) => Promise<readonly File[]>
}

/**
 * Loads a file of Pixabay. If its address has expired, the file is looked up again by the id of its page.
 *
 * @returns undefined if Pixabay does not have it any more.
 * @throws {StudioError} `photos-unavailable`, also if Pixabay does not answer the look-up: the file may still be there.
 */
export async function loadByPage<File extends Pick<FoundPhoto, 'file'>>(
  photo: File & Pick<FoundPhoto, 'url'>,
  { origins, load, find }: Loading<File>,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const loaded = await load(photo, signal)
  const id = idOfPage(photo.url)
  if (loaded !== undefined || id === undefined || !isAt(origins, photo.file)) return loaded
  const [hit] = await find(id, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new StudioError('photos-unavailable', PHOTOS_UNAVAILABLE, { cause: error })
  })
  return hit && load(hit, signal)
}
