import type { CaptionLook } from './caption-looks.ts'

/**
 * Returns the row of a caption line's centre.
 *
 * @param area the safe area, as fractions of the frame.
 * @param frame.fullSize the letter size before a long line shrinks, in pixels.
 */
export function middleOf(
  { caption: { position, rise } }: Pick<CaptionLook, 'caption'>,
  area: { top: number; bottom: number },
  { height, fullSize }: { height: number; fullSize: number },
): number {
  if (position === 'bottom') return area.bottom * height - rise * fullSize
  if (position === 'top') return area.top * height + rise * fullSize
  return ((area.top + area.bottom) / 2) * height
}
