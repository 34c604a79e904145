import type { Thing } from '../painting.ts'
import { sketch, type Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, placed, polygon, without } from './shapes.ts'

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
  const { tone, form, fill, contact, line, fade, ink, inside, spot } = brush
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
      if (way > 0 && row > 2 && row < 7) continue
      lines.push([way * 12, y - 3 + grow * 0.3, way * (52 + grow), y + 1.2])
    }
    paintWriting(brush, lines, random)
  }
  const plate = polygon([17, -64.4, 54, -61, 57, -44, 18, -46.6])
  fill(plate, paper.shade, 0.6)
  inside(plate, () => {
    fade(plate, ink.accent2, ink.glow, 0.5, 0.6)
    fill(blob([15, -47, 24, -56, 30, -50, 40, -59, 48, -50, 60, -46, 60, -40, 15, -40]), ink.dark, 0.6)
    fill(oval(46, -57.6, 2), ink.rim, 0.9)
  })
  line(plate, ink.dark, 0.5, 0.6)
  line(curve([0, -78, -0.4, -46, 0, -12]), paper.deep, 0.8, 0.8)
  form(
    blob([3, -79, 3, -79, 7, -81.6, 7, -81.6, 5.4, -40, 6, -4, 6, -4, 4, 1, 1.8, -2.6, 1.8, -2.6, 2.4, -40]),
    tone(0.8, 'accent', 0.95),
    { round: 0.8, rim: 0.4 },
  )
}

function paintLetter(brush: Brush, random: () => number): void {
  const { tone, form, fill, contact, crease, ink, inside, spot, line } = brush
  const paper = tone(0.92, 'glow', 0.14)
  const white = tone(1, 'rim', 0.3)
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

function paintPhotograph(brush: Brush, random: () => number): void {
  const { tone, form, fill, inside, fade, ink, spot, contact, context, line } = brush
  const paper = tone(1, 'rim', 0.3)
  contact(0, 38)
  context.save()
  context.translate(2, -3)
  context.rotate(0.045)
  form(box(-41, -93, 82, 94, 1), paper, { round: 1, rim: 0.4, sink: 0.06 })
  context.restore()
  context.save()
  context.translate(0, -1)
  context.rotate(-0.035)
  const card = box(-42, -96, 84, 96, 1.2)
  form(card, paper, { round: 0, rim: 0.9, sink: 0.08, depth: 0.6 })
  const picture = box(-36, -90, 72, 68)
  inside(picture, () => {
    fade(picture, mixInk(ink.accent2, ink.lit, 0.25), mixInk(ink.glow, ink.accent, 0.3))
    spot(14, -46, 26, 24, ink.glow, 0.9)
    fill(oval(14, -48, 7), ink.rim)
    fill(
      blob([-40, -42, -24, -56, -12, -46, 2, -58, 22, -43, 40, -52, 40, -20, -40, -20]),
      mixInk(ink.shade, ink.accent, 0.3),
    )
    fill(blob([-40, -34, -14, -40, 10, -33, 40, -38, 40, -20, -40, -20]), mixInk(ink.dark, ink.shade, 0.3))
    for (const [x, height] of [
      [-11, 30],
      [1, 27],
      [9, 15],
    ] as const) {
      fill(oval(x, -24.6 - height, height * 0.07, height * 0.085), ink.dark)
      fill(
        blob([
          x - 1,
          -22.4 - height,
          x + height * 0.14,
          -20 - height * 0.96,
          x + height * 0.16,
          -22 - height * 0.5,
          x + height * 0.11,
          -20,
          x - height * 0.11,
          -20,
          x - height * 0.16,
          -22 - height * 0.5,
          x - height * 0.14,
          -20 - height * 0.96,
        ]),
        ink.dark,
      )
    }
    brush.grain(picture, ink.rim, random, { count: 16, length: 10, width: 0.2, alpha: 0.3, turn: 1.4 })
    fill(polygon([-36, -90, -8, -90, -36, -44]), ink.rim, 0.12)
  })
  line(picture, paper.deep, 0.6, 0.7)
  brush.mottle(card, paper.shade, random, { count: 6, size: 8, alpha: 0.07 })
  context.restore()
}

function paintCoin(brush: Brush): void {
  const { tone, form, fill, line, ink, side, spot, inside, context } = brush
  const gold = tone(1, 'glow', 0.85)
  for (let i = 7; i >= 0; i--)
    form(oval(-3.4 + i * 0.55 - 3, -50, 44, 49.4), i === 0 ? gold : { ...gold, lit: i % 2 ? gold.mid : gold.shade }, {
      round: 1,
      rim: 0.5,
    })
  form(oval(4, -50, 44.6, 49.6), gold, { round: 4, rim: 1 })
  const field = oval(4, -50, 37.6, 42.4)
  form(field, { ...gold, lit: gold.mid, mid: mixInk(gold.mid, gold.shade, 0.5) }, { round: 0, rim: 0, sink: 0 })
  inside(field, () => {
    brush.crescent(field, -side * 3, 3, ink.dark, 0.35)
    spot(4 - side * 20, -32, 26, 30, gold.rim, 0.35)
  })
  for (let i = 0; i < 48; i++) {
    const turn = (i / 48) * Math.PI * 2
    fill(oval(4 + Math.sin(turn) * 41, -50 - Math.cos(turn) * 45.6, 0.9, 1.1), gold.deep, 0.7)
  }
  const head = blob([
    -10, -22, -10, -22, -9, -34, -17, -44, -19, -58, -12, -72, 2, -78, 14, -74, 19, -66, 18, -62, 22, -54, 25, -48, 21,
    -46, 22, -42, 20, -40, 20, -35, 15, -32, 10, -32, 10, -27, 16, -21, 16, -21, 4, -17,
  ])
  context.save()
  context.translate(-side * 1.2, 1.4)
  fill(head, ink.dark, 0.3)
  context.restore()
  form(head, gold, { round: 5, rim: 0.8, sink: 0.1 })
  for (let i = 0; i < 7; i++)
    line(
      curve([-17 + i * 1.4, -50 - i * 3.4, -8 + i * 2.6, -54 - i * 3, 3 + i * 1.6, -52 - i * 3.2]),
      gold.deep,
      0.8,
      0.6,
    )
  for (let i = 0; i < 6; i++)
    fill(placed(oval(0, 0, 3.6, 1.5), 14 - i * 6, -70.6 - Math.sin(i / 1.8) * 3.4, 1, -0.8 + i * 0.28), gold.deep, 0.7)
  fill(oval(16.4, -56.4, 1.5, 0.9), gold.deep)
  line(curve([20, -41, 17, -40.4]), gold.deep, 0.8)
}

function paintGift({ tone, form, fill, contact, crease, ink, side }: Brush): void {
  const wrap = tone(0.7, 'accent2', 0.8)
  const ribbon = tone(0.95, 'accent', 0.9)
  contact(0, 44)
  form(box(-38, -58, 76, 58, 1), wrap, { round: 5, rim: 0.9, sink: 0.3 })
  for (let i = 0; i < 20; i++)
    fill(oval(-32 + (i % 5) * 15 + (Math.floor(i / 5) % 2) * 5, -46 + Math.floor(i / 5) * 12, 1.5), wrap.rim, 0.5)
  fill(polygon([-38, -58, 38, -58, 38, -52, -38, -52]), ink.dark, 0.3)
  form(box(-8, -58, 16, 58), ribbon, { round: 1.6, rim: 0.5, sink: 0.3 })
  form(box(-43, -71, 86, 15, 1.4), wrap, { round: 3, rim: 0.9 })
  form(box(-8.6, -71, 17.2, 15), ribbon, { round: 1.6, rim: 0.5 })
  for (const way of [-1, 1]) {
    form(
      blob([
        way * 2,
        -72,
        way * 2,
        -72,
        way * 20,
        -64,
        way * 34,
        -70,
        way * 34,
        -70,
        way * 30,
        -76,
        way * 36,
        -80,
        way * 36,
        -80,
        way * 20,
        -78,
      ]),
      { ...ribbon, lit: ribbon.mid },
      { round: 1.6, rim: 0.6 },
    )
    const loop = without(
      blob([0, -74, 0, -74, way * 10, -92, way * 26, -99, way * 34, -91, way * 28, -79, way * 12, -73]),
      blob([way * 9, -79, way * 16, -89, way * 26, -92, way * 26, -86, way * 18, -80]),
    )
    fill(blob([way * 8, -78, way * 16, -89, way * 26, -92, way * 26, -86, way * 18, -80]), ribbon.deep)
    form(loop, ribbon, { round: 2.4, rim: 0.7, sink: 0.1 })
    crease([way * 3, -76, 0.2, way * 9, -82, 0.5, way * 13, -90, 0.15], ribbon, 0.5)
  }
  form(blob([-6, -80, 0, -82, 6, -80, 7, -74, 4, -69.6, -4, -69.6, -7, -74]), ribbon, { round: 2, rim: 0.6 })
  crease([-2, -80, 0.2, -2.6 + side, -75, 0.4, -2, -71, 0.2], ribbon, 0.5)
}

export const PAPER_THINGS: readonly Thing[] = [
  sketch({
    name: 'book',
    words: ['books', 'novel', 'novels', 'storybook', 'bible', 'page', 'pages', 'textbook'],
    metres: 0.22,
    aspect: 1.64,
    where: 'hand',
    places: ['library', 'room', 'abstract'],
    paint: paintBook,
  }),
  sketch({
    name: 'letter',
    words: ['letters', 'envelope', 'envelopes', 'mail', 'email', 'message', 'messages', 'post'],
    metres: 0.2,
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
  sketch({
    name: 'photograph',
    words: ['photographs', 'photo', 'photos', 'snapshot', 'polaroid', 'portrait', 'portraits'],
    metres: 0.12,
    aspect: 0.94,
    where: 'hand',
    places: ['room', 'corridor', 'abstract'],
    paint: paintPhotograph,
  }),
  sketch({
    name: 'coin',
    words: ['coins', 'money', 'gold', 'cash', 'penny', 'pennies', 'dollar', 'dollars', 'wealth'],
    metres: 0.03,
    aspect: 0.98,
    where: 'hand',
    places: ['abstract', 'street', 'machine'],
    paint: paintCoin,
  }),
  sketch({
    name: 'gift',
    words: ['gifts', 'present', 'presents', 'parcel', 'parcels'],
    metres: 0.4,
    aspect: 0.9,
    where: 'hand',
    places: ['room', 'village', 'field'],
    paint: paintGift,
  }),
]
