import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, oval, placed, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { paperOf } from './stuffs.ts'

/** Lines of writing as strokes of uneven length, never letters. */
function paintWriting(
  brush: Brush,
  lines: readonly (readonly [number, number, number, number])[],
  random: () => number,
): void {
  for (const [startX, startY, endX, endY] of lines) {
    let share = 0
    const end = 0.82 + random() * 0.18
    while (share < end) {
      const stop = Math.min(end, share + 0.06 + random() * 0.12)
      const at = (t: number) => [startX + (endX - startX) * t, startY + (endY - startY) * t] as const
      brush.line(curve([...at(share), ...at(stop)]), brush.ink.dark, 0.6, 0.6)
      share = stop + 0.03
    }
  }
}

function paintBook(brush: Brush, random: () => number): void {
  const { tone, form, fill, contact, line, ink, inside, spot } = brush
  const paper = tone(1, 'rim', 0.3)
  const leather = tone(0.55, 'accent', 0.75)
  contact(0, 78)
  form(
    blob([
      -78, -10, -78, -10, -40, -16, 0, -5, 0, -5, 40, -16, 78, -10, 78, -10, 80, -5, 42, -9, 4, 0, -4, 0, -42, -9, -80,
      -5,
    ]),
    leather,
    { round: 1.6, rim: 0.7 },
  )
  form(polygon([-78, -10, -64, -76, -60, -78, 60, -78, 64, -76, 78, -10]), leather, { round: 1, rim: 0.6 })
  for (let i = 4; i >= 0; i--) {
    const drop = i * 1.5
    for (const way of [-1, 1]) {
      const page = blob([
        0,
        -12 + drop,
        0,
        -12 + drop,
        way * 14,
        -21 + drop,
        way * 40,
        -22 + drop,
        way * (74 - i * 0.4),
        -13 + drop,
        way * (74 - i * 0.4),
        -13 + drop,
        way * 61,
        -80 + drop * 0.3,
        way * 61,
        -80 + drop * 0.3,
        way * 36,
        -88,
        way * 12,
        -86,
        0,
        -78,
        0,
        -78,
      ])
      if (i > 0) {
        fill(page, i % 2 ? paper.shade : paper.mid)
        line(page, paper.deep, 0.3, 0.6)
      } else {
        form(page, paper, { round: 0, rim: 0.6, sink: 0, depth: way === brush.side ? 0.5 : 0.9 })
        inside(page, () => {
          spot(0, -46, 22, 52, ink.dark, 0.55)
          spot(way * 46, -56, 22, 34, paper.rim, 0.5)
        })
      }
    }
  }
  for (const way of [-1, 1]) {
    const lines: [number, number, number, number][] = []
    for (let row = 0; row < 11; row++) {
      const y = -76 + row * 5
      const grow = row * 0.7
      if (way > 0 && row > 8) continue
      lines.push([way * 12, y - 3 + grow * 0.3, way * (52 + grow), y + 1.2])
    }
    paintWriting(brush, lines, random)
  }
  // Each side begins with a rule and a red initial.
  for (const way of [-1, 1]) {
    line(curve([way * 14, -80.4, way * 32, -82.4, way * 52, -79.6]), ink.accent, 0.5, 0.8)
    fill(oval(way * 32, -82.3, 1.1), ink.accent, 0.9)
  }
  fill(polygon([-53, -73.4, -46.8, -73.9, -46.4, -66.4, -53.6, -66]), ink.accent, 0.85)
  line(curve([-51.6, -68.4, -49.8, -72, -48.2, -68.6]), paper.lit, 0.8)
  line(curve([0, -78, -0.4, -46, 0, -12]), paper.deep, 0.8, 0.8)
  form(
    blob([3, -79, 3, -79, 7, -81.6, 7, -81.6, 5.4, -40, 6, -4, 6, -4, 4, 1, 1.8, -2.6, 1.8, -2.6, 2.4, -40]),
    tone(0.8, 'accent', 0.95),
    { round: 0.8, rim: 0.4 },
  )
}

function paintLetter(brush: Brush, random: () => number): void {
  const { tone, form, contact, crease, ink, inside, spot, line } = brush
  const paper = paperOf(brush)
  const white = { ...paper, mid: paper.lit }
  const wax = tone(0.75, 'accent', 0.95)
  contact(0, 64)
  form(
    polygon([-62, -60, 0, -99, 62, -60, 62, -30, -62, -30]),
    { ...paper, lit: paper.mid, mid: paper.shade },
    { round: 2, rim: 0.6, sink: 0 },
  )
  const sheet = polygon([-52, -94, 52, -94, 52, -20, -52, -20])
  form(sheet, white, { round: 0, rim: 0.6, sink: 0, depth: 0.7 })
  paintWriting(
    brush,
    Array.from({ length: 7 }, (_, row) => [-42 + (row === 0 ? 50 : 0), -86 + row * 6.4, 42, -86 + row * 6.4] as const),
    random,
  )
  const left = polygon([-62, -60, -2, -28, -62, 0])
  const right = polygon([62, -60, 2, -28, 62, 0])
  for (const flap of [left, right]) form(flap, paper, { round: 1.4, rim: 0.6, sink: 0.15 })
  const low = blob([-62, 0, -62, 0, -6, -32, 0, -33.6, 6, -32, 62, 0, 62, 0])
  inside(union2(left, right), () => spot(0, -26, 70, 18, ink.dark, 0.4))
  form(low, paper, { round: 1.6, rim: 0.8, sink: 0.15 })
  crease([-50, -6.4, 0.1, -24, -21, 0.25, -8, -30, 0.1], paper, 0.25)
  brush.mottle(low, paper.shade, random, { count: 8, size: 9, alpha: 0.06 })
  const seal = blob([
    0, -39.4, 6, -38, 10.6, -33.6, 9.6, -27, 10, -22, 5, -18.6, 0, -18, -5.6, -18.8, -9.6, -22.6, -10, -28, -9.2, -34,
    -5, -38.4,
  ])
  form(seal, wax, { round: 2.6, rim: 0.7 })
  form(oval(0, -28.6, 6.4), wax, { round: 1.4, rim: 0.5 })
  line(placed(curve([0, -3.4, 3.2, -1, 2, 3, -2, 3, -3.2, -1, 0, -3.4]), 0, -28.6), wax.deep, 0.8)
}

function union2(...paths: ReturnType<typeof polygon>[]) {
  const [first, second] = paths
  first!.addPath(second!)
  return first!
}

function paintMap(brush: Brush, random: () => number): void {
  const { tone, form, fill, line, ink, inside, crease, mottle, spot, contact } = brush
  const paper = tone(0.9, 'glow', 0.32)
  contact(0, 66)
  const outline = blob([
    -66, -92, -66, -92, -44, -96, -22, -90, -22, -90, 0, -95, 22, -90, 22, -90, 44, -96, 66, -91, 66, -91, 63, -70, 67,
    -46, 64, -20, 66, -4, 66, -4, 44, -9, 22, -3, 22, -3, 0, -8, -22, -3, -22, -3, -44, -8, -66, -2, -66, -2, -64, -26,
    -67, -50, -63, -74,
  ])
  form(outline, paper, { round: 3, rim: 0.9, sink: 0.12 })
  inside(outline, () => {
    for (const x of [-66, -22, 22]) {
      spot(x + (brush.side < 0 ? 43 : 2), -48, 12, 60, ink.dark, 0.36)
      spot(x + 20, -48, 16, 54, paper.rim, 0.25)
    }
    mottle(outline, ink.accent, random, { count: 14, size: 12, alpha: 0.05 })
    const land = blob([
      -52, -80, -38, -86, -20, -80, -14, -68, -24, -60, -18, -48, -30, -38, -44, -44, -56, -54, -58, -70,
    ])
    const land2 = blob([12, -50, 24, -62, 42, -66, 56, -58, 54, -40, 58, -26, 44, -14, 28, -18, 20, -30, 8, -36])
    const isle = blob([16, -84, 28, -86, 34, -80, 24, -75, 14, -78])
    for (const shape of [land, land2, isle]) {
      for (const width of [5, 3, 1.4]) line(shape, ink.accent2, width, 0.16)
      fill(shape, mixInk(paper.mid, ink.accent2, 0.28), 0.75)
      line(shape, ink.dark, 0.7, 0.75)
    }
    for (const [x, y] of [
      [-46, -70],
      [-40, -66],
      [-34, -71],
      [34, -50],
      [40, -54],
      [45, -48],
    ] as const) {
      fill(polygon([x - 3, y, x, y - 6, x + 0.6, y]), paper.lit, 0.9)
      fill(polygon([x, y - 6, x + 3, y, x + 0.4, y]), ink.dark, 0.6)
    }
    for (const [x, y] of [
      [-30, -52],
      [-27, -50],
      [-36, -50],
      [30, -28],
      [34, -26],
      [38, -29],
    ] as const)
      fill(oval(x, y, 1.6, 1.9), ink.accent2, 0.7)
    const route = curve([-44, -58, -30, -30, -10, -22, 2, -36, 14, -46, 30, -40, 43, -33])
    brush.context.setLineDash([3.4, 2.4])
    line(route, ink.accent, 1.3, 0.95)
    brush.context.setLineDash([])
    for (const turn of [Math.PI / 4, -Math.PI / 4]) fill(placed(box(-5, -1, 10, 2, 0.6), 44, -33, 1, turn), ink.accent)
    for (let i = 0; i < 8; i++) {
      const turn = (i * Math.PI) / 4
      const reach = i % 2 ? 6 : 11
      fill(
        polygon([
          -44,
          -20,
          -44 + Math.sin(turn + 0.4) * 2.6,
          -20 - Math.cos(turn + 0.4) * 2.6,
          -44 + Math.sin(turn) * reach,
          -20 - Math.cos(turn) * reach,
        ]),
        ink.dark,
        0.7,
      )
    }
    line(oval(-44, -20, 6.6), ink.dark, 0.5, 0.7)
  })
  for (const x of [-22, 0, 22]) if (x) crease([x, -90, 0.15, x + 0.4, -46, 0.35, x, -3, 0.15], paper, 0.5)
}

export const PAPER_THINGS: readonly Thing[] = [
  sketch({
    name: 'book',
    words: [
      'books',
      'novel',
      'novels',
      'storybook',
      'bible',
      'textbook',
      'open book',
      'turn the page',
      'turns the page',
    ],
    metres: 0.19,
    aspect: 1.64,
    where: 'hand',
    places: ['library', 'room', 'abstract'],
    paint: paintBook,
  }),
  sketch({
    name: 'letter',
    words: ['letters', 'envelope', 'envelopes', 'mail', 'email', 'message', 'messages', 'post'],
    metres: 0.19,
    aspect: 1.28,
    where: 'hand',
    places: ['room', 'station', 'library'],
    paint: paintLetter,
  }),
  sketch({
    name: 'map',
    words: ['maps', 'atlas', 'chart', 'treasure map'],
    metres: 0.5,
    aspect: 1.38,
    where: 'hand',
    places: ['sea', 'library', 'room', 'desert'],
    paint: paintMap,
  }),
]
