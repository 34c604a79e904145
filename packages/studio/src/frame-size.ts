import { QUALITIES, type Quality } from '@dayreel/catalogue'

/** Of a picture or a video, in pixels. */
export type FrameSize = { width: number; height: number }

/**
 * The frame of a video of a quality.
 *
 * @param scale a part of it, 0.25…1, where sharpness does not matter; both sides stay even, as the encoder wants them.
 */
export function frameSize(quality: Quality, scale = 1): FrameSize {
  const { width, height } = QUALITIES[quality]
  return { width: evenPart(width, scale), height: evenPart(height, scale) }
}

function evenPart(pixels: number, scale: number): number {
  return 2 * Math.round((pixels * scale) / 2)
}
