import type { FramePlanes } from '../render/frame-painter.ts'
import type { Size } from '../render/cover-crop.ts'

/** How the pixels of a frame are turned before they are shown. Rows and columns are swapped first, then mirrored. */
export type Orientation = { isSwapped: boolean; mirrorsX: boolean; mirrorsY: boolean }

const UPRIGHT: Orientation = { isSwapped: false, mirrorsX: false, mirrorsY: false }

/**
 * Reads the display matrix of a video: nine 32-bit numbers. The first two and the fourth and fifth state where the
 * columns and the rows go. Angles are rounded to quarter turns.
 */
export function orientationOf(matrix: Buffer | null): Orientation {
  if (matrix === null || matrix.length < 20) return UPRIGHT
  const [a, b, c, d] = [0, 4, 12, 16].map((at) => matrix.readInt32LE(at)) as [number, number, number, number]
  const isSwapped = Math.abs(b) + Math.abs(c) > Math.abs(a) + Math.abs(d)
  return isSwapped ? { isSwapped, mirrorsX: c < 0, mirrorsY: b < 0 } : { isSwapped, mirrorsX: a < 0, mirrorsY: d < 0 }
}

export function isUpright({ isSwapped, mirrorsX, mirrorsY }: Orientation): boolean {
  return !isSwapped && !mirrorsX && !mirrorsY
}

/**
 * Copies the planes of a frame into another frame, turned.
 *
 * @param size of the turned frame.
 */
export function turnPlanes(
  from: FramePlanes,
  into: FramePlanes,
  size: Size,
  { isSwapped, mirrorsX, mirrorsY }: Orientation,
): void {
  into.forEach(({ bytes, stride }, i) => {
    const { bytes: source, stride: sourceStride } = from[i]!
    const [width, height] = i === 0 ? [size.width, size.height] : [size.width / 2, size.height / 2]
    const [stepX, stepY] = isSwapped ? [sourceStride, 1] : [1, sourceStride]
    for (let y = 0; y < height; y++) {
      let at = (mirrorsY ? height - 1 - y : y) * stepY + (mirrorsX ? (width - 1) * stepX : 0)
      const step = mirrorsX ? -stepX : stepX
      const row = y * stride
      for (let x = 0; x < width; x++, at += step) bytes[row + x] = source[at]!
    }
  })
}
