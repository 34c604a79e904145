import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

/** A pencil from its end to its point, hundredths; drawn level, to be turned by whoever lays it. */
function paintPencil(brush: Brush, length: number, width: number): void {
  const { form, fill, ink } = brush
  const wood = stuffOf(brush, 'pine')
  const half = width / 2
  const paint = stuffOf(brush, 'straw')
  fill(box(-length * 0.5, half * 0.4, length * 0.92, width * 0.8, half), ink.dark, 0.35)
  form(box(-length * 0.5, -half, length * 0.07, width, half * 0.7), stuffOf(brush, 'paint'), { rim: 0.3 })
  form(box(-length * 0.44, -half, length * 0.06, width), stuffOf(brush, 'steel'), { rim: 0.3 })
  form(box(-length * 0.38, -half, length * 0.74, width), paint, { round: half * 0.5, rim: 0.35, sink: 0.3 })
  fill(box(-length * 0.38, -half * 0.3, length * 0.74, half * 0.5), paint.rim, 0.5)
  form(polygon([length * 0.36, -half, length * 0.5, 0, length * 0.36, half]), wood, { round: 0.3, rim: 0.2 })
  fill(polygon([length * 0.455, -half * 0.32, length * 0.5, 0, length * 0.455, half * 0.32]), ink.dark)
}

/** Lines of a hand in ink that nobody can read: words of waves, row by row. */
function paintScrawl(
  { context }: Brush,
  random: () => number,
  {
    left,
    right,
    top,
    rows,
    row,
    color,
    width = 0.55,
  }: {
    left: number
    right: number
    top: number
    rows: number
    row: number
    color: readonly [number, number, number]
    width?: number
  },
): void {
  for (let i = 0; i < rows; i++) {
    const y = top + i * row
    const end = i === rows - 1 ? left + (right - left) * 0.6 : right - random() * (right - left) * 0.12
    let x = left + random() * 1.6
    while (x < end - 3) {
      const word = Math.min(4 + random() * 11, end - x)
      context.beginPath()
      context.moveTo(x, y)
      for (let step = 1.1; step < word; step += 1.1)
        context.quadraticCurveTo(
          x + step - 0.6,
          y - row * (0.14 + random() * 0.34),
          x + step,
          y + (random() - 0.5) * 0.5,
        )
      context.strokeStyle = `rgba(${color.map(Math.round).join(',')},0.85)`
      context.lineWidth = width
      context.stroke()
      x += word + 2.2
    }
  }
}

function paintPapers(brush: Brush, random: () => number): void {
  const { contact, form, fill, context, ink, line, crease, mottle } = brush
  const paper = stuffOf(brush, 'paper')
  contact(0, 62)
  // The pile, its sheets pushed about.
  for (let i = 0; i < 13; i++) {
    const aside = (random() - 0.5) * 9
    form(box(-56 + aside, -5 - i * 3.1, 112, 4.2, 0.6), i % 3 === 0 ? dimmed(paper) : paper, {
      round: 0.6,
      rim: 0.3,
      sink: 0.3,
      depth: 0.8,
    })
    line(curve([-56 + aside, -1.2 - i * 3.1, 56 + aside, -1.2 - i * 3.1]), ink.dark, 0.4, 0.35)
  }
  // A band around it, and the sheets on top, seen from above.
  const top = polygon([-58, -40, 56, -42, 44, -62, -44, -60])
  form(top, paper, { round: 1, rim: 0.4, sink: 0 })
  context.save()
  context.translate(6, -58)
  context.rotate(-0.09)
  const sheet = blob([-46, 12, -46, 12, -40, -40, -40, -40, 8, -38, 45, -40, 45, -40, 50, 10, 50, 10, 2, 14])
  fill(polygon([-44, 14, 50, 13, 58, 20, -40, 19]), ink.dark, 0.3)
  form(sheet, paper, { round: 2, rim: 0.7, sink: 0.12 })
  mottle(sheet, paper.shade, random, { count: 5, size: 12, alpha: 0.06 })
  paintScrawl(brush, random, { left: -34, right: 38, top: -31, rows: 6, row: 6.6, color: stuffOf(brush, 'ink').mid })
  crease([-40, -24, 0.2, 4, -25, 0.3, 46, -25, 0.2], paper, 0.25)
  form(blob([36, -40, 36, -40, 45, -40, 45, -40, 46, -30, 46, -30, 38, -33]), dimmed(paper), { round: 1, rim: 0.5 })
  context.restore()
  context.save()
  context.translate(26, -44)
  context.rotate(-0.42)
  paintPencil(brush, 62, 4.6)
  context.restore()
}

function paintNotebook(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, context, ink, line, spot } = brush
  const paper = stuffOf(brush, 'paper')
  const leather = stuffOf(brush, 'leather')
  contact(0, 70)
  const cover = blob([-74, -2, -74, -2, -64, -82, -64, -82, 0, -86, 64, -82, 64, -82, 74, -2, 74, -2, 0, -6])
  form(cover, leather, { round: 2, rim: 0.9 })
  for (const way of [-1, 1]) {
    for (let i = 3; i >= 0; i--) {
      const page = blob([
        way * 1,
        -8 - i * 0.2,
        way * 1,
        -8 - i * 0.2,
        way * 34,
        -12 + i * 0.5,
        way * (70 + i * 0.5),
        -6 + i * 0.9,
        way * (70 + i * 0.5),
        -6 + i * 0.9,
        way * (61 + i * 0.4),
        -84,
        way * (61 + i * 0.4),
        -84,
        way * 30,
        -94,
        way * 1,
        -86,
        way * 1,
        -86,
      ])
      form(page, i % 2 ? dimmed(paper) : paper, { round: 2, rim: 0.4, sink: 0.1, depth: 0.7 })
      if (i > 0) continue
      inside(page, () => {
        for (let y = -78; y < -14; y += 7.4)
          line(curve([way * 4, y, way * 34, y - 4.4, way * 72, y + 1]), stuffOf(brush, 'blueprint').lit, 0.35, 0.55)
        for (const width of [7, 14, 22]) spot(0, -46, width, 52, ink.dark, 0.3)
      })
    }
  }
  context.save()
  context.transform(1, -0.05, 0, 1, 0, -1.5)
  paintScrawl(brush, random, {
    left: -58,
    right: -9,
    top: -74,
    rows: 8,
    row: 7.4,
    color: stuffOf(brush, 'ink').mid,
    width: 0.7,
  })
  context.restore()
  paintScrawl(brush, random, {
    left: 10,
    right: 56,
    top: -76,
    rows: 3,
    row: 7.4,
    color: stuffOf(brush, 'ink').mid,
    width: 0.7,
  })
  const ribbon = limb([0, -86, 1.5, 1, -40, 1.6, 6, -2, 1.7, 4, 3, 1.4])
  form(ribbon, stuffOf(brush, 'velvet'), { round: 0.5, rim: 0.3 })
  context.save()
  context.translate(34, -34)
  context.rotate(-0.62)
  paintPencil(brush, 74, 5.6)
  context.restore()
}

function paintLedger(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, context, ink, line, spot, side, stroke } = brush
  const paper = stuffOf(brush, 'paper')
  const cover = stuffOf(brush, 'hide')
  const brass = stuffOf(brush, 'brass')
  contact(-8, 86)
  context.save()
  context.scale(1, 1.38)
  const boards = blob([-92, 0, -92, 0, -84, -56, -84, -56, -12, -60, 60, -56, 60, -56, 68, 0, 68, 0, -12, -3])
  form(boards, cover, { round: 2, rim: 0.8 })
  for (const [x, turn] of [
    [-89, 1],
    [65, -1],
  ] as const)
    form(polygon([x, -1, x + turn * 12, -1, x - turn * -1.2, -11]), brass, { round: 1, rim: 0.5 })
  for (const way of [-1, 1]) {
    for (let i = 6; i >= 0; i--) {
      const edge = 74 + i * 0.6
      const page = blob([
        -12,
        -7 + i * 0.4,
        -12,
        -7 + i * 0.4,
        -12 + way * 36,
        -13 + i * 0.7,
        -12 + way * edge,
        -6 + i * 0.9,
        -12 + way * edge,
        -6 + i * 0.9,
        -12 + way * (edge - 7),
        -60 + i * 0.5,
        -12 + way * (edge - 7),
        -60 + i * 0.5,
        -12 + way * 32,
        -69 + i * 0.4,
        -12,
        -60,
        -12,
        -60,
      ])
      form(page, i % 2 ? dimmed(paper) : paper, { round: 1.6, rim: 0.4, sink: 0.1, depth: 0.7 })
      if (i > 0) continue
      inside(page, () => {
        for (let y = -57; y < -12; y += 6.6)
          line(
            curve([-12 + way * 3, y, -12 + way * 36, y - 5, -12 + way * 76, y + 1]),
            stuffOf(brush, 'bottle').mid,
            0.35,
            0.6,
          )
        for (const share of [0.3, 0.72])
          line(curve([-12 + way * 66 * share, -67, -12 + way * 73 * share, -9]), stuffOf(brush, 'paint').mid, 0.5, 0.7)
        for (const width of [8, 16, 26]) spot(-12, -34, width, 40, ink.dark, 0.28)
      })
    }
  }
  const hand = stuffOf(brush, 'ink').mid
  for (const way of [-1, 1]) {
    const count = way < 0 ? 7 : 4
    for (let i = 0; i < count; i++) {
      const y = -54 + i * 6.6
      // One flourish a line: a signature.
      const x = -12 + way * 38 - 14 + random() * 4
      const reach = 17 + random() * 12
      stroke(
        [x, y - 2, 0.7, x + 4, y - 6, 0.4, x + 7, y - 0.6, 0.8, x + reach * 0.6, y - 4, 0.35, x + reach, y - 2.4, 0.7],
        hand,
      )
      line(curve([x - 1, y + 0.4, x + reach * 0.6, y + 1, x + reach + 3, y - 1]), hand, 0.4, 0.8)
      paintScrawl(brush, random, {
        left: -12 + way * 6 + (way < 0 ? -14 : 0),
        right: -12 + way * 6 + (way < 0 ? 0 : 14),
        top: y,
        rows: 1,
        row: 5,
        color: hand,
        width: 0.5,
      })
    }
  }
  // A fountain pen on the page, and the ink it is dipped in.
  context.save()
  context.translate(40, -30)
  context.rotate(-0.66)
  fill(limb([-34, 3.4, 1.4, 0, 4, 2.2, 40, 3.6, 2]), ink.dark, 0.35)
  form(limb([-18, 0, 2.4, 8, 0, 3.4, 42, 0, 2.8, 54, 0, 2.2]), stuffOf(brush, 'ink'), { round: 1.6, rim: 0.7 })
  stroke([-14, -1.2, 0.3, 8, -1.8, 0.5, 50, -1.2, 0.4], ink.rim, 0.7)
  form(box(6, -3.4, 3.4, 6.8, 0.8), brass, { rim: 0.4 })
  form(polygon([-17, -2.4, -32, 0, -17, 2.4]), brass, { round: 0.6, rim: 0.4 })
  line(curve([-31, 0, -20, 0]), ink.dark, 0.4)
  context.restore()
  const glass = stuffOf(brush, 'blueprint')
  form(blob([70, 0, 70, 0, 69, -17, 74, -23, 74, -23, 88, -23, 88, -23, 93, -17, 92, 0, 92, 0]), glass, {
    round: 4,
    rim: 0.8,
  })
  fill(blob([71.4, -1.4, 71.4, -1.4, 71, -13, 91, -13, 90.6, -1.4, 90.6, -1.4]), ink.dark, 0.75)
  spot(81 + side * 6, -15, 3, 6, ink.rim, 0.8)
  form(box(74, -27, 14, 5, 1), brass, { round: 1, rim: 0.5 })
  form(without(oval(81, -27, 6.4, 1.7), oval(81, -27, 4.6, 1)), brass, { rim: 0.2 })
  context.restore()
}

export const WRITING_THINGS: readonly Thing[] = [
  sketch({
    name: 'papers',
    words: [
      'paper',
      'document',
      'documents',
      'manuscript',
      'manuscripts',
      'report',
      'reports',
      'list',
      'lists',
      'file',
      'files',
      'folder',
      'folders',
    ],
    metres: 0.14,
    aspect: 1.3,
    where: 'ground',
    places: ['room', 'library'],
    paint: paintPapers,
  }),
  sketch({
    name: 'notebook',
    words: [
      'notebooks',
      'pencil',
      'pencils',
      'journal',
      'journals',
      'sketchbook',
      'crayon',
      'crayons',
      'chalk',
      'handwriting',
      'note',
      'notes',
    ],
    metres: 0.14,
    aspect: 1.52,
    where: 'ground',
    places: ['room', 'library'],
    paint: paintNotebook,
  }),
  sketch({
    name: 'ledger',
    words: [
      'ledgers',
      'guest book',
      'guestbook',
      'visitors book',
      'register',
      'registers',
      'logbook',
      'pen',
      'pens',
      'ink',
      'inkwell',
      'ink bottle',
      'signature',
      'signatures',
    ],
    metres: 0.18,
    aspect: 1.9,
    where: 'ground',
    places: ['room', 'library'],
    paint: paintLedger,
  }),
]
