import type { Quality } from './limits.ts'

/** The shapes a video can have. Sides are in pixels. */
export const SHAPES = [
  { id: 'portrait', sizes: { low: { width: 720, height: 1280 }, high: { width: 1080, height: 1920 } } },
] as const satisfies readonly Shape[]
type Shape = { id: string; sizes: Record<Quality, { width: number; height: number }> }
export type ShapeId = (typeof SHAPES)[number]['id']

/** Frames a second that a video can have: every platform takes them, and each frame lasts a whole number of samples of sound. */
export const FRAME_RATES = [24, 25, 30] as const
export type FrameRate = (typeof FRAME_RATES)[number]

/** What the picture of a video is: its shape, whose size follows the quality, and its frames a second. */
export type Format = { shape: ShapeId; framesPerSecond: FrameRate }
/** That of every new video. */
export const DEFAULT_FORMAT: Readonly<Format> = { shape: 'portrait', framesPerSecond: 30 }

/** The frame of a video, in pixels. */
export function frameOf({ shape }: Pick<Format, 'shape'>, quality: Quality): { width: number; height: number } {
  return SHAPES.find(({ id }) => id === shape)!.sizes[quality]
}
