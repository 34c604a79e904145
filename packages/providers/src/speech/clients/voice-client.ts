import type { RawSpeech, SpeechContext, WordTime } from '@dayreel/storyboard'
import type { ProviderVoice } from '../provider-voice.ts'

export type VoiceCall = {
  text: string
  /** Primary subtag of BCP 47. */
  language: string
  /** The provider's own id of the voice. */
  voice: string
  /** Speed relative to the voice's own. */
  pace: number
}

/** The wire format of one provider. */
export interface VoiceClient {
  /**
   * Makes one call that costs something.
   *
   * @returns the answer as it was received, so that it can be stored before anything reads it.
   * @throws {ProviderError}
   */
  say(call: VoiceCall, signal: AbortSignal, context?: SpeechContext): Promise<Uint8Array>
  /**
   * Reads a stored answer.
   *
   * @throws {UnreadableSound}
   */
  read(answer: Uint8Array, call: VoiceCall): RawSpeech
  /** Optional: only services that can find the times of the words in a sound implement it. */
  aligner?: Aligner
  /**
   * Returns the voices that the key may use. Undefined if the server lists none.
   *
   * @throws {ProviderError}
   */
  listVoices(signal: AbortSignal): Promise<ProviderVoice[] | undefined>
}

/** Finds the times of the words of a text in its sound. */
interface Aligner {
  /**
   * Makes one call that costs something.
   *
   * @returns the answer as it was received, so that it can be stored before anything reads it.
   * @throws {ProviderError}
   */
  align(speech: RawSpeech, call: VoiceCall, signal: AbortSignal): Promise<Uint8Array>
  /** Reads a stored answer. Returns undefined if its times do not belong to the text. */
  read(answer: Uint8Array, call: VoiceCall): WordTime[] | undefined
}
