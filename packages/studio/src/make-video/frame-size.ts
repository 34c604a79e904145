import { frameOf } from '@dayreel/catalogue'
import type { Storyboard } from '@dayreel/storyboard'

/** Of a picture or a video, in pixels. */
export type FrameSize = { width: number; height: number }

/**
 * The frame of a video.
 *
 * @param scale a part of it, 0.25…1, where sharpness does not matter; both sides stay even, as the encoder wants them.
 */
export function frameSize({ format, quality }: Pick<Storyboard, 'format' | 'quality'>, scale = 1): FrameSize {
  return resized(frameOf(format, quality), scale)
}

/** So many times as large, to the nearest even numbers. */
export function resized({ width, height }: FrameSize, times: number): FrameSize {
  return { width: evenly(width * times), height: evenly(height * times) }
}

function evenly(pixels: number): number {
  return 2 * Math.round(pixels / 2)
}
