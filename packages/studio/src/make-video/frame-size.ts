import { frameOf } from '@dayreel/catalogue'
import type { Storyboard } from '@dayreel/storyboard'

/** Size of a picture or a video, in pixels. */
export type FrameSize = { width: number; height: number }

/**
 * Returns the frame size of a video.
 *
 * @param scale 0.25…1. Use less than 1 if sharpness does not matter. Both sides stay even, because the encoder requires
 * it.
 */
export function frameSize({ format, quality }: Pick<Storyboard, 'format' | 'quality'>, scale = 1): FrameSize {
  return resized(frameOf(format, quality), scale)
}

/** Multiplies both sides and rounds them to even numbers. */
export function resized({ width, height }: FrameSize, times: number): FrameSize {
  return { width: evenly(width * times), height: evenly(height * times) }
}

function evenly(pixels: number): number {
  return 2 * Math.round(pixels / 2)
}
