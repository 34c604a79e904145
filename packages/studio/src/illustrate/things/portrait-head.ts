import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush, Stuff } from './figure-brush.ts'
import type { Extent } from './figure-light.ts'
import type { Features, Look } from './figure-looks.ts'
import { paintHairBehind, paintHairBefore } from './portrait-hair.ts'
import { paintHeadwear } from './portrait-hats.ts'
import { blob } from './shapes.ts'

/** A head from the side, turned half to the camera, or half away from it. */
export type HeadView = 'profile' | 'turned' | 'behind'

/** Where the eyes go: `rest` has them closed with the head upright. */
export type Gaze = 'ahead' | 'up' | 'down' | 'rest'

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
export function paintHead(brush: FigureBrush, look: Look, view: HeadView, gaze: Gaze, detail: number): void {
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
    if (detail > 0.3) paintProfileFeatures(brush, look, skin, brush.stuff(look.hair), gaze)
    paintEar(brush, skin, -4, 6)
  } else if (view === 'turned') {
    const face = turnedOutline(features)
    brush.fill(face, skin.base)
    brush.inside(face, () => paintTurnedFace(brush, look, skin, brush.stuff(look.hair), gaze, detail))
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

function paintProfileFeatures(
  { fill, stroke }: FigureBrush,
  { features, age }: Look,
  skin: Stuff,
  hair: Stuff,
  gaze: Gaze,
): void {
  const lash = features.lash
  if (gaze === 'down' || gaze === 'rest')
    stroke([19.6, 0.6, 0.2, 24, 3.2, 0.85, 29.4, 2.2, 0.8 + lash, 31 + lash, 3.4, 0.1], skin.deep, 0.95)
  else {
    const up = gaze === 'up' ? -1.2 : 0
    fill(blob([22.4, 0.6, 25, -1.2 + up, 28.6, -0.8 + up, 28.4, 1.4, 25.6, 2]), hair.deep, 0.9)
    stroke([19, 0.8, 0.2, 24, -2 + up, 0.7, 29.6, -1.6 + up, 0.7 + lash * 0.6, 31 + lash, -3, 0.1], skin.deep, 0.9)
  }
  stroke([17.6, -9.4, 0.4, 24, -12 - features.brow * 0.4, 1.2, 31, -9.6, 0.6], hair.deep, 0.8)
  // A mouth is a short shade, the lip below it another.
  stroke([32.6, 31.9, 0.5, 29, 32.2, 0.55, 26.4, 31.4 - (features.smile ?? 0), 0.15], skin.deep, 0.7)
  stroke([31, 21.6, 0.9, 33.6, 22, 0.5], skin.deep, 0.55)
  stroke([29.6, 16.6, 0.15, 28.6, 20, 0.5, 30.4, 22.4, 0.2], skin.deep, 0.3)
  if (age === 'old') {
    stroke([27, 20, 0.2, 24, 25, 0.7, 24.6, 31, 0.2], skin.deep, 0.4)
    stroke([17.6, 0, 0.15, 14, 1.2, 0.4, 11.6, 0.4, 0.1], skin.deep, 0.35)
    stroke([20, 5.4, 0.15, 24, 7, 0.5, 27.6, 5.6, 0.1], skin.deep, 0.35)
  }
}

function paintTurnedFace(
  { fill, stroke, spot }: FigureBrush,
  { features, age }: Look,
  skin: Stuff,
  hair: Stuff,
  gaze: Gaze,
  detail: number,
): void {
  spot(1, 0, 13, 8, skin.deep, 0.34)
  spot(24, 0, 8, 8, skin.deep, 0.38)
  // The side of the nose that is turned away, the hollow of the cheek, the shade under the jaw.
  fill(
    blob([15, -6, 17, -5, 18 + features.nose * 2.6, 14, 20 + features.nose * 2, 18.4, 23, 19.6, 23.4, 14, 20.4, 2]),
    skin.deep,
    0.08 + features.nose * 0.2,
  )
  const nostril = 2 + features.nose * 3
  fill(blob([18 - nostril, 20.4, 18, 22.4, 18 + nostril, 20.6, 21, 23, 17.4, 24.4, 18.4 - nostril, 23]), skin.deep, 0.4)
  spot(-8, 26, 12, 18, skin.deep, 0.2)
  spot(2, 49, 26, 10, skin.deep, 0.45)
  spot(16, 38.4, 8, 3, skin.deep, 0.32)
  spot(-2, 15, 12, 9, skin.pale, 0.12)
  if (detail <= 0.3) return
  for (const [x, wide] of [
    [2.6, 6.4],
    [23.4, 4.4],
  ] as const) {
    const lash = features.lash
    if (gaze === 'down' || gaze === 'rest')
      stroke([x - wide, 0.4, 0.2, x, 3.4, 0.95 + lash * 0.3, x + wide, 1.2, 0.2], skin.deep, 0.95)
    else {
      const up = gaze === 'up' ? -0.8 : 0
      fill(
        blob([x - wide * 0.5, 0.6, x - wide * 0.05, -1.4 + up, x + wide * 0.55, 0, x + wide * 0.15, 1.8]),
        hair.deep,
        0.9,
      )
      stroke([x - wide, 1, 0.2, x, -2.2 + up, 0.7 + lash * 0.3, x + wide, 0.4, 0.2], skin.deep, 0.85)
    }
    stroke([x - wide * 1.1, -8.6, 0.4, x, -11.4, 1.1, x + wide, -9.4, 0.4], hair.deep, 0.75)
    if (age === 'old') stroke([x - wide * 0.8, 6, 0.1, x, 8, 0.5, x + wide * 0.8, 6.2, 0.1], skin.deep, 0.35)
  }
  const smile = features.smile ?? 0
  stroke([8.6, 32 - smile, 0.15, 16, 32.8, 0.75, 23.4, 31.8 - smile, 0.15], skin.deep, 0.8)
  if (features.lips > 0.8) fill(blob([10.4, 32.4, 16, 33, 21.6, 32.2, 18.6, 35.4, 13.6, 35.6]), skin.deep, 0.24)
  if (age === 'old') {
    stroke([10, 22, 0.2, 6, 27, 0.7, 6.4, 33, 0.2], skin.deep, 0.4)
    stroke([24.6, 21, 0.2, 26.4, 26, 0.5, 25, 31, 0.2], skin.deep, 0.35)
  }
}

function paintEar({ fill, stroke }: FigureBrush, skin: Stuff, x: number, y: number): void {
  fill(blob([x + 3, y - 8, x - 3, y - 9.4, x - 6.4, y - 3, x - 3.6, y + 6, x, y + 10, x + 3, y + 5]), skin.base)
  stroke([x + 1, y - 5, 0.3, x - 3.4, y - 5, 0.8, x - 2.6, y + 2, 0.7, x, y + 5, 0.2], skin.deep, 0.5)
}
