import type { SpeechFinisher, Transcriber } from '@dayreel/storyboard'
import { choiceGone } from '@dayreel/storyboard/base'
import { createStepStore } from '#storage/create-step-store.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import { mediaFolder, type OwnedMedia } from './media-files.ts'
import { readMedia } from './read-media.ts'

/** Shorter than the RPC client's timeout for this call. */
const TIMEOUT_MS = 70_000

/**
 * Transcribes a stored recording. Only a worker does this. The transcript is stored beside the recording, so that it is
 * paid for once and deleted with it.
 *
 * @throws {StudioError} `transcription-failed`, `cost-limit`, `choice-gone` if the recording was deleted
 */
export async function transcribeRecording(
  storage: FileStorage,
  { finisher, transcriber }: { finisher: SpeechFinisher; transcriber: Transcriber },
  recording: OwnedMedia,
): Promise<string> {
  const bytes = await readMedia(storage, recording, 'recording')
  if (bytes === undefined) throw choiceGone('recording')
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const sound = await finisher.decode(bytes, signal)
  const { text } = await transcriber.transcribe(sound, undefined, signal, transcriptStore(storage, recording))
  return text.replaceAll(/\s+/gu, ' ').trim()
}

/** Caches the transcripts of a recording beside it. */
export function transcriptStore(storage: FileStorage, recording: OwnedMedia) {
  return createStepStore(storage, `${mediaFolder(recording)}transcripts/`)
}
