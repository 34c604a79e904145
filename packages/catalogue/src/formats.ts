import type { Quality } from './limits.ts'

/** The shapes a video can have. Sides are in pixels; every video has the same number of frames a second. */
export const FORMATS = [
  { id: 'portrait', sizes: { low: { width: 720, height: 1280 }, high: { width: 1080, height: 1920 } } },
] as const satisfies readonly Format[]
type Format = { id: string; sizes: Record<Quality, { width: number; height: number }> }
export type FormatId = (typeof FORMATS)[number]['id']
export const DEFAULT_FORMAT: FormatId = 'portrait'

/** The frame of a video, in pixels. */
export function frameOf(format: FormatId, quality: Quality): { width: number; height: number } {
  return FORMATS.find(({ id }) => id === format)!.sizes[quality]
}
