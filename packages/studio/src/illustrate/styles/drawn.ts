import type { Random } from '../../lib/random.ts'
import type { Scene } from '../compose.ts'
import type { Pixels } from '../grade.ts'
import { clamp, smoothstep } from '../math.ts'
import { paintFlat } from './brush.ts'
import { drawStrokes, findOutlines, readTones, strokeAt } from './lines.ts'
import type { Style } from './style.ts'

const FLAT_LIGHT = { bloom: 0.1, grain: 0, vignette: 0, contrast: 1.05, lightness: [0.42, 0.62] as const }

export const sketchBlackAndWhite: Style = {
  isDrawn: true,
  grade: { ...FLAT_LIGHT, saturation: 0 },
  finish: (pixels, scene, random) => drawPencil(pixels, scene, random, false),
}

export const sketchColor: Style = {
  isDrawn: true,
  grade: { ...FLAT_LIGHT, saturation: 1.75 },
  finish: (pixels, scene, random) => drawPencil(pixels, scene, random, true),
}

export const illustration: Style = {
  isDrawn: true,
  grade: { bloom: 0.12, grain: 0, vignette: 0, contrast: 1.08, saturation: 1.22, lightness: [0.46, 0.6] },
  finish: drawInkAndWash,
}

/** Pencil on white paper: strokes follow the form, layer over layer as it darkens, and outlines hold it together. */
function drawPencil(pixels: Pixels, { film, shot }: Scene, random: Random, isColored: boolean): void {
  const { width, height, bytes } = pixels
  const unit = height / 1920
  const tones = readTones(pixels, 0.03, 0.9)
  const lines = findOutlines(film, tones, Math.max(1, Math.round(1.6 * unit)), 1, 0.9)
  if (isColored) paintFlat(pixels, 7)
  const first = drawStrokes(tones, width, height, random, { length: Math.max(4, Math.round(10 * unit)) })
  const second = drawStrokes(tones, width, height, random, { turn: 1.05, length: Math.max(4, Math.round(9 * unit)) })
  const { noise } = shot
  const tooth = new Float32Array(64 * 64)
  for (let i = 0; i < tooth.length; i++) tooth[i] = random()
  const step = 4
  const columns = Math.ceil(width / step) + 1
  const pressure = new Float32Array(columns)
  for (let y = 0; y < height; y++) {
    if (y % step === 0)
      for (let i = 0; i < columns; i++) pressure[i] = noise.value((i * step * 0.02) / unit, (y * 0.02) / unit)
    // Strokes end before the edge of the sheet.
    const edgeY = Math.min(y, height - 1 - y) / (height * 0.03)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const press = pressure[(x / step) | 0]!
      const edge = Math.min(edgeY, Math.min(x, width - 1 - x) / (width * 0.045)) + (press - 0.5) * 0.9
      const framed = smoothstep(0.25, 0.8, edge)
      const dark = 1 - tones[i]! ** 0.62
      const grain = tooth[(y & 63) * 64 + (x & 63)]! * 0.22
      const a = strokeAt(first, x, y)
      const b = strokeAt(second, x, y)
      // The darker the tone, the more of the stroke's noise counts as graphite.
      let ink = smoothstep(0.1, -0.22, a + grain - dark * 1.18 + 0.12) * (0.34 + dark * 0.5)
      ink += smoothstep(0.08, -0.2, b + grain - (dark - 0.42) * 1.6 + 0.1) * (dark > 0.3 ? 0.5 : 0)
      ink += dark > 0.78 ? (dark - 0.78) * 1.6 : 0
      const line = lines[i]! * (0.55 + 0.6 * press)
      ink = clamp(ink * framed)
      const drawn = clamp(line * 1.15) * framed
      const paper = 0.985 - grain * 0.12
      const p = i * 4
      if (!isColored) {
        const left = paper * (1 - 0.86 * ink) * (1 - 0.9 * drawn)
        const value = 255 * clamp(left)
        bytes[p] = value
        bytes[p + 1] = value * 0.995
        bytes[p + 2] = value * 0.985
        continue
      }
      const peak = Math.max(bytes[p]!, bytes[p + 1]!, bytes[p + 2]!, 1)
      // A light wash under the strokes, the strokes in the pencil of the spot's own colour.
      const deep = 0.72 - 0.42 * dark
      for (let c = 0; c < 3; c++) {
        const hue = (bytes[p + c]! / peak) ** 1.5
        const wash = 1 - (1 - hue) * (0.2 + 0.34 * dark) * framed
        const pencil = clamp(hue * deep + 0.05)
        const laid = paper * wash
        const toned = laid + (pencil - laid) * clamp(ink * 1.1)
        bytes[p + c] = 255 * clamp(toned * (1 - 0.82 * drawn) + (c === 2 ? 0.015 : 0) * drawn)
      }
    }
  }
}

/** Washes of watercolour that pool at their edges, ink outlines of changing weight, paper grain. */
function drawInkAndWash(pixels: Pixels, { film, shot }: Scene, random: Random): void {
  const { width, height, bytes } = pixels
  const unit = height / 1920
  const tones = readTones(pixels, 0.02, 0.95)
  const lines = findOutlines(film, tones, Math.max(1, Math.round(2 * unit)), 1.3, 0.75)
  const hatch = drawStrokes(tones, width, height, random, { length: Math.max(4, Math.round(11 * unit)), slant: -0.8 })
  paintFlat(pixels, 18)
  const flat = readTones(pixels, 0.02, 0.98)
  const { noise } = shot
  const step = 3
  const columns = Math.ceil(width / step) + 2
  const pooled = new Float32Array(columns)
  const paperRow = new Float32Array(columns)
  for (let y = 0; y < height; y++) {
    if (y % step === 0) {
      for (let i = 0; i < columns; i++) {
        pooled[i] = noise.fbm((i * step * 0.006) / unit, (y * 0.006) / unit + 40, 4)
        paperRow[i] = noise.value((i * step * 0.16) / unit, (y * 0.16) / unit)
      }
    }
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const column = (x / step) | 0
      const share = x / step - column
      const pool = pooled[column]! + (pooled[column + 1]! - pooled[column]!) * share
      const grain = (paperRow[column]! + (paperRow[column + 1]! - paperRow[column]!) * share - 0.5) * 0.06
      const tone = flat[i]!
      // Pigment thins out in the lights and gathers in the darks; four washes, one over the other.
      const washed = 0.25 + 0.75 * (Math.floor(tone * 5 + pool * 1.6 - 0.8) / 5)
      const lift = 0.3 + 0.1 * pool
      const dark = 1 - tones[i]!
      const stroke = dark > 0.62 ? smoothstep(0.12, -0.12, strokeAt(hatch, x, y) - (dark - 0.62) * 1.5) * 0.55 : 0
      const ink = clamp(Math.max(lines[i]! * (0.7 + pool * 0.8) * 1.25, stroke))
      const p = i * 4
      const grey = Math.max(20, (bytes[p]! * 77 + bytes[p + 1]! * 150 + bytes[p + 2]! * 29) >> 8)
      const aim = (clamp(washed) * (1 - lift) + lift) * 255
      for (let c = 0; c < 3; c++) {
        const color = bytes[p + c]! * (0.45 + (0.55 * aim) / grey)
        const paper = [250, 246, 236][c]!
        const wash = (color * paper) / 255 + grain * 255
        bytes[p + c] = wash * (1 - ink) + [26, 22, 34][c]! * ink
      }
    }
  }
}
