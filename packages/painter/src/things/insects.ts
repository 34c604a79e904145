import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, curve, limb, oval, symmetric } from './shapes.ts'
import { sketch } from './sketch.ts'

function paintButterfly(brush: Brush, random: () => number): void {
  const { tone, form, fill, inside, line, ink, spot } = brush
  const wing = tone(0.92, 'accent', 0.85)
  const edge = tone(0.2)
  for (const way of [-1, 1]) {
    const flip = (points: readonly number[]) => points.map((value, i) => (i % 2 ? value : value * way))
    const low = blob(flip([3, -46, 14, -48, 32, -42, 42, -30, 40, -16, 30, -8, 26, 0, 20, -8, 12, -16, 5, -32]))
    const high = blob(flip([3, -56, 10, -74, 26, -92, 46, -99, 60, -96, 60, -84, 54, -66, 42, -50, 24, -44, 6, -47]))
    for (const [path, inset, rays, root] of [
      [
        low,
        blob(flip([6, -44, 16, -45, 30, -39, 37, -29, 35, -18, 27, -12, 18, -16, 8, -30])),
        [
          [30, -40],
          [38, -28],
          [34, -16],
          [24, -10],
          [14, -18],
        ],
        [4, -46],
      ],
      [
        high,
        blob(flip([6, -54, 12, -71, 27, -87, 44, -93, 54, -91, 54, -83, 48, -66, 38, -53, 23, -47, 8, -49])),
        [
          [30, -88],
          [46, -92],
          [54, -80],
          [46, -62],
          [32, -50],
          [18, -48],
        ],
        [4, -54],
      ],
    ] as const) {
      form(path, edge, { round: 2, rim: 0.9, sink: 0 })
      form(inset, wing, { round: 5, rim: 0.3, sink: 0.1 })
      inside(inset, () => {
        spot(root[0] * way, root[1], 34, 30, ink.glow, 0.75)
        for (const [x, y] of rays) {
          line(
            curve([root[0] * way, root[1], (x * way + root[0] * way) / 2 + way, (y + root[1]) / 2 - 2, x * way, y]),
            ink.dark,
            1,
            0.9,
          )
          line(
            curve([
              root[0] * way + 0.5,
              root[1],
              (x * way + root[0] * way) / 2 + way + 0.5,
              (y + root[1]) / 2 - 2.2,
              x * way,
              y,
            ]),
            ink.rim,
            0.2,
            0.5,
          )
        }
      })
      brush.grain(inset, wing.rim, random, { count: 70, length: 4, turn: way * -0.6, width: 0.2, alpha: 0.35 })
    }
    for (const [x, y, radius] of [
      [54, -94, 1.3],
      [57, -88, 1.5],
      [56, -80, 1.4],
      [52, -71, 1.3],
      [48, -63, 1.2],
      [43, -56, 1.1],
      [40, -32, 1.2],
      [39, -22, 1.3],
      [34, -13, 1.2],
      [26, -5, 1],
    ] as const)
      fill(oval(x * way, y, radius), ink.rim, 0.95)
    fill(oval(34 * way, -74, 4.2, 3.6), ink.dark, 0.9)
    fill(oval(34 * way, -74, 2.6, 2.2), ink.accent2)
    fill(oval(33.4 * way, -74.8, 0.8), ink.rim)
    line(curve(flip([0.6, -66, 6, -82, 15, -90])), ink.dark, 0.8)
    brush.ball(15.4 * way, -90.4, 1.5, 1.5, edge, 0.2)
  }
  const body = tone(0.4, 'glow', 0.4)
  form(symmetric([0, -50, 2.6, -46, 2.6, -34, 1.6, -22, 0, -16]), body, { isColumn: true, rim: 0.4 })
  for (let y = -44; y < -20; y += 3.6) line(curve([-2.4, y, 0, y + 1, 2.4, y]), ink.dark, 0.5, 0.6)
  form(oval(0, -55, 3.4, 6.6), body, { round: 1.2, rim: 0.5 })
  form(oval(0, -63.6, 2.7, 2.7), body, { round: 1, rim: 0.4 })
  for (const x of [-1.8, 1.8]) fill(oval(x, -64.4, 1.1), ink.dark)
}

function paintBee(brush: Brush, random: () => number): void {
  const { tone, form, fill, inside, line, ink, context, grain, side } = brush
  const gold = tone(1, 'glow', 0.9)
  const black = tone(0.16)
  const glass = tone(1, 'rim', 0.5)
  const legs = [
    [14, -26, 20, -12, 26, -3],
    [4, -24, 6, -10, 10, 0],
    [-8, -26, -14, -12, -10, -1],
  ]
  for (const leg of legs)
    form(limb([leg[0]!, leg[1]!, 1.5, leg[2]!, leg[3]!, 1.3, leg[4]!, leg[5]!, 0.6]), black, { round: 0.6, rim: 0.4 })
  const pane = (points: readonly number[], alpha: number) => {
    const path = blob(points)
    context.save()
    context.globalAlpha = alpha
    form(path, glass, { round: 3, rim: 0.9, sink: 0 })
    context.restore()
    line(path, glass.deep, 0.6, 0.8)
    inside(path, () => {
      const [left, top, right, bottom] = path.getBounds()
      for (let i = 0; i < 5; i++)
        line(
          curve([
            8,
            -54,
            (left + right) / 2 + i * 3 - 6,
            (top + bottom) / 2 + i * 5 - 12,
            left + (right - left) * (i / 4) * 0.8,
            top + (i % 2) * 6,
          ]),
          glass.deep,
          0.5,
          0.6,
        )
    })
  }
  pane([12, -54, 12, -54, 12, -76, 26, -96, 38, -99, 42, -90, 34, -72, 20, -56], 0.5)
  const tail = blob([4, -58, -16, -62, -40, -54, -58, -38, -66, -24, -66, -24, -54, -18, -32, -16, -10, -20, 4, -28])
  form(tail, gold, { round: 8, rim: 1.2, sink: 0.2 })
  inside(tail, () => {
    for (const x of [-8, -26, -42, -56]) {
      brush.context.save()
      brush.context.clip(blob([x - 1, -66, x + 8, -66, x + 11, -42, x + 6, -10, x - 4, -10, x + 1, -40]))
      form(tail, black, { round: 8, rim: 1.2, sink: 0.1 })
      brush.context.restore()
    }
  })
  grain(tail, gold.rim, random, { count: 90, length: 3.4, turn: 0.5, width: 0.3, alpha: 0.4 })
  form(limb([-64, -25, 1.3, -72, -20, 0.2]), black, { rim: 0.3 })
  const chest = oval(14, -44, 20, 19)
  const fur = tone(0.9, 'glow', 0.7)
  for (let i = 0; i < 90; i++) {
    const turn = random() * Math.PI * 2
    brush.stroke(
      [
        14 + Math.cos(turn) * 16,
        -44 + Math.sin(turn) * 15,
        0.7,
        14 + Math.cos(turn + 0.08) * 23,
        -44 + Math.sin(turn + 0.08) * 21.6,
        0.15,
      ],
      Math.cos(turn) * side - Math.sin(turn) > 0.2 ? fur.lit : fur.shade,
    )
  }
  form(chest, fur, { round: 7, rim: 0.3, sink: 0.2 })
  grain(chest, fur.rim, random, { count: 80, length: 5, turn: 0.9, width: 0.35, alpha: 0.5 })
  grain(chest, fur.deep, random, { count: 70, length: 5, turn: 0.9, width: 0.35, alpha: 0.4 })
  pane([6, -56, 6, -56, -6, -78, -26, -94, -46, -97, -52, -88, -42, -70, -20, -56], 0.68)
  const head = oval(41, -42, 13.4, 14)
  form(head, black, { round: 4, rim: 0.9 })
  form(blob([34, -34, 42, -30, 50, -34, 48, -28, 40, -26, 34, -29]), fur, { round: 1.6, rim: 0.4 })
  form(oval(45, -44, 6.4, 8.4, 0.2), tone(0.35, 'accent', 0.4), { round: 2.4, rim: 0.5 })
  fill(oval(45 + side * 2, -48, 1.8, 2.2), ink.rim, 0.9)
  for (const [x, y] of [
    [62, -76],
    [70, -66],
  ] as const) {
    line(curve([46, -54, 52, -66, x, y]), ink.dark, 1.5)
    line(curve([45.6, -54.4, 51.6, -66.4, x - 0.4, y - 0.4]), black.rim, 0.4)
    brush.ball(x, y, 1.9, 1.9, black, 0.3)
  }
}

export const INSECT_THINGS: readonly Thing[] = [
  sketch({
    name: 'butterfly',
    words: ['butterflies', 'moth', 'moths', 'chrysalis', 'cocoon'],
    metres: 0.08,
    aspect: 1.24,
    where: 'sky',
    places: ['field', 'forest', 'abstract'],
    paint: paintButterfly,
  }),
  sketch({
    name: 'bee',
    words: ['bees', 'honeybee', 'honeybees', 'bumblebee', 'honey', 'beehive', 'hive'],
    metres: 0.04,
    aspect: 1.48,
    where: 'sky',
    places: ['field', 'village', 'forest'],
    paint: paintBee,
  }),
]
