import type { Canvas } from '@napi-rs/canvas'
import { painterKernel } from '../kernel/kernel.ts'
import { borrowFloats } from '../scratch-arrays.ts'
import { SKY_DEPTH, type Film, type Rgb } from '../painting.ts'

/** sRGB byte → linear light. */
const LINEAR_OF_BYTE = new Float32Array(256)
for (let i = 0; i < 256; i++) {
  const share = i / 255
  LINEAR_OF_BYTE[i] = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Linear light × BYTE_STEPS, cut to a whole number → sRGB byte. */
const BYTE_STEPS = 4096
const BYTE_OF_LINEAR = new Uint8Array(BYTE_STEPS + 1)
for (let i = 0; i <= BYTE_STEPS; i++) {
  const share = i / BYTE_STEPS
  BYTE_OF_LINEAR[i] = Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055))
}

/** A film without light, all sky. */
export function createFilm(width: number, height: number): Film {
  return {
    width,
    height,
    light: new Float32Array(width * height * 3),
    depth: new Float32Array(width * height).fill(SKY_DEPTH),
  }
}

/** The same in arrays that the next such film takes over. */
export function borrowFilm(width: number, height: number): Film {
  return {
    width,
    height,
    light: borrowFloats('film light', width * height * 3).fill(0),
    depth: borrowFloats('film depth', width * height).fill(SKY_DEPTH),
  }
}

/** A colour like `#e0a060` as linear light, times a gain. */
export function rgbOfHex(hex: string, gain = 1): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [
    LINEAR_OF_BYTE[(number >> 16) & 255]! * gain,
    LINEAR_OF_BYTE[(number >> 8) & 255]! * gain,
    LINEAR_OF_BYTE[number & 255]! * gain,
  ]
}

/** Linear light as a CSS colour; what is brighter than white keeps its hue. */
export function cssOfRgb(color: Rgb, alpha = 1): string {
  const peak = Math.max(1, color[0], color[1], color[2])
  const byte = (value: number): number => BYTE_OF_LINEAR[Math.round((Math.max(0, value) / peak) * BYTE_STEPS)]!
  const [red, green, blue] = color.map(byte)
  return alpha >= 1 ? `rgb(${red},${green},${blue})` : `rgba(${red},${green},${blue},${alpha.toFixed(3)})`
}

type Layer = {
  /** Metres; given, the opaque part of the layer gets this depth, and nothing nearer is painted over. */
  depth?: number
  /** How much nearer than the layer something must be to hide it, as a share of the depth; 1 unless given. */
  slack?: number
  /** Linear light per canvas light; 1 unless given. */
  gain?: number
  /** Where the canvas's top left corner lies on the film, in pixels. */
  left?: number
  top?: number
  /** Whether the layer is added as light (flames, windows) rather than laid over. */
  isLight?: boolean
}

const STRIP_ROWS = 128

/** Lays a canvas (sRGB with alpha) over the film's linear light. The canvas may be smaller than the film, or stand out of it. */
export function layOver(film: Film, canvas: Canvas, layer: Layer = {}): void {
  const { depth, slack = 1, gain = 1, left = 0, top = 0, isLight = false } = layer
  const context = canvas.getContext('2d')
  const paint = { depth: depth ?? 0, nearest: depth === undefined ? -Infinity : depth * slack, gain, isLight }
  const fromX = Math.max(0, -left)
  const toX = Math.min(canvas.width, film.width - left)
  const fromY = Math.max(0, -top)
  const toY = Math.min(canvas.height, film.height - top)
  if (fromX >= toX) return
  // A strip at a time: the bytes of a whole picture would be as much memory again.
  for (let stripY = fromY; stripY < toY; stripY += STRIP_ROWS) {
    const rows = Math.min(STRIP_ROWS, toY - stripY)
    const bytes = context.getImageData(fromX, stripY, toX - fromX, rows).data
    const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2) // to pass over what is empty
    for (let y = 0; y < rows; y++)
      layRow(film, (stripY + y + top) * film.width + fromX + left, bytes, words, y * (toX - fromX), toX - fromX, paint)
  }
}

/** How a row is laid over: at a depth (0 for none of its own), over what is not nearer than `nearest`. */
type RowPaint = { depth: number; nearest: number; gain: number; isLight: boolean }

/** Lays pixels of a canvas from `at` on over those of a film from `pixel` on. */
function layRow(
  film: Film,
  pixel: number,
  bytes: Uint8ClampedArray,
  words: Uint32Array,
  at: number,
  count: number,
  { depth, nearest, gain, isLight }: RowPaint,
): void {
  const { light, depth: depths } = film
  for (const end = at + count; at < end; at++, pixel++) {
    if (words[at] === 0) continue
    const byte = at * 4
    const alpha = bytes[byte + 3]!
    if (alpha === 0 || depths[pixel]! < nearest) continue
    const share = alpha / 255
    const kept = isLight ? 1 : 1 - share
    const q = pixel * 3
    light[q] = light[q]! * kept + LINEAR_OF_BYTE[bytes[byte]!]! * gain * share
    light[q + 1] = light[q + 1]! * kept + LINEAR_OF_BYTE[bytes[byte + 1]!]! * gain * share
    light[q + 2] = light[q + 2]! * kept + LINEAR_OF_BYTE[bytes[byte + 2]!]! * gain * share
    if (depth > 0 && alpha > 127) depths[pixel] = depth
  }
}

/** Replaces what is no light (not a number, negative, endless) by the light before it: one such value would spread with the glow. */
export function mendLight({ light, width, height }: Film): void {
  const row = painterKernel.room('row', width * 3 + 16)
  const { floats, functions } = painterKernel
  floats.fill(0, row / 4, row / 4 + width * 3 + 16)
  for (let y = 0, start = 0; y < height; y++, start += width * 3) {
    floats.set(light.subarray(start, start + width * 3), row / 4)
    if (!functions.isLight(row, width * 3, MOST_LIGHT)) mendRow(light, start, start + width * 3)
  }
}

const MOST_LIGHT = 1e5

function mendRow(light: Float32Array, start: number, end: number): void {
  for (let i = start; i < end; i++) {
    const value = light[i]!
    if (!(value >= 0 && value < MOST_LIGHT))
      light[i] = value >= MOST_LIGHT ? MOST_LIGHT : i >= 3 && value !== -Infinity ? Math.max(0, light[i - 3]!) : 0
  }
}

const FOG_STEPS = 2048

/**
 * Veils the film by depth, as air does.
 *
 * @param perMetre share of light lost per metre.
 * @param most the sky gets this share of fog at most, so that it keeps its own colours; 1 unless given.
 */
export function fogOver(film: Film, color: Rgb, perMetre: number, most = 1): void {
  const [red, green, blue] = color
  // One exponential per step of distance rather than per pixel; steps up to four e-folds, beyond which all is fog.
  const reach = 4 / perMetre
  const shares = new Float32Array(FOG_STEPS + 1)
  for (let i = 0; i <= FOG_STEPS; i++) shares[i] = 1 - Math.exp((-4 * i) / FOG_STEPS)
  const stepsPerMetre = FOG_STEPS / reach
  for (let i = 0, q = 0; i < film.depth.length; i++, q += 3) {
    const depth = film.depth[i]!
    let share = depth >= reach ? 1 : shares[(depth * stepsPerMetre) | 0]!
    if (share > most) share = most
    film.light[q] = film.light[q]! + (red - film.light[q]!) * share
    film.light[q + 1] = film.light[q + 1]! + (green - film.light[q + 1]!) * share
    film.light[q + 2] = film.light[q + 2]! + (blue - film.light[q + 2]!) * share
  }
}
