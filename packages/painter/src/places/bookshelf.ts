import type { Noise, Rgb } from '../painting.ts'
import { paintWood } from './materials.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth } from './tracing/texture.ts'
import type { Sheet } from './tracing/texture.ts'

/** Measures of a wall of shelves, metres. */
export type Shelving = {
  shelfHeight: number
  bayWidth: number
  wood: Rgb
  books: readonly Rgb[]
  gilt: Rgb
}

const BOARD = 0.035
const POST = 0.05

/**
 * Paints shelves full of books on a flat front: the ray is followed on into the shelf to the spines, which stand at different
 * depths and heights. `u` runs along the shelf, `v` up; `slopeU` and `slopeV` are how far the ray moves along and up per metre
 * inwards.
 */
export function paintBookshelf(
  surface: Surface,
  sheet: Sheet,
  noise: Noise,
  shelving: Shelving,
  u: number,
  v: number,
  slopeU: number,
  slopeV: number,
  salt: number,
): void {
  const { footprint } = surface
  const { shelfHeight, bayWidth, wood, books, gilt } = shelving
  const shelf = Math.floor(v / shelfHeight)
  const bay = Math.floor(u / bayWidth)
  const fv = v - shelf * shelfHeight
  const fu = u - bay * bayWidth
  const open = between(fu, POST, bayWidth - POST, footprint) * between(fv, BOARD, shelfHeight, footprint)
  if (open < 1) {
    const isPost = fu < POST || fu > bayWidth - POST
    if (isPost) paintWood(surface, sheet, v + bay * 3.1, u, wood)
    else paintWood(surface, sheet, u + shelf * 2.3, v, wood)
    const edge = Math.min(Math.abs(fu - POST), Math.abs(fu - bayWidth + POST), Math.abs(fv - BOARD))
    const bevel = 0.8 + 0.5 * smooth(0.012, 0, edge)
    surface.r *= bevel
    surface.g *= bevel
    surface.b *= bevel
    surface.shine = 0.02
    if (open <= 0) return
  }
  const [wr, wg, wb] = [surface.r, surface.g, surface.b]
  // First the spine in front of which the ray stands, then once more at that book's own depth.
  const thickness = 0.03 + 0.026 * noise.hash(bay * 3 + shelf, salt + 5)
  let inward = 0.04
  let book = 0
  for (let pass = 0; pass < 2; pass++) {
    book = Math.floor((u + slopeU * inward) / thickness)
    inward = 0.015 + 0.065 * noise.hash(book * 3, shelf * 5 + salt)
  }
  const hu = u + slopeU * inward
  const hv = fv + slopeV * inward - BOARD
  const room = shelfHeight - BOARD
  const across = Math.min(1, Math.max(0, hu / thickness - book))
  const height = room * (0.58 + 0.36 * noise.hash(book + 77, shelf * 3 + salt))
  const isGap = noise.hash(Math.floor(book / 5) * 7 + 3, shelf * 13 + salt) > 0.88
  const beyondPost = hu - bay * bayWidth < POST || hu - bay * bayWidth > bayWidth - POST
  let r = wood[0] * 0.3
  let g = wood[1] * 0.3
  let b = wood[2] * 0.3
  let tone = 0.5
  if (beyondPost) tone = 0.9
  else if (hv < 0) tone = 1.6
  else if (isGap || hv > height) tone = 0.25 + 0.4 * smooth(0, room, hv)
  else {
    const id = noise.hash(book, shelf * 7 + salt)
    const color = books[Math.floor(noise.hash(book * 7, shelf * 11 + salt) * books.length)] ?? wood
    const round = Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2))
    const share = hv / height
    const bands =
      id > 0.45
        ? between(share, 0.17, 0.21, footprint * 3) +
          between(share, 0.76, 0.8, footprint * 3) +
          (id > 0.75 ? between(share, 0.45, 0.58, footprint * 3) * 0.6 : 0)
        : 0
    const foot = 0.55 + 0.45 * smooth(0, 0.09, hv)
    const head = 0.5 + 0.5 * smooth(0, 0.05, room - hv)
    tone = (0.55 + 0.8 * id) * (0.4 + 0.6 * round) * foot * head
    r = color[0] * (1 - bands) + gilt[0] * bands
    g = color[1] * (1 - bands) + gilt[1] * bands
    b = color[2] * (1 - bands) + gilt[2] * bands
    surface.shine = 0.015
  }
  surface.r = r * tone * open + wr * (1 - open)
  surface.g = g * tone * open + wg * (1 - open)
  surface.b = b * tone * open + wb * (1 - open)
}

/** Leather and cloth, with the world's two accents among them. */
export function bookColors(accent: Rgb, accent2: Rgb): Rgb[] {
  return [
    [0.26, 0.06, 0.04],
    [0.05, 0.1, 0.17],
    [0.22, 0.14, 0.05],
    [0.06, 0.13, 0.07],
    [0.15, 0.05, 0.1],
    [0.32, 0.25, 0.14],
    [0.07, 0.05, 0.05],
    dyed(accent),
    dyed(accent2),
  ]
}

/** A book's cloth in a colour of the world. */
function dyed(color: Rgb): Rgb {
  const most = Math.max(color[0], color[1], color[2], 1e-3)
  return [0.03 + (0.2 * color[0]) / most, 0.03 + (0.2 * color[1]) / most, 0.03 + (0.2 * color[2]) / most]
}
