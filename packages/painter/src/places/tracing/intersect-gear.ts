import { hit } from './hit.ts'

/** Shape: axis, x, y, z, radius, half thickness, teeth, turn, spokes. (u, v) is the wheel's plane, w its axle. */
export function intersectGear(
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
