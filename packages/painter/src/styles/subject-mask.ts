import type { Scene } from '../compose.ts'

/** Where the picture's people and things stand: 1 on them, 0 elsewhere, one for each pixel. */
export type SubjectMask = {
  on: Uint8Array
  /** Pixels around all of it; empty (right < left) where nothing stands. */
  box: { left: number; top: number; right: number; bottom: number }
}

/** How much farther than the first of a group the others may stand. */
const GROUP_DEPTH = 1.13
/** How much of the picture's height a companion takes at least. */
const LEAST_HEIGHT = 0.04

/**
 * Finds what was put into the place: it has one depth throughout, which the ground never has over two rows.
 *
 * @param scene its depth must still be as composed.
 */
export function findSubjectMask({ film, company }: Scene): SubjectMask {
  const { width, height, depth } = film
  const on = new Uint8Array(width * height)
  const box = { left: width, top: height, right: -1, bottom: -1 }
  const exact = company.map(Math.fround)
  const nearest = Math.min(...company) * 0.999
  const tall = Math.round(height * LEAST_HEIGHT) * width
  const farthest = Math.max(...company) * GROUP_DEPTH
  for (let y = 1; y < height - 1; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const here = depth[i]!
      if (here < nearest || here > farthest) continue
      if (!exact.includes(here)) {
        // Grass and stones are put in likewise, but are low.
        const isUpright =
          here === depth[i - width]! &&
          here === depth[i + width]! &&
          (here === depth[Math.max(0, i - tall)]! || here === depth[Math.min(depth.length - 1, i + tall)]!)
        if (!isUpright || !company.some((first) => here > first && here < first * GROUP_DEPTH)) continue
      }
      on[i] = 1
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      if (y < box.top) box.top = y
      if (y > box.bottom) box.bottom = y
    }
  }
  return { on, box }
}

/** How much of the pixel and its eight neighbours is on the subject, 0…1: a mask with a soft edge. */
export function coverageAt(on: Uint8Array, width: number, height: number, x: number, y: number): number {
  const i = y * width + x
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return on[i]!
  return (
    (on[i]! * 4 +
      (on[i - 1]! + on[i + 1]! + on[i - width]! + on[i + width]!) * 2 +
      on[i - width - 1]! +
      on[i - width + 1]! +
      on[i + width - 1]! +
      on[i + width + 1]!) /
    16
  )
}
