import { type FoundPhoto, type PhotoSource, stockOf } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'

/**
 * Loads the file of a photograph or a clip from the source that has it.
 *
 * @returns undefined if the source does not have it any more.
 * @throws {StudioError} `photos-unavailable` if that source is not connected, because it may be connected again.
 */
export async function loadStock(
  sources: readonly PhotoSource[],
  photo: FoundPhoto,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const isClip = photo.clip !== undefined
  const owners = sources.filter(
    (source) => (stockOf(source.name)?.of === 'clips') === isClip && source.isOwnFile(photo.file),
  )
  if (owners.length === 0) {
    const kind = isClip ? 'clip' : 'photograph'
    throw new StudioError('photos-unavailable', `The source of the ${kind} is not connected.`)
  }
  for (const source of owners) {
    const file = await source.load(photo, signal)
    if (file !== undefined) return file
  }
  return undefined
}

/**
 * Loads the photograph or clip that was found for a scene. Returns undefined if that fails: the scene is then drawn,
 * and a later attempt asks again.
 */
export async function unlessGone<Found>(
  load: () => Promise<Found | undefined>,
  signal: AbortSignal,
): Promise<Found | undefined> {
  return load().catch((error: unknown) => {
    signal.throwIfAborted()
    if (error instanceof StudioError) return undefined
    throw error
  })
}
