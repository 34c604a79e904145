import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { paintPencil } from './pencil.ts'
import { blob, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

/** A bound notebook that is shut, seen a little from above, an elastic band round it and a pencil on top. */
function paintClosedNotebook(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, line, spot, grain, mottle, crease, ink, side } = brush
  const leather = stuffOf(brush, 'leather')
  const paper = stuffOf(brush, 'paper')
  contact(0, 76)
  form(polygon([-76.4, 0, -76.4, -8, -56, -88, 56, -88, 76.4, -8, 76.4, 0]), leather, { round: 1, rim: 0.6 })
  // The edges of its leaves, below the cover.
  const leaves = polygon([-73, -18, 73, -18, 74, -4, -74, -4])
  form(leaves, paper, { round: 1, rim: 0.3, sink: 0.2 })
  for (let y = -16; y < -4.6; y += 1.5) line(curve([-73, y, 0, y + random() * 0.5, 73, y]), paper.deep, 0.35, 0.7)
  fill(polygon([-74, -18.6, 74, -18.6, 74, -14.6, -74, -14.6]), ink.dark, 0.35)
  const cover = blob([
    -76, -17, -76, -17, -75, -21, -57, -96, -54, -98.6, 54, -98.6, 57, -96, 75, -21, 76, -17, 76, -17, 0, -15.6,
  ])
  form(cover, leather, { round: 4, rim: 1.1, sink: 0.2 })
  inside(cover, () => {
    mottle(cover, leather.rim, random, { count: 16, size: 13, alpha: 0.06 })
    grain(cover, leather.deep, random, { count: 90, length: 5, width: 0.35, alpha: 0.3 })
    spot(side * 34, -80, 44, 24, leather.rim, 0.4)
    crease([-66, -18, 0.4, -57, -58, 0.8, -49, -97, 0.4], leather, 0.7)
    line(
      curve([-60, -24, -60, -24, -44, -92, -44, -92, 48, -92, 48, -92, 66, -24, 66, -24, -60, -24]),
      leather.deep,
      0.7,
      0.5,
    )
  })
  form(limb([44, -98.4, 1.5, 56, -52, 1.7, 62, -16, 1.8]), stuffOf(brush, 'velvet'), { round: 0.6, rim: 0.4 })
  form(limb([-20, -4, 1.5, -21, 0.6, 1.6, -19, 3.6, 1.5]), stuffOf(brush, 'velvet'), { round: 0.5, rim: 0.3 })
  fill(oval(-2, -50, 42, 4, -0.34), ink.dark, 0.22)
  paintPencil(brush, { x: -3, y: -56, turn: -0.34, length: 88, width: 6.4 })
}

export const CLOSED_NOTEBOOK_THINGS: readonly Thing[] = [
  sketch({
    name: 'closed notebook',
    words: [
      'closed notebooks',
      'closed book',
      'close the book',
      'close the notebook',
      'closed the book',
      'closed the notebook',
      'closes the book',
      'closes the notebook',
      'shut the book',
      'write it down',
      'write this down',
      'write them down',
      'write the worry down',
      'wrote it down',
      'written down',
      'diary',
      'diaries',
      'journal',
      'journals',
    ],
    metres: 0.16,
    aspect: 1.54,
    where: 'hand',
    places: ['room', 'library'],
    paint: paintClosedNotebook,
  }),
]
