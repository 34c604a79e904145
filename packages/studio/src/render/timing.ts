import { SAMPLE_RATE } from '../lib/loudness.ts'
import { LAST_PICTURE_SECONDS } from '@dayreel/storyboard/base'

/** One AAC packet holds this many samples of each channel. */
export const AAC_FRAME_SAMPLES = 1024

/** Shorter than this there is neither room for a cross-fade nor a chunk that can be encoded by itself. */
const MIN_SCENE_SECONDS = 0.25

/** The nearest number of whole frames. */
export function framesIn(seconds: number, framesPerSecond: number): number {
  return Math.round(seconds * framesPerSecond)
}

/** Of each channel; a whole number for every rate that a video may have. */
export function samplesInFrame(framesPerSecond: number): number {
  return SAMPLE_RATE / framesPerSecond
}

/**
 * How many frames each scene lasts, and the video with them; each scene takes what its seconds need, rounded up.
 *
 * @param seconds length of each scene's narration with its pause.
 */
export function timeScenes(
  seconds: readonly number[],
  framesPerSecond: number,
): { sceneFrames: number[]; frames: number; samples: number } {
  const leastFrames = Math.ceil(MIN_SCENE_SECONDS * framesPerSecond)
  const sceneFrames = seconds.map((length, i) => {
    // A hundredth of a frame is what rounding errors of the seconds may add up to.
    const frames = Math.max(leastFrames, Math.ceil(length * framesPerSecond - 0.01))
    return i === seconds.length - 1 ? frames + framesIn(LAST_PICTURE_SECONDS, framesPerSecond) : frames
  })
  const frames = sceneFrames.reduce((sum, length) => sum + length, 0)
  return { sceneFrames, frames, samples: frames * samplesInFrame(framesPerSecond) }
}
