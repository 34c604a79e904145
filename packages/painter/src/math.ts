import type { Rgb } from './painting.ts'

/** From `a` (share 0) to `b` (share 1), and beyond where the share is. */
export function lerp(a: number, b: number, share: number): number {
  return a + (b - a) * share
}

/** The value, held between two limits. */
export function clamp(value: number, least = 0, most = 1): number {
  return value < least ? least : value > most ? most : value
}

/** 0 up to `from`, 1 beyond `to`, and a smooth S between; `from` may be the larger one. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** Colour between two colours. */
export function mixRgb(a: Rgb, b: Rgb, share: number): Rgb {
  return [lerp(a[0], b[0], share), lerp(a[1], b[1], share), lerp(a[2], b[2], share)]
}

/** A colour, brighter or darker. */
export function scaleRgb(color: Rgb, factor: number): Rgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor]
}

/** One colour seen in the light of another. */
export function timesRgb(a: Rgb, b: Rgb): Rgb {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
}

/** Relative luminance of linear light (BT.709). */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour, part of the way to the grey that is as bright. */
export function greyOf(color: Rgb, share: number): Rgb {
  const light = luminance(color[0], color[1], color[2])
  return mixRgb(color, [light, light, light], share)
}
