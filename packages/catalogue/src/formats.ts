import type { Quality } from './limits.ts'

/** The formats of a video, with their sides in pixels for each quality. */
export const FORMATS = [
  {
    id: 'portrait',
    name: '9:16',
    about: 'Portrait',
    sizes: { low: { width: 720, height: 1280 }, high: { width: 1080, height: 1920 } },
  },
  {
    id: 'tall',
    name: '4:5',
    about: 'Tall',
    sizes: { low: { width: 720, height: 900 }, high: { width: 1080, height: 1350 } },
  },
  {
    id: 'square',
    name: '1:1',
    about: 'Square',
    sizes: { low: { width: 720, height: 720 }, high: { width: 1080, height: 1080 } },
  },
  {
    id: 'landscape',
    name: '16:9',
    about: 'Landscape',
    sizes: { low: { width: 1280, height: 720 }, high: { width: 1920, height: 1080 } },
  },
] as const satisfies readonly Format[]
type Format = {
  id: string
  /** The ratio of width to height. */
  name: string
  /** The shape of the format in one word. */
  about: string
  sizes: Record<Quality, { width: number; height: number }>
}
export type FormatId = (typeof FORMATS)[number]['id']
export const DEFAULT_FORMAT: FormatId = 'portrait'

/** Frame rates that every platform accepts. At each of them, a frame lasts a whole number of audio samples. */
export const FRAME_RATES = [24, 25, 30] as const
export type FrameRate = (typeof FRAME_RATES)[number]
/** The frame rate of a video whose owner chose none. */
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
