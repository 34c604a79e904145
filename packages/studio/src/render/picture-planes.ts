import type { Crop, Size } from './cover-crop.ts'

/** One plane of a stored picture: where its pixel (0, 0) is, and how far apart its rows are. */
export type Plane = { offset: number; stride: number; width: number; height: number }

/** How a picture lies in memory: limited-range BT.709, Y, U and V one after the other, each with a border around it. */
export type PictureLayout = Size & { planes: readonly [Plane, Plane, Plane]; byteLength: number }

/** Pictures are kept this much larger than the video, so that they stay sharp when the camera is close. */
const OVERSIZE = 1.25
const SMALLEST = 0.5

// The kernel samples two pixels beyond each edge, reads 16 at a time and rounds widths up to 16 (of at most 1.25 pixels each).
const LEFT = 16
const RIGHT = 48
const ABOVE = 3
const BELOW = 3

/**
 * The size at which a picture is stored: its own where that makes sense, between half and 1.25 times the video's, always even.
 */
export function storedSize(picture: Size, crop: Crop, video: Size): Size {
  const scale = Math.min(OVERSIZE, Math.max(SMALLEST, (picture.width * crop.width) / video.width))
  return { width: even(video.width * scale), height: even(video.height * scale) }
}

function even(length: number): number {
  return 2 * Math.round(length / 2)
}

/** The most bytes that any stored picture of a video takes. */
export function largestPicture({ width, height }: Size): number {
  // Two pixels more than storedSize can come to, whichever way it rounds.
  return layoutPicture({ width: even(width * OVERSIZE) + 2, height: even(height * OVERSIZE) + 2 }).byteLength
}

export function layoutPicture({ width, height }: Size): PictureLayout {
  let end = 0
  const plane = (width: number, height: number): Plane => {
    const stride = Math.ceil((LEFT + width + RIGHT) / 16) * 16
    const offset = end + ABOVE * stride + LEFT
    end += stride * (ABOVE + height + BELOW)
    return { offset, stride, width, height }
  }
  const planes = [plane(width, height), plane(width / 2, height / 2), plane(width / 2, height / 2)] as const
  return { width, height, planes, byteLength: end }
}

/** Repeats each edge's pixels into the border around the plane. */
export function fillBorder(bytes: Uint8Array, { offset, stride, width, height }: Plane): void {
  for (let y = 0; y < height; y++) {
    const row = offset + y * stride
    bytes.fill(bytes[row]!, row - LEFT, row)
    bytes.fill(bytes[row + width - 1]!, row + width, row - LEFT + stride)
  }
  const first = offset - LEFT
  const last = first + (height - 1) * stride
  for (let y = 1; y <= ABOVE; y++) bytes.copyWithin(first - y * stride, first, first + stride)
  for (let y = 1; y <= BELOW; y++) bytes.copyWithin(last + y * stride, last, last + stride)
}
