import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { paintScrawl } from './scrawl.ts'
import { blob, box, curve, limb, oval, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

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

export const LEDGER_THINGS: readonly Thing[] = [
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
    ],
    metres: 0.18,
    aspect: 1.9,
    where: 'ground',
    places: ['room', 'library'],
    paint: paintLedger,
  }),
]
