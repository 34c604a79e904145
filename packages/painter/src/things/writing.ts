import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, polygon } from './shapes.ts'
import { paintPencil } from './pencil.ts'
import { paintScrawl } from './scrawl.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

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
  paintPencil(brush, { x: 26, y: -44, turn: -0.42, length: 62, width: 4.6 })
}

function paintNotebook(brush: Brush, random: () => number): void {
  const { contact, form, inside, context, ink, line, spot } = brush
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
  paintPencil(brush, { x: 34, y: -34, turn: -0.62, length: 74, width: 5.6 })
}

export const WRITING_THINGS: readonly Thing[] = [
  sketch({
    name: 'papers',
    words: [
      'paper',
      'page',
      'pages',
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
    words: ['notebooks', 'sketchbook', 'chalk', 'handwriting', 'note', 'notes'],
    metres: 0.14,
    aspect: 1.52,
    where: 'ground',
    places: ['room', 'library'],
    paint: paintNotebook,
  }),
]
