import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

const SHADE = () => polygon([-41, -95, -25, -95, -18, -82, -48, -82])

function paintDesk(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, grain, line, ink, spot, ball, crease, burn, stroke } = brush
  const oak = stuffOf(brush, 'oak')
  const brass = stuffOf(brush, 'brass')
  const paper = stuffOf(brush, 'paper')
  contact(0, 68)
  // The room for the knees, then both chests of drawers and the top.
  form(box(-22, -50, 44, 46), dimmed(dimmed(oak)), { round: 6, rim: 0 })
  fill(box(-22, -52, 44, 12), ink.dark, 0.5)
  for (const x of [-62, 22]) {
    const chest = box(x, -52, 40, 50, 1)
    form(chest, oak, { round: 3, rim: 0.8, sink: 0.3 })
    grain(chest, oak.deep, random, { count: 44, length: 18, width: 0.3, alpha: 0.35 })
    for (let i = 0; i < 3; i++) {
      const y = -48 + i * 15
      fill(box(x + 3, y, 34, 13, 0.8), oak.deep, 0.75)
      form(box(x + 3.8, y + 0.8, 32.4, 11.4, 0.6), oak, { round: 1.2, rim: 0.4, sink: 0.2 })
      grain(box(x + 3.8, y + 0.8, 32.4, 11.4), oak.deep, random, { count: 14, length: 14, width: 0.3, alpha: 0.35 })
      ball(x + 20, y + 6.6, 1.9, 1.9, brass)
    }
    form(box(x - 1, -3, 42, 3), dimmed(oak), { round: 0.8, rim: 0.4 })
  }
  const top = polygon([-60, -63, 60, -63, 68, -57, -68, -57])
  form(top, oak, { round: 0.6, rim: 0.3, sink: 0 })
  inside(top, () => {
    spot(-33, -61, 34, 5, ink.glow, 0.9)
    spot(8, -60, 44, 5, ink.glow, 0.35)
  })
  form(box(-68, -57, 136, 5.4, 0.8), oak, { round: 1.4, rim: 0.8, sink: 0.25 })
  grain(box(-68, -57, 136, 5.4), oak.deep, random, { count: 30, length: 26, width: 0.3, alpha: 0.4 })
  // The lamp, its light on the wall side left to the glow.
  const green = stuffOf(brush, 'bottle')
  form(oval(-33, -61.4, 9, 2.2), brass, { round: 0.8, rim: 0.5 })
  form(limb([-33, -62, 1.4, -33, -72, 1, -33, -82, 1]), brass, { isColumn: true, rim: 0.3 })
  burn(oval(-33, -81, 8, 2.2), 0.8)
  const shade = SHADE()
  form(shade, green, { round: 3, rim: 0.8 })
  inside(shade, () => spot(-33, -82, 15, 9, ink.glow, 0.85))
  form(box(-36.4, -97.6, 6.8, 3, 0.8), brass, { rim: 0.3 })
  line(curve([-22, -81.6, -22, -74]), brass.mid, 0.4)
  ball(-22, -73.4, 0.9, 0.9, brass, 0)
  // Papers: an open sheet under the light, a pile, loose ones that hang over the edge.
  for (let i = 0; i < 9; i++)
    form(box(28 + (random() - 0.5) * 3, -64 - i * 1.5, 28, 1.9, 0.3), i % 2 ? dimmed(paper) : paper, {
      round: 0.3,
      rim: 0.2,
      depth: 0.7,
    })
  form(polygon([29, -77, 55, -77, 51, -81, 32, -81]), paper, { round: 0.4, rim: 0.2, sink: 0 })
  const sheet = polygon([-16, -62.4, 10, -62.4, 13, -58, -19, -58])
  form(sheet, paper, { round: 0.4, rim: 0.2, sink: 0 })
  inside(sheet, () => {
    for (let i = 0; i < 4; i++) line(curve([-14 - i * 0.6, -61.6 + i, 8 + i * 0.6, -61.6 + i]), ink.dark, 0.25, 0.6)
  })
  form(blob([8, -58, 8, -58, 20, -60.4, 20, -60.4, 24, -56, 24, -47, 24, -47, 10, -46, 10, -46, 11, -55]), paper, {
    round: 1.4,
    rim: 0.4,
    sink: 0.2,
  })
  for (let i = 0; i < 3; i++) line(curve([13, -54 + i * 2.4, 22, -54.6 + i * 2.4]), ink.dark, 0.3, 0.55)
  stroke([0, -60, 0.5, 8, -66, 0.6, 16, -72, 0.2], mixInk(ink.dark, ink.shade, 0.3))
  crease([-66, -54, 0.15, 0, -54, 0.2, 66, -54, 0.15], oak, 0.4)
}

export const DESK_THINGS: readonly Thing[] = [
  sketch({
    name: 'desk',
    words: ['desks', 'writing desk', 'office desk', 'bureau'],
    metres: 1.25,
    aspect: 1.38,
    where: 'ground',
    places: ['room', 'library'],
    paint: paintDesk,
    shine: ({ fill, spot, ink }) => {
      fill(oval(-33, -81, 8, 2.2), ink.glow)
      spot(-33, -84, 14, 6, ink.glow, 0.5)
      spot(-33, -61, 26, 3, ink.glow, 0.3)
    },
  }),
]
