import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

const BEAM = () => polygon([-3, -84, 3, -84, 15, -34, -15, -34])
const POOL = () => oval(0, -34, 15.5, 2.9)

/** Cloth that hangs in folds, lit fold by fold. */
function paintFolds(
  brush: Brush,
  path: ReturnType<typeof box>,
  folds: readonly number[],
  top: number,
  bottom: number,
): void {
  const velvet = stuffOf(brush, 'velvet')
  brush.form(path, velvet, { round: 3, rim: 0.8, sink: 0.3 })
  brush.inside(path, () => {
    for (const x of folds) {
      brush.stroke([x, top, 0.5, x + 0.5, (top + bottom) / 2, 1.3, x, bottom, 0.8], velvet.deep, 0.75)
      brush.stroke(
        [
          x + brush.side * 1.9,
          top,
          0.3,
          x + brush.side * 2.2,
          (top + bottom) / 2,
          0.7,
          x + brush.side * 1.9,
          bottom,
          0.4,
        ],
        velvet.rim,
        0.5,
      )
    }
  })
}

function paintTheatre(brush: Brush): void {
  const { form, fill, fade, inside, ink, line, spot, ball, side } = brush
  const brass = stuffOf(brush, 'brass')
  const oak = stuffOf(brush, 'oak')
  const velvet = stuffOf(brush, 'velvet')
  // The house, dark, and the gilded arch that the stage opens in.
  form(box(-42, -100, 84, 100, 1), dimmed(stuffOf(brush, 'hide')), { round: 4, rim: 0.5 })
  const arch = without(box(-40, -99, 80, 73, 2), box(-34, -92, 68, 64, 1))
  form(arch, brass, { round: 2, rim: 0.7, sink: 0 })
  line(box(-38, -97, 76, 70, 1.4), brass.deep, 0.5, 0.8)
  line(box(-35.6, -94, 71.2, 66, 1), brass.deep, 0.5, 0.8)
  for (let i = 0; i < 11; i++) ball(-35 + i * 7, -95.6, 1, 1, brass, 0)
  const opening = box(-34, -92, 68, 64, 1)
  fade(opening, mixInk(ink.dark, velvet.deep, 0.3), mixInk(ink.dark, velvet.mid, 0.45))
  inside(opening, () => {
    for (let x = -32; x < 34; x += 4.6) fill(box(x, -92, 1.6, 56), ink.dark, 0.35)
    const boards = polygon([-30, -40, 30, -40, 36, -27, -36, -27])
    form(boards, oak, { round: 0, rim: 0, sink: 0 })
    for (let i = -6; i <= 6; i++) line(curve([i * 4.6, -40, i * 6.2, -27]), oak.deep, 0.35, 0.7)
    spot(0, -40, 34, 22, ink.glow, 0.35)
    fade(BEAM(), ink.glow, ink.glow, 0.55, 0.22)
    fill(POOL(), ink.glow, 0.8)
    spot(0, -34, 20, 5, ink.rim, 0.7)
    // Somebody has left a chair in the light.
    const chair = mixInk(ink.dark, oak.shade, 0.35)
    fill(box(-3.4, -49.4, 0.9, 15, 0.3), chair)
    fill(box(-3.4, -49.4, 6, 1.2, 0.4), chair)
    fill(box(1.7, -49.4, 0.9, 9, 0.3), chair)
    fill(box(-3.6, -46.6, 5.8, 0.9), chair)
    fill(polygon([-3.6, -41, 2.6, -41, 4.2, -39.4, -2.4, -39.4]), chair)
    for (const x of [-3, 2, 3.2]) fill(box(x, -40, 0.9, x === 2 ? 5 : 6.4), chair)
  })
  for (const way of [-1, 1]) {
    const curtain =
      way < 0
        ? blob([
            -35, -92, -35, -92, -15, -92, -15, -92, -18, -70, -25, -56, -24, -52, -21, -40, -19, -27, -19, -27, -36,
            -27, -36, -27,
          ])
        : blob([
            35, -92, 35, -92, 15, -92, 15, -92, 18, -70, 25, -56, 24, -52, 21, -40, 19, -27, 19, -27, 36, -27, 36, -27,
          ])
    paintFolds(
      brush,
      curtain,
      [17, 20.4, 24, 27.6, 31, 34].map((x) => x * way),
      -92,
      -27,
    )
    form(limb([way * 24, -55, 1.3, way * 30, -52.6, 1.5, way * 35, -53, 1.3]), brass, { rim: 0.4 })
    form(polygon([way * 24, -54, way * 22.6, -46, way * 25.6, -46]), brass, { rim: 0.3 })
  }
  const valance = blob([
    -36, -93, -36, -93, 36, -93, 36, -93, 36, -84, 30, -79, 24, -84, 24, -84, 18, -78, 12, -84, 12, -84, 6, -78, 0, -84,
    0, -84, -6, -78, -12, -84, -12, -84, -18, -78, -24, -84, -24, -84, -30, -79, -36, -84,
  ])
  paintFolds(brush, valance, [-33, -27, -21, -15, -9, -3, 3, 9, 15, 21, 27, 33], -92, -78)
  line(
    curve([
      -36, -84, -30, -79, -24, -84, -18, -78, -12, -84, -6, -78, 0, -84, 6, -78, 12, -84, 18, -78, 24, -84, 30, -79, 36,
      -84,
    ]),
    brass.lit,
    0.9,
  )
  form(box(-40, -28, 80, 3.4, 0.6), oak, { round: 1, rim: 0.7 })
  for (let i = -5; i <= 5; i++) {
    ball(i * 6.4, -27.6, 1, 0.8, brass, 0)
    spot(i * 6.4, -29, 2.6, 1.6, ink.glow, 0.7)
  }
  // Rows of seats that nobody has taken, the nearest largest.
  for (const [row, y, wide, tall, shift] of [
    [0, -19, 8.2, 7, 0],
    [1, -12.6, 10.4, 9, 5.2],
    [2, -3.4, 13.4, 12, 0],
  ] as const) {
    for (let i = -6; i <= 6; i++) {
      const x = i * wide + shift
      if (Math.abs(x) > 43 - wide * 0.3) continue
      const half = wide * 0.45
      const back = blob([
        x - half,
        y + 4.5,
        x - half,
        y + 4.5,
        x - half,
        y - tall * 0.45,
        x - half * 0.7,
        y - tall * 0.72,
        x,
        y - tall * 0.8,
        x + half * 0.7,
        y - tall * 0.72,
        x + half,
        y - tall * 0.45,
        x + half,
        y + 4.5,
        x + half,
        y + 4.5,
      ])
      inside(box(-42, -30, 84, 30), () => {
        form(back, row === 2 ? velvet : dimmed(velvet), { round: half * 0.3, rim: 0.5, sink: 0.5 })
        line(
          curve([x - half * 0.7, y - tall * 0.7, x, y - tall * 0.78, x + half * 0.7, y - tall * 0.7]),
          ink.glow,
          0.45,
          0.8,
        )
        fill(oval(x + side * half * 0.4, y - tall * 0.4, half * 0.3, tall * 0.16), velvet.rim, 0.2)
      })
    }
  }
  spot(0, 0, 46, 7, ink.dark, 0.6)
}

export const THEATRE_THINGS: readonly Thing[] = [
  sketch({
    name: 'theatre',
    words: [
      'theatres',
      'theater',
      'theaters',
      'stage',
      'stages',
      'auditorium',
      'opera',
      'opera house',
      'empty seats',
      'rows of seats',
      'concert',
      'cinema',
    ],
    metres: 3.4,
    aspect: 0.84,
    where: 'ground',
    places: ['corridor', 'room'],
    paint: paintTheatre,
    shine: ({ fill, ink }) => fill(POOL(), ink.glow, 0.14),
  }),
]
