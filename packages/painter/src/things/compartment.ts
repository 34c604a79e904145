import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

const PANE = () => box(-22, -82, 44, 44, 3)

function paintCompartment(brush: Brush, random: () => number): void {
  const { form, fill, fade, inside, ink, line, spot, ball, grain, burn, side, crease } = brush
  const wood = stuffOf(brush, 'walnut')
  const oak = stuffOf(brush, 'oak')
  const brass = stuffOf(brush, 'brass')
  const plush = stuffOf(brush, 'bottle')
  form(box(-42, -100, 84, 100, 1), oak, { round: 4, rim: 0.6, sink: 0.25 })
  grain(box(-42, -100, 84, 100), oak.deep, random, { count: 80, length: 20, turn: Math.PI / 2, width: 0.3, alpha: 0.3 })
  for (const x of [-41, 26]) {
    for (const [y, tall] of [
      [-90, 30],
      [-57, 20],
    ] as const) {
      fill(box(x, y, 15, tall, 1), oak.deep, 0.7)
      form(box(x + 1, y + 1, 13, tall - 2, 1), oak, { round: 1.4, rim: 0.4 })
    }
  }
  // The window and the land that goes by.
  form(box(-26, -86, 52, 52, 4), wood, { round: 2, rim: 0.8 })
  const pane = PANE()
  fade(pane, mixInk(ink.accent2, ink.lit, 0.35), mixInk(ink.glow, ink.rim, 0.3))
  inside(pane, () => {
    spot(8, -55, 30, 22, ink.glow, 0.9)
    fill(oval(9, -56, 4), ink.rim)
    const far = mixInk(ink.accent2, ink.shade, 0.5)
    fill(blob([-24, -52, -14, -61, -6, -55, 4, -50, 14, -58, 24, -53, 24, -36, -24, -36]), far, 0.85)
    fill(blob([-24, -47, -10, -50, 4, -46, 24, -50, 24, -36, -24, -36]), mixInk(stuffOf(brush, 'bottle').mid, far, 0.4))
    fill(blob([-24, -43, -4, -45, 24, -42, 24, -36, -24, -36]), stuffOf(brush, 'bottle').shade)
    for (const [x, y, size] of [
      [-16, -46, 3],
      [-11, -45, 2.2],
      [17, -45, 3.4],
    ] as const)
      fill(oval(x, y - size, size, size * 1.1), mixInk(ink.dark, stuffOf(brush, 'bottle').shade, 0.5))
    // A pole and its wires, blurred by the speed.
    for (const y of [-74, -70]) line(curve([-24, y, -4, y + 3.4, 24, y - 1]), ink.dark, 0.4, 0.7)
    fill(box(-6.4, -80, 1.3, 44), ink.dark, 0.8)
    fill(box(-9, -76, 6.4, 1), ink.dark, 0.8)
    for (let i = 0; i < 7; i++) {
      const y = -43 + random() * 6
      line(curve([-24 + random() * 20, y, 6 + random() * 18, y]), ink.rim, 0.3, 0.5)
    }
    fill(polygon([-22, -82, -4, -82, -22, -54]), ink.rim, 0.14)
    brush.crescent(pane, 0, 1.4, ink.dark, 0.4)
  })
  line(pane, wood.deep, 0.8)
  line(curve([-22, -69, 22, -69]), brass.mid, 0.9)
  for (const way of [-1, 1]) {
    const drawn = blob([
      way * 28,
      -88,
      way * 28,
      -88,
      way * 17,
      -88,
      way * 17,
      -88,
      way * 18,
      -70,
      way * 22,
      -58,
      way * 22,
      -46,
      way * 23,
      -36,
      way * 23,
      -36,
      way * 29,
      -36,
      way * 29,
      -36,
    ])
    form(drawn, stuffOf(brush, 'velvet'), { round: 2, rim: 0.5 })
    for (const x of [19.6, 22.6, 25.8])
      crease([way * x, -87, 0.2, way * (x + 1.6), -62, 0.6, way * (x + 1), -38, 0.3], stuffOf(brush, 'velvet'), 0.6)
  }
  form(limb([-30, -88, 0.8, 30, -88, 0.8]), brass, { rim: 0.4 })
  // Rack above with a suitcase, lamp between.
  for (const way of [-1, 1]) {
    form(limb([way * 41, -91, 0.9, way * 28, -92, 0.9]), brass, { rim: 0.3 })
    for (let i = 0; i < 5; i++) line(curve([way * (40 - i * 2.6), -91.2, way * (39 - i * 2.6), -95]), brass.mid, 0.4)
  }
  form(box(-41, -99, 13, 7.6, 1), stuffOf(brush, 'leather'), { round: 1.4, rim: 0.5 })
  burn(oval(0, -93, 4.6, 2.6), 0.6)
  spot(0, -92, 16, 8, ink.glow, 0.6)
  // Table under the window, a cup on it.
  form(polygon([-16, -33, 16, -33, 20, -29, -20, -29]), wood, { round: 0.6, rim: 0.4, sink: 0 })
  form(box(-20, -29, 40, 2.6, 0.8), wood, { round: 0.8, rim: 0.6 })
  form(polygon([-2, -26.6, 2, -26.6, 3, -6, -3, -6]), dimmed(wood), { isColumn: true, rim: 0.3 })
  const china = stuffOf(brush, 'china')
  form(without(oval(9.4, -34.6, 2.4, 2), oval(9.4, -34.6, 1.4, 1.1)), china, { rim: 0.2 })
  form(blob([3, -37.4, 3, -37.4, 3.6, -33, 5, -31.4, 7, -31.4, 8.4, -33, 9, -37.4, 9, -37.4]), china, {
    isColumn: true,
    rim: 0.3,
  })
  // Facing seats, seen along their ends.
  form(polygon([-42, -9, 42, -9, 42, 0, -42, 0]), dimmed(wood), { round: 0, rim: 0, sink: 0.3 })
  for (const way of [-1, 1]) {
    const back = blob([
      way * 42,
      -64,
      way * 42,
      -64,
      way * 33,
      -65,
      way * 30,
      -62,
      way * 29,
      -36,
      way * 27,
      -20,
      way * 27,
      -20,
      way * 42,
      -20,
      way * 42,
      -20,
    ])
    form(back, plush, { round: 3.4, rim: 0.9, sink: 0.2 })
    inside(back, () => {
      for (const y of [-54, -44, -34])
        for (const x of [33, 39]) {
          fill(oval(way * x, y, 0.9), plush.deep)
          crease([way * x - 3, y - 3, 0.15, way * x, y, 0.4, way * x + 3, y - 3, 0.15], plush, 0.45)
        }
    })
    form(
      blob([way * 42, -66, way * 42, -66, way * 31, -67, way * 29.6, -63, way * 30, -58, way * 42, -57, way * 42, -57]),
      stuffOf(brush, 'linen'),
      { round: 1.4, rim: 0.5 },
    )
    const cushion = blob([
      way * 42,
      -24,
      way * 42,
      -24,
      way * 18,
      -24,
      way * 13,
      -21,
      way * 13,
      -15,
      way * 16,
      -12,
      way * 42,
      -11,
      way * 42,
      -11,
    ])
    form(cushion, plush, { round: 3, rim: 0.9, sink: 0.3 })
    fill(oval(way * (26 + side), -22, 8, 1.4), plush.rim, 0.4)
    form(polygon([way * 42, -11.4, way * 17, -11.4, way * 18, -2, way * 42, 0]), wood, { round: 1.4, rim: 0.5 })
    form(limb([way * 42, -36, 1.7, way * 24, -35, 1.7, way * 22, -32, 1.4, way * 22, -24, 1.2]), wood, {
      round: 0.8,
      rim: 0.5,
    })
    ball(way * 22.4, -34.6, 1.6, 1.6, brass, 0)
  }
  spot(0, -4, 20, 4, ink.glow, 0.35)
}

export const COMPARTMENT_THINGS: readonly Thing[] = [
  sketch({
    name: 'compartment',
    words: [
      'compartments',
      'train window',
      'train windows',
      'train seat',
      'train seats',
      'train carriage',
      'train compartment',
      'train corridor',
      'railway carriage',
      'carriage window',
      'bus window',
      'sleeping car',
      'dining car',
    ],
    metres: 2.3,
    aspect: 0.84,
    where: 'ground',
    places: ['corridor'],
    paint: paintCompartment,
    shine: ({ burn, fill, ink }) => {
      burn(oval(0, -93, 4.6, 2.6), 0.6)
      fill(PANE(), ink.glow, 0.04)
    },
  }),
]
