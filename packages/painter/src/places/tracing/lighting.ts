import type { Rgb } from '../../painting.ts'
import type { SunMap } from './sun-map.ts'
import type { Surface } from './surface.ts'

/** A small light: a lamp, a fire, a window opening. */
export type Lamp = {
  x: number
  y: number
  z: number
  color: Rgb
  /** Light fades to nothing at this many metres. */
  reach: number
  /** Softens the light near the lamp, metres; about the size of what shines. */
  size: number
  /** Strength of its glow in the air; 0 for none. */
  halo: number
  /** Lights one side only: the direction it faces. */
  facing?: readonly [number, number, number]
}

type Sun = {
  toSun: readonly [number, number, number]
  color: Rgb
  map?: SunMap
  mask?: (x: number, y: number, z: number) => number
}

export type Lighting = {
  /** Light from above and from below where nothing else reaches. */
  above: Rgb
  below: Rgb
  sun?: Sun
  lamps: readonly Lamp[]
  /** Whether lamps draw highlights on what shines. */
  hasShine?: boolean
}

/** What falls on a surface is written here: red, green, blue, and the same of highlights. */
export const fallen = new Float64Array(6)

/** Adds up the light on a surface into `fallen`. */
export type LightSurface = (surface: Surface) => void

const BUCKET = 3
const STRIDE = 11

/** Sorts the lamps by depth so that each point asks only those that can reach it. */
export function createLightSurface(lighting: Lighting): LightSurface {
  const { lamps, sun, above, below } = lighting
  const table = new Float64Array(lamps.length * STRIDE)
  lamps.forEach((lamp, i) => {
    const facing = lamp.facing ?? [0, 0, 0]
    table.set(
      [lamp.x, lamp.y, lamp.z, ...lamp.color, lamp.size * lamp.size, 1 / (lamp.reach * lamp.reach), ...facing],
      i * STRIDE,
    )
  })
  const last = Math.max(1, ...lamps.map((lamp) => Math.ceil((lamp.z + lamp.reach) / BUCKET)))
  const buckets = Array.from({ length: last + 1 }, (_, bucket) => {
    const members = lamps.flatMap((lamp, i) =>
      lamp.z + lamp.reach >= bucket * BUCKET && lamp.z - lamp.reach <= (bucket + 1) * BUCKET ? [i] : [],
    )
    return Int32Array.from(members)
  })
  const hasShine = lighting.hasShine === true
  const [ar, ag, ab] = above
  const [br, bg, bb] = below
  const sunR = sun?.color[0] ?? 0
  const sunG = sun?.color[1] ?? 0
  const sunB = sun?.color[2] ?? 0
  const sunX = sun?.toSun[0] ?? 0
  const sunY = sun?.toSun[1] ?? 1
  const sunZ = sun?.toSun[2] ?? 0

  return (surface) => {
    const { x, y, z, nx, ny, nz } = surface
    const up = (0.5 + 0.5 * ny) * surface.open
    const down = (0.5 - 0.5 * ny) * surface.open
    let r = ar * up + br * down
    let g = ag * up + bg * down
    let b = ab * up + bb * down
    let sr = 0
    let sg = 0
    let sb = 0
    if (sun !== undefined) {
      const facing = nx * sunX + ny * sunY + nz * sunZ
      if (facing > 0) {
        let share = facing
        if (sun.map !== undefined) share *= sun.map.lightAt(x + nx * 0.03, y + ny * 0.03, z + nz * 0.03)
        if (share > 0 && sun.mask !== undefined) share *= sun.mask(x, y, z)
        r += sunR * share
        g += sunG * share
        b += sunB * share
      }
    }
    const bucket = buckets[z < 0 ? 0 : (z / BUCKET) | 0]
    if (bucket !== undefined) {
      for (let k = 0; k < bucket.length; k++) {
        const at = bucket[k]! * STRIDE
        const vx = table[at]! - x
        const vy = table[at + 1]! - y
        const vz = table[at + 2]! - z
        const squared = vx * vx + vy * vy + vz * vz
        const window = 1 - squared * table[at + 7]!
        if (window <= 0) continue
        const away = 1 / Math.sqrt(squared + 1e-4)
        let cosine = (nx * vx + ny * vy + nz * vz) * away * 0.88 + 0.12
        if (cosine <= 0) continue
        const fx = table[at + 8]!
        const fy = table[at + 9]!
        const fz = table[at + 10]!
        if (fx !== 0 || fy !== 0 || fz !== 0) {
          const emitted = -(fx * vx + fy * vy + fz * vz) * away
          if (emitted <= 0) continue
          cosine *= emitted
        }
        let share = (cosine * window * window) / (squared + table[at + 6]!)
        if (hasShine) {
          // Highlight: the half vector between lamp and eye against the normal, to the 64th power.
          const eye = surface.inverseLength
          const hx = vx * away - surface.dx * eye
          const hy = vy * away - surface.dy * eye
          const hz = vz * away - eye
          const along = (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz + 1e-9)
          if (along > 0.85) {
            let sharp = along * along
            sharp *= sharp
            sharp *= sharp
            sharp *= sharp
            sharp *= sharp
            const strength = (sharp * sharp * 9 * window * window) / (squared + table[at + 6]!)
            sr += table[at + 3]! * strength
            sg += table[at + 4]! * strength
            sb += table[at + 5]! * strength
          }
        }
        r += table[at + 3]! * share
        g += table[at + 4]! * share
        b += table[at + 5]! * share
      }
    }
    fallen[0] = r
    fallen[1] = g
    fallen[2] = b
    fallen[3] = sr
    fallen[4] = sg
    fallen[5] = sb
  }
}
