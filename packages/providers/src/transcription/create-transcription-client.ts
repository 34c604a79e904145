import type { HeardWord, RawSpeech, Transcript } from '@dayreel/storyboard'
import { z } from 'zod'
import { createHttp, readJson } from '../create-http.ts'
import { encodeWav } from './encode-wav.ts'
import { transcriptionServiceOf, type TranscriptionSettings, transcriptionUrlOf } from './transcription-settings.ts'

/** An answer that is no transcript with the times of its words. */
export class UnreadableTranscript extends Error {}

export interface TranscriptionClient {
  /**
   * Makes one call that costs something.
   *
   * @param sound a WAV file.
   * @returns the answer as it was received, so that it can be stored before anything reads it.
   * @throws {ProviderError}
   */
  send(sound: Uint8Array<ArrayBuffer>, language: string | undefined, signal: AbortSignal): Promise<Uint8Array>
  /** @throws {UnreadableTranscript} */
  read(answer: Uint8Array): Transcript
}

/** The call takes only languages of two letters. For others, the server detects the language. */
const TWO_LETTERS = /^[a-z]{2}$/u

const Answer = z.object({
  text: z.string(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).nullish(),
})

/** OpenAI and servers with the same call. */
export function createTranscriptionClient(settings: TranscriptionSettings): TranscriptionClient {
  const { model, key, timeoutMs, own } = settings
  const http = createHttp(transcriptionServiceOf(settings), {
    timeoutMs,
    own,
    headers: key ? { authorization: `Bearer ${key}` } : {},
  })
  return {
    send(sound, language, signal) {
      const form = new FormData()
      form.append('file', new Blob([sound], { type: 'audio/wav' }), 'speech.wav')
      form.append('model', model)
      form.append('response_format', 'verbose_json')
      form.append('timestamp_granularities[]', 'word')
      if (language !== undefined && TWO_LETTERS.test(language)) form.append('language', language)
      return http.post(`${transcriptionUrlOf(settings)}/audio/transcriptions`, form, signal)
    },
    read(answer) {
      const read = Answer.safeParse(readJson(answer))
      if (!read.success) throw new UnreadableTranscript('The answer is no transcript.')
      const { text, words } = read.data
      if (words == null && text.trim() !== '') {
        throw new UnreadableTranscript('The transcript has no times of words. Choose another model.')
      }
      return { text: text.trim(), words: (words ?? []).filter(isTimed) }
    },
  }
}

/** Encodes a sound for a transcription server. */
export function toSent({ samples, sampleRate }: Pick<RawSpeech, 'samples' | 'sampleRate'>): Uint8Array<ArrayBuffer> {
  return encodeWav(samples, sampleRate)
}

function isTimed({ word, start, end }: HeardWord): boolean {
  return word.trim() !== '' && Number.isFinite(start) && Number.isFinite(end) && start >= 0 && end >= start
}
