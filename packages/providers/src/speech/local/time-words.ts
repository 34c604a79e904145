import type { TimedPiece } from '../to-word-times.ts'
import type { SoundedWord } from './split-sounds.ts'

type SpokenPart = {
  /** The samples of the spoken part. */
  sampleCount: number
  /** The second at which the part starts. */
  start: number
  /** Samples of one unit of the model's lengths. */
  frameSamples: number
  sampleRate: number
}

/**
 * Turns the lengths of a part's tokens into the times of its words.
 *
 * @param lengths the lengths that the model predicts, one for each token and for the one at either end. The model
 * rounds them before it speaks.
 * @returns undefined if the lengths are not those of these words.
 */
export function timeWords(
  words: readonly SoundedWord[],
  lengths: ArrayLike<number>,
  { sampleCount, start, frameSamples, sampleRate }: SpokenPart,
): TimedPiece[] | undefined {
  const frames = Array.from(lengths, (length) => Math.max(1, roundHalfToEven(length)))
  const tokenCount = words.reduce((sum, { tokens }) => sum + tokens.length, 0)
  const total = frames.reduce((sum, each) => sum + each, 0)
  if (frames.length !== tokenCount + 2 || !Number.isFinite(total)) return undefined
  // The model may leave out some samples at the ends.
  const frameSeconds = Math.min(frameSamples, sampleCount / total) / sampleRate
  const pieces: TimedPiece[] = []
  let token = 1
  let at = frames[0]!
  for (const { from, to, tokens, sounded } of words) {
    const own = frames.slice(token, token + tokens.length)
    const soundedFrames = own.slice(0, sounded).reduce((sum, each) => sum + each, 0)
    if (sounded > 0) {
      pieces.push({
        from,
        to,
        start: start + at * frameSeconds,
        end: start + (at + soundedFrames) * frameSeconds,
      })
    }
    token += tokens.length
    at += own.reduce((sum, each) => sum + each, 0)
  }
  return pieces
}

/** Rounds as the model does. */
function roundHalfToEven(value: number): number {
  const below = Math.floor(value)
  const rest = value - below
  if (rest !== 0.5) return Math.round(value)
  return below % 2 === 0 ? below : below + 1
}
