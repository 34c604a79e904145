import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush, Stuff } from '../figures/figure-brush.ts'
import type { Extent } from '../figures/figure-light.ts'
import type { Features, Look } from '../figures/figure-looks.ts'
import { paintFace } from './portrait-face.ts'
import type { FaceWays } from './portrait-plays.ts'
import { paintProfile } from './portrait-profile.ts'
import { paintHairBefore, paintHairBehind, paintHairShade } from './portrait-hair.ts'
import { paintHeadwear } from './portrait-hats.ts'
import { blob, oval } from '../shapes.ts'
import type { HeadView } from './head-view.ts'

/** What a head stays within, with its hair and hat. */
export function headExtent({ headwear, hairstyle, hasBeard }: Look): Extent {
  const isLong = headwear === 'hood' || LONG_HAIR.has(hairstyle)
  return { left: -78, top: -82, right: 70, bottom: isLong ? 118 : hasBeard || hairstyle === 'pigtails' ? 80 : 58 }
}
const LONG_HAIR = new Set<Look['hairstyle']>(['long', 'braid', 'ponytail'])

/** Paints a head that faces right: the crown at −50, the chin at 50, the middle of the skull at 0. */
export function paintHead(brush: FigureBrush, look: Look, { view, ...ways }: { view: HeadView } & FaceWays): void {
  const { context, fill, inside, round, spot } = brush
  const skin = brush.stuff(look.skin)
  paintHairBehind(brush, look, view)
  context.save()
  // A child's face is short and round under a high forehead.
  if (look.age === 'child') context.transform(1.06, 0, 0, 0.88, 0, 1)
  const face =
    view === 'profile' ? profileOutline(look.features) : view === 'turned' ? turnedOutline(look.features) : AWAY
  fill(face, skin.base)
  inside(face, () => {
    if (view === 'profile') paintProfile(brush, look, face, ways)
    else if (view === 'turned') paintFace(brush, look, face, ways)
    else {
      round(face, 0, 0, 38, skin, 0.8, 0.7)
      spot(0, 40, 30, 18, skin.deep, 0.5)
    }
    paintHairShade(brush, look, view)
  })
  const [earX, earY] = EARS[view]
  paintEar(brush, skin, earX, earY)
  // Few women go without a pair of earrings.
  if (look.hasEarrings) fill(oval(earX - 1.6, earY + 13, 2, 2.4), brush.stuff('#d9b873').base)
  context.restore()
  paintHairBefore(brush, look, view)
  paintHeadwear(brush, look, view)
}

const EARS: Readonly<Record<HeadView, readonly [x: number, y: number]>> = {
  profile: [-4, 6],
  turned: [-25, 8],
  behind: [13, 7],
}

function profileOutline({ brow, nose, lips, chin, jaw }: Features): Path2D {
  return blob([
    -4,
    -49,
    13,
    -46.5,
    25.5,
    -37,
    31,
    -24,
    32 + brow,
    -13,
    30.6,
    -5,
    32.6 + nose * 2.4,
    5.5,
    34 + nose * 6.4,
    14.5,
    34.4 + nose * 7.2,
    17.8,
    33.6 + nose * 5,
    21.2,
    32.4,
    22.8,
    32.6,
    26,
    33.4 + lips * 2.2,
    29.4,
    32 + lips * 0.8,
    31.8,
    32.4 + lips * 1.9,
    34.8,
    29.8 + chin * 0.4,
    38,
    29.2 + chin * 2.4,
    42.6,
    26.6 + chin * 2.4,
    47.6,
    20,
    50,
    11,
    47,
    -1 - jaw * 3,
    38 + jaw * 3,
    -14,
    32,
    -25,
    28,
    -35,
    19,
    -41,
    4,
    -41.5,
    -14,
    -36,
    -33,
    -22,
    -45,
  ])
}

function turnedOutline({ jaw, chin }: Features): Path2D {
  return blob([
    -2,
    -50,
    15,
    -46,
    27,
    -34,
    31,
    -20,
    30.6,
    -9,
    29,
    -1,
    31,
    8,
    30.4,
    18,
    26.6 + jaw,
    31,
    19.6 + chin,
    44.2,
    12,
    49.4,
    4,
    48.6,
    -8 - jaw * 2,
    40 + jaw * 2,
    -19 - jaw * 2,
    27,
    -25,
    8,
    -36,
    -6,
    -38,
    -22,
    -32,
    -38,
    -18,
    -47,
  ])
}

/** A cheek, the jaw and the nape, as seen from behind and aside. */
const AWAY = blob([
  4, -44, 22, -36, 30, -20, 29, -7, 31, 4, 28.6, 15, 25, 27, 17, 37, 6, 40, -8, 36, -20, 26, -26, 0, -16, -34,
])

function paintEar({ fill, stroke, spot, inside }: FigureBrush, skin: Stuff, x: number, y: number): void {
  const ear = blob([x + 3, y - 9, x - 3.4, y - 10.4, x - 7.2, y - 3.4, x - 4.2, y + 6, x - 0.4, y + 11, x + 3, y + 5])
  fill(ear, skin.base)
  inside(ear, () => spot(x, y + 1, 6, 9, skin.warm, 0.5))
  stroke([x + 1, y - 6, 0.3, x - 3.8, y - 6.4, 0.8, x - 3.4, y + 2, 0.8, x - 0.4, y + 5.4, 0.2], skin.deep, 0.65)
}
