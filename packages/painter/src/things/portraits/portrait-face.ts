import type { Path2D } from '@napi-rs/canvas'
import type { FigureBrush } from '../figures/figure-brush.ts'
import type { Look } from '../figures/figure-looks.ts'
import { EYES, paintEye, paintGlasses } from './portrait-eye.ts'
import { boldness, PLAYS, tonesOf, type FaceWays, type Tones } from './portrait-plays.ts'
import { blob, oval } from '../shapes.ts'

/** A face that is turned half to the camera, painted within its outline. */
export function paintFace(brush: FigureBrush, look: Look, face: Path2D, ways: FaceWays): void {
  const { spot, round } = brush
  const tones = tonesOf(brush, look)
  const { skin, blood } = tones
  const isOld = look.age === 'old'
  // Light and shade of the whole head, then of its planes.
  round(face, 3, 2, 39, skin, 0.8, 0.75)
  spot(2.2, -3, 12, 8, skin.deep, 0.34)
  spot(23.4, -3, 8, 8, skin.deep, 0.32)
  spot(4, 50, 28, 9, skin.deep, 0.62)
  spot(15.6, 40.6, 7, 3, skin.deep, 0.3)
  spot(9, -26, 18, 10, skin.pale, 0.24)
  spot(1, 13, 10, 6, skin.pale, 0.3)
  spot(16, 45, 6, 4, skin.pale, 0.22)
  const flush = look.age === 'child' || look.sex === 'woman' ? 0.36 : 0.26
  spot(-1, 18, 11, 8, blood.base, flush * 0.62)
  spot(26, 18, 7, 7, blood.base, flush * 0.5)
  if (isOld) paintAge(brush, tones)
  paintNose(brush, look, tones)
  if (ways.detail <= 0.1) return
  if (look.isFreckled) paintFreckles(brush, tones)
  for (const eye of EYES) paintEye(brush, look, tones, ways, eye)
  paintMouth(brush, look, tones, ways)
  if (look.hasGlasses) paintGlasses(brush)
}

/** A ridge in the light, a side and an underside in shade, and no more line than the tip needs. */
function paintNose({ fill, stroke, spot, away }: FigureBrush, { features, age }: Look, { skin, blood }: Tones): void {
  const { nose } = features
  const tip = { x: 20 + nose * 2.6, y: age === 'child' ? 14 : 16.2 }
  if (away[0] > 0)
    fill(
      blob([15.6, -5, 17.4, -4, tip.x + 0.2, tip.y - 2, tip.x + 1, tip.y + 1.2, tip.x - 2.6, tip.y, 16.6, 4]),
      skin.deep,
      0.32,
    )
  else fill(blob([14.6, -5, 15.6, -3, 16.8, 4, tip.x - 4.6, tip.y, 11.6, tip.y + 1.4, 12.8, 6]), skin.deep, 0.34)
  fill(
    blob([
      tip.x - 7.4 - nose,
      tip.y + 1.6,
      tip.x - 2,
      tip.y + 1.4,
      tip.x + 1,
      tip.y + 0.4,
      tip.x - 0.6,
      tip.y + 4,
      tip.x - 5,
      tip.y + 4.4,
    ]),
    skin.deep,
    0.62,
  )
  stroke(
    [17.2, 2, 0.1, tip.x - 0.6, tip.y - 6, 0.4, tip.x + 1.2, tip.y - 0.6, 0.75, tip.x - 0.2, tip.y + 3, 0.5],
    skin.deep,
    0.75,
  )
  stroke([tip.x - 5.6, tip.y + 3, 0.3, tip.x - 4, tip.y + 3.4, 0.75, tip.x - 2.6, tip.y + 2.8, 0.2], skin.deep, 0.9)
  stroke(
    [tip.x - 7.6 - nose, tip.y - 1, 0.1, tip.x - 8.6 - nose, tip.y + 1.6, 0.5, tip.x - 7.4, tip.y + 3.4, 0.1],
    skin.deep,
    0.5,
  )
  spot(tip.x - 2.4, tip.y - 1.6, 3.6, 3.2, blood.base, 0.24)
  spot(tip.x - 2.6, tip.y - 2, 2.2, 1.9, skin.pale, 0.75)
  stroke([15.8, 0, 0.2, 17, 6, 0.8, tip.x - 3, tip.y - 5, 0.3], skin.pale, 0.4)
}

function paintMouth(brush: FigureBrush, look: Look, tones: Tones, { expression, detail }: FaceWays): void {
  const { fill, stroke, spot } = brush
  const { skin, mouth } = tones
  const { smile: play, gape } = PLAYS[expression]
  // A small smile far away is none.
  const smile = play * (1 + (1 - detail) * 0.5) + (look.features.smile ?? 0)
  const bold = boldness(detail)
  spot(16, 35.4, 9, 3, skin.deep, 0.2)
  if (expression === 'wonder') {
    fill(oval(16, 32.4, 4.1 * bold, 4.2 * bold), mouth.base, 0.55)
    fill(oval(16, 32.2, 3 * bold, 3.2 * bold), mouth.deep)
    fill(oval(16, 34.2, 2, 1.2), mouth.base, 0.6)
    return
  }
  if (gape > 0) {
    paintLaugh(brush, tones, smile)
    return
  }
  const [left, right] = [6.6 + Math.max(0, -smile) * 1.2, 24.4 - Math.max(0, -smile)]
  const full = 0.5 + look.features.lips * 0.5
  fill(
    blob([
      left + 1,
      31.6 - smile * 0.7,
      12.8,
      30.6 - full * 1.4,
      16.2,
      31 - full * 0.9,
      19.4,
      30.4 - full * 1.3,
      right - 1,
      31.4 - smile * 0.7,
      16,
      32.8,
    ]),
    mouth.base,
    0.72,
  )
  fill(
    blob([
      left + 2,
      32.2 - smile * 0.5,
      16,
      32.6,
      right - 1.6,
      32 - smile * 0.5,
      19.6,
      34.4 + full * 1.4,
      13,
      34.6 + full * 1.4,
    ]),
    mouth.base,
    0.5,
  )
  spot(16.6, 34.4, 4, 1.4, mouth.pale, 0.5)
  stroke(
    [
      left,
      32 - smile,
      0.5,
      11.4,
      32.6 - smile * 0.2,
      0.75 * bold,
      16.2,
      32.6,
      0.8 * bold,
      20.6,
      32.3 - smile * 0.2,
      0.75 * bold,
      right,
      31.6 - smile,
      0.4,
    ],
    mouth.deep,
    0.95,
  )
  // The corners press into the cheeks.
  stroke([left - 0.6, 30.4 - smile, 0.1, left - 1.2, 32 - smile, 0.7, left - 0.4, 33.6 - smile, 0.1], skin.deep, 0.5)
  stroke([12.6, 38, 0.1, 16, 38.9, 0.7, 19.4, 38, 0.1], skin.deep, 0.4)
}

function paintLaugh({ fill, stroke, inside }: FigureBrush, { skin, mouth, white, blood }: Tones, smile: number): void {
  const opening = blob([
    5,
    31 - smile,
    5,
    31 - smile,
    10.4,
    30.4,
    16,
    30.8,
    21.4,
    30,
    26,
    30.4 - smile,
    26,
    30.4 - smile,
    23,
    34.6,
    16.4,
    37.6,
    9.4,
    35.4,
  ])
  fill(opening, mouth.deep)
  inside(opening, () => {
    fill(oval(16, 38, 5.6, 2.6), blood.base, 0.9)
    fill(blob([3, 26, 16, 27.4, 28, 25.6, 26, 31, 22, 32.8, 16, 33.4, 10, 33, 5.4, 31.6]), white.base)
  })
  stroke([4.4, 30.8 - smile, 0.4, 10.4, 30.2, 0.9, 16, 30.6, 1, 21.4, 29.8, 0.9, 26.6, 30.2 - smile, 0.4], mouth.base)
  stroke([8, 36, 0.2, 16.4, 38.6, 1.3, 23.6, 35.2, 0.2], mouth.base, 0.85)
  stroke([9.6, 21.4, 0.1, 4.4, 25, 0.6, 2.8, 30, 0.15], skin.deep, 0.55)
  stroke([25, 21.4, 0.1, 27.4, 25, 0.45, 27.8, 28.6, 0.1], skin.deep, 0.45)
}

function paintAge({ stroke }: FigureBrush, { skin }: Tones): void {
  for (const { x, wide } of EYES)
    stroke([x - wide * 0.8, 6.8, 0.1, x, 9.4, 0.7, x + wide * 0.8, 7, 0.1], skin.deep, 0.5)
  stroke([10.4, 20.6, 0.2, 4.6, 26, 0.9, 4.4, 32, 0.15], skin.deep, 0.55)
  stroke([24.8, 20.6, 0.2, 27, 25.4, 0.6, 26.4, 30, 0.15], skin.deep, 0.45)
  for (const [y, wide] of [
    [-22, 10],
    [-27, 8],
  ] as const)
    stroke([11 - wide, y, 0.1, 11, y - 1.4, 0.6, 11 + wide, y + 0.2, 0.1], skin.deep, 0.4)
  for (const drop of [-1, 2.4])
    stroke([-6.4, 1 + drop, 0.5, -9, 1.4 + drop * 1.6, 0.3, -11, 1 + drop * 2.2, 0.1], skin.deep, 0.5)
}

function paintFreckles({ fill }: FigureBrush, { skin }: Tones): void {
  for (const [x, y] of [
    [-4, 13],
    [0, 16],
    [4, 13.4],
    [7, 16.6],
    [-1, 11],
    [3, 18.4],
    [24, 14],
    [27, 16],
    [22.6, 17],
  ] as const)
    fill(oval(x, y, 0.75), skin.warm, 0.6)
}
