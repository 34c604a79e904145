import type { Noise } from '../../painting.ts'

/** A repeating sheet of fractal noise with coarser copies, so that detail fades with distance instead of shimmering. */
export type Sheet = {
  /** About 0…1, mean 0.5. `u`, `v` in sheets; `footprint` is the size of a pixel in the same unit. */
  at(u: number, v: number, footprint: number): number
}

const SIZE = 256
const LEVELS = 7

/** Bakes a sheet; `gain` is the strength of each octave against the one before. */
export function createSheet(noise: Noise, gain = 0.6): Sheet {
  const base = new Float32Array(SIZE * SIZE)
  const seed = Math.floor(noise.hash(7, 3) * 999)
  let strength = 1
  let total = 0
  for (let period = 4; period <= 128; period *= 2) {
    const cell = SIZE / period
    for (let y = 0; y < SIZE; y++) {
      const j = Math.floor(y / cell)
      const fy = y / cell - j
      const v = fy * fy * (3 - 2 * fy)
      const row0 = (j % period) + period * 3 + seed
      const row1 = ((j + 1) % period) + period * 3 + seed
      for (let i = 0; i < period; i++) {
        const p = noise.hash(i, row0) * (1 - v) + noise.hash(i, row1) * v
        const next = (i + 1) % period
        const q = noise.hash(next, row0) * (1 - v) + noise.hash(next, row1) * v
        for (let k = 0; k < cell; k++) {
          const fx = k / cell
          base[y * SIZE + i * cell + k]! += strength * (p + (q - p) * fx * fx * (3 - 2 * fx))
        }
      }
    }
    total += strength * strength
    strength *= gain
  }
  let mean = 0
  for (const value of base) mean += value
  mean /= base.length
  // Uniform values smoothed have a spread near 0.2; the sum is brought back to it.
  const scale = 0.95 / Math.sqrt(total)
  for (let i = 0; i < base.length; i++) base[i] = 0.5 + (base[i]! - mean) * scale
  const levels = [base]
  for (let level = 1, size = SIZE / 2; level < LEVELS; level++, size /= 2) {
    const finer = levels[level - 1]!
    const coarser = new Float32Array(size * size)
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const at = y * 4 * size + x * 2
        coarser[y * size + x] = (finer[at]! + finer[at + 1]! + finer[at + 2 * size]! + finer[at + 2 * size + 1]!) / 4
      }
    }
    levels.push(coarser)
  }
  return {
    at(u, v, footprint) {
      const level = Math.min(LEVELS - 1, 31 - Math.clz32((footprint * SIZE) | 1))
      const size = SIZE >> level
      const mask = size - 1
      const sheet = levels[level]!
      const x = u * size
      const y = v * size
      const i = Math.floor(x)
      const j = Math.floor(y)
      const fx = x - i
      const fy = y - j
      const row0 = (j & mask) * size
      const row1 = ((j + 1) & mask) * size
      const p = sheet[row0 + (i & mask)]!
      const q = sheet[row0 + ((i + 1) & mask)]!
      const r = sheet[row1 + (i & mask)]!
      const s = sheet[row1 + ((i + 1) & mask)]!
      return p + (q - p) * fx + (r - p) * fy + (p - q - r + s) * fx * fy
    },
  }
}

/** How much of a pixel `footprint` wide at `x` is covered by stripes [k·every, k·every + width]: smooth at any distance. */
export function stripes(x: number, every: number, width: number, footprint: number): number {
  const wide = footprint < 1e-5 ? 1e-5 : footprint
  return (stripesUpTo(x + wide / 2, every, width) - stripesUpTo(x - wide / 2, every, width)) / wide
}

function stripesUpTo(x: number, every: number, width: number): number {
  const whole = Math.floor(x / every)
  const rest = x - whole * every
  return whole * width + (rest < width ? rest : width)
}

/** How much of a pixel `footprint` wide at `x` lies between `low` and `high`. */
export function between(x: number, low: number, high: number, footprint: number): number {
  const wide = footprint < 1e-5 ? 1e-5 : footprint
  const a = (x - low) / wide + 0.5
  const b = (high - x) / wide + 0.5
  return (a < 0 ? 0 : a > 1 ? 1 : a) * (b < 0 ? 0 : b > 1 ? 1 : b)
}

/** 0 below `low`, 1 above `high`, smooth between (either way round). */
export function smooth(low: number, high: number, x: number): number {
  const t = (x - low) / (high - low)
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t)
}
