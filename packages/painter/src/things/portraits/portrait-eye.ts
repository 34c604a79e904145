import type { FigureBrush } from '../figures/figure-brush.ts'
import type { Look } from '../figures/figure-looks.ts'
import { boldness, PLAYS, type FaceWays, type Tones } from './portrait-plays.ts'
import { blob, oval } from '../shapes.ts'

/** Where an eye of a turned face is, half its width, and on which side of it the nose is. */
type Eye = { x: number; wide: number; inwards: 1 | -1 }

export const EYES: readonly [Eye, Eye] = [
  { x: 2.6, wide: 6.5, inwards: 1 },
  { x: 23.4, wide: 4.7, inwards: -1 },
]

/** An eye with its lids and its brow. */
export function paintEye(brush: FigureBrush, look: Look, tones: Tones, ways: FaceWays, eye: Eye): void {
  const isClosed = ways.gaze === 'down' || ways.gaze === 'rest'
  if (isClosed) paintClosed(brush, look, tones, ways, eye)
  else paintOpen(brush, look, tones, ways, eye)
  paintBrow(brush, look, tones, ways, eye)
}

function paintClosed(
  { fill, stroke }: FigureBrush,
  { features }: Look,
  { skin, hair }: Tones,
  { detail, expression }: FaceWays,
  { x, wide, inwards }: Eye,
): void {
  const bold = boldness(detail)
  const low = 4 - PLAYS[expression].squint
  // The lid is round over the eye, and its lashes lie on the cheek.
  fill(
    blob([
      x - wide,
      0.6,
      x - wide * 0.5,
      -3,
      x + wide * 0.4,
      -3.2,
      x + wide,
      0.8,
      x + wide * 0.3,
      low,
      x - wide * 0.4,
      low,
    ]),
    skin.pale,
    0.2,
  )
  stroke([x - wide, -1.4, 0.1, x, -4.8, 0.55, x + wide, -1.2, 0.1], skin.deep, 0.5)
  stroke(
    [x - wide, 0.8, 0.4, x - wide * 0.4, low, 1.2 * bold, x + wide * 0.4, low, 1.2 * bold, x + wide, 1, 0.4],
    hair.deep,
    0.95,
  )
  const out = x - inwards * wide
  stroke([out, 0.9, 0.9, out - inwards * (1.2 + features.lash * 2), 2 + features.lash, 0.1], hair.deep, 0.9)
}

function paintOpen(
  { fill, stroke, inside }: FigureBrush,
  { features, age }: Look,
  { skin, hair, white, iris, pupil }: Tones,
  { gaze, expression, detail }: FaceWays,
  { x, wide, inwards }: Eye,
): void {
  const { open, squint } = PLAYS[expression]
  const bold = boldness(detail)
  const high = (age === 'child' ? 5.4 : age === 'old' ? 3.7 : 4.2) * open * Math.min(bold, 1.2)
  const low = 3.6 - squint * 1.5
  const [inner, out] = [x + inwards * wide, x - inwards * wide]
  const ball = blob([
    inner,
    1.8,
    x + inwards * wide * 0.35,
    -high * 0.86,
    x - inwards * wide * 0.35,
    -high,
    out,
    -0.4,
    x - inwards * wide * 0.4,
    low * 0.9,
    x + inwards * wide * 0.3,
    low,
  ])
  // The lid is round and lies over the upper edge of the iris.
  fill(
    blob([
      inner,
      0.4,
      x,
      -high * 0.6,
      out,
      -1.2,
      x - inwards * wide * 0.5,
      -high - 2.6,
      x + inwards * wide * 0.4,
      -high - 2.2,
    ]),
    skin.deep,
    0.26,
  )
  fill(ball, white.base)
  const size = (age === 'child' ? 4.5 : 3.9) * Math.min(bold, 1.25)
  const [irisX, irisY] = [x + wide * 0.3, gaze === 'up' ? -2.6 : -1.1]
  inside(ball, () => {
    fill(oval(irisX, irisY, Math.min(size, wide * 0.72), size), pupil.base)
    fill(oval(irisX, irisY + 0.3, Math.min(size, wide * 0.72) - 0.9, size - 0.9), iris.base)
    fill(oval(irisX, irisY + 1.9, size * 0.5, size * 0.42), iris.pale, 0.7)
    fill(oval(irisX, irisY + 0.3, Math.min(2, wide * 0.38), 2.1), pupil.base)
    // The lid and its lashes shade what is below.
    stroke([x - wide, -high * 0.5, 1.2, x, -high * 0.95, 2.2, x + wide, -high * 0.4, 1.2], pupil.base, 0.34)
    fill(oval(irisX + 1.3, irisY - 0.9, 0.95, 1), white.pale, 0.9)
    fill(oval(irisX - 1.6, irisY + 1.8, 0.6, 0.6), white.pale, 0.5)
  })
  const wing = features.lash * 2.6
  stroke(
    [
      inner,
      1.6,
      0.3,
      x + inwards * wide * 0.35,
      -high * 0.86,
      1.05 * bold,
      x - inwards * wide * 0.4,
      -high,
      (1.35 + features.lash * 0.5) * bold,
      out,
      -0.6,
      1.1 * bold,
      out - inwards * wing,
      -0.8 - wing * 0.7,
      0.1,
    ],
    hair.deep,
    0.97,
  )
  stroke([x - wide * 0.8, low * 0.5, 0.1, x, low + 0.5, 0.5, x + wide * 0.8, low * 0.6, 0.1], skin.deep, 0.6)
  stroke([x - wide, -3, 0.1, x, -high - 2.6, 0.55, x + wide, -2.8, 0.1], skin.deep, 0.55)
}

function paintBrow(
  { stroke }: FigureBrush,
  { features, age }: Look,
  { hair }: Tones,
  { expression, detail }: FaceWays,
  { x, wide, inwards }: Eye,
): void {
  const { brow, inner } = PLAYS[expression]
  const bold = boldness(detail)
  const heavy = (1.4 + Math.max(0, features.brow) * 0.5 + (age === 'child' ? -0.3 : 0)) * Math.min(bold, 1.2)
  const y = -12.6 - brow - (1 - detail) * 1.2
  stroke(
    [
      x + inwards * wide * 1.08,
      y + 1.7 - inner,
      heavy * 0.75,
      x + inwards * wide * 0.2,
      y + 0.2 - inner * 0.45,
      heavy,
      x - inwards * wide * 0.6,
      y - 0.4 + inner * 0.15,
      heavy * 0.85,
      x - inwards * wide * 1.3,
      y + 3 + inner * 0.2,
      0.2,
    ],
    hair.base,
    0.95,
  )
}

/** A pair of spectacles over both eyes, with its temple to the ear. */
export function paintGlasses({ fill, stroke, stuff }: FigureBrush): void {
  const [metal, glass] = [stuff('#3b2f28'), stuff('#d6e2e6')]
  for (const { x, wide } of EYES) {
    const [across, high] = [wide + 3, 8.6]
    fill(oval(x, 0.6, across, high), glass.base, 0.12)
    const ring: number[] = []
    for (let i = 0; i <= 12; i++) {
      const turn = (i / 12) * Math.PI * 2
      ring.push(x + Math.cos(turn) * across, 0.6 + Math.sin(turn) * high, 0.85)
    }
    stroke(ring, metal.base)
    stroke([x - across * 0.6, -3.4, 0.2, x - across * 0.1, -5.8, 0.9, x + across * 0.2, -6, 0.2], glass.pale, 0.6)
  }
  stroke([12.6, -1, 0.8, 14.6, -2.6, 0.9, 15.6, -1.2, 0.8], metal.base)
  stroke([-8.4, -1, 0.9, -16, -2.6, 0.8, -25, -2.4, 0.7], metal.base)
}
