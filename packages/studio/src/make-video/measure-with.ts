import { type Measure, type Narrator, pronunciationsIn, type WriteRequest } from '@dayreel/storyboard'

/** Returns a function that measures texts with this voice and these pronunciations at pace 1. */
export function measureWith(
  narrator: Narrator,
  { voice, pronunciations: list }: Pick<WriteRequest, 'voice' | 'pronunciations'>,
  signal: AbortSignal,
): Measure {
  return (text, language) => {
    const pronunciations = pronunciationsIn(text, language, list)
    return narrator.measure({ text, language, voice, pace: 1, pronunciations }, signal)
  }
}
