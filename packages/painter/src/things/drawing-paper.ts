import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { paintPencil } from './pencil.ts'
import { blob, curve, oval, polygon } from './shapes.ts'
import { paintScrawl } from './scrawl.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

/** A sheet around the origin, half as wide and high as told, lit and shadowed; `work` draws on it. */
function paintSheet(
  brush: Brush,
  { x, y, turn, half, tall }: { x: number; y: number; turn: number; half: number; tall: number },
  work: () => void,
): void {
  const { form, fill, inside, context, ink, spot, side } = brush
  const paper = stuffOf(brush, 'flour')
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  fill(polygon([-half + 2, -tall + 3, half + 3, -tall + 3, half + 3, tall + 3, -half + 2, tall + 3]), ink.dark, 0.25)
  const sheet = blob([
    -half,
    -tall,
    -half,
    -tall,
    0,
    -tall + 0.8,
    half,
    -tall,
    half,
    -tall,
    half + 0.6,
    0,
    half,
    tall,
    half,
    tall,
    0,
    tall + 0.6,
    -half,
    tall,
    -half,
    tall,
    -half + 0.4,
    0,
  ])
  form(sheet, paper, { round: 2, rim: 0.9, sink: 0.08, depth: 0.55 })
  inside(sheet, () => {
    spot(side * half * 0.4, -tall * 0.5, half, tall, paper.rim, 0.35)
    work()
  })
  context.restore()
}

/** A pencil's soft line: once, and once more beside itself. */
function paintGraphite(brush: Brush, points: readonly number[], width = 1.1): void {
  const color = stuffOf(brush, 'ink').mid
  brush.line(curve(points), color, width, 0.85)
  brush.line(curve(points.map((value) => value + 0.5)), color, width * 0.5, 0.4)
}

function paintBlankPage(brush: Brush): void {
  brush.contact(0, 60)
  paintSheet(brush, { x: -4, y: -50, turn: -0.05, half: 56, tall: 46 }, () => {
    // One line that is whole and one that stops half-way.
    paintGraphite(brush, [-44, -14, -34, -29, -18, -35, -2, -30, 12, -22, 28, -26, 42, -36], 1.3)
    paintGraphite(brush, [-40, 22, -30, 6, -16, -3, -4, 1, 4, 12], 1.5)
  })
  paintPencil(brush, { x: 29.4, y: -55.6, turn: Math.PI - 0.68, length: 74, width: 6 })
}

function paintTwoDrawings(brush: Brush, random: () => number): void {
  const { contact, line, fill, context, ink } = brush
  const red = stuffOf(brush, 'paint')
  const blue = stuffOf(brush, 'blueprint')
  const yellow = stuffOf(brush, 'straw')
  const draw = (points: readonly number[], stuff: typeof red, width = 2) => {
    const shaken = points.map((value) => value + (random() - 0.5) * 1.1)
    line(curve(shaken), stuff.lit, width, 0.88)
    line(curve(shaken.map((value) => value + 0.6)), stuff.mid, width * 0.45, 0.6)
  }
  contact(0, 80)
  // The first is quick: a house as everybody draws it.
  paintSheet(brush, { x: -41, y: -50, turn: -0.06, half: 36, tall: 45 }, () => {
    draw([-20, 20, -20, 20, -20, -6, -20, -6, 14, -6, 14, -6, 14, 20, 14, 20, -20, 20], blue)
    draw([-25, -5, -25, -5, -3, -26, -3, -26, 19, -5], red, 2.3)
    draw([-8, 20, -8, 20, -8, 5, -8, 5, 1, 5, 1, 5, 1, 20], blue, 1.6)
    draw([-32, 28, 0, 26, 32, 28], stuffOf(brush, 'foliage'), 2)
    for (let turn = 0; turn < 7; turn += 0.6)
      draw([22, -30, 22 + Math.cos(turn) * 5, -30 + Math.sin(turn) * 5], yellow, 1.8)
  })
  // The second was looked at: the same house with what is really there.
  paintSheet(brush, { x: 41, y: -49, turn: 0.05, half: 36, tall: 45 }, () => {
    draw([-22, 20, -22, 20, -21, -8, -21, -8, 12, -9, 12, -9, 13, 20, 13, 20, -22, 20], red)
    draw([-27, -7, -27, -7, -8, -27, 2, -27, 2, -27, 18, -8], red, 2.3)
    draw([6, -22, 6, -22, 6, -33, 6, -33, 11, -33, 11, -33, 11, -17], stuffOf(brush, 'walnut'), 1.7)
    for (let i = 0; i < 3; i++) draw([8, -35 - i * 2, 13 + i * 4, -38 - i, 18 + i * 4, -35 - i * 3], dimmed(blue), 1.2)
    for (const x of [-17, -4]) {
      draw([x, -2, x, -2, x + 7, -2, x + 7, -2, x + 7, 6, x + 7, 6, x, 6, x, 6, x, -2], blue, 1.4)
      draw([x + 3.5, -2, x + 3.5, 6], blue, 1)
    }
    draw([-10, 20, -10, 20, -10, 9, -6, 7, -3, 9, -3, 20], stuffOf(brush, 'walnut'), 1.8)
    for (let i = 0; i < 12; i++)
      draw([-33 + i * 6, 32, -31 + i * 6, 22, -29 + i * 6, 32], stuffOf(brush, 'foliage'), 1.4)
    for (const [x, tall, stuff] of [
      [20, 17, blue],
      [28, 12, yellow],
    ] as const) {
      line(oval(x, 26 - tall, 2.8), ink.dark, 1, 0.85)
      draw([x, 29 - tall, x, 25], stuff, 2.2)
      draw([x, 25, x - 2.4, 31], stuff, 1.5)
      draw([x, 25, x + 2.4, 31], stuff, 1.5)
    }
    fill(oval(-27, -34, 4.6), yellow.lit, 0.8)
  })
  paintPencil(brush, { x: 2, y: -8, turn: -0.1, length: 62, width: 5 })
  context.lineCap = 'round'
}

function paintListOfNames(brush: Brush, random: () => number): void {
  const { contact, line, spot, ink } = brush
  const dark = stuffOf(brush, 'ink').mid
  contact(0, 42)
  paintSheet(brush, { x: 0, y: -50, turn: 0.03, half: 38, tall: 47 }, () => {
    paintScrawl(brush, random, { left: -18, right: 20, top: -36, rows: 1, row: 9, color: dark, width: 1.4 })
    line(curve([-30, -31, 30, -30.6]), dark, 0.5, 0.7)
    for (let row = 0; row < 8; row++) {
      const y = -21 + row * 8.6
      line(curve([-30, y + 1.6, 30, y + 1.6]), stuffOf(brush, 'blueprint').lit, 0.5, 0.75)
      // One line is left for somebody.
      if (row === 6) {
        spot(0, y - 2, 40, 7, ink.glow, 0.5)
        continue
      }
      const right = 6 + random() * 18
      paintScrawl(brush, random, { left: -29, right, top: y, rows: 1, row: 9.6, color: dark, width: 0.95 })
      // A flourish under the name.
      line(curve([-20, y + 1, right * 0.2, y + 2.6, right + 4, y - 0.6]), dark, 0.5, 0.6)
    }
  })
}

export const DRAWING_PAPER_THINGS: readonly Thing[] = [
  sketch({
    name: 'blank page',
    words: [
      'blank pages',
      'blank paper',
      'blank sheet',
      'empty page',
      'empty sheet',
      'white page',
      'sheet of paper',
      'piece of paper',
      'pencil',
      'pencils',
      'draw',
      'draws',
      'drew',
      'line stops',
      'line is easy',
      'middle of the page',
      'sketch',
      'sketches',
    ],
    metres: 0.2,
    aspect: 1.26,
    where: 'hand',
    places: ['room', 'library'],
    paint: paintBlankPage,
  }),
  sketch({
    name: 'two drawings',
    words: ['both pages', 'both drawings', 'both sheets', 'two pages', 'pages side by side', 'drawings side by side'],
    metres: 0.2,
    aspect: 1.66,
    where: 'hand',
    places: ['room', 'library'],
    paint: paintTwoDrawings,
  }),
  sketch({
    name: 'list of names',
    words: [
      'lists of names',
      'list of those',
      'those present',
      'those who were present',
      'name is on it',
      'names on it',
      'guest list',
      'signature',
      'signatures',
    ],
    metres: 0.24,
    aspect: 0.84,
    where: 'hand',
    places: ['room', 'library'],
    paint: paintListOfNames,
  }),
]
