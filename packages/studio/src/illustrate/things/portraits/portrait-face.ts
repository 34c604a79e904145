import type { Expression } from '../../painting.ts'
import type { FigureBrush, Stuff } from '../figures/figure-brush.ts'
import type { Look } from '../figures/figure-looks.ts'
import { blob, oval } from '../shapes.ts'

/** Where the eyes go: `rest` has them closed with the head upright. */
export type Gaze = 'ahead' | 'up' | 'down' | 'rest'

/** How a face shows it: how wide the eyes are open, how high the brows and their inner ends are, how far the mouth's corners go up. */
type Play = { open: number; brow: number; inner: number; smile: number }

const PLAYS: Readonly<Record<Expression, Play>> = {
  calm: { open: 1, brow: 0, inner: 0, smile: 0.9 },
  glad: { open: 0.86, brow: 1, inner: 0.2, smile: 2.4 },
  worried: { open: 1.02, brow: 0.2, inner: 2.6, smile: -1.5 },
  wonder: { open: 1.32, brow: 2.6, inner: 0.6, smile: 0.6 },
}

export type FaceWays = {
  gaze: Gaze
  expression: Expression
  /** 0 (masses only) … 1 (as in a portrait). */
  detail: number
}

type Tones = { skin: Stuff; hair: Stuff; white: Stuff; iris: Stuff; mouth: Stuff }

function tonesOf({ stuff }: FigureBrush, look: Look): Tones {
  return {
    skin: stuff(look.skin),
    // The old have grey hair, and lashes and pupils as dark as ever.
    hair: stuff(look.age === 'old' ? '#57514d' : look.hair),
    white: stuff('#e2dad0'),
    iris: stuff('#33251d'),
    mouth: stuff('#8a4a42'),
  }
}

/** What is small is drawn a little larger than life, so that it can be read. */
function boldness(detail: number): number {
  return 1 + (1 - detail) * 0.4
}

/** The features of a face in profile, painted within its outline. */
export function paintProfileFeatures(brush: FigureBrush, look: Look, { gaze, expression, detail }: FaceWays): void {
  const { fill, stroke, inside } = brush
  const { features, age } = look
  const { skin, hair, white, iris, mouth } = tonesOf(brush, look)
  const { open, brow, inner, smile } = PLAYS[expression]
  const bold = boldness(detail)
  const lash = features.lash
  if (gaze === 'down' || gaze === 'rest')
    stroke([19.6, 0.6, 0.3, 24, 3.2, 1.1 * bold, 29.4, 2.2, 0.9 + lash, 31 + lash, 3.4, 0.1], hair.deep, 0.95)
  else {
    const up = gaze === 'up' ? -1.2 : 0
    const high = 3.4 * open * bold
    const eye = blob([20, 1.2, 24, -high, 29.4, -high * 0.8, 29.8, 1.6, 26, 2.8 * bold])
    fill(eye, white.base)
    inside(eye, () => {
      fill(oval(28.2, -0.8 + up, 2.1 * bold, 3 * bold), iris.base)
      fill(oval(28.6, -1.9 + up, 0.7, 0.8), white.pale, 0.9)
    })
    stroke([19, 1, 0.3, 24, -high, 1 * bold, 29.8, -high * 0.8, 0.9 * bold, 31 + lash, -3.4, 0.1], hair.deep, 0.95)
  }
  stroke(
    [17.6, -9.8 - brow * 0.6, 0.6, 24, -12.4 - features.brow * 0.4 - brow, 1.5 * bold, 31, -9.8 - brow - inner, 0.8],
    hair.deep,
    0.9,
  )
  const corner = 31.6 - (features.smile ?? 0) - smile
  if (expression === 'wonder') fill(blob([33, 30.4, 29.6, 30.4, 28.2, 32.4, 30, 34.6, 33, 34.4]), mouth.deep, 0.9)
  else stroke([32.8, 31.9, 0.8, 29, 32.3, 0.8 * bold, 25.6, corner, 0.2], mouth.deep, 0.9)
  stroke([31, 21.6, 0.9, 33.6, 22, 0.5], skin.deep, 0.55)
  stroke([29.6, 16.6, 0.15, 28.6, 20, 0.5, 30.4, 22.4, 0.2], skin.deep, 0.3)
  if (age !== 'old') return
  stroke([27, 20, 0.2, 24, 25, 0.7, 24.6, 31, 0.2], skin.deep, 0.4)
  stroke([17.6, 0, 0.15, 14, 1.2, 0.4, 11.6, 0.4, 0.1], skin.deep, 0.35)
  stroke([20, 5.4, 0.15, 24, 7, 0.5, 27.6, 5.6, 0.1], skin.deep, 0.35)
}

/** Where the eyes of a turned face are, how wide each is, and on which side of it the nose is. */
const EYES = [
  { x: 2.4, wide: 6.6, inwards: 1 },
  { x: 23.2, wide: 4.8, inwards: -1 },
] as const

/** A face that is turned half to the camera, painted within its outline. */
export function paintFace(brush: FigureBrush, look: Look, ways: FaceWays): void {
  const { fill, stroke, spot } = brush
  const { features, age } = look
  const tones = tonesOf(brush, look)
  const { skin } = tones
  spot(1, 0, 12, 7, skin.deep, 0.24)
  spot(24, 0, 7, 7, skin.deep, 0.26)
  // The side of the nose that is turned away, the hollow of the cheek, the shade under the jaw.
  fill(
    blob([15, -6, 17, -5, 18 + features.nose * 2.6, 14, 20 + features.nose * 2, 18.4, 23, 19.6, 23.4, 14, 20.4, 2]),
    skin.deep,
    0.1 + features.nose * 0.2,
  )
  // Its ridge and its tip are drawn, so that a face of few tones has a nose too.
  stroke(
    [16.4, 1, 0.1, 18.4 + features.nose * 2, 10, 0.7, 21 + features.nose * 2.4, 18, 1.3, 19.6, 22.6, 0.7],
    skin.deep,
    0.7,
  )
  const nostril = 2 + features.nose * 3
  fill(
    blob([18 - nostril, 20.4, 18, 22.4, 18 + nostril, 20.6, 21, 23, 17.4, 24.4, 18.4 - nostril, 23]),
    skin.deep,
    0.72,
  )
  spot(-8, 26, 12, 18, skin.deep, 0.16)
  spot(2, 49, 26, 10, skin.deep, 0.4)
  spot(16, 38.4, 8, 3, skin.deep, 0.28)
  // Light and blood on the cheeks and the brow.
  spot(-4, 14, 13, 10, skin.pale, 0.16)
  spot(8, -26, 20, 12, skin.pale, 0.12)
  for (const x of [-3, 25]) spot(x, 18, 8, 6, tones.mouth.base, 0.2)
  if (ways.detail <= 0.15) return
  for (const eye of EYES) paintEye(brush, look, tones, ways, eye)
  paintMouth(brush, look, tones, ways)
  if (age !== 'old') return
  for (const { x, wide } of EYES)
    stroke([x - wide * 0.8, 6.6, 0.1, x, 8.8, 0.5, x + wide * 0.8, 6.8, 0.1], skin.deep, 0.4)
  stroke([10, 22, 0.2, 6, 27, 0.7, 6.4, 33, 0.2], skin.deep, 0.45)
  stroke([24.6, 21, 0.2, 26.4, 26, 0.5, 25, 31, 0.2], skin.deep, 0.4)
  stroke([0, -22, 0.1, 10, -23.6, 0.5, 22, -21.6, 0.1], skin.deep, 0.3)
}

function paintEye(
  { fill, stroke, inside }: FigureBrush,
  { features }: Look,
  { skin, hair, white, iris }: Tones,
  { gaze, expression, detail }: FaceWays,
  { x, wide, inwards }: (typeof EYES)[number],
): void {
  const { open, brow, inner } = PLAYS[expression]
  const bold = boldness(detail)
  const lash = features.lash
  if (gaze === 'down' || gaze === 'rest')
    stroke([x - wide, 0.2, 0.3, x, 3.2, (1.15 + lash * 0.35) * bold, x + wide, 1, 0.3], hair.deep, 0.95)
  else {
    const high = 4 * open * bold
    const eye = blob([x - wide, 0.8, x - wide * 0.4, -high * 0.8, x + wide * 0.3, -high, x + wide, 0.2, x, 3 * bold])
    fill(eye, white.base)
    const [irisX, irisY] = [x + wide * 0.16, (gaze === 'up' ? -2 : -0.6) - (open - 1) * 1.5]
    inside(eye, () => {
      fill(oval(irisX, irisY, Math.min(3.1, wide * 0.56) * bold, 3.1 * bold), iris.base)
      fill(oval(irisX + 0.9, irisY - 1.2, 0.9, 0.9), white.pale, 0.95)
    })
    stroke(
      [x - wide * 1.06, 1, 0.3, x - wide * 0.2, -high, (1.1 + lash * 0.4) * bold, x + wide * 1.04, 0.2, 0.4],
      hair.deep,
      0.95,
    )
    stroke([x - wide * 0.7, 3, 0.1, x, 3.9 * bold, 0.4, x + wide * 0.8, 2.6, 0.1], skin.deep, 0.5)
    stroke([x - wide, -3.4, 0.1, x, -high - 2.4, 0.5, x + wide, -3.2, 0.1], skin.deep, 0.4)
  }
  const [left, right] = inwards > 0 ? [0, inner] : [inner, 0]
  const heavy = (1.25 + Math.max(0, features.brow) * 0.35) * bold
  stroke(
    [
      x - wide * 1.15,
      -9.2 - brow - left,
      0.5,
      x,
      -12 - brow - inner * 0.35,
      heavy,
      x + wide * 1.05,
      -9.6 - brow - right,
      0.6,
    ],
    hair.deep,
    0.88,
  )
}

function paintMouth(
  { fill, stroke }: FigureBrush,
  { features }: Look,
  { skin, mouth }: Tones,
  { expression, detail }: FaceWays,
): void {
  const smile = PLAYS[expression].smile + (features.smile ?? 0)
  const bold = boldness(detail)
  if (expression === 'wonder') {
    fill(oval(16, 33, 3.6 * bold, 3 * bold), mouth.deep)
    stroke([12, 36.6, 0.2, 16, 37.6, 0.9, 20, 36.6, 0.2], mouth.base, 0.7)
    return
  }
  fill(
    blob([9.8, 32.4 - smile * 0.4, 13.4, 30.6, 16, 31.2, 18.4, 30.6, 22.4, 32 - smile * 0.4, 16, 33]),
    mouth.base,
    0.5,
  )
  if (features.lips > 0.5) fill(blob([10.4, 32.6, 16, 33.2, 21.8, 32.4, 18.8, 36, 13.4, 36.2]), mouth.base, 0.55)
  stroke([8.2, 32.2 - smile, 0.3, 16, 33, 1 * bold, 23.6, 31.9 - smile, 0.3], mouth.deep, 0.9)
  stroke([13, 38, 0.1, 16, 38.8, 0.6, 19, 38, 0.1], skin.deep, 0.35)
}
