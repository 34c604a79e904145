import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush } from './figure-brush.ts'
import type { Piece } from './figure-kinds.ts'
import type { Look } from './figure-looks.ts'
import { at, between, type Skeleton, type Spot } from './figure-skeleton.ts'
import { blob, limb, oval, polygon } from '../shapes.ts'

/** What cloth has on it: its weave, and what is seen of its cut from before. */
export function paintCloth(
  brush: FigureBrush,
  skeleton: Skeleton,
  has: readonly Piece[],
  look: Look,
  trunk: Path2D,
  isFront: boolean,
): void {
  const { inside } = brush
  inside(trunk, () => {
    if (has.includes('stripes') && look.isPatterned) paintStripes(brush, skeleton, look)
    if (has.includes('flowers') && look.isPatterned) paintFlowers(brush, skeleton, look)
    if (has.includes('belt')) paintBelt(brush, skeleton, look)
    if (!isFront) return
    if (has.includes('lapels')) paintLapels(brush, skeleton, look, has.includes('tie'))
    if (has.includes('apron') && skeleton.isUpright) paintApron(brush, skeleton)
    if (has.includes('neckline')) paintNeckline(brush, skeleton, look)
    if (has.includes('zip')) paintZip(brush, skeleton, look)
  })
}

/** A spot on the trunk: a share of the way down, and across from the far side to the near one. */
export function acrossTrunk({ near, far }: Skeleton): (share: number, aside: number) => Spot {
  return (share, aside) =>
    between(between(far.shoulder, far.hip, share), between(near.shoulder, near.hip, share), aside)
}

/** Where the front of someone turned three-quarter is, across the trunk. */
const MIDDLE = 0.58

function paintStripes({ stroke, stuff }: FigureBrush, skeleton: Skeleton, look: Look): void {
  const spot = acrossTrunk(skeleton)
  const wool = stuff(look.hat)
  for (const share of [0.28, 0.52, 0.76]) {
    const middle = spot(share, 0.5)
    stroke([...at(spot(share, -0.6)), 1.1, middle.x, middle.y + 0.9, 1.1, ...at(spot(share, 1.6)), 1.1], wool.base, 0.9)
  }
}

/** Small flowers, scattered over the cloth. */
function paintFlowers({ fill, stuff }: FigureBrush, skeleton: Skeleton, look: Look): void {
  const { near, far } = skeleton
  const cloth = stuff(look.top)
  const spot = acrossTrunk(skeleton)
  const low = Math.min(near.knee.y, far.knee.y) + 12
  for (let row = 0; row < 11; row++) {
    const share = 0.12 + row * 0.21
    if (spot(share, 0.5).y > low) return
    for (let column = -3; column <= 4; column++) {
      const { x, y } = spot(share, (column + (row % 2 ? 0.5 : 0)) * 0.36)
      const turn = row * 3.7 + column * 5.3
      fill(oval(x + Math.sin(turn) * 0.9, y + Math.cos(turn) * 0.8, 0.62), cloth.pale, 0.6)
    }
  }
}

function paintBelt({ fill, stroke, stuff }: FigureBrush, skeleton: Skeleton, look: Look): void {
  const spot = acrossTrunk(skeleton)
  const leather = stuff(look.leather)
  const middle = spot(0.76, MIDDLE)
  stroke([...at(spot(0.72, -0.4)), 0.9, middle.x, middle.y + 0.8, 0.9, ...at(spot(0.72, 1.4)), 0.9], leather.base)
  fill(oval(middle.x, middle.y + 0.8, 1.3, 1.2), stuff('#c9a868').base)
}

/** A shirt in the opening, the flaps over it with their shade, buttons down the edge. */
function paintLapels(
  { fill, stroke, stuff, away }: FigureBrush,
  skeleton: Skeleton,
  look: Look,
  hasTie: boolean,
): void {
  const { neck, facing } = skeleton
  const spot = acrossTrunk(skeleton)
  const cloth = stuff(look.top)
  const shirt = stuff(look.scarf ?? look.shirt)
  const low = spot(0.52, MIDDLE)
  const [left, right] = [neck.x - 3, neck.x + 3]
  fill(
    blob([left, neck.y - 1.4, left, neck.y - 1.4, right, neck.y - 1.4, right, neck.y - 1.4, ...at(low), ...at(low)]),
    shirt.base,
  )
  stroke([left + 0.6, neck.y - 0.8, 0.5, neck.x, neck.y + 1.2, 0.6, right - 0.6, neck.y - 0.8, 0.5], shirt.pale, 0.9)
  if (hasTie)
    fill(
      polygon([
        neck.x - 0.8,
        neck.y + 0.6,
        neck.x + 0.8,
        neck.y + 0.6,
        neck.x + 1.4,
        low.y - 4,
        low.x,
        low.y - 1,
        neck.x - 1.2,
        low.y - 4,
      ]),
      stuff('#7d3a35').base,
    )
  for (const way of [-1, 1]) {
    const side = spot(0.24, MIDDLE + way * facing * 0.24)
    const notch = spot(0.1, MIDDLE + way * facing * 0.3)
    const flap = [
      neck.x + way * 2.2,
      neck.y - 1.6,
      neck.x + way * 4,
      neck.y + 0.6,
      ...at(notch),
      notch.x - way * 0.8,
      notch.y + 1.6,
      ...at(side),
      ...at(low),
    ]
    fill(polygon(flap.map((value, i) => value + (i % 2 ? 0.7 : away[0] * 0.7))), cloth.deep, 0.7)
    fill(polygon(flap), cloth.base)
    fill(polygon(flap), cloth.pale, 0.3)
  }
  stroke([...at(low), 0.25, ...at(spot(1.5, MIDDLE)), 0.45, ...at(spot(2.4, MIDDLE)), 0.3], cloth.deep, 0.8)
  for (const share of [0.6, 0.78, 0.96]) fill(oval(...at(spot(share, MIDDLE + 0.07 * facing)), 0.55), cloth.deep)
}

function paintApron({ fill, inside, round, stroke, stuff }: FigureBrush, skeleton: Skeleton): void {
  const { near, far, facing } = skeleton
  const spot = acrossTrunk(skeleton)
  const linen = stuff('#cdc3b2')
  const [left, right] = [spot(0.72, 0.08), spot(0.72, 0.98)]
  const drop = Math.min(near.knee.y, far.knee.y) + 10
  const lean = 2.6
  const apron = blob([
    ...at(left),
    ...at(left),
    ...at(right),
    ...at(right),
    right.x + lean * facing,
    drop - 1.6,
    right.x + (lean - 1.4) * facing,
    drop,
    left.x - (lean - 1.4) * facing,
    drop,
    left.x - lean * facing,
    drop - 1.6,
  ])
  fill(apron, linen.base)
  inside(apron, () => {
    round(apron, (left.x + right.x) / 2, (left.y + drop) / 2, Math.abs(right.x - left.x) / 2 + 2, linen, 0.8)
    for (const share of [0.2, 0.5, 0.82]) {
      const top = between(left, right, share)
      stroke([...at(top), 0.1, top.x, (top.y + drop) / 2, 0.7, top.x + (share - 0.5) * 5, drop, 1.1], linen.deep, 0.4)
    }
    stroke([left.x - 6, drop - 1.6, 0.25, right.x + 6, drop - 1.6, 0.25], linen.deep, 0.6)
  })
  stroke([...at(left), 0.8, ...at(right), 0.8], linen.base)
}

function paintNeckline({ fill, stroke, stuff }: FigureBrush, { neck }: Skeleton, look: Look): void {
  const skin = stuff(look.skin)
  const opening = blob([
    neck.x - 3.8,
    neck.y - 1.4,
    neck.x + 3.8,
    neck.y - 1.4,
    neck.x + 2.6,
    neck.y + 2.4,
    neck.x,
    neck.y + 4,
    neck.x - 2.6,
    neck.y + 2.4,
  ])
  fill(opening, skin.base)
  fill(limb([neck.x - 3, neck.y - 0.6, 1.4, neck.x, neck.y + 0.4, 1.8, neck.x + 3, neck.y - 0.6, 1.4]), skin.deep, 0.5)
  stroke(
    [
      neck.x - 3.9,
      neck.y - 1,
      0.3,
      neck.x - 2.6,
      neck.y + 2.4,
      0.45,
      neck.x,
      neck.y + 4.1,
      0.5,
      neck.x + 2.6,
      neck.y + 2.4,
      0.45,
      neck.x + 3.9,
      neck.y - 1,
      0.3,
    ],
    stuff(look.top).pale,
    0.9,
  )
}

function paintZip({ stroke, stuff }: FigureBrush, skeleton: Skeleton, look: Look): void {
  const spot = acrossTrunk(skeleton)
  stroke(
    [...at(spot(0, MIDDLE)), 0.3, ...at(spot(0.5, MIDDLE)), 0.35, ...at(spot(1.2, MIDDLE)), 0.3],
    stuff(look.top).deep,
    0.9,
  )
}
