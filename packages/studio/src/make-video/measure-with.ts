import { recordingOf } from '@dayreel/catalogue'
import { type Measure, type Narrator, pronunciationsIn, type WriteRequest } from '@dayreel/storyboard'

/** Returns a function that measures texts with this voice and these pronunciations at pace 1. */
export function measureWith(
  narrator: Narrator,
  { voice, text: script, pronunciations: list }: Pick<WriteRequest, 'voice' | 'text' | 'pronunciations'>,
  signal: AbortSignal,
): Measure {
  return async (text, language) => {
    if (recordingOf(voice) !== undefined) {
      return partOfRecording(text, script, await narrator.measure({ text: script, language, voice, pace: 1 }, signal))
    }
    const pronunciations = pronunciationsIn(text, language, list)
    return narrator.measure({ text, language, voice, pace: 1, pronunciations }, signal)
  }
}

/**
 * Returns the length of a part of a script in the recording of the whole script.
 *
 * @param seconds the length of the recording.
 */
export function partOfRecording(part: string, script: string, seconds: number): number {
  return (seconds * part.length) / Math.max(part.length, script.trim().length)
}
