import type { Pixels } from '../light/grade.ts'
import { cssOfRgb } from '../light/film.ts'
import { greyOf, luminance, scaleRgb } from '../math.ts'
import { SKY_DEPTH, type Film, type Rgb } from '../painting.ts'

/** Red, green and blue as displayed, 0…255. */
export type ShownColor = readonly [number, number, number]

const STEP = 6

/** Returns the mean colour of what is far away but not the sky, or of the middle rows where all is near. */
export function farColor(film: Film, pixels: Pixels): ShownColor {
  const { width, height, depth } = film
  const far: number[] = []
  const middle: number[] = []
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const i = y * width + x
      if (depth[i]! > FAR_METRES && depth[i]! < SKY_DEPTH) far.push(i)
      else if (y > height * 0.4 && y < height * 0.6) middle.push(i)
    }
  }
  return meanColor(pixels, far.length > 40 ? far : middle)
}
const FAR_METRES = 60

function meanColor({ bytes }: Pixels, at: readonly number[]): ShownColor {
  const sums = [0, 0, 0]
  for (const i of at) for (let c = 0; c < 3; c++) sums[c] = sums[c]! + bytes[i * 4 + c]!
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => Math.round(sum / Math.max(1, at.length)))
  return [red, green, blue]
}

/** Returns the mean lightness of a picture, 0…1. */
export function lightnessOf({ bytes, width, height }: Pixels): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < width * height; i += STEP * 7, count++)
    sum += luminance(bytes[i * 4]!, bytes[i * 4 + 1]!, bytes[i * 4 + 2]!) / 255
  return sum / count
}

/** Returns the colour of a light at full strength as `#rrggbb`. */
export function lightColor(light: Rgb, isGray: boolean): string {
  const full = scaleRgb(light, 1 / Math.max(1e-4, ...light))
  const [red = 0, green = 0, blue = 0] = cssOfRgb(isGray ? greyOf(full, 1) : full)
    .match(/\d+/g)!
    .map(Number)
  return hexOf([red, green, blue])
}

export function hexOf(color: ShownColor): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
