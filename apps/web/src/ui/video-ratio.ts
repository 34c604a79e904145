import { FORMATS } from '@dayreel/catalogue'
import type { CSSProperties } from 'react'

/** Returns the sides of a video, of which only the ratio counts. A format that no longer exists gets the first format's. */
export function videoSides(format: string): { width: number; height: number } {
  return (FORMATS.find(({ id }) => id === format) ?? FORMATS[0]).sizes.low
}

/** Returns a video's aspect ratio as the CSS variable `--video-ratio`. */
export function videoRatio(format: string): CSSProperties {
  const { width, height } = videoSides(format)
  return { '--video-ratio': `${width} / ${height}` } as CSSProperties
}
