import type { Crop, Size } from './cover-crop.ts'

/**
 * One plane of a stored picture. `offset` is the position of its pixel (0, 0), and `stride` the distance between two
 * rows.
 */
export type Plane = { offset: number; stride: number; width: number; height: number }

/** Memory layout of a picture in limited-range BT.709: the planes Y, U and V, each with a border. */
export type PictureLayout = Size & { planes: readonly [Plane, Plane, Plane]; byteLength: number }

/**
 * Maximum size of a stored picture relative to the video. It is larger than the video so that close shots stay sharp.
 */
const OVERSIZE = 1.25
const SMALLEST = 0.5

// The kernel samples two pixels beyond each edge, reads 16 pixels at a time, and rounds widths up to 16 output pixels,
// each of which covers at most 1.25 pixels.
const LEFT = 16
const RIGHT = 48
const ABOVE = 3
const BELOW = 3

/**
 * Returns the stored size of a picture: its own size, limited to between 0.5 and 1.25 times the video's size, and
 * always even.
 */
export function storedSize(picture: Size, crop: Crop, video: Size): Size {
  const scale = Math.min(OVERSIZE, Math.max(SMALLEST, (picture.width * crop.width) / video.width))
  return { width: even(video.width * scale), height: even(video.height * scale) }
}

function even(length: number): number {
  return 2 * Math.round(length / 2)
}

/** Returns the maximum number of bytes of a stored picture for a video size. */
export function largestPicture({ width, height }: Size): number {
  // Because of rounding, this is two pixels more than the maximum in storedSize.
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

/** Fills the border around a plane by repeating its edge pixels. */
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
