import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { box, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

const OPENING = () => box(-14, -90, 28, 66, 2)
const PANES = () => [box(-40, -80, 16, 24, 2), box(24, -80, 16, 24, 2)]

/** The side of a carriage on its wheels: the door stands open and lit, rails to hold on to, steps down to the platform. */
function paintTrainDoor(brush: Brush, random: () => number): void {
  const { contact, form, fill, fade, inside, line, spot, grain, ink } = brush
  const paint = stuffOf(brush, 'bottle')
  const iron = stuffOf(brush, 'iron')
  const brass = stuffOf(brush, 'brass')
  const wood = stuffOf(brush, 'oak')
  contact(0, 44)
  form(box(-44, -22, 88, 5), iron, { rim: 0.5 })
  for (const x of [-30, 30]) {
    form(oval(x, -9.4, 9.4, 9.4), iron, { round: 1.4, rim: 0.8 })
    form(oval(x, -9.4, 6.4, 6.4), dimmed(iron), { round: 1, rim: 0.3 })
    form(oval(x, -9.4, 2, 2), iron, { rim: 0.5 })
  }
  form(box(-45, -96, 90, 76, 2), paint, { round: 4, rim: 0.8, sink: 0.2 })
  form(box(-46, -100, 92, 6, 2.6), dimmed(iron), { round: 1.6, rim: 0.9 })
  for (const y of [-52, -28]) line(curve([-45, y, 0, y, 45, y]), brass.mid, 0.9)
  for (const pane of PANES()) {
    fade(pane, mixInk(ink.glow, ink.rim, 0.2), mixInk(ink.glow, ink.dark, 0.35))
    line(pane, brass.mid, 1.3)
    const [left, top, right] = pane.getBounds()
    // Curtains drawn to the sides.
    for (const [x, way] of [
      [left, 1],
      [right, -1],
    ] as const)
      fill(polygon([x, top, x + way * 5, top, x + way * 2.4, top + 24, x, top + 24]), stuffOf(brush, 'velvet').mid, 0.9)
  }
  const opening = OPENING()
  fade(opening, mixInk(ink.glow, ink.rim, 0.45), mixInk(ink.glow, ink.dark, 0.4))
  inside(opening, () => {
    // The wall of the corridor and a lamp on it.
    fill(box(2, -92, 14, 70), wood.shade, 0.55)
    form(box(-14, -30, 28, 6), dimmed(wood), { rim: 0.4 })
    line(curve([2, -92, 2, -24]), wood.deep, 0.8)
    form(oval(-4, -80, 3, 3.6), brass, { rim: 0.4 })
    spot(-4, -78, 14, 16, ink.rim, 0.7)
  })
  line(opening, paint.deep, 1.6)
  // The leaf, swung out.
  const leaf = polygon([-15, -91, -25, -94, -25, -20, -15, -23])
  form(leaf, paint, { round: 1, rim: 1 })
  grain(leaf, paint.deep, random, { count: 14, length: 12, turn: Math.PI / 2, width: 0.3, alpha: 0.4 })
  fade(polygon([-17, -84, -23, -86, -23, -60, -17, -59]), mixInk(ink.accent2, ink.rim, 0.3), ink.dark)
  form(box(-18.4, -50, 2, 5, 1), brass, { rim: 0.3 })
  for (const x of [18, 19.6]) line(curve([x, -72, x + 0.4, -50, x, -28]), x === 18 ? brass.shade : brass.rim, 0.9)
  for (const [y, half] of [
    [-19, 14],
    [-11.4, 15.4],
    [-4, 17],
  ] as const) {
    fill(box(-half, y + 2, half * 2, 4), ink.dark, 0.7)
    form(box(-half, y, half * 2, 3, 0.5), iron, { round: 0.6, rim: 1 })
    line(curve([-half + 1, y + 0.9, half - 1, y + 0.9]), mixInk(ink.glow, iron.rim, 0.4), 0.6, 0.8)
  }
  for (const x of [-16, 16]) form(limb([x * 0.86, -20, 0.8, x * 1.05, -2, 0.8]), iron, { rim: 0.4 })
}

export const TRAIN_DOOR_THINGS: readonly Thing[] = [
  sketch({
    name: 'train door',
    words: [
      'train doors',
      'open train door',
      'carriage door',
      'carriage doors',
      'door of the train',
      'doors of the train',
      'train step',
      'train steps',
      'step of the train',
      'steps of the train',
      'carriage step',
      'carriage steps',
      'door of the carriage',
      'steps of the carriage',
      'train conductor',
    ],
    metres: 3.3,
    aspect: 0.92,
    where: 'ground',
    places: ['station'],
    paint: paintTrainDoor,
    shine: ({ fill, ink }) => {
      fill(box(-13, -89, 14, 58, 1), ink.glow, 0.5)
      for (const pane of PANES()) fill(pane, ink.glow, 0.3)
    },
  }),
]
