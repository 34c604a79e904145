import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, curve, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

const INSIDE = () => polygon([-73, -54, -26, -60, 26, -60, 73, -54, 38, -36, -38, -36])

/** A boat folded from one white sheet, a light in it, its foot grown soft in the water. */
function paintPaperBoat(brush: Brush, random: () => number): void {
  const { form, fill, inside, line, crease, spot, fade, mottle, ink, side } = brush
  const paper = stuffOf(brush, 'flour')
  const shaded = dimmed(paper)
  spot(0, -2, 74, 6, ink.dark, 0.5)
  const hollow = INSIDE()
  form(hollow, dimmed(shaded), { round: 2, rim: 0.5, sink: 0 })
  inside(hollow, () => spot(0, -46, 60, 16, ink.glow, 0.85))
  // The sail is the sheet's own middle: a ridge from its tip to its foot parts the light from the shade.
  for (const way of [-1, 1]) {
    const half = polygon([0, -99.4, way * 37, -38, 0, -31])
    form(half, way === side ? paper : shaded, { round: 2, rim: 0.8, sink: 0.1, depth: 0.7 })
    inside(half, () => {
      spot(way * 8, -36, 42, 34, ink.glow, 0.6)
      spot(way * 36, -76, 20, 40, ink.dark, 0.12)
    })
    crease([way * 5, -86, 0.1, way * 14, -58, 0.4, way * 21, -40, 0.2], paper, 0.3)
  }
  crease([0, -98.6, 0.2, 0.4, -66, 0.55, 0, -33, 0.3], paper, 0.55)
  const flank = blob([
    -74, -55, -74, -55, -34, -39, 0, -31.5, 0, -31.5, 34, -39, 74, -55, 74, -55, 62, -28, 45, -1, 45, -1, 0, 0.4, -45,
    -1, -45, -1, -62, -28,
  ])
  form(flank, paper, { round: 5, rim: 1.1, sink: 0.22, depth: 0.85 })
  inside(flank, () => {
    fill(polygon([0, -31.5, side * -80, -60, side * -80, 4, 0, 4]), shaded.mid, 0.34)
    spot(0, -26, 44, 18, ink.glow, 0.4)
    // Folds run from both tips to the middle of the keel.
    for (const way of [-1, 1]) {
      crease([way * 73, -54, 0.15, way * 38, -27, 0.5, way * 3, -2, 0.25], paper, 0.5)
      crease([way * 44, -43, 0.1, way * 46, -20, 0.35, way * 43, -2, 0.15], paper, 0.25)
    }
    crease([0, -31, 0.25, 0.3, -16, 0.55, 0, -1, 0.3], paper, 0.5)
    mottle(flank, shaded.mid, random, { count: 9, size: 10, alpha: 0.06 })
    // Soaked up to an uneven line.
    const wet = [-80, 4, -80, 4]
    for (let x = -70; x <= 70; x += 14) wet.push(x, -8 - random() * 7)
    fade(blob([...wet, 80, 4, 80, 4]), ink.shade, ink.dark, 0.12, 0.4)
    line(curve(wet.slice(4)), ink.dark, 0.7, 0.16)
  })
  line(curve([-73, -54.6, -34, -38.8, 0, -31.2]), paper.rim, 0.9, 0.9)
  line(curve([0, -31.2, 34, -38.8, 73, -54.6]), paper.rim, 0.9, 0.9)
  for (let i = 0; i < 3; i++)
    line(curve([-60 + i * 9, -1 + i * 0.9, 0, -2 + i * 1.2, 58 - i * 7, -1 + i * 0.9]), ink.rim, 0.7, 0.5 - i * 0.12)
}

export const PAPER_BOAT_THINGS: readonly Thing[] = [
  sketch({
    name: 'paper boat',
    words: [
      'paper boats',
      'paper ship',
      'paper ships',
      'boat of paper',
      'boat made of paper',
      'boat was made of paper',
      'boat is made of paper',
      'folded boat',
      'folded paper boat',
      'origami boat',
      'folded it himself',
      'folded it herself',
      'paper grew soft',
    ],
    metres: 1.5,
    aspect: 1.5,
    where: 'water',
    places: ['lake', 'sea', 'coast'],
    paint: paintPaperBoat,
  }),
]
