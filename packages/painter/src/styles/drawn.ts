import type { Random } from '@dayreel/storyboard/base'
import type { Scene } from '../compose.ts'
import type { Pixels } from '../light/grade.ts'
import { clamp, smoothstep } from '../math.ts'
import { SKY_DEPTH } from '../painting.ts'
import { paintFlat } from './brush.ts'
import { cutShapes } from './flat-shapes.ts'
import { drawStrokes, findOutlines, readTones, strokeAt } from './lines.ts'
import type { Style } from './style.ts'
import { findSubjectMask } from './subject-mask.ts'
import { separateHues, strengthen } from './toning.ts'

const FLAT_LIGHT = { bloom: 0.06, grain: 0, vignette: 0, contrast: 1.08, lightness: [0.44, 0.6] as const }

export const sketchBlackAndWhite: Style = {
  isDrawn: true,
  grade: { ...FLAT_LIGHT, saturation: 0 },
  finish: (pixels, scene, random) => drawPencil(pixels, scene, random, false),
}

export const sketchColor: Style = {
  isDrawn: true,
  grade: { ...FLAT_LIGHT, saturation: 1.3 },
  finish(pixels, scene, random) {
    separateHues(pixels, 0.6)
    drawPencil(pixels, scene, random, true)
  },
}

export const illustration: Style = {
  isDrawn: true,
  closeness: 1.05,
  grade: { bloom: 0.1, grain: 0, vignette: 0, contrast: 1.1, saturation: 1.2, lightness: [0.54, 0.66] },
  finish: drawInkAndWash,
}

/** Tones as a drawer sees them: the place in broad plain areas, the subject with its features. Flattens the pixels alike. */
function simplify(pixels: Pixels, on: Uint8Array, radius: number): Float32Array {
  const { bytes } = pixels
  const before = bytes.slice()
  paintFlat(pixels, radius, 2)
  for (let i = 0; i < on.length; i++) {
    if (on[i] === 0) continue
    for (let c = 0; c < 3; c++) bytes[i * 4 + c] = bytes[i * 4 + c]! * 0.2 + before[i * 4 + c]! * 0.8
  }
  return readTones(pixels, 0.02, 0.93)
}

/** Pencil on white paper: strokes follow the form, layer over layer as it darkens, and outlines hold it together. */
function drawPencil(pixels: Pixels, scene: Scene, random: Random, isColored: boolean): void {
  const { film, shot } = scene
  const { width, height, bytes } = pixels
  const unit = height / 1920
  const { on } = findSubjectMask(scene)
  const tones = simplify(pixels, on, 13)
  const lines = findOutlines(film, tones, Math.max(1, Math.round(1.7 * unit)), 1.1, 0.8)
  const first = drawStrokes(tones, width, height, random, { length: Math.max(5, Math.round(15 * unit)) })
  const second = drawStrokes(tones, width, height, random, { turn: 0.95, length: Math.max(5, Math.round(13 * unit)) })
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
      const dark = (1 - tones[i]! ** 0.62) * (on[i] === 1 ? 0.82 : 0.84)
      const grain = (tooth[(y & 63) * 64 + (x & 63)]! - 0.5) * 0.24
      const a = strokeAt(first, x, y) + grain
      const b = strokeAt(second, x, y) + grain
      // The darker the tone, the more of the stroke's noise counts as graphite; the second layer crosses the first in the shade.
      const laid = smoothstep(a - 0.2, a + 0.34, dark * 1.25) * (0.2 + 0.5 * dark)
      const crossed = smoothstep(b - 0.18, b + 0.3, (dark - 0.34) * 1.7) * (0.16 + 0.44 * dark)
      const ink = clamp((laid + crossed * (1 - laid) + dark * dark * 0.16) * framed)
      const drawn = clamp(lines[i]! * (0.6 + 0.6 * press) * 1.2) * framed
      const paper = 0.985 + grain * 0.07
      const p = i * 4
      if (!isColored) {
        const value = 255 * clamp(paper * (1 - 0.93 * ink) * (1 - 0.88 * drawn))
        bytes[p] = value
        bytes[p + 1] = value * 0.995
        bytes[p + 2] = value * 0.98
        continue
      }
      const peak = Math.max(bytes[p]!, bytes[p + 1]!, bytes[p + 2]!, 24)
      for (let c = 0; c < 3; c++) {
        // A light wash under the strokes; the first layer in the spot's own colour, the second in a cooler, deeper one.
        const hue = clamp(bytes[p + c]! / peak) ** 1.7
        const wash = paper * (1 - (1 - hue) * (0.16 + 0.3 * dark) * framed)
        const own = hue * (1 - 0.3 * dark)
        const deep = hue * (0.6 - 0.2 * dark) + COOL[c]! * 0.16
        const once = wash + (own - wash) * clamp(laid * framed * 1.35)
        const twice = once + (deep - once) * clamp((crossed + dark * dark * 0.2) * framed)
        bytes[p + c] = 255 * clamp(twice + (COOL[c]! * 0.3 - twice) * drawn * 0.86)
      }
    }
  }
}
const COOL = [0.34, 0.3, 0.62] as const

const PAPER = [252, 247, 236] as const
const INK = [38, 30, 44] as const

/** Flat colour as cut with a brush, each area of one tone, ink outlines of changing weight, paper grain. */
function drawInkAndWash(pixels: Pixels, scene: Scene): void {
  const { film, shot } = scene
  const { width, height, bytes } = pixels
  const unit = height / 1920
  strengthen(pixels, 0.35)
  const mask = findSubjectMask(scene)
  const { on } = mask
  // Outlines are of what was there before its colours ran together.
  const tones = simplify({ width, height, bytes: bytes.slice() }, on, 6)
  layFlatColors(pixels, scene, on)
  const lines = findOutlines(film, tones, Math.max(1, Math.round(1.9 * unit)), 1.7, 0.9)
  const { noise } = shot
  const step = 3
  const columns = Math.ceil(width / step) + 2
  const pooled = new Float32Array(columns)
  const paperRow = new Float32Array(columns)
  for (let y = 0; y < height; y++) {
    if (y % step === 0) {
      for (let i = 0; i < columns; i++) {
        pooled[i] = noise.fbm((i * step * 0.005) / unit, (y * 0.005) / unit + 40, 4)
        paperRow[i] = noise.value((i * step * 0.17) / unit, (y * 0.17) / unit)
      }
    }
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const column = (x / step) | 0
      const share = x / step - column
      const pool = pooled[column]! + (pooled[column + 1]! - pooled[column]!) * share
      const grain = (paperRow[column]! + (paperRow[column + 1]! - paperRow[column]!) * share - 0.5) * 0.035
      const ink = clamp(lines[i]! * (0.75 + pool * 0.7) * (on[i] === 1 ? 1.3 : 1.15))
      // In the lights a little of the paper shows through.
      const thin = clamp(0.05 + 0.14 * tones[i]! + (pool - 0.5) * 0.1, 0.02, 0.3)
      const p = i * 4
      for (let c = 0; c < 3; c++) {
        const wash = ((bytes[p + c]! + (255 - bytes[p + c]!) * thin) * PAPER[c]!) / 255 + grain * 255
        bytes[p + c] = wash + (INK[c]! - wash) * ink
      }
    }
  }
}

/** A few plain tones for the sky and for the place; the subject keeps its own shading. */
function layFlatColors(pixels: Pixels, { film }: Scene, on: Uint8Array): void {
  const { width, height, bytes } = pixels
  paintFlat(pixels, 5)
  const soft = bytes.slice()
  cutShapes(pixels, {
    zones: Int8Array.from(on, (isOn, i) => (isOn === 1 ? -1 : film.depth[i]! >= SKY_DEPTH ? 0 : 1)),
    counts: [4, 12],
    scale: Math.max(1, Math.round(height / 640)),
    radius: 1,
    box: { left: 0, top: 0, right: width, bottom: height },
  })
  // Of a lamp's light on a wall the steps from tone to tone are half drowned in one another, or it would look like a map.
  for (let p = 0; p < bytes.length; p++) bytes[p] = bytes[p]! * 0.55 + soft[p]! * 0.45
}
