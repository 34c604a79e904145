import { hit } from './hit.ts'

/**
 * Shape: axis, across low and high, along low and high, y low and high, first opening, spacing, count, half width, sill,
 * spring, arch (0 flat, 1 round, 2 pointed). (u, v, w) are along, up and across.
 */
export function intersectWall(
  shape: Float64Array,
  at: number,
  ou: number,
  ov: number,
  ow: number,
  du: number,
  dv: number,
  dw: number,
  slotU: number,
  slotW: number,
): number {
  const iu = 1 / (du === 0 ? 1e-12 : du)
  const iv = 1 / (dv === 0 ? 1e-12 : dv)
  const iw = 1 / (dw === 0 ? 1e-12 : dw)
  const wa = (shape[dw < 0 ? at + 2 : at + 1]! - ow) * iw
  const wb = (shape[dw < 0 ? at + 1 : at + 2]! - ow) * iw
  const ua = (shape[du < 0 ? at + 4 : at + 3]! - ou) * iu
  const ub = (shape[du < 0 ? at + 3 : at + 4]! - ou) * iu
  const va = (shape[dv < 0 ? at + 6 : at + 5]! - ov) * iv
  const vb = (shape[dv < 0 ? at + 5 : at + 6]! - ov) * iv
  const enter = wa > ua ? (wa > va ? wa : va) : ua > va ? ua : va
  const leave = wb < ub ? (wb < vb ? wb : vb) : ub < vb ? ub : vb
  if (enter > leave || enter < 1e-6) return Infinity
  hit[0] = 0
  hit[1] = 0
  hit[2] = 0
  if (enter !== wa) {
    if (enter === ua) hit[slotU] = du < 0 ? 1 : -1
    else hit[1] = dv < 0 ? 1 : -1
    hit[3] = 4
    return enter
  }
  const u = ou + du * enter
  const v = ov + dv * enter
  const every = shape[at + 8]!
  const count = shape[at + 9]!
  const half = shape[at + 10]!
  const sill = shape[at + 11]!
  const spring = shape[at + 12]!
  const arch = shape[at + 13]!
  let cell = Math.round((u - shape[at + 7]!) / every)
  if (cell < 0) cell = 0
  else if (cell >= count) cell = count - 1
  const p = u - shape[at + 7]! - cell * every
  if (count < 1 || !isInsideOpening(p, v, half, sill, spring, arch)) {
    hit[slotW] = dw < 0 ? 1 : -1
    hit[3] = dw < 0 ? 0 : 1
    return enter
  }
  // Inside the opening, which is convex: the first of its bounds that the ray leaves through.
  let exit = du > 0 ? (half - p) * iu : du < 0 ? (-half - p) * iu : Infinity
  let nu = du > 0 ? -1 : 1
  let nv = 0
  if (dv < 0) {
    const t = (sill - v) * iv
    if (t < exit) {
      exit = t
      nu = 0
      nv = 1
    }
  } else if (arch === 0 && dv > 0) {
    const t = (spring - v) * iv
    if (t < exit) {
      exit = t
      nu = 0
      nv = -1
    }
  }
  if (arch > 0) {
    const shift = arch === 2 ? half * 0.8 : 0
    const radius = half + shift
    for (let side = -1; side <= (arch === 2 ? 1 : -1); side += 2) {
      const q = p - side * shift
      const rise = v - spring
      const a = du * du + dv * dv
      const b = q * du + rise * dv
      const root = b * b - a * (q * q + rise * rise - radius * radius)
      if (root < 0 || a < 1e-14) continue
      const t = (-b + Math.sqrt(root)) / a
      if (t < exit && v + dv * t > spring) {
        exit = t
        nu = -(q + du * t) / radius
        nv = -(rise + dv * t) / radius
      }
    }
  }
  if (enter + exit >= leave) return Infinity
  hit[slotU] = nu
  hit[1] = nv
  hit[3] = 2
  return enter + exit
}

function isInsideOpening(p: number, v: number, half: number, sill: number, spring: number, arch: number): boolean {
  if (p > half || p < -half || v < sill) return false
  if (v <= spring) return true
  if (arch === 0) return false
  const rise = v - spring
  if (arch === 1) return p * p + rise * rise < half * half
  const q = Math.abs(p) + half * 0.8
  return q * q + rise * rise < half * half * 3.24
}
