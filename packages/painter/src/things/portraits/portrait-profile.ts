import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush } from '../figures/figure-brush.ts'
import type { Look } from '../figures/figure-looks.ts'
import { boldness, PLAYS, tonesOf, type FaceWays, type Tones } from './portrait-plays.ts'
import { blob, oval } from '../shapes.ts'

/** A face in profile, painted within its outline. */
export function paintProfile(brush: FigureBrush, look: Look, face: Path2D, ways: FaceWays): void {
  const { spot, stroke, round } = brush
  const tones = tonesOf(brush, look)
  const { skin, blood } = tones
  round(face, 2, 2, 40, skin, 0.75, 0.75)
  spot(24, -3, 10, 7, skin.deep, 0.34)
  spot(4, 47, 25, 10, skin.deep, 0.6)
  spot(30, 38.6, 5, 2.6, skin.deep, 0.3)
  spot(16, 12, 11, 7, skin.pale, 0.26)
  spot(25, -26, 9, 12, skin.pale, 0.24)
  spot(17, 18, 11, 8, blood.base, look.age === 'child' || look.sex === 'woman' ? 0.32 : 0.2)
  if (ways.detail <= 0.1) return
  paintEyeAside(brush, look, tones, ways)
  // The wing of the nose.
  stroke([31, 21.4, 0.9, 33.6, 21.8, 0.5], skin.deep, 0.75)
  stroke([28.8, 15.8, 0.15, 27.4, 19.4, 0.6, 29.6, 22.2, 0.2], skin.deep, 0.5)
  paintMouthAside(brush, look, tones, ways)
  if (look.hasGlasses) paintGlassesAside(brush)
  if (look.age !== 'old') return
  stroke([27, 20, 0.2, 23.4, 25, 0.9, 24, 31, 0.2], skin.deep, 0.5)
  stroke([17, -1, 0.3, 13.6, -1.6, 0.4, 11.6, -3, 0.1], skin.deep, 0.45)
  stroke([17, 1.6, 0.3, 13.6, 2.6, 0.4, 11.6, 4, 0.1], skin.deep, 0.45)
  stroke([20, 6, 0.15, 24, 8, 0.6, 27.6, 6.4, 0.1], skin.deep, 0.45)
}

function paintEyeAside(
  { fill, stroke, inside }: FigureBrush,
  { features, age }: Look,
  { skin, hair, white, iris, pupil }: Tones,
  { gaze, expression, detail }: FaceWays,
): void {
  const { open, squint, brow, inner } = PLAYS[expression]
  const bold = boldness(detail)
  const lash = features.lash
  if (gaze === 'down' || gaze === 'rest') {
    stroke([19.4, -1.6, 0.1, 24, -4.4, 0.5, 29.4, -2.4, 0.1], skin.deep, 0.5)
    stroke([19.2, 0.6, 0.3, 24, 3.4, 1.25 * bold, 29.2, 2.6, 1.1, 31.4 + lash * 1.6, 3.8 + lash, 0.1], hair.deep, 0.97)
  } else {
    const up = gaze === 'up' ? -1.6 : 0
    const high = (age === 'child' ? 4.7 : age === 'old' ? 3.4 : 3.8) * open * Math.min(bold, 1.2)
    const low = 3.2 - squint * 1.2
    const eye = blob([19.2, 0.6, 23.6, -high, 28.6, -high * 0.8, 29.6, 1.2, 25.6, low])
    fill(eye, white.base)
    inside(eye, () => {
      fill(oval(27.4, -0.6 + up, 2.4 * bold, 3.5 * bold), pupil.base)
      fill(oval(27.6, -0.3 + up, 1.8 * bold, 2.7 * bold), iris.base)
      fill(oval(28, -0.8 + up, 1.1, 1.9), pupil.base)
      fill(oval(28.2, -1.6 + up, 0.7, 0.9), white.pale, 0.9)
      stroke([19, -high * 0.6, 1, 24, -high, 1.8, 30, -high * 0.7, 1], pupil.base, 0.32)
    })
    stroke(
      [18.4, -0.6, 0.3, 23.4, -high, 1.2 * bold, 28.8, -high * 0.82, 1.25 * bold, 31.4 + lash * 2, -4 - lash, 0.1],
      hair.deep,
      0.97,
    )
    stroke([20, -3.4, 0.1, 24, -high - 2.6, 0.5, 29, -high - 1, 0.1], skin.deep, 0.45)
  }
  const heavy = (1.5 + Math.max(0, features.brow) * 0.55) * bold
  stroke(
    [
      15.6,
      -9.6 - brow * 0.5,
      0.2,
      21,
      -12.8 - brow,
      heavy * 0.9,
      27.6,
      -12 - brow - inner * 0.6,
      heavy,
      31.4,
      -10 - brow - inner,
      heavy * 0.7,
    ],
    hair.base,
    0.95,
  )
}

function paintMouthAside(
  { fill, stroke }: FigureBrush,
  { features }: Look,
  { skin, mouth, white }: Tones,
  { expression, detail }: FaceWays,
): void {
  const { smile, gape } = PLAYS[expression]
  const bold = boldness(detail)
  const corner = 31.8 - (features.smile ?? 0) - smile
  if (expression === 'wonder') {
    fill(blob([34, 29.8, 29.4, 29.8, 27.6, 32.4, 29.4, 35.4, 34, 35]), mouth.deep, 0.95)
    return
  }
  if (gape > 0) {
    fill(blob([34, 30.4, 29, 31, 22.6, corner, 22.6, corner, 25.4, 34.4, 29.6, 36.2, 34, 35]), mouth.deep)
    fill(blob([34, 30.2, 29, 30.8, 23.4, corner + 0.4, 26.4, 32.8, 34, 33]), white.base)
    stroke([21.6, corner - 2.6, 0.1, 20.6, corner, 0.6, 21.8, corner + 2.4, 0.1], skin.deep, 0.5)
    return
  }
  fill(blob([34.6, 28.6, 31, 29.6, 26.4, corner + 0.2, 29, 32.2, 34.2, 32]), mouth.base, 0.7)
  fill(blob([34.4, 32, 29, 32.4, 27, corner + 1.2, 29.4, 35.6, 34, 35.8]), mouth.base, 0.55)
  stroke([33.2, 31.9, 0.9, 29, 32.3, 0.85 * bold, 24.8, corner, 0.3], mouth.deep, 0.95)
}

function paintGlassesAside({ fill, stroke, stuff }: FigureBrush): void {
  const [metal, glass] = [stuff('#3b2f28'), stuff('#d6e2e6')]
  fill(oval(27, 0.4, 6.4, 8), glass.base, 0.14)
  const ring: number[] = []
  for (let i = 0; i <= 12; i++) {
    const turn = (i / 12) * Math.PI * 2
    ring.push(27 + Math.cos(turn) * 6.4, 0.4 + Math.sin(turn) * 8, 0.85)
  }
  stroke(ring, metal.base)
  stroke([20.6, -2, 0.9, 8, -3.6, 0.8, -4, -3, 0.7], metal.base)
}
