import { shrinkLight, type SmallLight } from '../light/blur.ts'
import type { Scene } from '../compose.ts'
import { SKY_DEPTH, type Film } from '../painting.ts'
import { findSubjectMask } from './subject-mask.ts'

const SCALE = 3
/** Distances between the cells averaged, pass by pass: together they reach far, and each costs the same. */
const STRIDES = [1, 2, 4] as const

/**
 * Takes fine texture off the place, as if it were moulded: light is averaged over neighbours at the same depth and of like
 * lightness, so that every edge of a form and every window stays. The subject keeps its features.
 */
export function smoothSurfaces(scene: Scene): void {
  const { film } = scene
  const { on } = findSubjectMask(scene)
  const small = shrinkLight(film, SCALE)
  const nearness = shrinkNearness(film, small)
  for (const stride of STRIDES) average(small, nearness, stride)
  enlarge(film, small, nearness, on)
}

/** Depth as its logarithm, from the middle of each cell: the sky has one that nothing else comes near. */
function shrinkNearness({ width, height, depth }: Film, small: SmallLight): Float32Array {
  const out = new Float32Array(small.width * small.height)
  for (let y = 0; y < small.height; y++) {
    const row = Math.min(height - 1, y * SCALE + 1) * width
    for (let x = 0; x < small.width; x++)
      out[y * small.width + x] = logOf(depth[row + Math.min(width - 1, x * SCALE + 1)]!)
  }
  return out
}

function logOf(depth: number): number {
  return depth >= SKY_DEPTH ? 12 : Math.log(Math.min(depth, 20_000))
}

function average({ width, height, light }: SmallLight, nearness: Float32Array, stride: number): void {
  const before = light.slice()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const grey = before[i * 3]! + before[i * 3 + 1]! * 2 + before[i * 3 + 2]! + 1e-4
      let total = 1
      let red = before[i * 3]!
      let green = before[i * 3 + 1]!
      let blue = before[i * 3 + 2]!
      for (let k = 0; k < 8; k++) {
        const px = x + NEIGHBOURS_X[k]! * stride
        const py = y + NEIGHBOURS_Y[k]! * stride
        if (px < 0 || py < 0 || px >= width || py >= height) continue
        const j = py * width + px
        const apart = Math.abs(nearness[j]! - nearness[i]!)
        if (apart > 0.25) continue
        const other = before[j * 3]! + before[j * 3 + 1]! * 2 + before[j * 3 + 2]! + 1e-4
        const ratio = other > grey ? other / grey : grey / other
        if (ratio > 2.2) continue
        const weight = (1 - apart * 4) * (2.2 - ratio)
        red += before[j * 3]! * weight
        green += before[j * 3 + 1]! * weight
        blue += before[j * 3 + 2]! * weight
        total += weight
      }
      light[i * 3] = red / total
      light[i * 3 + 1] = green / total
      light[i * 3 + 2] = blue / total
    }
  }
}
const NEIGHBOURS_X = [-1, 0, 1, -1, 1, -1, 0, 1] as const
const NEIGHBOURS_Y = [-1, -1, -1, 0, 0, 1, 1, 1] as const

/** Each pixel takes the light of those of the four cells around it that are as far away as it is. */
function enlarge(
  { width, height, light, depth }: Film,
  small: SmallLight,
  nearness: Float32Array,
  on: Uint8Array,
): void {
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, (y + 0.5) / SCALE - 0.5)
    const y0 = Math.min(small.height - 2, Math.floor(fy))
    const ty = fy - y0
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (on[i] === 1) continue
      const fx = Math.max(0, (x + 0.5) / SCALE - 0.5)
      const x0 = Math.min(small.width - 2, Math.floor(fx))
      const tx = fx - x0
      const here = logOf(depth[i]!)
      let total = 0
      let red = 0
      let green = 0
      let blue = 0
      for (let k = 0; k < 4; k++) {
        const j = (y0 + (k >> 1)) * small.width + x0 + (k & 1)
        const apart = Math.abs(nearness[j]! - here)
        if (apart > 0.2) continue
        const weight = ((k & 1) === 0 ? 1 - tx : tx) * (k < 2 ? 1 - ty : ty) * (1 - apart * 5)
        red += small.light[j * 3]! * weight
        green += small.light[j * 3 + 1]! * weight
        blue += small.light[j * 3 + 2]! * weight
        total += weight
      }
      // A form too thin for any cell keeps its own light.
      if (total < 0.02) continue
      light[i * 3] = red / total
      light[i * 3 + 1] = green / total
      light[i * 3 + 2] = blue / total
    }
  }
}
