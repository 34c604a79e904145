import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { cutOut } from './cut-out.ts'
import { mixInk, type Ink } from './inks.ts'
import { blob, box, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

/** Its name in the table of things. */
export const LIT_WINDOW = 'lit window'

/** Glass between the frame's jambs, in hundredths of the window's height from the middle of its sill. */
const PANE = () => box(-31, -92, 62, 88, 0.6)

/** Head, hair, neck and sloping shoulders of somebody at the glass, as a shape against the lamp; a hand holds the curtain. */
function paintWatcher({ fill, line }: Brush, color: Ink, edge: Ink): void {
  const bust = blob([
    -27, 0, -27, 0, -27, -14, -23, -24, -12, -29, -5.6, -32, -5, -38, -9, -43, -10.4, -51, -8.4, -59, -2, -63, 5, -61.4,
    9, -56, 9.2, -51, 11.4, -47, 9, -45, 8.4, -40.6, 3.6, -38.6, 3.2, -32, 10, -28.4, 17, -24, 20, -14, 20, 0, 20, 0,
  ])
  fill(bust, color)
  // Hair that is tied at the neck.
  fill(blob([-12, -42, -13.4, -52, -10, -61, -2, -66, 6, -63.4, 10, -57, 4, -56, -2, -52, -4, -45, -8, -39]), color)
  fill(oval(-12.6, -47, 4.6, 5.4), color)
  // The upper arm out from the shoulder, the forearm up, fingers round the cloth.
  fill(limb([14, -22, 5, 21, -15, 4.6, 24.6, -22, 3.4, 23.4, -38, 2.6]), color)
  fill(oval(23.2, -41.4, 2.6, 3.4), color)
  for (const y of [-43.6, -41.8, -40]) fill(limb([22, y, 1, 26.2, y - 0.6, 0.8]), color)
  line(curve([3.4, -33, 10.2, -29.2, 17, -25]), edge, 0.5, 0.7)
  line(curve([6, -63, 9.8, -57.6, 10, -52]), edge, 0.5, 0.7)
}

/** A lamp on the sill within, where nobody stands. */
function paintLampWithin({ fill, ink }: Brush, dark: Ink): void {
  fill(polygon([-7, -42, 7, -42, 11, -25, -11, -25]), mixInk(ink.glow, ink.rim, 0.7))
  fill(limb([0, -25, 1, 0, -12, 1.4, 0, -5, 3.6]), dark)
}

function paintCurtains(brush: Brush): void {
  const { fill, stroke, ink } = brush
  const [lit, fold] = [mixInk(ink.glow, ink.accent, 0.55), mixInk(ink.dark, ink.accent, 0.6)]
  for (const way of [-1, 1]) {
    const side = (x: number): number => way * x
    fill(
      blob(
        [
          [32, -93],
          [32, -93],
          [8, -93],
          [8, -93],
          [13, -70],
          [21, -50],
          [25, -41],
          [25, -37],
          [23, -18],
          [22, -3],
          [22, -3],
          [32, -3],
          [32, -3],
        ].flatMap(([x, y]) => [side(x!), y!]),
      ),
      lit,
      0.94,
    )
    for (const [top, bottom] of [
      [12, 24.6],
      [17, 26.4],
      [22, 28],
      [27, 29.6],
    ] as const)
      stroke([side(top), -92, 0.3, side((top + bottom) / 2 + 3), -62, 0.9, side(bottom), -40, 0.4], fold, 0.45)
    for (const x of [24.6, 27, 29.6])
      stroke([side(x), -37, 0.5, side(x - 1), -20, 0.8, side(x - 1.4), -4, 0.4], fold, 0.45)
    stroke([side(24), -40, 1, side(32), -37.6, 1.2], fold, 0.8)
  }
}

/**
 * A window in its wall: stone round it, a sash before a lit room, curtains, a sill with flowers.
 *
 * @param front.hasWatcher whether somebody is at the glass rather than only a lamp.
 */
export function paintWindowFront(
  brush: Brush,
  random: () => number,
  { hasWatcher, hasShutters }: { hasWatcher: boolean; hasShutters: boolean },
): void {
  const { fade, fill, form, inside, ink, spot } = brush
  const [stone, oak, green] = [stuffOf(brush, 'stone'), stuffOf(brush, 'walnut'), stuffOf(brush, 'bottle')]
  if (hasShutters)
    for (const left of [-76, 42]) {
      const shutter = box(left, -98, 34, 99, 0.6)
      form(shutter, green, { round: 1.4, rim: 0.7 })
      for (let y = -92; y < -6; y += 5) fill(box(left + 4, y, 26, 2), green.deep, 0.6)
      fill(box(left + 4, -50, 26, 5), green.mid)
    }
  form(box(-41, -104, 82, 106, 0.8), stone, { round: 1.4, rim: 0.7 })
  form(box(-35, -97, 70, 97, 0.6), oak, { round: 1.4, rim: 0.7 })
  const pane = PANE()
  fade(pane, mixInk(ink.glow, ink.rim, 0.45), mixInk(ink.glow, ink.accent, 0.12))
  inside(pane, () => {
    const dark = mixInk(ink.dark, ink.accent, 0.22)
    spot(10, -58, 34, 40, ink.rim, 0.75)
    // Out of focus behind: a picture and the edge of a shelf.
    fill(box(-24, -84, 13, 16, 1), mixInk(ink.glow, dark, 0.28), 0.6)
    fill(box(12, -80, 22, 2.4, 1), mixInk(ink.glow, dark, 0.3), 0.6)
    for (const [x, tall] of [
      [14, 9],
      [17.6, 11],
      [21, 8],
    ] as const)
      fill(box(x, -80 - tall, 2.8, tall, 0.6), mixInk(ink.glow, dark, 0.3), 0.6)
    if (hasWatcher) {
      brush.context.save()
      brush.context.translate(-1, -2)
      brush.context.scale(1.06, 1.06)
      paintWatcher(brush, dark, mixInk(ink.glow, ink.rim, 0.5))
      brush.context.restore()
    } else paintLampWithin(brush, dark)
    paintCurtains(brush)
  })
  form(box(-1.2, -92, 2.4, 88), oak, { round: 0.6, rim: 0.3 })
  form(box(-31, -67, 62, 2.2), oak, { round: 0.5, rim: 0.3 })
  form(box(-46, -2, 92, 6, 0.8), stone, { round: 1.2, rim: 0.8 })
  form(polygon([-36, 4, 36, 4, 33, 17, -33, 17]), oak, { round: 1.4, rim: 0.7 })
  for (let i = 0; i < 150; i++) {
    const x = (random() + random() - 1) * 38
    const y = 6 - random() * 9 + (i % 5 === 0 ? random() * 12 : 0)
    fill(oval(x, y, 2.6, 1.5, random() * 3), i % 3 ? green.lit : green.shade)
    if (i % 4 === 0) fill(oval(x, y - 1.8, 1.7, 1.5), i % 8 ? ink.accent : stuffOf(brush, 'flour').lit)
  }
}

/** The light that comes out of it. */
export function shineOfWindow(brush: Brush, hasWatcher: boolean): void {
  brush.fade(PANE(), brush.ink.glow, brush.ink.glow, 0.3, 0.36)
  if (hasWatcher)
    cutOut(brush, () => {
      brush.context.translate(-1, -2)
      brush.context.scale(1.06, 1.06)
      paintWatcher(brush, brush.ink.dark, brush.ink.dark)
    })
}

/** All of it within a box whose foot is below the flowers. */
function inBox({ context }: Brush, work: () => void): void {
  context.save()
  context.translate(0, -16)
  context.scale(0.8, 0.8)
  work()
  context.restore()
}

export const LIT_WINDOW_THINGS: readonly Thing[] = [
  sketch({
    name: LIT_WINDOW,
    words: [
      'lit windows',
      'one lit window',
      'lighted window',
      'lighted windows',
      'bright window',
      'light in a window',
      'light in the window',
      'windowpane',
    ],
    metres: 3.6,
    aspect: 0.88,
    where: 'ground',
    places: ['village', 'street', 'field'],
    paint: (brush, random) =>
      inBox(brush, () => paintWindowFront(brush, random, { hasWatcher: true, hasShutters: false })),
    shine: (brush) => inBox(brush, () => shineOfWindow(brush, true)),
  }),
]
