import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk, type Ink } from './inks.ts'
import { blob, box, curve, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

/** A row of typing: even short marks in words, never letters. */
function paintTyping(
  { fill }: Brush,
  random: () => number,
  { left, right, y, color }: { left: number; right: number; y: number; color: Ink },
): void {
  let x = left
  while (x < right) {
    const word = 2 + Math.floor(random() * 7)
    for (let i = 0; i < word && x < right; i++, x += 1.75) {
      const tall = random() < 0.3 ? 3 : 2
      fill(box(x, y - tall, 1.25, tall, 0.3), color, 0.7 + random() * 0.25)
    }
    x += 1.8
  }
}

/** A sheet that was typed on, a second one under it, turned a little; `work` draws on it. */
function paintTypedSheet(brush: Brush, random: () => number, work: () => void): void {
  const { contact, form, fill, inside, mottle, crease, spot, context, ink } = brush
  const paper = stuffOf(brush, 'paper')
  contact(0, 40)
  context.save()
  context.translate(0, -50)
  context.rotate(0.035)
  form(polygon([-32, -46, 38, -45, 39, 47, -33, 47.4]), dimmed(paper), { round: 1, rim: 0.4 })
  context.rotate(-0.06)
  fill(box(-35, -46, 73, 96), ink.dark, 0.22)
  const sheet = blob([
    -37, -48, -37, -48, 0, -47.2, 36, -48, 36, -48, 36.6, 0, 36, 47, 36, 47, 0, 47.6, -37, 47, -37, 47, -36.6, 0,
  ])
  form(sheet, paper, { round: 2, rim: 0.8, sink: 0.1, depth: 0.65 })
  inside(sheet, () => {
    mottle(sheet, paper.shade, random, { count: 7, size: 14, alpha: 0.06 })
    work()
    spot(-38, 48, 30, 30, paper.deep, 0.2)
  })
  crease([-37, -16, 0.15, 0, -15.4, 0.35, 36, -16, 0.15], paper, 0.4)
  crease([-37, 17, 0.15, 0, 17.6, 0.35, 36, 17, 0.15], paper, 0.4)
  context.restore()
}

function paintRedacted(brush: Brush, random: () => number): void {
  paintTypedSheet(brush, random, () => {
    const { fill, line, spot } = brush
    const ink = stuffOf(brush, 'ink')
    const black = mixInk(ink.deep, brush.ink.dark, 0.85)
    paintTyping(brush, random, { left: -28, right: 2, y: -38, color: ink.mid })
    line(curve([-28, -35, 27, -34.6]), ink.mid, 0.5, 0.7)
    for (let row = 0; row < 11; row++) {
      const y = -29 + row * 6.6
      const end = row % 4 === 3 ? 2 + random() * 12 : 27 + random() * 2
      const free = row === 4 ? -6 : row === 7 ? 8 : undefined
      const bar = (from: number, to: number) => {
        // Drawn by hand with a broad pen: its ends are not square, one stroke lies over the other.
        fill(
          blob([
            from,
            y - 4.4 + random(),
            from,
            y - 4.4,
            (from + to) / 2,
            y - 4.7 + random() * 0.6,
            to + random(),
            y - 4.2,
            to + random(),
            y - 4.2,
            to,
            y + 0.8,
            to,
            y + 0.8,
            (from + to) / 2,
            y + 0.4 + random() * 0.6,
            from - random(),
            y + 0.9,
            from - random(),
            y + 0.9,
          ]),
          black,
          0.96,
        )
        line(curve([from + 1, y - 2.6, (from + to) / 2, y - 2.9, to - 1, y - 2.4]), ink.lit, 0.5, 0.35)
      }
      if (free === undefined) bar(-28, end)
      else {
        bar(-28, free - 1.6)
        spot(free + 7, y - 1, 12, 5, brush.ink.glow, 0.5)
        for (let i = 0; i < 7; i++)
          fill(box(free + i * 2, y - (i % 3 ? 2.3 : 3.4), 1.45, i % 3 ? 2.3 : 3.4, 0.3), ink.deep)
        bar(free + 16, end)
      }
    }
  })
}

/** Strokes of six square letters, each in a field 10 wide and 14 high. */
const LETTERS: readonly (readonly (readonly number[])[])[] = [
  [[8, 0, 0, 0, 0, 7, 8, 7, 8, 14, 0, 14]],
  [
    [8, 0, 0, 0, 0, 14, 8, 14],
    [0, 7, 6, 7],
  ],
  [[8, 1, 6, 0, 0, 0, 0, 14, 6, 14, 8, 13]],
  [
    [0, 14, 0, 0, 8, 0, 8, 7, 0, 7],
    [3, 7, 8, 14],
  ],
  [
    [8, 0, 0, 0, 0, 14, 8, 14],
    [0, 7, 6, 7],
  ],
  [
    [0, 0, 8, 0],
    [4, 0, 4, 14],
  ],
]

/** A framed block of stamped capitals, worn where the rubber did not touch. */
function paintStampBlock(brush: Brush, random: () => number, { red, paper }: { red: Ink; paper: Ink }): void {
  const { line, fill, context } = brush
  line(box(-36, -12.6, 72, 25.2, 1.6), red, 2.1, 0.88)
  line(box(-33, -9.9, 66, 19.8, 0.8), red, 0.8, 0.8)
  context.lineCap = 'square'
  for (const [i, strokes] of LETTERS.entries())
    for (const points of strokes) {
      const corners: number[] = []
      for (let at = 0; at < points.length; at += 2) {
        const x = -29.4 + i * 10.2 + points[at]!
        const y = -7 + points[at + 1]!
        corners.push(x, y, x, y)
      }
      line(curve(corners), red, 2.5, 0.9)
    }
  context.lineCap = 'round'
  for (let i = 0; i < 60; i++)
    fill(oval((random() - 0.5) * 76, (random() - 0.5) * 28, 0.3 + random() * 0.9, 0.3 + random() * 0.5), paper, 0.6)
}

function paintStamped(brush: Brush, random: () => number): void {
  paintTypedSheet(brush, random, () => {
    const { context, line, fill } = brush
    const paper = stuffOf(brush, 'paper')
    const ink = stuffOf(brush, 'ink').mid
    fill(oval(0, -38, 5), mixInk(ink, paper.mid, 0.2), 0.8)
    for (let i = 0; i < 12; i++)
      line(curve([0, -38, Math.sin(i * 0.5236) * 7, -38 - Math.cos(i * 0.5236) * 7]), ink, 0.6, 0.7)
    for (let row = 0; row < 13; row++)
      paintTyping(brush, random, { left: -28, right: row % 5 === 4 ? 6 : 27, y: -25 + row * 5.4, color: ink })
    context.save()
    context.translate(0, 1)
    context.rotate(-0.21)
    context.scale(0.94, 0.94)
    paintStampBlock(brush, random, { red: stuffOf(brush, 'paint').lit, paper: paper.mid })
    context.restore()
  })
}

export const SECRET_PAPER_THINGS: readonly Thing[] = [
  sketch({
    name: 'blacked-out page',
    words: [
      'blacked out',
      'blacked-out',
      'blacked out page',
      'blacked-out pages',
      'blacked-out lines',
      'blacked-out document',
      'black bars',
      'redacted',
      'redacted page',
      'redacted document',
      'redacted report',
      'censored',
      'report is blacked out',
    ],
    metres: 0.24,
    aspect: 0.84,
    where: 'hand',
    places: ['room', 'library'],
    paint: paintRedacted,
  }),
  sketch({
    name: 'stamped page',
    words: [
      'stamped pages',
      'red stamp',
      'rubber stamp',
      'stamped',
      'stamped document',
      'top secret',
      'most secret',
      'secret file',
      'secret report',
      'secret document',
      'classified',
    ],
    metres: 0.24,
    aspect: 0.84,
    where: 'hand',
    places: ['room', 'library'],
    paint: paintStamped,
  }),
]
