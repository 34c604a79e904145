import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

/** Soft folds across a limb of the suit: middle and half width of each. */
function paintFolds({ crease }: Brush, suit: ReturnType<typeof stuffOf>, folds: readonly (readonly number[])[]): void {
  for (const [x = 0, y = 0, half = 0] of folds)
    crease([x - half, y - 0.6, 0.1, x, y + 0.9, 0.5, x + half, y - 0.8, 0.1], suit, 0.45)
}

/** Arms that hang, but for one that `isHolding`, legs and boots; the body is drawn over them. */
function paintLimbs(brush: Brush, isHolding = false): void {
  const { form, fill, ink } = brush
  const suit = stuffOf(brush, 'china')
  const grey = stuffOf(brush, 'steel')
  const stripe = stuffOf(brush, 'paint')
  for (const way of [-1, 1]) {
    form(limb([way * 7, -42, 7.6, way * 8.6, -24, 7, way * 8.8, -9, 6.2]), suit, { round: 3, rim: 0.8 })
    paintFolds(brush, suit, [
      [way * 8, -30, 6],
      [way * 8.6, -24, 6.4],
      [way * 8.8, -21, 6],
      [way * 8.8, -13, 5.6],
    ])
    const x = way * 9.2
    form(
      blob([
        x - 7,
        -9,
        x + 7,
        -9,
        x + 7.4 + way,
        -3,
        x + 7.8 + way,
        -0.4,
        x,
        0,
        x - 7.8 + way,
        -0.4,
        x - 7.4 + way,
        -3,
      ]),
      grey,
      { round: 2, rim: 0.6 },
    )
    fill(box(x - 7.6 + way * 0.6, -2.2, 15.2, 1.9, 0.8), ink.dark, 0.6)
    form(limb([x - 6, -11, 1, x, -10.2, 1.1, x + 6, -11, 1]), stripe, { rim: 0.3, sink: 0 })
    if (isHolding && way > 0) continue
    form(limb([way * 16, -71, 5.6, way * 21, -58, 5.4, way * 21.6, -45, 4.6]), suit, { round: 2.6, rim: 0.9 })
    paintFolds(brush, suit, [
      [way * 20, -60, 4.6],
      [way * 21, -56, 4.6],
      [way * 21.4, -51, 4.2],
    ])
    form(limb([way * 21.4, -44.6, 4, way * 21.2, -39, 4, way * 19.6, -34.6, 2.6]), grey, { round: 1.6, rim: 0.6 })
    form(limb([way * 17.2, -47.6, 0.9, way * 21.6, -46.4, 1, way * 26, -47.6, 0.9]), stripe, { rim: 0.2, sink: 0 })
  }
}

function paintTrunk(brush: Brush): void {
  const suit = stuffOf(brush, 'china')
  brush.form(
    blob([-15, -74, 0, -76.6, 15, -74, 18, -62, 15.6, -46, 14.6, -36, 0, -33.6, -14.6, -36, -15.6, -46, -18, -62]),
    suit,
    { round: 5, rim: 1, sink: 0.25 },
  )
  paintFolds(brush, suit, [
    [-6, -38, 7],
    [7, -38, 7],
    [0, -42, 11],
  ])
}

/** A helmet's shell around a point, half as wide as told. */
function paintHelmet(brush: Brush, x: number, y: number, half: number): void {
  const { ball, form, spot, side, inside } = brush
  const suit = stuffOf(brush, 'china')
  ball(x, y, half, half * 0.98, suit)
  inside(oval(x, y, half, half * 0.98), () =>
    spot(x + side * half * 0.5, y - half * 0.5, half * 0.6, half * 0.5, suit.rim, 0.6),
  )
  for (const way of [-1, 1])
    form(box(x + way * half * 0.95 - 1.5, y - 3, 3, 6.6, 1.3), stuffOf(brush, 'steel'), { rim: 0.4 })
}

/** From behind: the pack on its back, hoses, and either the helmet on or bare-headed with the helmet under an arm. */
function paintFromBehind(brush: Brush, isBare: boolean): void {
  const { form, fill, line, ink, ball, side, inside, spot } = brush
  const suit = stuffOf(brush, 'china')
  const grey = stuffOf(brush, 'steel')
  paintLimbs(brush, isBare)
  paintTrunk(brush)
  if (isBare) {
    form(limb([-9, -75, 2, 0, -73.6, 2.4, 9, -75, 2]), grey, { round: 1, rim: 0.5 })
    form(limb([0, -80, 3.8, 0, -74, 4.4]), stuffOf(brush, 'crumb'), { isColumn: true, rim: 0.4 })
    const head = blob([
      0, -99, 6.4, -97, 9, -91, 8.4, -84.6, 5.4, -79.4, 0, -78, -5.4, -79.4, -8.4, -84.6, -9, -91, -6.4, -97,
    ])
    form(head, stuffOf(brush, 'hide'), { round: 3, rim: 0.9 })
    inside(head, () => {
      for (let i = -4; i <= 4; i++)
        line(curve([i * 0.7, -98.6, i * 2.1, -91, i * 1.3, -79]), stuffOf(brush, 'walnut').mid, 0.4, 0.5)
    })
    for (const way of [-1, 1]) form(oval(way * 8.9, -87.4, 1.3, 2.1), stuffOf(brush, 'crumb'), { rim: 0.3 })
    paintHelmet(brush, 23.6, -54, 11)
    fill(oval(27, -54, 5, 7.4), mixInk(ink.dark, ink.accent2, 0.3))
    spot(28, -57, 2.4, 3, ink.rim, 0.8)
    form(limb([15, -70, 5.4, 27.4, -60, 4.6, 31, -50, 4, 25, -44, 3.6]), suit, { round: 2.4, rim: 0.9 })
    form(limb([25, -44, 3.4, 20, -43.6, 2.6]), grey, { round: 1.2, rim: 0.5 })
  } else {
    form(limb([-10, -74, 2, 0, -72.6, 2.4, 10, -74, 2]), grey, { round: 1, rim: 0.5 })
    paintHelmet(brush, 0, -85.6, 13)
    line(curve([-11.4, -92, 0, -95.6, 11.4, -92]), grey.mid, 0.8, 0.7)
    form(box(-3, -98.6, 6, 3.4, 1), grey, { rim: 0.4 })
  }
  const pack = blob([
    -12.6, -73, -10, -75, 10, -75, 12.6, -73, 14, -58, 13.4, -42, 11, -39.6, -11, -39.6, -13.4, -42, -14, -58,
  ])
  fill(blob([-14, -72, 14, -72, 16, -42, 12, -37, -12, -37, -16, -42]), ink.dark, 0.22)
  form(pack, dimmed(suit), { round: 3.4, rim: 0.9, sink: 0.2 })
  form(box(-10, -71, 20, 11, 1.6), suit, { round: 1.6, rim: 0.6 })
  form(box(-10, -57.6, 20, 14, 1.6), suit, { round: 1.6, rim: 0.6 })
  for (let i = 0; i < 4; i++) line(curve([-6, -68.6 + i * 2.2, 6, -68.6 + i * 2.2]), suit.deep, 0.6, 0.6)
  form(box(-8, -49, 6, 3, 0.6), stuffOf(brush, 'paint'), { rim: 0.3 })
  fill(box(1, -54.6, 6.6, 4, 0.8), ink.dark, 0.75)
  ball(5.4, -46.6, 1.4, 1.4, grey)
  for (const way of [-1, 1]) {
    line(curve([way * 11, -50, way * 17, -56, way * 16, -66, way * 10, -73]), grey.deep, 2.2)
    line(
      curve([way * 11 + side * 0.4, -50.4, way * 17 + side * 0.4, -56.4, way * 16 + side * 0.4, -66]),
      grey.rim,
      0.6,
      0.8,
    )
  }
}

/** From the front, visor down, arms down: what it looks at stands in the visor. */
function paintFromFront(brush: Brush): void {
  const { form, fill, line, ink, inside, spot, side } = brush
  const suit = stuffOf(brush, 'china')
  const grey = stuffOf(brush, 'steel')
  form(box(-16, -80, 32, 38, 5), dimmed(grey), { round: 3, rim: 0.7 })
  paintLimbs(brush)
  paintTrunk(brush)
  form(box(-8.6, -62, 17.2, 13, 2), grey, { round: 2, rim: 0.6 })
  for (const [x, stuff] of [
    [-5, stuffOf(brush, 'paint')],
    [-0.6, stuffOf(brush, 'straw')],
    [3.8, stuffOf(brush, 'blueprint')],
  ] as const)
    fill(oval(x, -58.6, 1.2), stuff.lit)
  fill(box(-6, -55, 12, 3.2, 1), ink.dark, 0.8)
  for (const x of [-11, 11]) line(curve([x * 0.7, -56, x * 1.2, -62, x, -72]), grey.deep, 1.7)
  form(limb([-15, -41, 1.2, 0, -38.6, 1.4, 15, -41, 1.2]), grey, { rim: 0.4, sink: 0 })
  form(limb([-10, -74, 2, 0, -72.4, 2.4, 10, -74, 2]), grey, { round: 1, rim: 0.5 })
  paintHelmet(brush, 0, -85.6, 13.4)
  const visor = blob([0, -94.6, 7.6, -92.6, 10, -86, 8, -79, 0, -77, -8, -79, -10, -86, -7.6, -92.6])
  fill(visor, mixInk(ink.dark, ink.accent2, 0.25))
  inside(visor, () => {
    spot(0, -77.6, 12, 8, ink.glow, 0.8)
    fill(blob([-12, -81, -5, -83.4, 0, -81.6, 6, -84, 12, -81, 12, -75, -12, -75]), ink.dark, 0.7)
    spot(side * 4.4, -90, 5, 4.4, ink.rim, 0.85)
  })
  line(visor, suit.deep, 1)
  line(visor, suit.rim, 0.35)
}

function paintAstronaut(brush: Brush, random: () => number): void {
  brush.contact(0, 23)
  const view = random()
  if (view < 0.25) paintFromFront(brush)
  else paintFromBehind(brush, view > 0.7)
}

export const ASTRONAUT_THINGS: readonly Thing[] = [
  sketch({
    name: 'astronaut',
    words: ['astronauts', 'cosmonaut', 'cosmonauts', 'spaceman', 'spacesuit', 'space suit', 'moonwalk'],
    metres: 1.9,
    aspect: 0.6,
    where: 'ground',
    places: ['space', 'planet', 'sky'],
    paint: paintAstronaut,
  }),
]
