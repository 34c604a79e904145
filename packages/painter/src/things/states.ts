import type { Thing } from '../painting.ts'
import { paintCup, paintEmptyChina } from './cups.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { paperOf, stuffOf } from './stuffs.ts'

/** A slice that leans on its plate, a bite gone from its upper corner, crumbs before it. */
function paintBittenBread(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, side, spot, ink } = brush
  const china = stuffOf(brush, 'china')
  const crust = stuffOf(brush, 'crust')
  const crumb = stuffOf(brush, 'crumb')
  contact(0, 62)
  form(oval(0, -6, 62, 8), china, { round: 3, rim: 0.9, sink: 0.2 })
  form(oval(0, -7.4, 50, 5.4), china, { round: 2, rim: 0.3, sink: 0 })
  fill(oval(-side * 5, -8, 40, 4.6), ink.dark, 0.4)
  const slice = blob([
    -36, -9, -36, -9, -37, -42, -44, -62, -38, -84, -18, -94, 8, -95, 32, -88, 43, -72, 41, -56, 36, -42, 36, -9, 36,
    -9,
  ])
  const bite = blob([14, -99, 14, -99, 16, -86, 25, -83, 23, -73, 33, -69, 32, -59, 50, -56, 60, -70, 56, -98, 56, -98])
  form(without(slice, bite), crust, { round: 3, rim: 1, sink: 0.2 })
  const inner = blob([
    -31, -12, -31, -12, -32, -43, -38, -62, -33, -80, -16, -89, 8, -90, 29, -84, 38, -71, 36, -57, 31, -43, 31, -12, 31,
    -12,
  ])
  const soft = without(inner, bite)
  form(soft, crumb, { round: 4, rim: 0, sink: 0.15, depth: 0.75 })
  inside(soft, () => {
    spot(side * 10, -66, 26, 26, crumb.rim, 0.4)
    for (let i = 0; i < 70; i++)
      fill(oval(-34 + random() * 70, -88 + random() * 74, 0.5 + random() ** 2 * 2.2, 0.5 + random()), crust.shade, 0.35)
  })
  for (let i = 0; i < 16; i++)
    fill(oval(20 + random() * 36, -8 + random() * 5, 0.8 + random() * 1.4, 0.7), i % 3 ? crumb.mid : crust.mid)
}

/** One for each of two who sit down together. */
function paintTwoCups(brush: Brush, random: () => number): void {
  paintPair(brush, [() => paintCup(brush, random), () => paintCup(brush, random)])
}

/** One that steams; the other has been drunk. */
function paintFullAndEmptyCup(brush: Brush, random: () => number): void {
  paintPair(brush, [
    () => paintCup(brush, random),
    () => {
      brush.contact(0, 52)
      paintEmptyChina(brush)
    },
  ])
}

function paintPair({ context }: Brush, pair: readonly [() => void, () => void]): void {
  for (const [i, [x, y, size]] of (
    [
      [-52, -10, 0.84],
      [48, 0, 0.9],
    ] as const
  ).entries()) {
    context.save()
    context.translate(x, y)
    context.scale(size, size)
    pair[i]!()
    context.restore()
  }
}

/** Coarse linen, tied with a cord that has come loose: letters look out of it and lie before it. */
function paintMailSack(brush: Brush, random: () => number): void {
  const { contact, form, inside, crease, grain, stroke, spot, ink, context, line } = brush
  const linen = stuffOf(brush, 'linen')
  const cord = stuffOf(brush, 'rope')
  const paper = paperOf(brush)
  contact(0, 52)
  const letter = (x: number, y: number, turn: number): void => {
    context.save()
    context.translate(x, y)
    context.rotate(turn)
    form(box(-14, -9, 28, 18, 0.6), paper, { round: 0, rim: 0.6 })
    line(curve([-14, -9, -2, 1, 2, 1, 14, -9]), paper.deep, 0.6, 0.6)
    context.restore()
  }
  form(oval(0, -75, 22, 6), { ...linen, lit: linen.shade, mid: linen.deep }, { round: 2, rim: 0.4 })
  letter(-14, -84, -0.5)
  letter(13, -86, 0.4)
  letter(-1, -90, 0.06)
  const sack = blob([
    -22, -78, -22, -78, -28, -66, -40, -48, -48, -22, -42, -2, -20, 0, 20, 0, 42, -3, 47, -24, 39, -50, 27, -66, 22,
    -78, 22, -78, 10, -72, -8, -73, -22, -78,
  ])
  form(sack, { ...linen, lit: linen.mid, mid: linen.shade }, { round: 10, rim: 1.2, sink: 0.3 })
  inside(sack, () => {
    grain(sack, linen.deep, random, { count: 70, length: 6, width: 0.3, alpha: 0.25 })
    for (const x of [-22, -9, 5, 18]) crease([x * 0.7, -74, 0.3, x * 1.3, -48, 1, x * 1.5, -14, 0.4], linen, 0.5)
    spot(0, -76, 26, 8, ink.dark, 0.55)
  })
  stroke([-31, -62, 1.5, 0, -57, 1.9, 31, -62, 1.5], cord.mid, 1)
  form(limb([10, -58, 1.4, 18, -46, 1.4, 15, -34, 0.9]), cord, { round: 0.6, rim: 0.4 })
  letter(-40, -5, 0.16)
  letter(36, -4, -0.2)
  form(polygon([-4, -40, 12, -40, 12, -26, -4, -26]), stuffOf(brush, 'velvet'), { round: 1, rim: 0.4 })
}

/** Things in a state that words tell of: begun, doubled, full. */
export const STATE_THINGS: readonly Thing[] = [
  sketch({
    name: 'bitten bread',
    words: [
      'second bite',
      'first bite',
      'bite of bread',
      'slice of bread',
      'slices of bread',
      'slice of toast',
      'bitten slice',
    ],
    metres: 0.16,
    aspect: 1.3,
    where: 'ground',
    places: ['room'],
    paint: paintBittenBread,
  }),
  sketch({
    name: 'two cups',
    words: ['two mugs', 'two coffees', 'two cups of tea', 'two cups of coffee', 'second cup'],
    metres: 0.11,
    aspect: 2.1,
    where: 'ground',
    places: ['room', 'street'],
    paint: paintTwoCups,
  }),
  sketch({
    name: 'full and empty cup',
    words: [
      'of two cups',
      'of the two cups',
      'full cup and an empty cup',
      'empty cup and a full cup',
      'one full cup and one empty cup',
      'two cups one full',
      'two cups one empty',
      'two cups one of them empty',
      'two cups one of them full',
    ],
    metres: 0.11,
    aspect: 2.1,
    where: 'ground',
    places: ['room', 'street'],
    paint: paintFullAndEmptyCup,
  }),
  sketch({
    name: 'mail sack',
    words: ['sack', 'sacks', 'mail sacks', 'mailbag', 'sack of letters', 'sack of mail', 'bag of letters', 'post bag'],
    metres: 0.8,
    aspect: 1,
    where: 'ground',
    places: ['library', 'station', 'room'],
    paint: paintMailSack,
  }),
]
