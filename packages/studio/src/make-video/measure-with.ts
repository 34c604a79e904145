import type { VoiceId } from '@dayreel/catalogue'
import type { Measure, Narrator } from '@dayreel/storyboard'

/** How long texts take that voice to say, at its own pace. */
export function measureWith(narrator: Narrator, voice: VoiceId, signal: AbortSignal): Measure {
  return (text, language) => narrator.measure({ text, language, voice, pace: 1 }, signal)
}
