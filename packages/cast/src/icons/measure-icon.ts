import type { Canvas } from '@napi-rs/canvas'
import type { Box } from '@dayreel/storyboard'

/** Alpha from which a pixel counts as part of the icon. The soft shadows of some icons stay below it. */
const VISIBLE_ALPHA = 32
const OPAQUE_ALPHA = 128
/** The hue is the mean of about this many pixels a side. */
const HUE_SAMPLES = 128
const DEGREES = 180 / Math.PI

/**
 * Measures a drawn icon.
 *
 * @returns the box around its visible pixels, as fractions of the canvas, and its hue in degrees, 0 ≤ hue < 360: the
 * mean of the opaque pixels weighted by their saturation. The hue of an icon without colours is 0.
 */
export function measureIcon(canvas: Canvas): { box: Box; hue: number } {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  let [left, top, right, bottom] = [width, height, 0, 0]
  let [cosines, sines] = [0, 0]
  const step = Math.ceil(width / HUE_SAMPLES)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const alpha = data[at + 3]!
      if (alpha < VISIBLE_ALPHA) continue
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      bottom = y + 1
      if (alpha < OPAQUE_ALPHA || x % step !== 0 || y % step !== 0) continue
      // The hue is the direction of the colour in the plane of equal gray, and the saturation is its length.
      const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
      cosines += red - (green + blue) / 2
      sines += ((green - blue) * Math.sqrt(3)) / 2
    }
  }
  const box = { left: left / width, top: top / height, right: right / width, bottom: bottom / height }
  const degrees = Math.hypot(cosines, sines) < 1 ? 0 : Math.atan2(sines, cosines) * DEGREES
  return { box: right === 0 ? { left: 0, top: 0, right: 1, bottom: 1 } : box, hue: (degrees + 360) % 360 }
}
