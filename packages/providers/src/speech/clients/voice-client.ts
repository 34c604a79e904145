import type { RawSpeech } from '@dayreel/storyboard'
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
  say(call: VoiceCall, signal: AbortSignal): Promise<Uint8Array>
  /**
   * Reads a stored answer.
   *
   * @throws {UnreadableSound}
   */
  read(answer: Uint8Array, call: VoiceCall): RawSpeech
  /**
   * Returns the voices that the key may use. Undefined if the server lists none.
   *
   * @throws {ProviderError}
   */
  listVoices(signal: AbortSignal): Promise<ProviderVoice[] | undefined>
}
