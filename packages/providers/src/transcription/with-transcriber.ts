import type { RawSpeech, SpeechFinisher, StepStore, Transcriber, Transcript } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'

/**
 * Makes a finisher request the times of words from a transcription server if it could otherwise only fit them between
 * the pauses. If the server fails, the fitted times stay, because better times are not worth a failed video.
 */
export function withTranscriber(finisher: SpeechFinisher, transcriber: Transcriber): SpeechFinisher {
  async function hear(
    raw: RawSpeech,
    language: string,
    signal: AbortSignal,
    kept: StepStore | undefined,
  ): Promise<Transcript | undefined> {
    try {
      return await transcriber.transcribe(raw, language, signal, kept)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof StudioError && OUTSIDE.has(error.code)) return undefined
      throw error
    }
  }
  return {
    ...finisher,
    id: `${finisher.id}/${transcriber.id}`,
    async finish(raw, request, signal, kept) {
      const speech = await finisher.finish(raw, request, signal)
      if (speech?.isApproximate !== true) return speech
      const heard = await hear(raw, request.language, signal, kept)
      return heard === undefined ? speech : finisher.finish({ ...raw, heard: heard.words }, request, signal)
    },
    async cut(raw, take, signal, kept) {
      const cut = await finisher.cut(raw, take, signal)
      if (!cut.isApproximate) return cut
      const heard = await hear(raw, take.language, signal, kept)
      return heard === undefined ? cut : finisher.cut({ ...raw, heard: heard.words }, take, signal)
    },
  }
}

const OUTSIDE: ReadonlySet<string> = new Set(['transcription-failed', 'cost-limit'])
