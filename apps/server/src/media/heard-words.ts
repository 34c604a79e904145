import type { HeardWord } from '@dayreel/storyboard'
import type { FileStorage } from '#storage/file-storage.ts'
import { mediaFolder, type OwnedMedia } from './media-files.ts'

/** Stores the transcript of a recording, so that it is paid for only once. */
export async function keepHeardWords(
  storage: FileStorage,
  recording: OwnedMedia,
  words: readonly HeardWord[],
): Promise<void> {
  await storage.put(keyOf(recording), Buffer.from(JSON.stringify(words)))
}

/** Returns the stored words of a recording. Undefined if none were stored. */
export async function readHeardWords(storage: FileStorage, recording: OwnedMedia): Promise<HeardWord[] | undefined> {
  const bytes = await storage.get(keyOf(recording))
  return bytes === undefined ? undefined : (JSON.parse(Buffer.from(bytes).toString()) as HeardWord[])
}

function keyOf(recording: OwnedMedia): string {
  return `${mediaFolder(recording)}heard.json`
}
