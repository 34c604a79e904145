import { FRAMES_PER_SECOND } from '@dayreel/catalogue'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import { TAIL_FRAMES } from '@dayreel/storyboard'

/** One AAC packet holds this many samples of each channel. */
export const AAC_FRAME_SAMPLES = 1024
export const SAMPLES_PER_FRAME = SAMPLE_RATE / FRAMES_PER_SECOND

/** Shorter than this there is neither room for a cross-fade nor a chunk that can be encoded by itself. */
const MIN_SCENE_FRAMES = 8

/**
 * How many frames each scene lasts, and the video with them; each scene takes what its seconds need, rounded up.
 *
 * @param seconds length of each scene's narration with its pause.
 */
export function timeScenes(seconds: readonly number[]): { sceneFrames: number[]; frames: number; samples: number } {
  const sceneFrames = seconds.map((length, i) => {
    // A hundredth of a frame is what rounding errors of the seconds may add up to.
    const frames = Math.max(MIN_SCENE_FRAMES, Math.ceil(length * FRAMES_PER_SECOND - 0.01))
    return i === seconds.length - 1 ? frames + TAIL_FRAMES : frames
  })
  const frames = sceneFrames.reduce((sum, length) => sum + length, 0)
  return { sceneFrames, frames, samples: frames * SAMPLES_PER_FRAME }
}
