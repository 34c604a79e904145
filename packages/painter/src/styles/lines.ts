import type { Random } from '@dayreel/storyboard/base'
import type { Pixels } from '../light/grade.ts'
import { clamp } from '../math.ts'
import { SKY_DEPTH, type Film } from '../painting.ts'

/** Lightness of every pixel, 0…1, stretched so that the darkest and lightest tones use the whole range. */
export function readTones({ width, height, bytes }: Pixels, darkest = 0.02, lightest = 0.97): Float32Array {
  const count = width * height
  const histogram = new Uint32Array(256)
  for (let i = 0; i < count; i++) histogram[greyAt(bytes, i)]!++
  const rank = (share: number): number => {
    let sum = 0
    for (let value = 0; value < 256; value++) {
      sum += histogram[value]!
      if (sum >= share * count) return value
    }
    return 255
  }
  const low = rank(darkest)
  const range = Math.max(24, rank(lightest) - low)
  const table = new Float32Array(256)
  for (let value = 0; value < 256; value++) table[value] = clamp((value - low) / range)
  const tones = new Float32Array(count)
  for (let i = 0; i < count; i++) tones[i] = table[greyAt(bytes, i)]!
  return tones
}

function greyAt(bytes: Uint8ClampedArray, i: number): number {
  return (bytes[i * 4]! * 77 + bytes[i * 4 + 1]! * 150 + bytes[i * 4 + 2]! * 29) >> 8
}

/**
 * Outlines, 0…1 for each pixel: where depth jumps (shapes) and where lightness does (marks on them).
 *
 * @param reach distance in pixels over which a change is measured: wider makes thicker lines.
 */
export function findOutlines(film: Film, tones: Float32Array, reach: number, forDepth = 1, forTone = 1): Float32Array {
  const { width, height, depth } = film
  // Depth as eyes weigh it: a step of a given share counts alike near and far.
  const nearness = new Float32Array(depth.length)
  for (let i = 0; i < depth.length; i++) {
    const d = depth[i]!
    nearness[i] = d >= SKY_DEPTH ? 10.5 : Math.log(d < 20_000 ? d : 20_000)
  }
  const lines = new Float32Array(depth.length)
  const down = reach * width
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x
      // Second differences: a floor that runs away evenly is no edge.
      const zx = Math.abs(nearness[i + reach]! + nearness[i - reach]! - 2 * nearness[i]!)
      const zy = Math.abs(nearness[i + down]! + nearness[i - down]! - 2 * nearness[i]!)
      const tx = tones[i + reach]! - tones[i - reach]!
      const ty = tones[i + down]! - tones[i - down]!
      const shape = (zx > zy ? zx : zy) * 2.4 - 0.2
      const mark = Math.sqrt(tx * tx + ty * ty) * 2.1 - 0.2
      const line = (shape > 0 ? (shape > 1 ? 1 : shape) : 0) * forDepth + (mark > 0 ? mark : 0) * forTone
      lines[i] = line > 1 ? 1 : line
    }
  }
  return lines
}

/** Directions along which a pencil would stroke, at an eighth of the size: unit vectors, x and y in turn. */
export type Directions = { width: number; height: number; scale: number; vectors: Float32Array }

/** Along the form: across the steepest change of tone, and in one easy slant where tone is even. */
export function findDirections(tones: Float32Array, width: number, height: number, slant: number): Directions {
  const scale = Math.max(4, Math.round(height / 200))
  const w = Math.ceil(width / scale)
  const h = Math.ceil(height / scale)
  const small = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let sum = 0
      let count = 0
      for (let j = 0; j < scale; j += 2) {
        for (let i = 0; i < scale; i += 2) {
          const px = x * scale + i
          const py = y * scale + j
          if (px >= width || py >= height) continue
          sum += tones[py * width + px]!
          count++
        }
      }
      small[y * w + x] = sum / Math.max(1, count)
    }
  }
  // Structure tensor as doubled angles, so that opposite gradients agree.
  let cos2 = new Float32Array(w * h)
  let sin2 = new Float32Array(w * h)
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      const gx = small[i + 1]! - small[i - 1]!
      const gy = small[i + w]! - small[i - w]!
      cos2[i] = gy * gy - gx * gx
      sin2[i] = -2 * gx * gy
    }
  }
  for (let pass = 0; pass < 3; pass++) {
    cos2 = soften(cos2, w, h)
    sin2 = soften(sin2, w, h)
  }
  const vectors = new Float32Array(w * h * 2)
  const calm = 0.0012
  for (let i = 0; i < w * h; i++) {
    const angle = 0.5 * Math.atan2(sin2[i]! + calm * Math.sin(2 * slant), cos2[i]! + calm * Math.cos(2 * slant))
    vectors[i * 2] = Math.cos(angle)
    vectors[i * 2 + 1] = Math.sin(angle)
  }
  return { width: w, height: h, scale, vectors }
}

function soften(field: Float32Array, width: number, height: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(field.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) {
          sum += field[clamp(y + j, 0, height - 1) * width + clamp(x + i, 0, width - 1)]!
        }
      }
      out[y * width + x] = sum / 9
    }
  }
  return out
}

/** Strokes of one layer at half size: 0…1, evenly spread, long along the form. */
export type Strokes = { width: number; height: number; values: Float32Array }

/**
 * Draws noise out along the form (line integral convolution), which looks like pencil strokes.
 *
 * @param turn radians against the form; a second layer across the first is cross-hatching.
 * @param slant direction on even areas, in radians.
 */
export function drawStrokes(
  tones: Float32Array,
  width: number,
  height: number,
  random: Random,
  { turn = 0, slant = -0.9, length = 11 }: { turn?: number; slant?: number; length?: number } = {},
): Strokes {
  const directions = findDirections(tones, width, height, slant)
  const w = Math.ceil(width / 2)
  const h = Math.ceil(height / 2)
  const size = 256
  const noise = new Uint8Array(size * size)
  for (let i = 0; i < noise.length; i++) noise[i] = random() * 256
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const values = new Float32Array(w * h)
  const count = 2 * length + 1
  const share = 1 / (count * 255)
  for (let y = 0; y < h; y++) {
    const row = Math.min(directions.height - 1, Math.floor((y * 2) / directions.scale)) * directions.width
    for (let x = 0; x < w; x++) {
      const d = (row + Math.min(directions.width - 1, Math.floor((x * 2) / directions.scale))) * 2
      const along = directions.vectors[d]!
      const across = directions.vectors[d + 1]!
      const dx = along * cos - across * sin
      const dy = along * sin + across * cos
      // Steps in whole 65,536ths of a pixel.
      const stepX = (dx * 65_536) | 0
      const stepY = (dy * 65_536) | 0
      let px = ((x + 4096) << 16) - stepX * length
      let py = ((y + 4096) << 16) - stepY * length
      let sum = 0
      for (let i = -length; i <= length; i++) {
        sum += noise[(((py >> 16) & 255) << 8) | ((px >> 16) & 255)]!
        px += stepX
        py += stepY
      }
      values[y * w + x] = sum * share
    }
  }
  // A mean of n numbers spreads by about 0.29 / √n around one half; made wide again, strokes have contrast.
  const spread = (0.29 * 3.4) / Math.sqrt(count)
  for (let i = 0; i < values.length; i++) values[i] = clamp(0.5 + (values[i]! - 0.5) / spread)
  return { width: w, height: h, values }
}

/** Reads strokes at a pixel of the full size, blended between their own. */
export function strokeAt({ width, height, values }: Strokes, x: number, y: number): number {
  const x0 = x >> 1
  const y0 = y >> 1
  const x1 = x0 + 1 < width ? x0 + 1 : x0
  const y1 = y0 + 1 < height ? y0 + 1 : y0
  const tx = (x & 1) * 0.5 + 0.25
  const ty = (y & 1) * 0.5 + 0.25
  const top = values[y0 * width + x0]! * (1 - tx) + values[y0 * width + x1]! * tx
  const bottom = values[y1 * width + x0]! * (1 - tx) + values[y1 * width + x1]! * tx
  return top + (bottom - top) * ty
}
