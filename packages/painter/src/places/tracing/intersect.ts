import { hit } from './hit.ts'
import { intersectGear } from './intersect-gear.ts'
import { intersectWall } from './intersect-wall.ts'
import { BALL, BOX, CONVEX, CYLINDER, GEAR, SHAPE_STRIDE, VAULT, WALL } from './solids.ts'
import type { Solids } from './solids.ts'

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
