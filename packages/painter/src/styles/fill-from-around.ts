import type { Pixels } from '../light/grade.ts'
import { clamp } from '../math.ts'
import { averageField } from './average-field.ts'
import type { SubjectMask } from './subject-mask.ts'

/** Pixels per cell in which the surroundings are gathered. */
const SCALE = 6
/** Cells over which they are spread, from near to far: the nearest that reach a place fill it. */
const REACHES = [1, 3, 8, 20, 50] as const
/** Pixels about the subject that may have taken its colour. */
const EDGE = 2

/** Takes the subject out, so that what is done to the place knows nothing of it: the surroundings run smoothly across it. */
export function fillFromAround({ width, height, bytes }: Pixels, { on, box }: SubjectMask): void {
  if (box.right < box.left) return
  const isNear = (x: number, y: number): boolean => {
    for (const [dx, dy] of [
      [0, 0],
      [EDGE, 0],
      [-EDGE, 0],
      [0, EDGE],
      [0, -EDGE],
    ] as const) {
      const px = clamp(x + dx, 0, width - 1)
      const py = clamp(y + dy, 0, height - 1)
      if (on[py * width + px] === 1) return true
    }
    return false
  }
  const margin = SCALE * 8
  const left = Math.max(0, box.left - margin)
  const top = Math.max(0, box.top - margin)
  const right = Math.min(width - 1, box.right + margin)
  const bottom = Math.min(height - 1, box.bottom + margin)
  const w = Math.ceil((right - left + 1) / SCALE) + 1
  const h = Math.ceil((bottom - top + 1) / SCALE) + 1
  // Red, green, blue, and the number of pixels.
  const sums = [0, 1, 2, 3].map(() => new Float32Array(w * h))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (isNear(x, y)) continue
      const cell = Math.floor((y - top) / SCALE) * w + Math.floor((x - left) / SCALE)
      const p = (y * width + x) * 4
      for (let c = 0; c < 3; c++) sums[c]![cell] = sums[c]![cell]! + bytes[p + c]!
      sums[3]![cell] = sums[3]![cell]! + 1
    }
  }
  const filled = spread(sums, w, h)
  for (let y = Math.max(0, box.top - EDGE); y <= Math.min(height - 1, box.bottom + EDGE); y++) {
    for (let x = Math.max(0, box.left - EDGE); x <= Math.min(width - 1, box.right + EDGE); x++) {
      if (!isNear(x, y)) continue
      const fx = clamp((x - left + 0.5) / SCALE - 0.5, 0, w - 1.01)
      const fy = clamp((y - top + 0.5) / SCALE - 0.5, 0, h - 1.01)
      const cell = Math.floor(fy) * w + Math.floor(fx)
      const tx = fx - Math.floor(fx)
      const ty = fy - Math.floor(fy)
      for (let c = 0; c < 3; c++) {
        const field = filled[c]!
        const upper = field[cell]! + (field[cell + 1]! - field[cell]!) * tx
        const lower = field[cell + w]! + (field[cell + w + 1]! - field[cell + w]!) * tx
        bytes[(y * width + x) * 4 + c] = upper + (lower - upper) * ty
      }
    }
  }
}

/** The mean colour of what lies around each cell. */
function spread(sums: readonly Float32Array[], w: number, h: number): Float32Array[] {
  const filled = [0, 1, 2].map(() => new Float32Array(w * h))
  const done = new Float32Array(w * h)
  for (const reach of REACHES) {
    const [red, green, blue, counts] = sums.map((field) => averageField(field.slice(), w, h, reach))
    for (let i = 0; i < done.length; i++) {
      const count = counts![i]!
      if (count <= 0 || done[i]! >= 1) continue
      // A cell that hardly any pixel reaches waits for the wider view to settle it.
      const share = Math.min(1 - done[i]!, reach === REACHES.at(-1) ? 1 : count / 9)
      for (const [c, field] of [red!, green!, blue!].entries())
        filled[c]![i] = filled[c]![i]! + (field[i]! / count) * share
      done[i] = done[i]! + share
    }
  }
  for (const field of filled) for (let i = 0; i < field.length; i++) field[i] = field[i]! / Math.max(done[i]!, 1e-3)
  return filled
}
