import { BALL, BOX, CONVEX, CYLINDER, GEAR, SHAPE_STRIDE, VAULT, WALL } from './solids.ts'
import type { Solids } from './solids.ts'

/** Normal of the last hit (x, y, z) and, fourth, a number for the face hit: where it changes along one solid there is a crease. */
export const hit = new Float64Array(4)

/**
 * Where the ray from (ox, oy, oz) along (dx, dy, dz) first enters solid `index`, in lengths of the direction; Infinity where it
 * misses. Fills `hit`. Rays begin outside of solids.
 */
export function intersect(
  solids: Solids,
  index: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const at = index * SHAPE_STRIDE
  switch (solids.kind[index]) {
    case BOX:
      return intersectBox(solids.shape, at, ox, oy, oz, dx, dy, dz)
    case CYLINDER: {
      const axis = solids.shape[at]!
      if (axis === 1) return intersectCylinder(solids.shape, at, ox, oz, oy, dx, dz, dy, 0, 2, 1)
      if (axis === 0) return intersectCylinder(solids.shape, at, oy, oz, ox, dy, dz, dx, 1, 2, 0)
      return intersectCylinder(solids.shape, at, ox, oy, oz, dx, dy, dz, 0, 1, 2)
    }
    case BALL:
      return intersectBall(solids.shape, at, ox, oy, oz, dx, dy, dz)
    case CONVEX:
      return intersectConvex(solids, at, ox, oy, oz, dx, dy, dz)
    case WALL:
      return solids.shape[at] === 0
        ? intersectWall(solids.shape, at, oz, oy, ox, dz, dy, dx, 2, 0)
        : intersectWall(solids.shape, at, ox, oy, oz, dx, dy, dz, 0, 2)
    case GEAR:
      return solids.shape[at] === 2
        ? intersectGear(solids.shape, at, ox, oy, oz, dx, dy, dz, solids.shape[at + 1]!, solids.shape[at + 3]!, 0, 2)
        : intersectGear(solids.shape, at, oz, oy, ox, dz, dy, dx, solids.shape[at + 3]!, solids.shape[at + 1]!, 2, 0)
    case VAULT:
      return intersectVault(solids.shape, at, ox, oy, oz, dx, dy, dz)
    default:
      return Infinity
  }
}

/** Shape: low x, y, z, high x, y, z. */
function intersectBox(
  shape: Float64Array,
  at: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const ix = 1 / (dx === 0 ? 1e-12 : dx)
  const iy = 1 / (dy === 0 ? 1e-12 : dy)
  const iz = 1 / (dz === 0 ? 1e-12 : dz)
  const xa = (shape[dx < 0 ? at + 3 : at]! - ox) * ix
  const xb = (shape[dx < 0 ? at : at + 3]! - ox) * ix
  const ya = (shape[dy < 0 ? at + 4 : at + 1]! - oy) * iy
  const yb = (shape[dy < 0 ? at + 1 : at + 4]! - oy) * iy
  const za = (shape[dz < 0 ? at + 5 : at + 2]! - oz) * iz
  const zb = (shape[dz < 0 ? at + 2 : at + 5]! - oz) * iz
  const enter = xa > ya ? (xa > za ? xa : za) : ya > za ? ya : za
  const leave = xb < yb ? (xb < zb ? xb : zb) : yb < zb ? yb : zb
  if (enter > leave || enter < 1e-6) return Infinity
  hit[0] = 0
  hit[1] = 0
  hit[2] = 0
  if (enter === xa) {
    hit[0] = dx < 0 ? 1 : -1
    hit[3] = dx < 0 ? 0 : 1
  } else if (enter === ya) {
    hit[1] = dy < 0 ? 1 : -1
    hit[3] = dy < 0 ? 2 : 3
  } else {
    hit[2] = dz < 0 ? 1 : -1
    hit[3] = dz < 0 ? 4 : 5
  }
  return enter
}

/** Shape: axis, middle a, middle b, low, high, radius at low, growth of the radius per metre. `c` is the coordinate along. */
function intersectCylinder(
  shape: Float64Array,
  at: number,
  oa: number,
  ob: number,
  oc: number,
  da: number,
  db: number,
  dc: number,
  slotA: number,
  slotB: number,
  slotC: number,
): number {
  const pa = oa - shape[at + 1]!
  const pb = ob - shape[at + 2]!
  const low = shape[at + 3]!
  const high = shape[at + 4]!
  const slope = shape[at + 6]!
  const radius = shape[at + 5]! + slope * (oc - low)
  const rise = slope * dc
  const a = da * da + db * db - rise * rise
  const b = pa * da + pb * db - radius * rise
  const c = pa * pa + pb * pb - radius * radius
  const root = b * b - a * c
  if (root < 0) return Infinity
  if (Math.abs(a) > 1e-12) {
    const t = (-b - Math.sqrt(root)) / a
    if (t > 1e-6) {
      const along = oc + dc * t
      if (along >= low && along <= high) {
        const na = pa + da * t
        const nb = pb + db * t
        const length = 1 / Math.sqrt((na * na + nb * nb) * (1 + slope * slope))
        hit[slotA] = na * length
        hit[slotB] = nb * length
        hit[slotC] = -slope / Math.sqrt(1 + slope * slope)
        hit[3] = 0
        return t
      }
    }
  }
  if (dc === 0) return Infinity
  const cap = dc > 0 ? low : high
  const t = (cap - oc) / dc
  if (t < 1e-6) return Infinity
  const qa = pa + da * t
  const qb = pb + db * t
  const capRadius = shape[at + 5]! + slope * (cap - low)
  if (qa * qa + qb * qb > capRadius * capRadius) return Infinity
  hit[slotA] = 0
  hit[slotB] = 0
  hit[slotC] = dc > 0 ? -1 : 1
  hit[3] = 1
  return t
}

/** Shape: middle x, y, z, radius, height over width. */
function intersectBall(
  shape: Float64Array,
  at: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const flatten = 1 / shape[at + 4]!
  const px = ox - shape[at]!
  const py = (oy - shape[at + 1]!) * flatten
  const pz = oz - shape[at + 2]!
  const ey = dy * flatten
  const radius = shape[at + 3]!
  const a = dx * dx + ey * ey + dz * dz
  const b = px * dx + py * ey + pz * dz
  const root = b * b - a * (px * px + py * py + pz * pz - radius * radius)
  if (root < 0) return Infinity
  const t = (-b - Math.sqrt(root)) / a
  if (t < 1e-6) return Infinity
  const nx = px + dx * t
  const ny = (py + ey * t) * flatten
  const nz = pz + dz * t
  const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
  hit[0] = nx * length
  hit[1] = ny * length
  hit[2] = nz * length
  hit[3] = 0
  return t
}

/** Shape: first plane, number of planes. */
function intersectConvex(
  solids: Solids,
  at: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const planes = solids.planes
  const start = solids.shape[at]!
  const end = start + solids.shape[at + 1]!
  let enter = -Infinity
  let leave = Infinity
  let face = -1
  for (let p = start; p < end; p++) {
    const k = p * 4
    const toward = planes[k]! * dx + planes[k + 1]! * dy + planes[k + 2]! * dz
    const gap = planes[k + 3]! - (planes[k]! * ox + planes[k + 1]! * oy + planes[k + 2]! * oz)
    if (toward < -1e-12) {
      const t = gap / toward
      if (t > enter) {
        enter = t
        face = p
      }
    } else if (toward > 1e-12) {
      const t = gap / toward
      if (t < leave) leave = t
    } else if (gap < 0) return Infinity
    if (enter > leave) return Infinity
  }
  if (enter < 1e-6 || face < 0) return Infinity
  hit[0] = planes[face * 4]!
  hit[1] = planes[face * 4 + 1]!
  hit[2] = planes[face * 4 + 2]!
  hit[3] = face - start
  return enter
}

/**
 * Shape: axis, across low and high, along low and high, y low and high, first opening, spacing, count, half width, sill,
 * spring, arch (0 flat, 1 round, 2 pointed). (u, v, w) are along, up and across.
 */
function intersectWall(
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

/** Shape: axis, x, y, z, radius, half thickness, teeth, turn, spokes. (u, v) is the wheel's plane, w its axle. */
function intersectGear(
  shape: Float64Array,
  at: number,
  ou: number,
  ov: number,
  ow: number,
  du: number,
  dv: number,
  dw: number,
  middleU: number,
  middleW: number,
  slotU: number,
  slotW: number,
): number {
  const half = shape[at + 5]!
  const iw = 1 / (dw === 0 ? 1e-12 : dw)
  const near = (middleW + (dw < 0 ? half : -half) - ow) * iw
  const far = (middleW + (dw < 0 ? -half : half) - ow) * iw
  if (far < 1e-6) return Infinity
  const start = near < 1e-6 ? 1e-6 : near
  const middleV = shape[at + 2]!
  const radius = shape[at + 4]!
  const steps = 7
  for (let step = 0; step < steps; step++) {
    const t = start + ((far - start) * step) / (steps - 1)
    const u = (ou + du * t - middleU) / radius
    const v = (ov + dv * t - middleV) / radius
    const away = u * u + v * v
    if (away > 1 || !isInsideGear(u, v, away, shape[at + 6]!, shape[at + 7]!, shape[at + 8]!)) continue
    hit[0] = 0
    hit[1] = 0
    hit[2] = 0
    if (step === 0) {
      hit[slotW] = dw < 0 ? 1 : -1
      hit[3] = 0
    } else {
      const length = 1 / Math.sqrt(away + 1e-9)
      const way = u * du + v * dv < 0 ? 1 : -1
      hit[slotU] = u * length * way
      hit[1] = v * length * way
      hit[3] = 1
    }
    return t
  }
  return Infinity
}

function isInsideGear(u: number, v: number, away: number, teeth: number, turn: number, spokes: number): boolean {
  if (away < 0.012) return false
  if (away < 0.07) return true
  if (away > 0.55 && away < 0.72) return true
  const angle = Math.atan2(v, u) + turn
  if (away >= 0.72) {
    const phase = (angle * teeth) / (2 * Math.PI)
    const tooth = Math.abs(phase - Math.floor(phase) - 0.5)
    return tooth < 0.31 - (Math.sqrt(away) - 0.85) * 1.0
  }
  if (spokes === 0) return true
  const phase = (angle * spokes) / (2 * Math.PI)
  const spoke = Math.abs(phase - Math.floor(phase) - 0.5)
  return spoke * Math.sqrt(away) < 0.075
}

/** Shape: middle x, spring height, radius, near and far end. Seen from inside. */
function intersectVault(
  shape: Float64Array,
  at: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const px = ox - shape[at]!
  const py = oy - shape[at + 1]!
  const radius = shape[at + 2]!
  const a = dx * dx + dy * dy
  const b = px * dx + py * dy
  const root = b * b - a * (px * px + py * py - radius * radius)
  if (root < 0 || a < 1e-14) return Infinity
  const t = (-b + Math.sqrt(root)) / a
  const z = oz + dz * t
  if (t < 1e-6 || z < shape[at + 3]! || z > shape[at + 4]!) return Infinity
  const ny = py + dy * t
  if (ny < 0) return Infinity
  hit[0] = -(px + dx * t) / radius
  hit[1] = -ny / radius
  hit[2] = 0
  hit[3] = 0
  return t
}
