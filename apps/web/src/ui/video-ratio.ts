import { FORMATS } from '@dayreel/catalogue'
import type { CSSProperties } from 'react'

/**
 * Returns a width and a height with the ratio of a video's format. An unknown format gets the ratio of the first
 * format.
 */
export function videoSides(format: string): { width: number; height: number } {
  return (FORMATS.find(({ id }) => id === format) ?? FORMATS[0]).sizes.low
}

/** Returns a video's aspect ratio as the CSS variable `--video-ratio`. */
export function videoRatio(format: string): CSSProperties {
  const { width, height } = videoSides(format)
  return { '--video-ratio': `${width} / ${height}` } as CSSProperties
}
