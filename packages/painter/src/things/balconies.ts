import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { cutOut } from './cut-out.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'
import { paintMasonry } from './textures.ts'

const COLUMNS = [-24, 24]
/** Rows of the floors that the balconies stand on, hundredths. */
const FLOORS = [-76, -53, -30, -7]
const HALF_DOOR = 7.2
const DOOR_HEIGHT = 17.6

const doorOf = (x: number, floor: number) => box(x - HALF_DOOR, floor - DOOR_HEIGHT, HALF_DOOR * 2, DOOR_HEIGHT, 0.8)

/** Somebody in striped pyjamas, head thrown back to look up. */
function paintNeighbour(
  brush: Brush,
  { x, floor, tall, way, isBlue }: { x: number; floor: number; tall: number; way: number; isBlue: boolean },
): void {
  const { form, fill, inside, line } = brush
  const cloth = stuffOf(brush, isBlue ? 'china' : 'linen')
  const stripe = stuffOf(brush, isBlue ? 'blueprint' : 'velvet').mid
  const skin = stuffOf(brush, 'crumb')
  const top = floor - tall
  const body = blob([
    x - tall * 0.15,
    floor - tall * 0.76,
    x,
    floor - tall * 0.81,
    x + tall * 0.15,
    floor - tall * 0.76,
    x + tall * 0.2,
    floor - tall * 0.3,
    x + tall * 0.19,
    floor,
    x + tall * 0.19,
    floor,
    x - tall * 0.19,
    floor,
    x - tall * 0.19,
    floor,
    x - tall * 0.2,
    floor - tall * 0.3,
  ])
  form(body, cloth, { round: 0.8, rim: 0.4, sink: 0.1 })
  inside(body, () => {
    for (let at = -0.2; at <= 0.21; at += 0.062)
      line(
        curve([x + tall * at * 0.7, top, x + tall * at, floor - tall * 0.4, x + tall * at, floor]),
        stripe,
        0.42,
        0.9,
      )
  })
  // Arms down to the rail.
  for (const side of [-1, 1])
    form(
      limb([
        x + side * tall * 0.14,
        floor - tall * 0.7,
        tall * 0.06,
        x + side * tall * 0.23,
        floor - tall * 0.52,
        tall * 0.055,
        x + side * tall * 0.2,
        floor - tall * 0.36,
        tall * 0.05,
      ]),
      cloth,
      { round: 0.3, rim: 0.3, sink: 0 },
    )
  const head = oval(x - way * tall * 0.03, top + tall * 0.1, tall * 0.1, tall * 0.115, -way * 0.5)
  form(head, skin, { round: 0.5, rim: 0.4, sink: 0 })
  inside(head, () =>
    fill(oval(x - way * tall * 0.09, top + tall * 0.1, tall * 0.09, tall * 0.14), stuffOf(brush, 'hide').mid),
  )
}

/** Who stands where: column, floor and looks; one door stays empty. */
const NEIGHBOURS = [
  [0, 0, -1, 14, 1],
  [1, 0, 2, 13, -1],
  [0, 1, -3, 13.6, 1],
  [0, 1, 3.4, 9.4, 1],
  [1, 1, 0.6, 14, -1],
  [0, 2, 0, 13.4, 1],
  [1, 2, -3, 14, -1],
  [1, 2, 3.2, 12.8, -1],
  [1, 3, 0, 13.6, -1],
] as const

function paintPeople(brush: Brush): void {
  for (const [i, [column, floor, aside, tall, way]] of NEIGHBOURS.entries())
    paintNeighbour(brush, { x: COLUMNS[column]! + aside, floor: FLOORS[floor]!, tall, way, isBlue: i % 3 !== 1 })
}

function paintRail({ line, form }: Brush, x: number, floor: number, iron: ReturnType<typeof stuffOf>): void {
  for (let i = -7; i <= 7; i++) {
    const at = x + i * 1.9
    line(curve([at, floor - 6.4, at + (i % 2 ? 0.3 : -0.3), floor - 3, at, floor + 0.2]), iron.deep, 0.42)
  }
  for (const y of [-6.6, -1]) line(curve([x - 14, floor + y, x + 14, floor + y]), iron.mid, 0.6)
  form(box(x - 14.6, floor - 7.6, 29.2, 1.1, 0.5), iron, { round: 0.3, rim: 0.4, sink: 0 })
}

function paintBalconies(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, spot, fade, line, burn } = brush
  const plaster = stuffOf(brush, 'mortar')
  const stone = stuffOf(brush, 'stone')
  const iron = stuffOf(brush, 'iron')
  const green = stuffOf(brush, 'foliage')
  contact(0, 50)
  const wall = box(-46, -97, 92, 97)
  form(wall, plaster, { round: 4, rim: 0.9, sink: 0.2 })
  inside(wall, () => {
    paintMasonry(brush, box(-46, -6, 92, 8), stone, random, { course: 3, stone: 8 })
    brush.mottle(wall, plaster.shade, random, { count: 22, size: 9, alpha: 0.07 })
    for (const y of FLOORS) line(curve([-46, y + 0.4, 46, y + 0.4]), plaster.deep, 0.5, 0.35)
  })
  form(box(-48, -100, 96, 4.4, 0.6), stone, { round: 1, rim: 0.8, sink: 0 })
  for (let x = -45; x < 45; x += 4.2) fill(box(x, -95.4, 1.8, 1.6), stone.deep, 0.6)
  // A dark window between the doors on every floor, a pipe down the middle.
  for (const y of FLOORS) {
    form(box(-3.6, y - 15, 7.2, 10.6, 0.5), stone, { round: 0.6, rim: 0.4, sink: 0 })
    fill(box(-2.8, y - 14.2, 5.6, 9), mixInk(ink.dark, ink.accent2, 0.3))
    line(curve([0, y - 14, 0, y - 5.4]), stone.mid, 0.5)
  }
  for (const x of COLUMNS)
    for (const y of FLOORS) {
      spot(x, y - 9, 17, 16, ink.glow, 0.5)
      form(box(x - 8.6, y - 19, 17.2, 19, 0.8), stone, { round: 0.8, rim: 0.5, sink: 0 })
      const door = doorOf(x, y)
      burn(door, 0.3)
      inside(door, () => {
        for (const way of [-1, 1])
          fade(
            polygon([x + way * 8, y - 18, x + way * 3.6, y - 18, x + way * 5.6, y - 6, x + way * 5, y, x + way * 8, y]),
            mixInk(ink.glow, ink.accent, 0.3),
            mixInk(ink.glow, ink.accent, 0.6),
          )
      })
    }
  paintPeople(brush)
  for (const x of COLUMNS)
    for (const y of FLOORS) {
      form(polygon([x - 15, y, x + 15, y, x + 13.6, y + 2.6, x - 13.6, y + 2.6]), stone, {
        round: 0.6,
        rim: 0.6,
        sink: 0.2,
      })
      fill(polygon([x - 13, y + 2.6, x + 13, y + 2.6, x + 11, y + 6, x - 11, y + 6]), ink.dark, 0.28)
      for (const way of [-1, 1])
        form(polygon([x + way * 11, y + 2.4, x + way * 8.4, y + 2.4, x + way * 8.4, y + 5.4]), stone, { rim: 0.3 })
      paintRail(brush, x, y, iron)
      if (random() < 0.7) {
        const at = x + (random() < 0.5 ? -9 : 8)
        form(polygon([at - 2.4, y - 3, at + 2.4, y - 3, at + 1.8, y, at - 1.8, y]), stuffOf(brush, 'brick'), {
          rim: 0.3,
        })
        for (let i = 0; i < 9; i++)
          fill(oval(at + (random() - 0.5) * 5.6, y - 4 - random() * 3, 1, 0.7), i % 4 ? green.mid : ink.accent)
      }
    }
}

export const BALCONY_THINGS: readonly Thing[] = [
  sketch({
    name: 'balconies',
    words: [
      'balcony',
      'neighbours',
      'neighbors',
      'neighbours are out',
      'neighbors are out',
      'on their balconies',
      'block of flats',
      'apartment block',
      'apartment building',
    ],
    metres: 13,
    aspect: 0.98,
    where: 'ground',
    places: ['street'],
    paint: paintBalconies,
    shine: (brush) => {
      for (const x of COLUMNS) for (const y of FLOORS) brush.fill(doorOf(x, y), brush.ink.glow, 0.3)
      cutOut(brush, () => paintPeople(brush))
    },
  }),
]
