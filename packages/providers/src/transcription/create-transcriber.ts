import { createHash } from 'node:crypto'
import type { Meter, Transcriber } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { payOnce } from '../pay-once.ts'
import type { OnFailure } from '../persist.ts'
import { createTranscriptionClient, toSent, UnreadableTranscript } from './create-transcription-client.ts'
import { type TranscriptionSettings, transcriptionSourceName } from './transcription-settings.ts'

type TranscriberOptions = {
  /** Counts the seconds of each sound. */
  meter?: Meter | undefined
  waitsMs?: readonly number[]
  onFailure?: OnFailure | undefined
}

/**
 * Creates the transcriber of a server. Every answer is stored before anything reads it, so that a crash never pays for
 * it twice.
 */
export function createTranscriber(
  settings: TranscriptionSettings,
  { meter, waitsMs, onFailure }: TranscriberOptions = {},
): Transcriber {
  const { provider, model } = settings
  const client = createTranscriptionClient(settings)
  const id = `${provider}/${model}`
  return {
    id,
    name: transcriptionSourceName(settings),
    async transcribe(sound, language, signal, kept) {
      signal.throwIfAborted()
      const file = toSent(sound)
      // The language is not part of the key, so that a stored transcript is not paid for again when the language
      // becomes known.
      const hash = createHash('sha256').update(id).update(file).digest('hex')
      const answer = await payOnce(() => client.send(file, language, signal), {
        question: `transcript-${hash}`,
        used: { seconds: Math.ceil(sound.samples.length / sound.sampleRate) },
        kept,
        meter,
        signal,
        code: 'transcription-failed',
        waitsMs,
        onFailure,
      })
      try {
        return client.read(answer)
      } catch (cause) {
        if (!(cause instanceof UnreadableTranscript)) throw cause
        const message = 'The transcription server sent an answer that can’t be read. Type the words instead.'
        throw new StudioError('transcription-failed', message, { cause })
      }
    },
  }
}
