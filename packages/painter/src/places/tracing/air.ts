import { keepCompiled } from '../../keep-compiled.ts'
import type { Film, Rgb } from '../../painting.ts'
import type { Lighting } from './lighting.ts'
import type { View } from './view.ts'

/** What is between the camera and things. */
export type Air = {
  color: Rgb
  /** Share of light lost per metre at the floor; the air thins with height, by 1/e every `thickness` metres. */
  perMetre: number
  thickness: number
  /** How strongly sunlight shows in the air; 0 for no shafts. */
  shafts: number
  /** Where shafts end, metres. */
  end: number
}

/** Share of light that comes through `distance` metres of air from height `from`, rising `rise` per metre. */
export function clearness(air: Air, from: number, rise: number, distance: number): number {
  const slope = rise / air.thickness
  const through = Math.abs(slope * distance) < 1e-3 ? distance : (1 - Math.exp(-slope * distance)) / slope
  return Math.exp(-air.perMetre * Math.exp(-Math.max(0, from) / air.thickness) * through)
}

const STEP = 6
const MARCH = 16

/** Adds what shines in the air itself: glow round lamps and shafts of sun, found on every sixth pixel and spread along depths. */
export function paintAir(film: Film, view: View, lighting: Lighting, air: Air): void {
  const haloed = lighting.lamps.filter((lamp) => lamp.halo > 0)
  const { sun } = lighting
  const hasShafts = sun !== undefined && air.shafts > 0 && (sun.map !== undefined || sun.mask !== undefined)
  if (haloed.length === 0 && !hasShafts) return
  const columns = Math.ceil(view.width / STEP) + 1
  const rows = Math.ceil(view.height / STEP) + 1
  const glow = new Float32Array(columns * rows * 3)
  const far = new Float32Array(columns * rows)
  const glowRow = (row: number) => {
    const py = Math.min(view.height - 1, row * STEP)
    const dy = (view.horizon - py - 0.5) / view.focal
    for (let column = 0; column < columns; column++) {
      const px = Math.min(view.width - 1, column * STEP)
      const dx = (view.flip * (px + 0.5 - view.centre)) / view.focal
      const depth = Math.min(air.end, film.depth[py * view.width + px]!)
      far[row * columns + column] = depth
      const length = Math.sqrt(1 + dx * dx + dy * dy)
      let r = 0
      let g = 0
      let b = 0
      for (let k = 0; k < haloed.length; k++) {
        const lamp = haloed[k]!
        const vx = lamp.x - view.x
        const vy = lamp.y - view.y
        const vz = lamp.z
        const along = (vx * dx + vy * dy + vz) / length
        const squared = vx * vx + vy * vy + vz * vz - along * along
        const reach = lamp.reach
        if (squared > reach * reach) continue
        const away = Math.sqrt(Math.max(0, squared) + lamp.size * lamp.size * 0.3 + 0.0004 * vz)
        const window = 1 - squared / (reach * reach)
        const arc = Math.atan((depth * length - along) / away) + Math.atan(along / away)
        const share = (lamp.halo * 0.02 * window * window * arc) / away
        r += lamp.color[0] * share
        g += lamp.color[1] * share
        b += lamp.color[2] * share
      }
      if (hasShafts) {
        // Interleaved gradient noise: neighbouring rays start at different steps.
        const jitter = (52.9829189 * ((0.06711056 * column + 0.00583715 * row) % 1)) % 1
        const step = depth / MARCH
        let sum = 0
        for (let k = 0; k < MARCH; k++) {
          const t = (k + jitter) * step
          const x = view.x + dx * t
          const y = view.y + dy * t
          let share = sun.map === undefined ? 1 : sun.map.lightAt(x, y, t)
          if (share > 0 && sun.mask !== undefined) share *= sun.mask(x, y, t)
          sum += share
        }
        const strength = air.shafts * sum * step * length
        r += sun.color[0] * strength
        g += sun.color[1] * strength
        b += sun.color[2] * strength
      }
      const cell = (row * columns + column) * 3
      glow[cell] = r
      glow[cell + 1] = g
      glow[cell + 2] = b
    }
  }
  keepCompiled('air', [glowRow])
  for (let row = 0; row < rows; row++) glowRow(row)
  spread(film, view, hasShafts ? softened(glow, columns, rows) : glow, far, columns)
}

function softened(glow: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(glow.length)
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (let v = -1; v <= 1; v++) {
          const row = Math.min(rows - 1, Math.max(0, j + v)) * columns
          for (let u = -1; u <= 1; u++) sum += glow[(row + Math.min(columns - 1, Math.max(0, i + u))) * 3 + channel]!
        }
        out[(j * columns + i) * 3 + channel] = sum / 9
      }
    }
  }
  return out
}

/** Brings the coarse glow to every pixel, taking most from those of the four cells around that lie at its own depth. */
function spread(film: Film, view: View, glow: Float32Array, far: Float32Array, columns: number): void {
  for (let y = 0; y < view.height; y++) spreadRow(film, y, glow, far, columns)
}

function spreadRow(
  { width, light, depth: depths }: Film,
  y: number,
  glow: Float32Array,
  far: Float32Array,
  columns: number,
): void {
  const j = (y / STEP) | 0
  const v = y / STEP - j
  for (let x = 0; x < width; x++) {
    const i = (x / STEP) | 0
    const u = x / STEP - i
    const cell = j * columns + i
    const pixel = y * width + x
    const depth = depths[pixel]!
    const fa = far[cell]!
    const fb = far[cell + 1]!
    const fc = far[cell + columns]!
    const fd = far[cell + columns + 1]!
    let a = (1 - u) * (1 - v)
    let b = u * (1 - v)
    let c = (1 - u) * v
    let d = u * v
    const spanned = Math.max(fa, fb, fc, fd) - Math.min(fa, fb, fc, fd)
    if (spanned > 0.15 * fa) {
      const soft = 0.02 * depth + 0.02
      a *= soft / (soft + Math.abs(fa - depth))
      b *= soft / (soft + Math.abs(fb - depth))
      c *= soft / (soft + Math.abs(fc - depth))
      d *= soft / (soft + Math.abs(fd - depth))
      const sum = 1 / (a + b + c + d + 1e-9)
      a *= sum
      b *= sum
      c *= sum
      d *= sum
    }
    for (let channel = 0; channel < 3; channel++) {
      const at = cell * 3 + channel
      light[pixel * 3 + channel]! +=
        a * glow[at]! + b * glow[at + 3]! + c * glow[at + columns * 3]! + d * glow[at + columns * 3 + 3]!
    }
  }
}
