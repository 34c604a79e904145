import { FRAMES_PER_SECOND } from '@dayreel/catalogue'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import type { Speech } from '@dayreel/storyboard'

const SAMPLES_PER_FRAME = SAMPLE_RATE / FRAMES_PER_SECOND
/** No scene is shorter, however short its words. */
const SHORTEST_FRAMES = 12

/**
 * Cuts speech that runs over several scenes between words, at whole frames, so that the parts laid one after another are the speech
 * again, sample for sample.
 *
 * @param lengths of the scenes' texts, in UTF-16 code units; between them lies one space.
 */
export function cutSpeech(speech: Speech, lengths: readonly number[]): Speech[] {
  let textStart = 0
  let startFrame = 0
  return lengths.map((length, i): Speech => {
    const textEnd = textStart + length
    const isLast = i === lengths.length - 1
    const endFrame = isLast ? undefined : Math.max(startFrame + SHORTEST_FRAMES, cutFrame(speech, textEnd))
    const startSeconds = startFrame / FRAMES_PER_SECOND
    const seconds = (endFrame === undefined ? speech.seconds : endFrame / FRAMES_PER_SECOND) - startSeconds
    const inside = (time: number): number => round(Math.min(seconds, Math.max(0, time - startSeconds)))
    const part: Speech = {
      samples: speech.samples.slice(
        startFrame * SAMPLES_PER_FRAME,
        endFrame === undefined ? undefined : endFrame * SAMPLES_PER_FRAME,
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
    textStart = textEnd + 1
    startFrame = endFrame ?? startFrame
    return part
  })
}

/** The frame in the middle between the last word before a place in the text and the first one after it. */
function cutFrame({ words, seconds }: Speech, textEnd: number): number {
  const before = words.findLast(({ from }) => from < textEnd)
  const after = words.find(({ from }) => from >= textEnd)
  const middle = ((before?.end ?? 0) + (after?.start ?? seconds)) / 2
  return Math.round(middle * FRAMES_PER_SECOND)
}

function round(seconds: number): number {
  return Math.round(seconds * 10_000) / 10_000
}
