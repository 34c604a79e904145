import { hit } from './hit.ts'
import { BOX, CONVEX, SHAPE_STRIDE, WALL } from './solids.ts'
import type { Solids } from './solids.ts'

/** Sets `hit` to the normal of a flat face and says so; false where only a ray can tell the normal. */
export function setFlatNormal(solids: Solids, solid: number, face: number): boolean {
  const kind = solids.kind[solid]
  if (kind === BOX) {
    hit[0] = face === 0 ? 1 : face === 1 ? -1 : 0
    hit[1] = face === 2 ? 1 : face === 3 ? -1 : 0
    hit[2] = face === 4 ? 1 : face === 5 ? -1 : 0
    return true
  }
  if (kind === CONVEX) {
    const plane = (solids.shape[solid * SHAPE_STRIDE]! + face) * 4
    hit[0] = solids.planes[plane]!
    hit[1] = solids.planes[plane + 1]!
    hit[2] = solids.planes[plane + 2]!
    return true
  }
  if (kind === WALL && face < 2) {
    const isAcrossX = solids.shape[solid * SHAPE_STRIDE] === 0
    hit[0] = isAcrossX ? (face === 0 ? 1 : -1) : 0
    hit[1] = 0
    hit[2] = isAcrossX ? 0 : face === 0 ? 1 : -1
    return true
  }
  return false
}
