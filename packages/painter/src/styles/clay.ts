import type { Scene } from '../compose.ts'
import { clamp } from '../math.ts'
import { averageField } from './average-field.ts'
import { findSubjectMask } from './subject-mask.ts'

/** Pixels per cell in which height is reckoned. */
const SCALE = 3

/**
 * Gives the flat figures a body: the farther from the outline, the higher the surface, and the side turned to the key light
 * shines, the other falls into shade with a rim of sky light.
 *
 * @param strength 0…1.
 */
export function inflate(scene: Scene, strength: number): void {
  const { film, stage, subject } = scene
  const { width, height, light } = film
  const { on, box } = findSubjectMask(scene)
  if (box.right < box.left) return
  const w = Math.ceil((box.right - box.left + 1) / SCALE) + 2
  const h = Math.ceil((box.bottom - box.top + 1) / SCALE) + 2
  const swell = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const px = Math.min(width - 1, box.left + (x - 1) * SCALE + 1)
      const py = Math.min(height - 1, box.top + (y - 1) * SCALE + 1)
      swell[y * w + x] = px >= 0 && py >= 0 ? on[py * width + px]! : 0
    }
  }
  // Narrow and wide swelling together: limbs are round, and so is the body as a whole.
  const reach = clamp(subject.height * 0.022, 2, height * 0.02) / SCALE
  const narrow = averageField(swell.slice(), w, h, Math.max(1, Math.round(reach * 0.6)))
  const wide = averageField(swell.slice(), w, h, Math.max(2, Math.round(reach * 1.7)))
  const side = stage.keySide < 0 ? -1 : 1
  const peak = Math.max(stage.key[0], stage.key[1], stage.key[2], 1e-4)
  const at = (field: Float32Array, x: number, y: number): number => {
    const x0 = Math.min(w - 2, Math.floor(x))
    const y0 = Math.min(h - 2, Math.floor(y))
    const i = y0 * w + x0
    const upper = field[i]! + (field[i + 1]! - field[i]!) * (x - x0)
    const lower = field[i + w]! + (field[i + w + 1]! - field[i + w]!) * (x - x0)
    return upper + (lower - upper) * (y - y0)
  }
  for (let py = box.top; py <= box.bottom; py++) {
    for (let px = box.left; px <= box.right; px++) {
      const i = py * width + px
      if (on[i] === 0) continue
      const x = clamp((px - box.left - 1) / SCALE + 1, 1, w - 2.01)
      const y = clamp((py - box.top - 1) / SCALE + 1, 1, h - 2.01)
      const slope = (field: Float32Array, span: number): [number, number] => [
        (at(field, x - 1, y) - at(field, x + 1, y)) * span,
        (at(field, x, y - 1) - at(field, x, y + 1)) * span,
      ]
      const a = slope(narrow, reach * 1.1)
      const b = slope(wide, reach * 2.4)
      const nx = a[0] + b[0]
      const ny = a[1] + b[1]
      const length = Math.hypot(nx, ny, 1)
      // The key light stands high at its side and before the figure.
      const toLight = (-nx * -side * 0.55 - ny * 0.6 + 0.58) / length
      const shade = 1 + strength * clamp(toLight - 0.58, -0.5, 0.42) * 1.5
      const gloss = strength * clamp((toLight - 0.84) * 6) ** 2 * 0.22
      const q = i * 3
      for (let c = 0; c < 3; c++)
        light[q + c] = light[q + c]! * shade + ((stage.key[c]! / peak) * gloss * 0.5) / stage.exposure
    }
  }
}
