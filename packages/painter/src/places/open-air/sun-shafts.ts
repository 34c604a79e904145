import { SKY_DEPTH, type Film, type Rgb } from '../../painting.ts'
import type { Air } from './air.ts'

type Shafts = {
  /** 0…1. */
  strength: number
  /** How far shafts reach from the light, in picture heights. */
  reach: number
  /** Where the light is, in pixels; sun or moon unless given. */
  from?: { x: number; y: number }
  color?: Rgb
}

const SHRINK = 8
const SAMPLES = 26

/** Light that falls through gaps and is seen in the haze: what is open to the sky, smeared away from the sun. */
export function addSunShafts(film: Film, air: Air, { strength, reach, from, color }: Shafts): void {
  const { width, height, depth, light } = film
  const { view, sun } = air
  const lightX = from?.x ?? view.middle + (sun[0] / Math.max(0.15, sun[2])) * view.focal
  const lightY = from?.y ?? view.horizon - (sun[1] / Math.max(0.15, sun[2])) * view.focal
  const tint = color ?? air.key
  const columns = Math.ceil(width / SHRINK) + 1
  const rows = Math.ceil(height / SHRINK) + 1
  const open = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++) {
    const y = Math.min(height - 1, j * SHRINK)
    for (let i = 0; i < columns; i++) {
      const x = Math.min(width - 1, i * SHRINK)
      const away = Math.hypot(x - lightX, y - lightY) / height
      const isOpen = depth[y * width + x]! >= SKY_DEPTH ? 1 : depth[y * width + x]! > 140 ? 0.4 : 0
      open[j * columns + i] = isOpen * Math.exp(-away * away * 5)
    }
  }
  // A gap of one cell would fall on the ground as a square, larger the farther the light goes.
  for (let pass = 0; pass < 3; pass++) soften(open, columns, rows)
  const shafts = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const dx = lightX / SHRINK - i
      const dy = lightY / SHRINK - j
      const length = Math.hypot(dx, dy)
      const way = Math.min(1, (reach * height) / SHRINK / Math.max(1, length))
      let sum = 0
      for (let k = 0; k < SAMPLES; k++) {
        const share = ((k + 0.5) / SAMPLES) * way
        // Beyond the picture's edge the light goes on as at the edge.
        const x = Math.max(0, Math.min(columns - 1.001, i + dx * share))
        const y = Math.max(0, Math.min(rows - 1.001, j + dy * share))
        const at = Math.floor(y) * columns + Math.floor(x)
        const u = x - Math.floor(x)
        const upper = open[at]! + (open[at + 1]! - open[at]!) * u
        const lower = open[at + columns]! + (open[at + columns + 1]! - open[at + columns]!) * u
        sum += (upper + (lower - upper) * (y - Math.floor(y))) * (1 - (k / SAMPLES) * 0.4)
      }
      shafts[j * columns + i] = sum / SAMPLES
    }
  }
  for (let y = 0; y < height; y++) {
    const j = Math.floor(y / SHRINK)
    const v = y / SHRINK - j
    for (let x = 0; x < width; x++) {
      const i = Math.floor(x / SHRINK)
      const u = x / SHRINK - i
      const at = j * columns + i
      const next = i + 1 < columns ? 1 : 0
      const below = j + 1 < rows ? columns : 0
      const upper = shafts[at]! + (shafts[at + next]! - shafts[at]!) * u
      const lower = shafts[at + below]! + (shafts[at + below + next]! - shafts[at + below]!) * u
      const amount = (upper + (lower - upper) * v) * strength
      const q = (y * width + x) * 3
      light[q] = light[q]! + tint[0] * amount
      light[q + 1] = light[q + 1]! + tint[1] * amount
      light[q + 2] = light[q + 2]! + tint[2] * amount
    }
  }
}

/** Averages each cell with its eight neighbours, in place. */
function soften(cells: Float32Array, columns: number, rows: number): void {
  const before = cells.slice()
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      let sum = 0
      for (let dj = -1; dj <= 1; dj++) {
        const row = Math.max(0, Math.min(rows - 1, j + dj)) * columns
        for (let di = -1; di <= 1; di++) sum += before[row + Math.max(0, Math.min(columns - 1, i + di))]!
      }
      cells[j * columns + i] = sum / 9
    }
  }
}
