import { SAMPLE_RATE } from '../lib/loudness.ts'
import { LAST_PICTURE_SECONDS } from '@dayreel/storyboard/base'

/** Samples per channel in one AAC packet. */
export const AAC_FRAME_SAMPLES = 1024

/** Minimum length of a scene in seconds. A shorter scene would have no room for a cross-fade or a separate chunk. */
const MIN_SCENE_SECONDS = 0.25

/** Rounds seconds to the nearest number of whole frames. */
export function framesIn(seconds: number, framesPerSecond: number): number {
  return Math.round(seconds * framesPerSecond)
}

/** Returns the number of samples per frame and channel, which is a whole number for every supported frame rate. */
export function samplesInFrame(framesPerSecond: number): number {
  return SAMPLE_RATE / framesPerSecond
}

/**
 * Returns the length of each scene and of the video in frames. Each scene is rounded up to whole frames.
 *
 * @param seconds length of each scene's narration, including its pause.
 * @param endSeconds time for an end card after the last scene's own end.
 */
export function timeScenes(
  seconds: readonly number[],
  framesPerSecond: number,
  endSeconds = 0,
): { sceneFrames: number[]; frames: number; samples: number } {
  const leastFrames = Math.ceil(MIN_SCENE_SECONDS * framesPerSecond)
  const sceneFrames = seconds.map((length, i) => {
    // The rounding errors in the seconds may add up to a hundredth of a frame, which must not add a frame.
    const frames = Math.max(leastFrames, Math.ceil(length * framesPerSecond - 0.01))
    return i === seconds.length - 1 ? frames + framesIn(LAST_PICTURE_SECONDS + endSeconds, framesPerSecond) : frames
  })
  const frames = sceneFrames.reduce((sum, length) => sum + length, 0)
  return { sceneFrames, frames, samples: frames * samplesInFrame(framesPerSecond) }
}
