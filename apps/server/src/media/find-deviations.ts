import type { Deviation, SpeechFinisher } from '@dayreel/storyboard'
import type { FileStorage } from '#storage/file-storage.ts'
import type { OwnedMedia } from './media-files.ts'
import { readMedia } from './read-media.ts'

/** Shorter than the RPC client's timeout for this call. */
const TIMEOUT_MS = 60_000

/**
 * Compares a stored recording with its English text. Only a worker does this.
 *
 * @returns null if the recording was deleted or does not say this text at all.
 * @throws {StudioError} `sound-unreadable`
 */
export async function findDeviations(
  storage: FileStorage,
  finisher: SpeechFinisher,
  recording: OwnedMedia,
  text: string,
): Promise<Deviation[] | null> {
  const bytes = await readMedia(storage, recording, 'recording')
  if (bytes === undefined) return null
  return (await finisher.findDeviations(bytes, text, AbortSignal.timeout(TIMEOUT_MS))) ?? null
}
