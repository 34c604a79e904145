import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

function paintGramophone(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, line, spot, ink, ball, grain, side, crease } = brush
  const oak = stuffOf(brush, 'oak')
  const brass = stuffOf(brush, 'brass')
  const iron = stuffOf(brush, 'iron')
  contact(-4, 46)
  form(box(-44, -27, 72, 24, 1.4), oak, { round: 3, rim: 0.9, sink: 0.3 })
  grain(box(-44, -27, 72, 24), oak.deep, random, { count: 50, length: 20, width: 0.3, alpha: 0.4 })
  fill(box(-38, -22, 60, 14, 1), oak.deep, 0.7)
  form(box(-36.8, -20.8, 57.6, 11.6, 1), oak, { round: 1.4, rim: 0.4 })
  form(box(-48, -5, 80, 5, 1), oak, { round: 1.4, rim: 0.7 })
  form(box(-47, -30, 78, 4.4, 1), oak, { round: 1.4, rim: 0.8 })
  // The crank.
  form(limb([28, -16, 1.3, 38, -16, 1.3]), iron, { rim: 0.5 })
  form(limb([38, -16, 1.3, 41, -6, 1.2]), iron, { rim: 0.5 })
  form(limb([40, -6, 1.8, 47, -6, 2.2]), oak, { rim: 0.5 })
  // The record.
  form(oval(-14, -31, 31, 5.4), { ...iron, lit: ink.dark, mid: ink.dark }, { round: 1, rim: 0.6 })
  for (const share of [0.86, 0.72, 0.58, 0.44]) line(oval(-14, -31.4, 31 * share, 5.2 * share), iron.lit, 0.25, 0.6)
  inside(oval(-14, -31.4, 30, 5), () => {
    fill(polygon([-14, -31.4, -44, -38, -26, -40]), iron.rim, 0.35)
    fill(polygon([-14, -31.4, 12, -24, -2, -23]), iron.rim, 0.3)
  })
  fill(oval(-14, -31.6, 9, 1.9), stuffOf(brush, 'velvet').lit)
  ball(-14, -32.4, 1, 0.9, brass, 0)
  // The arm, the pipe and the horn.
  const pipe = limb([20, -32, 3, 22, -42, 3, 16, -50, 3.2, 8, -52, 3.8])
  form(pipe, brass, { round: 1.6, rim: 0.7 })
  form(limb([19, -37, 1.4, 8, -42, 1.4, -6, -37, 1.6]), brass, { round: 0.8, rim: 0.5 })
  form(oval(-8, -35.6, 4.4, 3.6), brass, { round: 1, rim: 0.5 })
  line(curve([-10, -33, -12, -31]), iron.rim, 0.7)
  form(oval(20, -31.4, 6, 1.8), brass, { round: 0.8, rim: 0.4 })
  const cone = blob([
    11, -50, 11, -50, 1, -53.4, -12, -50, -30, -46, -30, -46, -44, -62, -40, -84, -24, -98, -24, -98, -6, -80, 6, -64,
    15, -56, 15, -56,
  ])
  form(cone, brass, { round: 5, rim: 1 })
  for (const [x, y] of [
    [-20, -92],
    [-38, -54],
    [-42, -72],
  ] as const)
    crease([12, -52, 0.2, (12 + x) / 2, (y - 50) / 2, 0.5, x, y, 0.4], brass, 0.5)
  const mouth = blob([
    -24, -99, -34, -97, -45, -85, -48, -68, -42, -52, -31, -45, -24, -50, -20, -58, -15, -64, -14, -74, -17, -80, -17,
    -90,
  ])
  form(mouth, { ...brass, lit: brass.mid, mid: brass.shade }, { round: 7, rim: 1.2, sink: 0 })
  inside(mouth, () => {
    spot(-22, -70, 14, 18, ink.dark, 0.75)
    spot(-40, -74, 10, 26, brass.rim, side < 0 ? 0.25 : 0.5)
    for (const [x, y] of [
      [-30, -97],
      [-42, -86],
      [-47, -70],
      [-42, -54],
      [-30, -47],
      [-18, -86],
    ] as const)
      crease([-21, -70, 0.3, (x - 21) / 2, (y - 70) / 2, 0.6, x, y, 0.3], brass, 0.55)
    fill(oval(-20.4, -69.6, 3.4, 5), ink.dark, 0.9)
  })
  line(mouth, brass.rim, 0.9, 0.85)
}

/** Middles of the two reels of tape. */
const REELS = [-31, 31] as const

function paintRecorder(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, line, spot, ink, ball, context, side } = brush
  const shell = stuffOf(brush, 'walnut')
  const steel = stuffOf(brush, 'steel')
  const iron = stuffOf(brush, 'iron')
  const tape = stuffOf(brush, 'hide')
  contact(0, 62)
  for (const x of [-50, 50]) form(box(x - 7, -4, 14, 4, 1), iron, { rim: 0.4 })
  form(box(-64, -99, 128, 96, 4), shell, { round: 4, rim: 1, sink: 0.25 })
  brush.grain(box(-64, -99, 128, 96), shell.deep, random, { count: 60, length: 24, width: 0.3, alpha: 0.4 })
  const face = box(-58, -94, 116, 86, 3)
  form(face, steel, { round: 2, rim: 0.7, sink: 0.2, depth: 0.7 })
  brush.grain(face, steel.rim, random, { count: 60, length: 30, width: 0.2, alpha: 0.35 })
  for (const [i, x] of REELS.entries()) {
    const [y, wound] = [-64, i === 0 ? 21 : 15]
    fill(oval(x - side * 1.2, y + 1.6, 26.4), ink.dark, 0.4)
    form(oval(x, y, wound + 1), tape, { round: 2, rim: 0.4 })
    for (let r = 9; r < wound; r += 1.6) line(oval(x, y, r), tape.rim, 0.2, 0.45)
    context.save()
    context.translate(x, y)
    context.rotate(i * 0.5 + 0.2)
    let reel = oval(0, 0, 26)
    for (let k = 0; k < 3; k++) {
      const turn = (k / 3) * Math.PI * 2
      const at = (radius: number, aside: number): [number, number] => [
        Math.cos(turn + aside) * radius,
        Math.sin(turn + aside) * radius,
      ]
      reel = without(
        reel,
        blob([
          ...at(9, -0.5),
          ...at(9, -0.5),
          ...at(22, -0.72),
          ...at(22, -0.72),
          ...at(23.4, 0),
          ...at(22, 0.72),
          ...at(22, 0.72),
          ...at(9, 0.5),
          ...at(9, 0.5),
        ]),
      )
    }
    form(reel, steel, { round: 2, rim: 0.7, sink: 0 })
    line(oval(0, 0, 25.2), steel.deep, 0.5, 0.6)
    context.restore()
    form(oval(x, y, 6), iron, { round: 1.6, rim: 0.5 })
    ball(x, y, 2.4, 2.4, steel, 0.3)
  }
  // The tape's way through the heads, meters, keys and the red lamp.
  line(curve([-46, -46, -46, -46, -30, -33, -30, -33, -12, -31, 12, -31, 30, -33, 30, -33, 44, -52]), tape.mid, 1.5)
  form(box(-14, -38, 28, 9, 1.4), iron, { round: 1.4, rim: 0.6 })
  for (const x of [-30, 30]) ball(x, -34, 2.4, 2.4, steel, 0.4)
  for (const x of [-52, -28]) {
    const meter = box(x, -27, 22, 14, 1.4)
    form(meter, stuffOf(brush, 'paper'), { round: 1, rim: 0 })
    line(meter, iron.mid, 1)
    inside(meter, () => {
      spot(x + 11, -14, 14, 12, ink.glow, 0.5)
      line(curve([x + 3, -19, x + 11, -23.4, x + 19, -19]), ink.dark, 0.5)
      line(curve([x + 11, -13, x + 11 + (x < -40 ? -4 : 4), -22.4]), ink.accent, 0.9)
    })
  }
  for (let i = 0; i < 5; i++)
    form(box(2 + i * 8, -25, 7, 11, 0.8), i === 4 ? stuffOf(brush, 'paint') : iron, { round: 1, rim: 0.6 })
  ball(50, -19.6, 3.4, 3.4, stuffOf(brush, 'paint'), 0.6)
  spot(50, -19.6, 7, 7, stuffOf(brush, 'paint').rim, 0.5)
}

function paintMagnifier(brush: Brush): void {
  const { form, fill, inside, line, spot, ink, context, side, contact, stroke } = brush
  const brass = stuffOf(brush, 'brass')
  const wood = stuffOf(brush, 'walnut')
  const paper = stuffOf(brush, 'paper')
  contact(4, 46)
  context.save()
  context.translate(-12, -60)
  context.rotate(0.72)
  form(box(36, -3, 10, 6, 1), brass, { round: 1, rim: 0.5 })
  form(limb([45, 0, 3.2, 54, 0, 5, 72, 0, 5.4, 84, 0, 4.4]), wood, { round: 2.4, rim: 0.8 })
  stroke([50, -2.4, 0.4, 66, -3, 0.7, 80, -2.2, 0.4], wood.rim, 0.7)
  form(box(83, -4, 4, 8, 1.4), brass, { rim: 0.5 })
  context.restore()
  const glass = oval(-12, -60, 33)
  brush.fade(glass, paper.rim, paper.mid, 0.75, 0.8)
  inside(glass, () => {
    // What it looks at: the lines of a fingertip.
    for (let i = 1; i < 9; i++)
      line(
        curve([
          -12 - i * 3.2,
          -36 + i * 0.4,
          -12 - i * 3,
          -58 - i * 0.6,
          -12,
          -62 - i * 3.4,
          -12 + i * 3,
          -58 - i * 0.6,
          -12 + i * 3.2,
          -36 + i * 0.4,
        ]),
        stuffOf(brush, 'ink').mid,
        1.3,
        0.75,
      )
    spot(-12 + side * 14, -74, 16, 13, ink.rim, 0.8)
    brush.crescent(glass, side * 3, -3, ink.dark, 0.25)
    fill(polygon([-40, -92, -26, -94, -40, -50, -48, -56]), ink.rim, 0.25)
  })
  const ring = without(oval(-12, -60, 38), oval(-12, -60, 32.4))
  form(ring, brass, { round: 2, rim: 0.9, sink: 0 })
  line(oval(-12, -60, 32.6), dimmed(brass).deep, 0.7, 0.8)
}

export const RECORDING_THINGS: readonly Thing[] = [
  sketch({
    name: 'gramophone',
    words: [
      'gramophones',
      'phonograph',
      'phonographs',
      'record player',
      'turntable',
      'wax cylinder',
      'needle',
      'jukebox',
    ],
    metres: 0.6,
    aspect: 0.98,
    where: 'ground',
    places: ['room', 'library'],
    paint: paintGramophone,
  }),
  sketch({
    name: 'tape recorder',
    words: [
      'tape recorders',
      'recorder',
      'recorders',
      'tape',
      'tapes',
      'tape machine',
      'recording',
      'recordings',
      'cassette',
      'film reel',
      'film reels',
      'answering machine',
    ],
    metres: 0.19,
    aspect: 1.3,
    where: 'ground',
    places: ['room', 'laboratory', 'library'],
    paint: paintRecorder,
  }),
  sketch({
    name: 'magnifying glass',
    words: ['magnifying glasses', 'magnifier', 'fingerprint', 'fingerprints', 'clue', 'clues', 'evidence'],
    metres: 0.19,
    aspect: 1.02,
    where: 'hand',
    places: ['room', 'library', 'laboratory'],
    paint: paintMagnifier,
  }),
]
