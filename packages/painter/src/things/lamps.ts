import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon } from './shapes.ts'
import { paintOilLamp, shineOilLamp } from './oil-lamp.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

const SHADE = () => polygon([-13, -98, 13, -98, 25, -58, -25, -58])

/** A turned foot of china under a pleated shade. */
function paintTableLamp(brush: Brush): void {
  const { contact, form, fill, inside, line, ink, spot, side } = brush
  const china = stuffOf(brush, 'blueprint')
  const brass = stuffOf(brush, 'brass')
  contact(0, 20)
  form(box(-15, -4.4, 30, 4.4, 1.6), brass, { round: 1, rim: 0.6 })
  const foot = blob([
    -7, -4, -7, -4, -14, -13, -17, -25, -13, -37, -5, -45, -4, -50, -4, -50, 4, -50, 4, -50, 5, -45, 13, -37, 17, -25,
    14, -13, 7, -4, 7, -4,
  ])
  form(foot, china, { round: 6, rim: 1, sink: 0.25 })
  inside(foot, () => {
    spot(side * 8, -30, 5, 11, ink.rim, 0.6)
    spot(0, -48, 16, 10, ink.glow, 0.6)
    line(curve([-18, -21, 0, -18, 18, -21]), brass.mid, 0.9, 0.8)
    line(curve([-18, -24, 0, -21, 18, -24]), brass.mid, 0.4, 0.8)
  })
  form(box(-3.4, -56, 6.8, 7, 1), brass, { isColumn: true, rim: 0.4 })
  line(curve([9, -57, 9.4, -50, 9, -44]), brass.mid, 0.5)
  fill(oval(9, -43.4, 1.2), brass.lit)
  const shade = SHADE()
  form(shade, stuffOf(brush, 'linen'), { round: 3, rim: 0.8, sink: 0 })
  inside(shade, () => {
    spot(0, -68, 30, 36, ink.glow, 0.95)
    spot(0, -66, 14, 18, ink.rim, 0.6)
    for (let i = -9; i <= 9; i++) line(curve([i * 1.4, -98, i * 2.7, -58]), mixInk(ink.glow, ink.accent, 0.5), 0.5, 0.4)
  })
  for (const [y, half] of [
    [-97.6, 13],
    [-58.6, 24.8],
  ] as const)
    form(limb([-half, y, 0.8, 0, y + 0.7, 0.9, half, y, 0.8]), stuffOf(brush, 'velvet'), { round: 0.3, rim: 0.3 })
}

const PANES = () => box(-15, -66, 30, 50, 0.8)
const FLICKER = () => blob([0, -36, 3.4, -40, 2.6, -46, 0.6, -55, 0.6, -55, -2.4, -46, -3.4, -40])

/** Four panes in iron, a candle in them. */
function paintCandleLantern(brush: Brush): void {
  const { contact, form, fill, inside, line, ink, spot, burn, side } = brush
  const iron = stuffOf(brush, 'iron')
  const copper = dimmed(stuffOf(brush, 'copper'))
  contact(0, 22)
  line(oval(0, -91, 8, 8.4), iron.mid, 1.4)
  for (const x of [-17, 17]) form(box(x - 3, -4, 6, 4, 1), copper, { rim: 0.4 })
  form(polygon([-21, -15, 21, -15, 23, -3.4, -23, -3.4]), copper, { round: 1.6, rim: 0.8, sink: 0.2 })
  const panes = PANES()
  fill(panes, mixInk(ink.dark, ink.glow, 0.35), 0.94)
  inside(panes, () => {
    spot(0, -44, 22, 30, ink.glow, 0.95)
    form(box(-5, -36, 10, 22, 1), stuffOf(brush, 'flour'), { isColumn: true, rim: 0.5 })
    spot(0, -36, 9, 9, ink.glow, 0.7)
    burn(FLICKER(), 0.8)
    fill(polygon([side * -14, -66, side * -7, -66, side * -13, -16, side * -14, -16]), ink.rim, 0.25)
  })
  for (const x of [-15, 15]) form(box(x - 1.5, -67, 3, 52, 0.6), copper, { round: 0.7, rim: 0.5 })
  for (const y of [-66, -40, -15.6]) form(box(-16, y - 0.8, 32, 1.6, 0.4), copper, { rim: 0.3, round: 0.3 })
  form(polygon([-21, -66, 21, -66, 9, -79, -9, -79]), copper, { round: 2, rim: 0.8 })
  for (const x of [-4.4, 0, 4.4]) line(curve([x, -78, x * 2.6, -67]), copper.deep, 0.6, 0.6)
  form(polygon([-7, -79, 7, -79, 5, -85.6, -5, -85.6]), copper, { isColumn: true, rim: 0.5 })
}

const KINDS = [
  { paint: paintOilLamp, shine: shineOilLamp },
  {
    paint: paintTableLamp,
    shine: ({ inside, spot, ink }: Brush) => inside(SHADE(), () => spot(0, -68, 28, 34, ink.glow, 0.55)),
  },
  {
    paint: paintCandleLantern,
    shine: ({ inside, spot, burn, ink }: Brush) => {
      inside(PANES(), () => spot(0, -44, 18, 24, ink.glow, 0.6))
      burn(FLICKER(), 0.8)
    },
  },
] as const

/** Which lamp a video has; drawing and shining ask the same stream. */
const kindOf = (random: () => number) => KINDS[Math.floor(random() * KINDS.length)]!

export const LAMP_THINGS: readonly Thing[] = [
  sketch({
    name: 'lamp',
    words: ['lamps', 'lamplight'],
    metres: 0.42,
    aspect: 0.52,
    where: 'hand',
    places: ['room', 'library', 'corridor'],
    paint: (brush, random) => kindOf(random).paint(brush),
    shine: (brush, random) => kindOf(random).shine(brush),
  }),
  sketch({
    name: 'oil lamp',
    words: ['oil lamps', 'paraffin lamp', 'kerosene lamp', 'hurricane lamp'],
    metres: 0.42,
    aspect: 0.52,
    where: 'hand',
    places: ['room', 'library', 'corridor'],
    paint: paintOilLamp,
    shine: shineOilLamp,
  }),
  sketch({
    name: 'table lamp',
    words: ['table lamps', 'desk lamp', 'desk lamps', 'bedside lamp', 'bedside lamps', 'reading lamp'],
    metres: 0.42,
    aspect: 0.52,
    where: 'hand',
    places: ['room', 'library'],
    paint: paintTableLamp,
    shine: KINDS[1].shine,
  }),
]
