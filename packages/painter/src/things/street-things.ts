import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

const DECKS = [
  [-97, -76],
  [-59, -38],
] as const

function busWindows(brush: Pick<Brush, 'fade' | 'ink'>, alpha: number): void {
  const { fade, ink } = brush
  for (const [top, bottom] of DECKS)
    for (let i = 0; i < 5; i++) {
      if (top === -59 && i === 4) continue
      const pane = box(-62 + i * 25.4, top + 5, 22, bottom - top - 3, 2)
      fade(pane, mixInk(ink.glow, ink.rim, 0.35), ink.glow, alpha, alpha)
    }
}

function paintBus(brush: Brush): void {
  const { contact, form, fill, inside, line, spot, ink, ball } = brush
  const paint = stuffOf(brush, 'paint')
  const iron = stuffOf(brush, 'iron')
  const steel = stuffOf(brush, 'steel')
  const cream = stuffOf(brush, 'linen')
  contact(0, 78)
  const body = blob([
    -70, -8, -70, -8, -72, -60, -70, -92, -62, -99, -62, -99, 62, -99, 62, -99, 71, -92, 73, -60, 74, -26, 72, -8, 72,
    -8,
  ])
  form(body, paint, { round: 5, rim: 1, sink: 0.25 })
  inside(body, () => {
    for (const [top, bottom] of DECKS)
      fill(box(-80, top + 2.6, 160, bottom - top + 2), mixInk(ink.dark, paint.deep, 0.4))
    fill(box(-80, -69, 160, 3.4), cream.mid)
    fill(box(-80, -30, 160, 2), cream.mid, 0.9)
    line(curve([-80, -66, 80, -66]), paint.deep, 0.5)
  })
  busWindows(brush, 1)
  for (const [top, bottom] of DECKS)
    for (let i = 0; i < 5; i++) {
      if (top === -59 && i === 4) continue
      const pane = box(-62 + i * 25.4, top + 5, 22, bottom - top - 3, 2)
      inside(pane, () => {
        // Heads of those who are going home.
        if ((i + (top === -59 ? 1 : 0)) % 2 === 0) {
          const x = -51 + i * 25.4
          fill(oval(x, bottom - 7, 3.2, 3.8), ink.dark, 0.85)
          fill(
            blob([x - 7, bottom + 4, x - 6, bottom - 1, x, bottom - 3.6, x + 6, bottom - 1, x + 7, bottom + 4]),
            ink.dark,
            0.85,
          )
        }
        fill(polygon([-62 + i * 25.4, top, -52 + i * 25.4, top, -62 + i * 25.4, bottom]), ink.rim, 0.25)
      })
      line(pane, paint.deep, 1)
    }
  // The driver's window and the door.
  const cab = blob([41, -54, 41, -54, 69, -55, 69, -55, 71, -36, 71, -36, 41, -36, 41, -36])
  fill(cab, mixInk(ink.accent2, ink.glow, 0.4))
  inside(cab, () => fill(polygon([41, -54, 54, -54, 41, -38]), ink.rim, 0.35))
  line(cab, paint.deep, 1)
  form(box(41, -29, 16, 21, 1), dimmed(paint), { round: 1, rim: 0.4 })
  form(box(-73, -11, 147, 5, 1.4), iron, { round: 1, rim: 0.5 })
  for (const x of [-42, 46]) {
    fill(blob([x - 15, -8, x - 15, -8, x - 12, -18, x, -23, x + 12, -18, x + 15, -8, x + 15, -8]), ink.dark, 0.85)
    form(oval(x, -11, 11.4), iron, { round: 3, rim: 0.7 })
    form(oval(x, -11, 6), steel, { round: 1.4, rim: 0.5 })
    ball(x, -11, 2, 2, iron, 0)
  }
  ball(70.6, -19, 3, 4, stuffOf(brush, 'straw'), 0.4)
  spot(72, -19, 9, 8, ink.glow, 0.7)
  fill(box(-72.6, -20, 3, 6, 0.8), ink.accent)
}

function paintBench(brush: Brush, random: () => number): void {
  const { contact, form, fill, ink, grain } = brush
  const oak = stuffOf(brush, 'oak')
  const iron = stuffOf(brush, 'iron')
  contact(0, 92)
  const plank = (y: number, tall: number, wide: number) => {
    const board = box(-wide, y, wide * 2, tall, 1.4)
    form(board, oak, { round: 1.6, rim: 0.9, sink: 0.3 })
    grain(board, oak.deep, random, { count: 24, length: 34, width: 0.4, alpha: 0.4 })
  }
  for (const x of [-78, 0, 78]) form(limb([x, -98, 2, x, -60, 2.2, x, -42, 2.4]), iron, { isColumn: true, rim: 0.6 })
  for (const y of [-97, -82, -67]) plank(y, 12, 92)
  fill(box(-90, -52, 180, 8), ink.dark, 0.5)
  for (const [y, tall] of [
    [-49, 4],
    [-45.4, 5],
    [-40.6, 6.4],
  ] as const)
    plank(y, tall, 94)
  for (const way of [-1, 1]) {
    form(limb([way * 72, -40, 2, way * 72, -20, 1.8, way * 68, -4, 1.8]), dimmed(iron), { rim: 0.5 })
    form(limb([way * 86, -40, 2.8, way * 84, -22, 2.2, way * 88, -6, 2.2, way * 90, -1.6, 3]), iron, { rim: 0.7 })
    form(
      limb([way * 82, -70, 1.8, way * 89, -69, 2.2, way * 91, -62, 2.2, way * 88, -50, 2, way * 88, -40, 2.2]),
      iron,
      { rim: 0.7 },
    )
  }
  for (const x of [-70, -8, 54]) for (const y of [-91, -76, -61]) brush.ball(x + 8, y, 1.2, 1.2, iron, 0)
}

function paintSignpost(brush: Brush, random: () => number): void {
  const { contact, form, grain, inside, ball, fill, ink } = brush
  const oak = stuffOf(brush, 'oak')
  const pine = stuffOf(brush, 'pine')
  contact(0, 16)
  const post = polygon([-4, 0, -3.4, -97, 0, -100, 3.4, -97, 4, 0])
  form(post, oak, { isColumn: true, round: 1.2, rim: 0.7, sink: 0.3 })
  grain(post, oak.deep, random, { count: 30, length: 16, turn: Math.PI / 2, width: 0.3, alpha: 0.5 })
  for (const [y, way, long, lean] of [
    [-86, 1, 34, -0.05],
    [-66, -1, 36, 0.04],
    [-46, 1, 27, 0.06],
  ] as const) {
    brush.context.save()
    brush.context.translate(0, y)
    brush.context.rotate(lean * way)
    const arm = polygon([
      way * -12,
      -7.4,
      way * (long - 8),
      -7.4,
      way * long,
      0,
      way * (long - 8),
      7.4,
      way * -12,
      7.4,
      way * -10,
      0,
    ])
    fill(polygon([-4.4, 7, 4.4, 7, 4.4, 11, -4.4, 11]), ink.dark, 0.4)
    form(arm, pine, { round: 1.6, rim: 0.8, sink: 0.2 })
    grain(arm, pine.deep, random, { count: 24, length: 20, width: 0.3, alpha: 0.45 })
    inside(arm, () => {
      for (let i = 0; i < 4; i++) {
        const x = way > 0 ? -4 + i * 7 : -26 + i * 7
        if (Math.abs(x) > long - 12) continue
        fill(box(x, -1.4 + random() * 0.6, 3 + random() * 3, 2, 0.8), pine.deep, 0.85)
      }
    })
    for (const x of [-1.6, 1.6]) ball(x, 0, 0.9, 0.9, stuffOf(brush, 'iron'), 0)
    brush.context.restore()
  }
  for (let i = 0; i < 12; i++) {
    const x = (random() - 0.5) * 18
    brush.stroke(
      [x, 0, 0.8, x + (random() - 0.5) * 4, -5 - random() * 5, 0.2],
      i % 2 ? stuffOf(brush, 'bottle').lit : stuffOf(brush, 'bottle').shade,
    )
  }
}

export const STREET_THINGS: readonly Thing[] = [
  sketch({
    name: 'bus',
    words: ['buses', 'night bus', 'double-decker', 'coach', 'tram', 'trams'],
    metres: 4.2,
    aspect: 1.5,
    where: 'ground',
    places: ['street', 'road'],
    paint: paintBus,
    shine: (brush) => {
      busWindows(brush, 0.28)
      brush.spot(72, -19, 6, 6, brush.ink.glow, 0.9)
    },
  }),
  sketch({
    name: 'bench',
    words: ['benches', 'park bench'],
    metres: 0.95,
    aspect: 1.88,
    where: 'ground',
    places: ['field', 'coast', 'street'],
    paint: paintBench,
  }),
  sketch({
    name: 'signpost',
    words: ['signposts', 'sign post', 'sign', 'signs', 'fork in the road', 'fork in a road', 'crossroads'],
    metres: 2.6,
    aspect: 0.72,
    where: 'ground',
    places: ['road', 'field', 'village'],
    paint: paintSignpost,
  }),
]
