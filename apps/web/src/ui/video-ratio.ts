import { FORMATS } from '@dayreel/catalogue'
import type { CSSProperties } from 'react'

/**
 * Returns a video's aspect ratio as the CSS variable `--video-ratio`. A format that no longer exists gets the first
 * format's ratio.
 */
export function videoRatio(format: string): CSSProperties {
  const { width, height } = (FORMATS.find(({ id }) => id === format) ?? FORMATS[0]).sizes.low
  return { '--video-ratio': `${width} / ${height}` } as CSSProperties
}
