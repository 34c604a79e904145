import type { CutTake, SpeechFinisher } from '@dayreel/storyboard'
import { choiceGone } from '@dayreel/storyboard/base'
import type { SoundKeeper } from '@dayreel/studio/planning'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStorage } from '#storage/file-storage.ts'
import type { KeptFile } from './kept-file.ts'
import { mediaKey, type OwnedMedia } from './media-files.ts'
import { readMedia } from './read-media.ts'
import { transcriptStore } from './transcribe-recording.ts'

/** Shorter than `METHOD_TIMEOUT` of `serve-rpc.ts`. */
const TIMEOUT_MS = 80_000
/** Longer than finding a worker (`FREE_MS` of `create-rpc-client.ts`), cutting and storing take together. */
export const CUT_CALL_MS = 130_000

export type TakeToCut = {
  take: OwnedMedia
  /** The media id of each part. */
  parts: readonly string[]
  /** The words of each part, in order. */
  texts: readonly string[]
  language: string
}
export type CutRecording = Omit<CutTake, 'parts'> & { files: KeptFile[] }

/**
 * Cuts a stored recording and stores a sound file for each part. Only a worker does this. It is safe to run twice.
 *
 * @throws {StudioError} `sound-unreadable`, `choice-gone` if the recording was deleted
 */
export async function cutSound(
  storage: FileStorage,
  { sounds, finisher }: { sounds: SoundKeeper; finisher: SpeechFinisher },
  { take, parts, texts, language }: TakeToCut,
): Promise<CutRecording> {
  const bytes = await readMedia(storage, take, 'recording')
  if (bytes === undefined) throw choiceGone('recording')
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const sound = await finisher.decode(bytes, signal)
  const cut = await finisher.cut(sound, { texts, language }, signal, transcriptStore(storage, take))
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-take-'))
  try {
    const files: KeptFile[] = []
    for (const [i, samples] of cut.parts.entries()) {
      const file = join(folder, `${i}.m4a`)
      const { seconds } = await sounds.keepSpeech(samples as Float32Array<ArrayBuffer>, file)
      const encoded = await readFile(file)
      await storage.put(mediaKey({ accountId: take.accountId, mediaId: parts[i]! }, 'recording'), encoded)
      files.push({ hash: createHash('sha256').update(encoded).digest('hex'), bytes: encoded.length, seconds })
    }
    const { heard, isApproximate } = cut
    return { files, isApproximate, ...(heard && { heard }) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
