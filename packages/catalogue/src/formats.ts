import type { Quality } from './limits.ts'

/** The formats of a video, with their sides in pixels for each quality. */
export const FORMATS = [
  {
    id: 'portrait',
    name: 'Portrait',
    sizes: { low: { width: 720, height: 1280 }, high: { width: 1080, height: 1920 } },
  },
] as const satisfies readonly Format[]
type Format = { id: string; name: string; sizes: Record<Quality, { width: number; height: number }> }
export type FormatId = (typeof FORMATS)[number]['id']
export const DEFAULT_FORMAT: FormatId = 'portrait'

/** Frame rates that every platform accepts. At each of them, a frame lasts a whole number of audio samples. */
export const FRAME_RATES = [24, 25, 30] as const
export type FrameRate = (typeof FRAME_RATES)[number]
/** The frame rate of every new video. */
export const DEFAULT_FRAME_RATE: FrameRate = 30

/**
 * Returns the frame size of a video in pixels.
 *
 * @throws {RangeError} if the format does not exist.
 */
export function frameOf(format: string, quality: Quality): { width: number; height: number } {
  const found = FORMATS.find(({ id }) => id === format)
  if (found === undefined) throw new RangeError(`There is no format ${format}`)
  return found.sizes[quality]
}
