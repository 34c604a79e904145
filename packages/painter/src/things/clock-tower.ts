import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, polygon, symmetric } from './shapes.ts'
import { sketch } from './sketch.ts'
import { paintDial, paintMasonry, paintTiles } from './textures.ts'

/** The middle of the dial, in hundredths of the height from the ground. */
const DIAL_Y = -62

function paintClockTower(brush: Brush, random: () => number, told?: number): void {
  const { tone, form, contact, fill, ink, mottle } = brush
  const stone = tone(0.72, 'glow', 0.12)
  const slate = tone(0.5, 'accent2', 0.4)
  const any = random() * 12
  const hour = told ?? any
  contact(0, 20)
  const shaft = symmetric([0, -78, 13, -78, 13, -78, 13.4, -40, 14.4, -8, 16.4, -5, 16.4, 0, 16.4, 0, 0, 0.4])
  form(shaft, stone, { isColumn: true, round: 4, rim: 0.9, sink: 0.2 })
  paintMasonry(brush, shaft, stone, random, { course: 2.6, stone: 4.4 })
  mottle(shaft, ink.dark, random, { count: 18, size: 4, alpha: 0.06 })
  for (const [x, y] of [
    [0, -28],
    [0, -16],
  ] as const) {
    fill(blob([x - 2, y, x - 2, y, x - 2, y - 6, x, y - 8, x + 2, y - 6, x + 2, y, x + 2, y]), ink.dark)
  }
  fill(blob([-4, 0, -4, 0, -4, -7, 0, -10, 4, -7, 4, 0, 4, 0]), ink.dark, 0.9)
  for (const y of [-78, -46, -40]) form(box(-15.4, y - 1.6, 30.8, 2.2), stone, { round: 0.6, rim: 0.5 })
  form(blob([-12.6, -62, -9, -71, 0, -74.6, 9, -71, 12.6, -62, 9, -53, 0, -49.4, -9, -53]), tone(0.4), {
    round: 1.4,
    rim: 0.6,
  })
  paintDial(brush, 0, DIAL_Y, 11, hour / 12, hour % 1)
  const roof = polygon([-17, -79, 17, -79, 5, -92, 0, -99.6, -5, -92])
  form(roof, slate, { round: 3, rim: 0.9, sink: 0.1 })
  paintTiles(brush, roof, slate, random, { row: 1.7, tile: 2.4 })
  brush.stroke([0, -99, 0.4, 0, -100, 0.3], ink.dark)
}

export const CLOCK_TOWER_THINGS: readonly Thing[] = [
  sketch({
    name: 'clock tower',
    words: [
      'clock towers',
      'bell tower',
      'village clock',
      'town clock',
      'church clock',
      'tower clock',
      'station clock tower',
    ],
    metres: 16,
    aspect: 0.36,
    where: 'ground',
    places: ['village', 'street', 'skyline'],
    paint: paintClockTower,
  }),
]
