import type { SKRSContext2D } from '@napi-rs/canvas'
import { peopleLight, type FigureBrush } from './figure-brush.ts'
import { paintLit, type Lighting } from './figure-light.ts'
import { lookOf, type Look } from './figure-looks.ts'
import type { FigureRequest } from './figures.ts'
import { headExtent, paintHead } from '../portraits/portrait-head.ts'
import { blob, box, limb } from '../shapes.ts'

/** What someone lies on. */
export type Berth = 'bed' | 'bench' | 'rug'

/** The middle of a sleeper's head who lies on a bed, in standing heights: along the body, above the ground. */
export const SLEEPER_HEAD = { x: -0.43, y: 0.356 }

/** How far above the ground each of them holds a body, in hundredths of its height. */
const LEVELS: Readonly<Record<Berth, number>> = { bed: 27, bench: 24, rug: 3 }

const BERTH_EXTENT = { left: -70, top: -64, right: 70, bottom: 3 }

/**
 * Draws someone who lies under a blanket, the head on a pillow: origin on the ground below the middle, 1 unit the body's standing
 * height. The head is on the side that the figure faces away from.
 */
export function drawSleeper(
  context: SKRSContext2D,
  { kind, identity, sex, skin, wears, colors, keySide, facing, detail }: FigureRequest,
  berth: Berth,
): void {
  const own = lookOf(kind, identity, sex)
  const look = { ...own, skin: skin ?? own.skin, ...wears }
  const level = -LEVELS[berth]
  const lighting: Lighting = { light: peopleLight(colors), keySide, wrap: 4, rim: 0.34, fill: 0.3, sink: 0.25 }
  context.save()
  context.scale(0.01 * facing, 0.01)
  paintLit(context, lighting, BERTH_EXTENT, (brush) => paintBerth(brush, berth, level), { isFirst: true })
  context.save()
  context.translate(-43, level - 8.6)
  context.rotate(-1.02)
  const scale = 0.15 * (look.age === 'child' ? 1.2 : 1)
  context.scale(scale, scale)
  // Whoever sleeps has taken off the hat.
  const { headwear, ...bare } = look
  const isHooded = headwear === 'hood'
  paintLit(context, { ...lighting, wrap: 13, rim: 2, sink: 0 }, headExtent(look), (brush) =>
    paintHead(brush, isHooded ? look : bare, { view: 'profile', gaze: 'down', expression: 'calm', detail }),
  )
  context.restore()
  paintLit(context, { ...lighting, sink: 0.3 }, { ...BERTH_EXTENT, top: level - 20 }, (brush) =>
    paintBlanket(brush, look, berth, level),
  )
  context.restore()
}

function paintBerth({ fill, inside, spot, stuff }: FigureBrush, berth: Berth, level: number): void {
  const wood = stuff('#5a4230')
  const linen = stuff('#c9c2b4')
  if (berth === 'rug') {
    fill(blob([-66, 0.4, -60, level - 1, 0, level - 1.6, 62, level - 1, 68, 0.4, 0, 2]), stuff('#6d4a3c').base)
  } else {
    const isBed = berth === 'bed'
    for (const x of isBed ? [-63, 61] : [-52, 52]) fill(box(x - 2, level, 4, -level, 1), wood.deep)
    if (isBed) {
      const head = blob([-66, 0, -66, 0, -66.4, -58, -63, -61, -60, -58, -59, 0, -59, 0])
      fill(head, wood.base)
      fill(box(58, -44, 5.6, 44, 2), wood.base)
      const mattress = box(-61, level, 120, 14, 4)
      fill(mattress, linen.base)
      inside(mattress, () => spot(0, level + 15, 70, 9, linen.deep, 0.8))
      fill(box(-61, level + 13, 121, 4.4, 1), wood.base)
    } else {
      for (const drop of [0, 4.6]) fill(box(-64, level + drop, 128, 3.4, 1), drop ? wood.deep : wood.base)
      fill(box(-64, level - 24, 128, 3.6, 1.4), wood.deep)
      for (const x of [-50, 50]) fill(box(x, level - 24, 2.6, 27, 1), wood.deep)
    }
  }
  const pillow = blob([-60, level, -59, level - 7, -48, level - 8.6, -36, level - 6.6, -31, level - 2, -33, level + 1])
  fill(pillow, linen.base)
  inside(pillow, () => spot(-44, level - 1, 14, 4, linen.deep, 0.7))
}

function paintBlanket(
  { fill, inside, spot, stroke, stuff }: FigureBrush,
  look: Look,
  berth: Berth,
  level: number,
): void {
  const wool = stuff(look.sex === 'woman' ? '#8a5a4c' : '#4c5f6b')
  const hang = berth === 'bed' ? level + 12 : berth === 'bench' ? level + 6 : level + 3
  const cover = blob([
    -34,
    level - 4,
    -33,
    level - 10,
    -24,
    level - 15,
    -8,
    level - 15.6,
    8,
    level - 12.6,
    22,
    level - 14,
    32,
    level - 11,
    42,
    level - 12.6,
    48,
    level - 12,
    53,
    level - 5,
    56,
    level + 1,
    56,
    hang,
    56,
    hang,
    20,
    hang + 1.4,
    -10,
    hang,
    -31,
    hang + 1,
    -31,
    hang + 1,
  ])
  fill(cover, wool.base)
  inside(cover, () => {
    spot(-12, level - 14, 24, 5, wool.pale, 0.4)
    spot(26, level - 12, 16, 4, wool.pale, 0.3)
    stroke([-30, level - 8, 0.3, -12, level - 4, 1.4, 8, level, 0.4], wool.deep, 0.5)
    stroke([4, level - 12, 0.3, 16, level - 4, 1.3, 34, level - 1, 0.4], wool.deep, 0.45)
    spot(10, hang + 3, 60, 9, wool.deep, 0.6)
  })
  // Its edge is turned back below the chin.
  fill(limb([-34, level - 4, 2.4, -32, level - 10, 2.6, -25, level - 14.4, 2.2]), stuff('#c9c2b4').base)
}
