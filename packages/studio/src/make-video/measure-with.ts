import type { Measure, Narrator, VideoChoices } from '@dayreel/storyboard'

/** Returns a function that measures texts with this voice at pace 1. */
export function measureWith(narrator: Narrator, voice: VideoChoices['voice'], signal: AbortSignal): Measure {
  return (text, language) => narrator.measure({ text, language, voice, pace: 1 }, signal)
}
