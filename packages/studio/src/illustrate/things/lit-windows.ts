import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { cutOut } from './cut-out.ts'
import { mixInk, type Ink } from './inks.ts'
import { blob, box, curve, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'
import { paintMasonry, paintPlanks, paintTiles } from './textures.ts'

const SASH = () => box(-17, -66, 34, 40, 0.6)

/** Somebody at the glass, as a shape against the lamp. */
function paintWatcher({ fill }: Brush, x: number, base: number, tall: number, color: Ink): void {
  const half = tall * 0.27
  fill(oval(x, base - tall * 0.8, tall * 0.115, tall * 0.15), color)
  fill(box(x - tall * 0.05, base - tall * 0.72, tall * 0.12, tall * 0.2), color)
  fill(box(x - half, base - tall * 0.6, half * 2, tall * 0.7, half * 0.7), color)
}

function paintLitWindow(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, line, spot, fade, stroke } = brush
  const stone = stuffOf(brush, 'stone')
  const oak = stuffOf(brush, 'walnut')
  const tile = stuffOf(brush, 'slate')
  contact(0, 42)
  const front = polygon([-38, 0, -38, -68, 0, -94, 38, -68, 38, 0])
  form(front, stone, { round: 5, rim: 0.8, sink: 0.35 })
  paintMasonry(brush, front, stone, random, { course: 6, stone: 11, strength: 0.9 })
  inside(front, () => spot(0, -46, 40, 38, ink.glow, 0.45))
  for (const way of [-1, 1]) {
    const slope = polygon([0, -99.6, way * 43, -69, way * 41, -63, 0, -92])
    form(slope, tile, { round: 1.6, rim: 0.8 })
    paintTiles(brush, slope, tile, random, { row: 2.4, tile: 4 })
  }
  form(box(-20.6, -70, 41.2, 47, 1), oak, { round: 1.4, rim: 0.7 })
  const sash = SASH()
  fade(sash, mixInk(ink.glow, ink.rim, 0.35), ink.glow)
  inside(sash, () => {
    spot(9, -42, 24, 26, ink.rim, 0.8)
    const dark = mixInk(ink.dark, ink.accent, 0.3)
    // A lamp on the sill, somebody beside it.
    fill(polygon([6, -45, 13, -45, 15.6, -36.6, 3.4, -36.6]), mixInk(ink.glow, ink.accent, 0.5))
    fill(box(8.7, -37, 1.6, 11), dark)
    paintWatcher(brush, -4.4, -26, 29, dark)
    for (const way of [-1, 1]) {
      const curtain = blob([
        way * 18,
        -67,
        way * 18,
        -67,
        way * 5,
        -67,
        way * 5,
        -67,
        way * 9,
        -54,
        way * 14,
        -44,
        way * 15,
        -34,
        way * 14,
        -25,
        way * 14,
        -25,
        way * 18,
        -25,
        way * 18,
        -25,
      ])
      fill(curtain, mixInk(ink.glow, ink.accent, 0.62), 0.92)
      for (const x of [9, 12, 15])
        stroke([way * x, -66, 0.2, way * (x + 2), -50, 0.6, way * 16, -28, 0.3], mixInk(ink.dark, ink.accent, 0.6), 0.5)
    }
  })
  form(box(-1, -66, 2, 40), oak, { round: 0.6, rim: 0.3 })
  form(box(-17, -48, 34, 1.6), oak, { round: 0.5, rim: 0.3 })
  for (const x of [-35, 21.6]) {
    const shutter = box(x, -68, 13.4, 43, 0.6)
    form(shutter, stuffOf(brush, 'bottle'), { round: 1.4, rim: 0.7 })
    paintPlanks(brush, shutter, stuffOf(brush, 'bottle'), random, { width: 4.4 })
    for (const y of [-61, -34]) form(box(x + 0.6, y, 12.2, 2.4, 0.4), oak, { rim: 0.3 })
  }
  form(box(-22, -25, 44, 3.4, 0.6), stone, { round: 1, rim: 0.7 })
  form(polygon([-19, -22, 19, -22, 17, -13, -17, -13]), oak, { round: 1.4, rim: 0.7 })
  for (let i = 0; i < 34; i++) {
    const x = -18 + random() * 36
    const y = -22 - random() * 5.4
    fill(oval(x, y, 1.9, 1.3, random() * 3), i % 3 ? stuffOf(brush, 'bottle').lit : stuffOf(brush, 'bottle').shade)
    if (i % 3 === 0) fill(oval(x, y - 1.4, 1.5), i % 2 ? ink.accent : stuffOf(brush, 'flour').lit)
  }
  line(curve([-38, -0.6, 38, -0.6]), stone.deep, 1)
}

export const LIT_WINDOW_THINGS: readonly Thing[] = [
  sketch({
    name: 'lit window',
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
    paint: paintLitWindow,
    shine: (brush) => {
      brush.fade(SASH(), brush.ink.glow, brush.ink.glow, 0.16, 0.2)
      cutOut(brush, () => paintWatcher(brush, -4.4, -26, 29, brush.ink.dark))
    },
  }),
]
