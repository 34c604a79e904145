import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush, Stuff } from '../figures/figure-brush.ts'
import type { Extent } from '../figures/figure-light.ts'
import type { Features, Look } from '../figures/figure-looks.ts'
import type { Expression } from '../../painting.ts'
import { paintFace, paintProfileFeatures, type Gaze } from './portrait-face.ts'
import { paintHairBehind, paintHairBefore } from './portrait-hair.ts'
import { paintHeadwear } from './portrait-hats.ts'
import { blob } from '../shapes.ts'

/** A head from the side, turned half to the camera, or half away from it. */
export type HeadView = 'profile' | 'turned' | 'behind'

/** What a head stays within, with its hair and hat. */
export function headExtent({ headwear, hairstyle, hasBeard }: Look): Extent {
  const isLong = headwear === 'hood' || hairstyle === 'long'
  return { left: -66, top: -76, right: 66, bottom: isLong ? 118 : hasBeard || hairstyle === 'pigtails' ? 80 : 58 }
}

/**
 * Paints a head that faces right: the crown at −50, the chin at 50, the middle of the skull at 0.
 *
 * @param detail 0 (masses only) … 1 (as in a portrait).
 */
export function paintHead(
  brush: FigureBrush,
  look: Look,
  { view, gaze, expression, detail }: { view: HeadView; gaze: Gaze; expression: Expression; detail: number },
): void {
  const skin = brush.stuff(look.skin)
  const { features } = look
  const { context } = brush
  context.save()
  // A child's face is short and round under a high forehead.
  if (look.age === 'child') context.transform(1.05, 0, 0, 0.88, 0, 1)
  paintHairBehind(brush, look, view)
  if (view === 'profile') {
    const face = profileOutline(features)
    brush.fill(face, skin.base)
    brush.inside(face, () => {
      brush.spot(24, -1, 10, 6, skin.deep, 0.34)
      brush.spot(4, 44, 24, 12, skin.deep, 0.45)
      brush.spot(36, 25, 6, 3, skin.deep, 0.3)
      brush.spot(17, 17, 15, 12, skin.pale, 0.1)
    })
    if (detail > 0.15) paintProfileFeatures(brush, look, { gaze, expression, detail })
    paintEar(brush, skin, -4, 6)
  } else if (view === 'turned') {
    const face = turnedOutline(features)
    brush.fill(face, skin.base)
    brush.inside(face, () => paintFace(brush, look, { gaze, expression, detail }))
    paintEar(brush, skin, -25, 8)
  } else {
    brush.fill(AWAY, skin.base)
    brush.inside(AWAY, () => brush.spot(0, 40, 30, 18, skin.deep, 0.5))
    paintEar(brush, skin, 13, 7)
  }
  context.restore()
  paintHairBefore(brush, look, view)
  paintHeadwear(brush, look, view)
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
    30.6,
    -20,
    29.8,
    -8,
    28,
    0,
    30,
    8,
    28.6,
    19,
    24.6 + jaw,
    33,
    18.6 + chin,
    44.4,
    12,
    50,
    4,
    48.4,
    -7 - jaw * 2,
    39 + jaw * 2,
    -18 - jaw * 2,
    26,
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

function paintEar({ fill, stroke }: FigureBrush, skin: Stuff, x: number, y: number): void {
  fill(blob([x + 3, y - 8, x - 3, y - 9.4, x - 6.4, y - 3, x - 3.6, y + 6, x, y + 10, x + 3, y + 5]), skin.base)
  stroke([x + 1, y - 5, 0.3, x - 3.4, y - 5, 0.8, x - 2.6, y + 2, 0.7, x, y + 5, 0.2], skin.deep, 0.5)
}
