import { framesIn, samplesInFrame } from '../render/timing.ts'
import type { TextPart } from '@dayreel/catalogue'
import type { Speech } from '@dayreel/storyboard'

/** Minimum length of a scene in seconds. */
const SHORTEST_SECONDS = 0.4

/**
 * Cuts the speech of several scenes between words, at whole frames. The joined parts equal the speech, sample for
 * sample.
 *
 * @param texts the positions of the scenes' texts in the spoken text.
 */
export function cutSpeech(speech: Speech, texts: readonly TextPart[], framesPerSecond: number): Speech[] {
  const shortest = framesIn(SHORTEST_SECONDS, framesPerSecond)
  const frameSamples = samplesInFrame(framesPerSecond)
  let startFrame = 0
  return texts.map(({ from: textStart, length }, i): Speech => {
    const textEnd = textStart + length
    const isLast = i === texts.length - 1
    const endFrame = isLast
      ? undefined
      : Math.max(startFrame + shortest, framesIn(cutSeconds(speech, textEnd), framesPerSecond))
    const startSeconds = startFrame / framesPerSecond
    const seconds = (endFrame === undefined ? speech.seconds : endFrame / framesPerSecond) - startSeconds
    const inside = (time: number): number => round(Math.min(seconds, Math.max(0, time - startSeconds)))
    const part: Speech = {
      ...(speech.isApproximate && { isApproximate: true as const }),
      samples: speech.samples.slice(
        startFrame * frameSamples,
        endFrame === undefined ? undefined : endFrame * frameSamples,
      ),
      seconds,
      words: speech.words
        .filter(({ from }) => from >= textStart && from < textEnd)
        .map(({ from, to, start, end }) => ({
          from: from - textStart,
          to: to - textStart,
          start: inside(start),
          end: inside(end),
        })),
    }
    startFrame = endFrame ?? startFrame
    return part
  })
}

/** Returns the time in the middle between the last word before a text position and the first word after it. */
function cutSeconds({ words, seconds }: Speech, textEnd: number): number {
  const before = words.findLast(({ from }) => from < textEnd)
  const after = words.find(({ from }) => from >= textEnd)
  return ((before?.end ?? 0) + (after?.start ?? seconds)) / 2
}

function round(seconds: number): number {
  return Math.round(seconds * 10_000) / 10_000
}
