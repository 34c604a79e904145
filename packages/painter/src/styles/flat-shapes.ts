import type { Pixels } from '../light/grade.ts'
import { clamp } from '../math.ts'
import { averageField } from './average-field.ts'
import { chooseColors, nearestColor } from './choose-colors.ts'

type Cut = {
  /** Which of several palettes a pixel belongs to; negative where nothing is cut. */
  zones: Int8Array
  /** Number of flat colours in each zone. */
  counts: readonly number[]
  /** Pixels per cell in which shapes are found: the finest detail. */
  scale: number
  /** Cells over which an outline is smoothed. */
  radius: number
  /** The part of the picture, in pixels. */
  box: { left: number; top: number; right: number; bottom: number }
}

/**
 * Cuts the picture into flat shapes with smooth outlines, as if from paper: each zone gets a few colours of its own, every cell
 * joins the colour that most of its neighbours have, and the border between two colours is drawn as a curve.
 */
export function cutShapes({ width, height, bytes }: Pixels, { zones, counts, scale, radius, box }: Cut): void {
  const left = Math.max(0, box.left - scale * 2)
  const top = Math.max(0, box.top - scale * 2)
  const right = Math.min(width, box.right + scale * 2)
  const bottom = Math.min(height, box.bottom + scale * 2)
  const w = Math.ceil((right - left) / scale)
  const h = Math.ceil((bottom - top) / scale)
  if (w < 2 || h < 2) return
  const cells = new Float32Array(w * h * 3)
  const zoneOf = new Int8Array(w * h).fill(-1)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const cell = y * w + x
      const middle =
        Math.min(height - 1, top + y * scale + (scale >> 1)) * width +
        Math.min(width - 1, left + x * scale + (scale >> 1))
      const zone = zones[middle]!
      zoneOf[cell] = zone
      let count = 0
      for (let py = top + y * scale; py < Math.min(bottom, top + (y + 1) * scale); py++) {
        for (let px = left + x * scale; px < Math.min(right, left + (x + 1) * scale); px++) {
          const i = py * width + px
          if (zones[i] !== zone) continue
          for (let c = 0; c < 3; c++) cells[cell * 3 + c] = cells[cell * 3 + c]! + bytes[i * 4 + c]!
          count++
        }
      }
      for (let c = 0; c < 3; c++) cells[cell * 3 + c] = cells[cell * 3 + c]! / Math.max(1, count)
    }
  }
  const { labels, colors } = labelCells(cells, zoneOf, counts)
  const votes = countVotes(labels, w, h, colors.length / 3, radius)
  drawCells({ width, height, bytes }, { zones, scale, left, top, right, bottom, w, h, votes, colors, reach: radius })
}

function labelCells(
  cells: Float32Array,
  zoneOf: Int8Array,
  counts: readonly number[],
): { labels: Int16Array; colors: Float32Array } {
  const labels = new Int16Array(zoneOf.length).fill(-1)
  const colors: number[] = []
  for (const [zone, count] of counts.entries()) {
    const members: number[] = []
    for (let i = 0; i < zoneOf.length; i++) if (zoneOf[i] === zone) members.push(i)
    if (members.length === 0) continue
    const step = Math.max(1, Math.floor(members.length / 5000))
    const samples: number[] = []
    for (let i = 0; i < members.length; i += step)
      samples.push(cells[members[i]! * 3]!, cells[members[i]! * 3 + 1]!, cells[members[i]! * 3 + 2]!)
    const own = chooseColors(samples, Math.min(count, samples.length / 3))
    const first = colors.length / 3
    colors.push(...own)
    for (const i of members) labels[i] = first + nearestColor(cells, i * 3, own)
  }
  return { labels, colors: Float32Array.from(colors) }
}

/** For each colour how much of every cell's surroundings has it; cells that belong to no zone do not vote. */
function countVotes(labels: Int16Array, w: number, h: number, count: number, radius: number): Float32Array[] {
  const votes: Float32Array[] = []
  for (let k = 0; k < count; k++) {
    const own = new Float32Array(w * h)
    for (let i = 0; i < own.length; i++) own[i] = labels[i] === k ? 1 : 0
    votes.push(averageField(own, w, h, radius))
  }
  return votes
}

type Drawing = {
  zones: Int8Array
  scale: number
  left: number
  top: number
  right: number
  bottom: number
  w: number
  h: number
  votes: readonly Float32Array[]
  colors: Float32Array
  reach: number
}

function drawCells({ width, bytes }: Pixels, drawing: Drawing): void {
  const { zones, scale, left, top, right, bottom, w, h, votes, colors, reach } = drawing
  const winners = new Uint8Array(w * h)
  for (let i = 0; i < winners.length; i++) {
    let most = -1
    for (let k = 0; k < votes.length; k++) {
      if (votes[k]![i]! > most) {
        most = votes[k]![i]!
        winners[i] = k
      }
    }
  }
  // A border is about one pixel wide: votes change from one colour to the other over the smoothed width.
  const sharpness = scale * (reach + 1) * 1.1
  for (let y = top; y < bottom; y++) {
    const fy = clamp((y - top + 0.5) / scale - 0.5, 0, h - 1)
    const y0 = Math.min(h - 2, Math.floor(fy))
    const ty = fy - y0
    for (let x = left; x < right; x++) {
      const i = y * width + x
      if (zones[i]! < 0) continue
      const fx = clamp((x - left + 0.5) / scale - 0.5, 0, w - 1)
      const x0 = Math.min(w - 2, Math.floor(fx))
      const tx = fx - x0
      const at = y0 * w + x0
      const a = winners[at]!
      const b = winners[at + 1]!
      const c = winners[at + w]!
      const d = winners[at + w + 1]!
      let first = a
      let second = a
      let share = 0
      if (a !== b || a !== c || a !== d) {
        let best = -1
        let next = -1
        for (const k of [a, b, c, d]) {
          const field = votes[k]!
          const upper = field[at]! + (field[at + 1]! - field[at]!) * tx
          const lower = field[at + w]! + (field[at + w + 1]! - field[at + w]!) * tx
          const value = upper + (lower - upper) * ty
          if (value > best) {
            if (k !== first || best < 0) {
              next = best
              second = first
            }
            best = value
            first = k
          } else if (value > next && k !== first) {
            next = value
            second = k
          }
        }
        if (next >= 0 && second !== first) share = clamp(0.5 - (best - next) * sharpness, 0, 0.5)
      }
      for (let k = 0; k < 3; k++) {
        const own = colors[first * 3 + k]!
        bytes[i * 4 + k] = own + (colors[second * 3 + k]! - own) * share
      }
    }
  }
}
