import { keepCompiled } from '../../keep-compiled.ts'
import { intersect } from './intersect.ts'
import type { Solids } from './solids.ts'

/** Which parts of a scene the sun reaches: 1 in light, 0 in shadow, soft between. */
export type SunMap = { lightAt(x: number, y: number, z: number): number }

/** Looks at the scene from the sun, whose direction (towards it, length 1) is given, over the region of interest; finer for larger films. */
export function createSunMap(
  solids: Solids,
  toSun: readonly [number, number, number],
  region: readonly [number, number, number, number, number, number],
  filmHeight: number,
): SunMap {
  const size = Math.round(Math.min(640, Math.max(96, filmHeight * 0.36)))
  const [sx, sy, sz] = toSun
  const flat = Math.hypot(sx, sz) || 1e-6
  // Across: level and square to the sun; up: square to both.
  const [ax, az] = [sz / flat, -sx / flat]
  const [ux, uy, uz] = [-sy * (sx / flat), flat, -sy * (sz / flat)]
  let [a0, a1, u0, u1, far] = [Infinity, -Infinity, Infinity, -Infinity, -Infinity]
  for (let corner = 0; corner < 8; corner++) {
    const x = region[corner & 1 ? 3 : 0]
    const y = region[corner & 2 ? 4 : 1]
    const z = region[corner & 4 ? 5 : 2]
    const a = x * ax + z * az
    const u = x * ux + y * uy + z * uz
    a0 = Math.min(a0, a)
    a1 = Math.max(a1, a)
    u0 = Math.min(u0, u)
    u1 = Math.max(u1, u)
    far = Math.max(far, x * sx + y * sy + z * sz)
  }
  far += 120
  const scaleA = size / (a1 - a0)
  const scaleU = size / (u1 - u0)
  const depth = new Float32Array(size * size).fill(1e9)
  const lookAlong = (solid: number, j: number, i0: number, i1: number) => {
    const u = u0 + (j + 0.5) / scaleU
    for (let i = i0; i <= i1; i++) {
      const a = a0 + (i + 0.5) / scaleA
      const ox = a * ax + u * ux + far * sx
      const oy = u * uy + far * sy
      const oz = a * az + u * uz + far * sz
      const t = intersect(solids, solid, ox, oy, oz, -sx, -sy, -sz)
      const cell = j * size + i
      if (t < depth[cell]!) depth[cell] = t
    }
  }
  keepCompiled('sun map', [lookAlong, solids])
  for (let solid = 0; solid < solids.count; solid++) {
    if (solids.casts[solid] === 0) continue
    let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
    const at = solid * 6
    for (let corner = 0; corner < 8; corner++) {
      const x = solids.bounds[corner & 1 ? at + 3 : at]!
      const y = solids.bounds[corner & 2 ? at + 4 : at + 1]!
      const z = solids.bounds[corner & 4 ? at + 5 : at + 2]!
      const a = x * ax + z * az
      const u = x * ux + y * uy + z * uz
      left = Math.min(left, a)
      right = Math.max(right, a)
      low = Math.min(low, u)
      high = Math.max(high, u)
    }
    const i1 = Math.min(size - 1, Math.floor((right - a0) * scaleA))
    const j1 = Math.min(size - 1, Math.floor((high - u0) * scaleU))
    const i0 = Math.max(0, Math.floor((left - a0) * scaleA))
    for (let j = Math.max(0, Math.floor((low - u0) * scaleU)); j <= j1; j++) lookAlong(solid, j, i0, i1)
  }
  const slack = 1.5 / Math.min(scaleA, scaleU) + 0.02
  return {
    lightAt(x, y, z) {
      const i = (x * ax + z * az - a0) * scaleA - 0.5
      const j = (x * ux + y * uy + z * uz - u0) * scaleU - 0.5
      if (i < 0 || j < 0 || i >= size - 1 || j >= size - 1) return 1
      const near = far - (x * sx + y * sy + z * sz) - slack
      const column = i | 0
      const row = j | 0
      const fi = i - column
      const fj = j - row
      const cell = row * size + column
      const p = depth[cell]! < near ? 0 : 1 - fi
      const q = depth[cell + 1]! < near ? 0 : fi
      const r = depth[cell + size]! < near ? 0 : 1 - fi
      const s = depth[cell + size + 1]! < near ? 0 : fi
      return (p + q) * (1 - fj) + (r + s) * fj
    },
  }
}
