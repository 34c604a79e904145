import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

const CANDLES = [-26, -9, 9, 26] as const
const flameAt = (x: number, y: number) =>
  blob([x, y, x + 2.6, y - 3, x + 1.6, y - 7, x, y - 11, x, y - 11, x - 1.6, y - 7, x - 2.6, y - 3])

function paintCake(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, line, ball, burn, spot, side } = brush
  const china = stuffOf(brush, 'china')
  const cream = stuffOf(brush, 'flour')
  const crumb = stuffOf(brush, 'crust')
  contact(0, 58)
  form(oval(0, -5, 62, 6), china, { round: 2, rim: 0.9 })
  form(oval(0, -7, 54, 4.4), china, { round: 1, rim: 0.3, sink: 0 })
  const tier = blob([-48, -46, -48, -46, -48, -12, -30, -5, 0, -3, 30, -5, 48, -12, 48, -46, 48, -46])
  form(tier, crumb, { isColumn: true, round: 6, rim: 0.9 })
  inside(tier, () => {
    line(curve([-50, -27, -30, -20.6, 0, -18.6, 30, -20.6, 50, -27]), cream.mid, 4)
    line(curve([-50, -29.4, -30, -23, 0, -21, 30, -23, 50, -29.4]), stuffOf(brush, 'paint').mid, 1.6)
    for (let i = 0; i < 60; i++) fill(oval((random() - 0.5) * 96, -8 - random() * 36, 0.8, 0.6), crumb.deep, 0.5)
  })
  // Icing that has run down a little.
  const icing = blob([
    -50, -50, -49, -38, -45, -33, -41, -39, -36, -40, -31, -28, -26, -29, -23, -37, -15, -36, -11, -27, -5, -27, -1,
    -36, 7, -36, 11, -30, 16, -30, 20, -37, 27, -37, 31, -27, 36, -28, 40, -39, 45, -35, 50, -44, 50, -52, 0, -60,
  ])
  form(icing, cream, { round: 2.4, rim: 0.9 })
  const top = oval(0, -51, 50, 10)
  form(top, cream, { round: 2, rim: 0.8, sink: 0, depth: 0.7 })
  for (let i = 0; i < 15; i++) {
    const turn = (i / 15) * Math.PI * 2
    const [x, y] = [Math.cos(turn) * 43, -51 + Math.sin(turn) * 7.4]
    if (i % 2) ball(x, y - 2, 3.4, 3.2, stuffOf(brush, 'paint'))
    else ball(x, y - 1.6, 3.8, 3, cream, 0.3)
  }
  for (const [i, x] of CANDLES.entries()) {
    const y = -50 + (Math.abs(x) < 15 ? 2.6 : -1)
    const stuff = i % 2 ? stuffOf(brush, 'blueprint') : stuffOf(brush, 'paint')
    form(box(x - 2, y - 30, 4, 31, 0.8), stuff, { isColumn: true, round: 0.8, rim: 0.5 })
    for (let k = 0; k < 5; k++) line(curve([x - 2, y - 3 - k * 6, x + 2, y - 6 - k * 6]), cream.lit, 1.1, 0.9)
    line(curve([x, y - 30, x, y - 33]), ink.dark, 0.6)
    spot(x, y - 37, 13, 14, ink.glow, 0.55)
    burn(flameAt(x, y - 32), 0.6)
    spot(x, y - 28, 4, 3, ink.glow, 0.8)
  }
  spot(side * 10, -54, 40, 8, ink.glow, 0.35)
}

const TUMBLER = () => polygon([-27, -97, 27, -97, 22, -3, 19, 0, -19, 0, -22, -3])

function paintGlass(brush: Brush): void {
  const { contact, form, fill, fade, inside, ink, line, spot, side, stroke } = brush
  contact(0, 26)
  const glass = TUMBLER()
  fill(glass, mixInk(ink.shade, ink.lit, 0.5), 0.3)
  inside(glass, () => {
    const water = polygon([-27, -70, 27, -70, 22, -4, -22, -4])
    fade(water, mixInk(ink.accent2, ink.lit, 0.6), mixInk(ink.accent2, ink.rim, 0.35), 0.75, 0.8)
    spot(-side * 8, -16, 18, 16, ink.rim, 0.75)
    spot(side * 14, -46, 6, 30, ink.dark, 0.2)
    for (const [x, y, size] of [
      [-8, -30, 1.4],
      [4, -44, 1],
      [-3, -56, 1.7],
      [11, -26, 1.1],
      [7, -62, 1.3],
    ] as const) {
      line(oval(x, y, size), ink.rim, 0.5, 0.8)
      fill(oval(x - 0.4, y - 0.4, size * 0.3), ink.rim)
    }
    fill(box(-30, -5, 60, 6), mixInk(ink.lit, ink.rim, 0.5), 0.55)
  })
  form(
    oval(0, -70, 25.4, 4.4),
    { lit: ink.rim, mid: ink.lit, shade: mixInk(ink.accent2, ink.lit, 0.5), deep: ink.shade, rim: ink.rim },
    { round: 0.8, rim: 0.4, sink: 0 },
  )
  line(glass, ink.rim, 1, 0.7)
  line(oval(0, -97, 27, 3.4), ink.rim, 1.1, 0.9)
  stroke([side * 23, -90, 0.5, side * 21.4, -50, 1.5, side * 19, -12, 0.5], ink.rim, 0.9)
  stroke([-side * 22, -84, 0.4, -side * 20.6, -56, 0.7, -side * 19, -34, 0.3], ink.rim, 0.6)
}

const PANE = (way: number) => polygon([way * 1.4, -88, way * 24, -88, way * 24, -9, way * 1.4, -9])

function paintFrenchWindow(brush: Brush, hasMoon = false): void {
  const { contact, form, fill, fade, inside, ink, line, spot, crease, context } = brush
  const frame = stuffOf(brush, 'flour')
  const cloth = stuffOf(brush, 'china')
  contact(0, 34)
  form(box(-31, -97, 62, 97, 0.8), frame, { round: 2, rim: 0.8 })
  // The sky beyond: last light low down, stars above, a rail and far hills.
  const view = box(-26, -92, 52, 88)
  fade(view, mixInk(ink.accent2, ink.dark, 0.55), mixInk(ink.glow, ink.accent, 0.35))
  inside(view, () => {
    spot(6, -22, 34, 30, ink.glow, hasMoon ? 0.3 : 0.8)
    if (hasMoon) paintMoonOutside(brush)
    fill(blob([-28, -24, -14, -31, -2, -25, 12, -33, 28, -26, 28, -4, -28, -4]), mixInk(ink.dark, ink.accent2, 0.45))
    fill(blob([-28, -17, -8, -20, 10, -16, 28, -20, 28, -4, -28, -4]), mixInk(ink.dark, ink.accent2, 0.2))
    for (let x = -26; x <= 26; x += 4) line(curve([x, -18, x, -4]), ink.dark, 0.9)
    line(curve([-27, -18, 27, -18]), ink.dark, 1.4)
  })
  // Two leaves: one shut, one swung in.
  const leaf = (way: number) => {
    const pane = PANE(way)
    inside(pane, () => fill(polygon([way * 1, -88, way * 14, -88, way * 1, -40]), ink.rim, 0.14))
    line(pane, frame.mid, 2.4)
    line(pane, frame.rim, 0.6, 0.7)
    for (const y of [-66, -44, -24]) line(curve([way * 1.4, y, way * 24, y]), frame.mid, 1.5)
    line(curve([way * 12.7, -88, way * 12.7, -9]), frame.mid, 1.5)
    form(polygon([way * 0.4, -12, way * 25, -12, way * 25, -3, way * 0.4, -3]), frame, { round: 1, rim: 0.5 })
  }
  leaf(1)
  context.save()
  context.translate(-26, 0)
  context.transform(0.56, 0.07, 0, 1, 0, 0)
  context.translate(26, 0)
  leaf(-1)
  context.restore()
  form(limb([-38, -96.4, 1, 38, -96.4, 1]), stuffOf(brush, 'brass'), { rim: 0.5 })
  for (const x of [-38, 38]) brush.ball(x, -96.4, 2, 2, stuffOf(brush, 'brass'), 0.3)
  // One curtain hangs; the wind is in the other.
  const still = blob([
    20, -96, 20, -96, 37, -96, 37, -96, 36, -60, 38, -30, 37, -1, 37, -1, 24, -2, 24, -2, 26, -40, 23, -70,
  ])
  form(still, cloth, { round: 3, rim: 0.8, sink: 0.2 })
  for (const x of [25, 28.6, 32.4]) crease([x, -94, 0.2, x + 1.6, -50, 0.8, x + 1, -4, 0.4], cloth, 0.45)
  const blown = blob([
    -37, -96, -37, -96, -18, -96, -18, -96, -14, -76, -2, -56, 12, -40, 22, -30, 22, -30, 10, -24, -2, -22, -18, -12,
    -30, -6, -30, -6, -36, -40, -36, -70,
  ])
  form(blown, cloth, { round: 4, rim: 1, sink: 0.15 })
  inside(blown, () => {
    for (const [x, dx] of [
      [-33, 2],
      [-29, 14],
      [-25, 26],
      [-21, 38],
    ] as const)
      crease([x, -95, 0.2, x + dx * 0.3, -66, 1, x + dx, -22, 0.5], cloth, 0.5)
    spot(-8, -44, 20, 22, ink.glow, 0.25)
  })
}

/** So near that it fills half of the window. */
function paintMoonOutside({ fill, inside, spot, tone }: Brush): void {
  const pale = tone(1, 'rim', 0.6)
  spot(5, -62, 34, 34, pale.rim, 0.45)
  const disc = oval(5, -62, 21)
  fill(disc, pale.rim)
  inside(disc, () => {
    for (const [x, y, wide, tall] of [
      [-2, -70, 8, 5.4],
      [9, -72, 5, 4],
      [13, -61, 5.4, 6],
      [0, -57, 6.4, 4],
      [10, -50, 3.4, 2.6],
      [-8, -61, 3, 5],
    ] as const) {
      spot(x, y, wide * 1.2, tall * 1.2, pale.shade, 0.5)
      fill(oval(x, y, wide * 0.7, tall * 0.66, 0.4), pale.shade, 0.22)
    }
  })
}

export const TABLE_THINGS: readonly Thing[] = [
  sketch({
    name: 'cake',
    words: ['cakes', 'birthday cake', 'birthday', 'birthdays', 'birthday candles'],
    metres: 0.19,
    aspect: 1.28,
    where: 'ground',
    places: ['room'],
    paint: paintCake,
    shine: ({ burn }) => {
      for (const x of CANDLES) burn(flameAt(x, -82 + (Math.abs(x) < 15 ? 2.6 : -1)), 0.6)
    },
  }),
  sketch({
    name: 'drinking glass',
    words: ['glass of water', 'glass of milk', 'glass of wine', 'water glass', 'milk', 'juice', 'lemonade', 'tumbler'],
    metres: 0.14,
    aspect: 0.6,
    where: 'hand',
    places: ['room'],
    paint: paintGlass,
  }),
  sketch({
    name: 'open window',
    words: [
      'curtain',
      'curtains',
      'draw the curtain',
      'draw the curtains',
      'drew the curtains',
      'balcony door',
      'french window',
    ],
    metres: 2.5,
    aspect: 0.8,
    where: 'ground',
    places: ['room'],
    paint: (brush) => paintFrenchWindow(brush),
  }),
  sketch({
    name: 'moonlit window',
    words: ['moon in the window', 'moon at the window', 'moon through the window', 'moon outside the window'],
    metres: 2.5,
    aspect: 0.8,
    where: 'ground',
    places: ['room'],
    paint: (brush) => paintFrenchWindow(brush, true),
  }),
]
