import { pick, type Random } from '@dayreel/storyboard/base'
import { EYE, type Extent } from './wall-extent.ts'
import type { Brush } from '../things/brush.ts'
import { box, curve, polygon } from '../things/shapes.ts'
import { dimmed, stuffOf } from '../things/stuffs.ts'

type Kind = 'boards' | 'runner' | 'tiles' | 'flags'
const IN_KITCHENS: readonly Kind[] = ['tiles', 'tiles', 'tiles', 'boards']
const ELSEWHERE: readonly Kind[] = ['boards', 'runner', 'tiles', 'flags', 'runner']
/** Breadth of a board, a tile or a flag. */
const WIDE = { boards: 9, runner: 9, tiles: 15, flags: 24 }

/** The floor before the wall: boards, boards under a runner, tiles in two colours, or flags of stone. */
export function paintFloor(brush: Brush, extent: Extent, random: Random, isKitchen: boolean): void {
  const { fade, fill, line } = brush
  const { left, right, bottom } = extent
  const kind = pick(isKitchen ? IN_KITCHENS : ELSEWHERE, random)
  const hasRows = kind === 'tiles' || kind === 'flags'
  const floor =
    kind === 'flags'
      ? dimmed(stuffOf(brush, 'stone'))
      : kind === 'tiles'
        ? stuffOf(brush, 'mortar')
        : stuffOf(brush, pick(['oak', 'pine', 'walnut'] as const, random))
  const dark = stuffOf(brush, pick(['slate', 'brick', 'bottle'] as const, random))
  fade(box(left, 0, right - left, bottom), floor.shade, floor.mid)
  const wide = WIDE[kind]
  const rows = hasRows ? rowsTo(bottom, wide) : [0, bottom]
  for (const [row, y] of rows.slice(0, -1).entries()) {
    const below = rows[row + 1]!
    const [near, far] = [(y - EYE) / -EYE, (below - EYE) / -EYE]
    const shift = kind === 'flags' && row % 2 ? wide / 2 : 0
    for (let x = Math.floor(left / wide) * wide - wide * 6, k = 0; x < right + wide * 6; x += wide, k++) {
      const [x0, x1] = [x + shift, x + shift + wide]
      const piece = polygon([x0 * near, y, x1 * near, y, x1 * far, below, x0 * far, below])
      if (kind !== 'tiles') fill(piece, random() < 0.5 ? floor.deep : floor.lit, 0.05 + random() * 0.12)
      else if ((row + k) % 2) fill(piece, dark.mid, 0.85)
      line(curve([x0 * near, y, x0 * far, below]), floor.deep, 0.4, 0.55)
    }
    if (hasRows) line(curve([left, below, right, below]), floor.deep, 0.4, 0.5)
  }
  if (kind === 'runner') layRunner(brush, bottom)
}

/** Where rows of squares end that lie on the floor, towards the eye: height over distance. */
function rowsTo(bottom: number, wide: number): number[] {
  const rows = [0]
  for (let k = 1; rows.at(-1)! < bottom && k < 40; k++) {
    const distance = 1 - (k * wide) / 260
    rows.push(distance < 0.12 ? bottom : Math.min(bottom, EYE - EYE / distance))
  }
  return rows
}

/** A carpet from the door towards the eye, with a border on both sides. */
function layRunner({ fill, fade, tone }: Brush, bottom: number): void {
  const away = (bottom - EYE) / -EYE
  const wool = tone(0.4, 'accent', 0.55)
  const pale = tone(0.75, 'glow', 0.25)
  const strip = (from: number, to: number): ReturnType<typeof polygon> =>
    polygon([from, 1.5, to, 1.5, to * away, bottom, from * away, bottom])
  fade(strip(-25, 25), wool.shade, wool.mid)
  for (const side of [-1, 1]) {
    fill(strip(side * 22, side * 20.5), pale.mid, 0.75)
    fill(strip(side * 18.5, side * 18), pale.mid, 0.5)
  }
}
