import type { Random } from '@dayreel/storyboard/base'
import type { Brush } from './brush.ts'
import { box, curve, oval, polygon } from './shapes.ts'
import { dimmed, paperOf, stuffOf } from './stuffs.ts'

/** A block of days on its board: the stubs of those that are gone under the clamp, the day that is next, its corner curling. */
export function paintTearOffCalendar(brush: Brush, random: Random): void {
  const { form, fill, line, ball, spot, side, ink, inside } = brush
  const paper = paperOf(brush)
  const red = stuffOf(brush, 'velvet')
  const oak = stuffOf(brush, 'oak')
  const brass = stuffOf(brush, 'brass')
  spot(-side * 4, -44, 44, 54, ink.dark, 0.5)
  line(curve([-9, -97, 0, -104, 9, -97]), ink.dark, 0.7)
  ball(0, -103.6, 1.4, 1.4, brass, 0.2)
  form(box(-36, -98, 72, 98, 1.6), oak, { round: 1.6, rim: 0.8, sink: 0.1 })
  // A picture of hills above the block.
  const scene = box(-31, -94, 62, 30)
  form(scene, dimmed(stuffOf(brush, 'blueprint')), { round: 0, rim: 0.3, sink: 0 })
  inside(scene, () => {
    fill(oval(15, -84, 5), stuffOf(brush, 'straw').lit)
    fill(polygon([-40, -62, -22, -82, -6, -66, 6, -76, 34, -62]), stuffOf(brush, 'needles').mid)
    fill(polygon([-40, -62, -8, -70, 34, -63, 34, -60, -40, -60]), stuffOf(brush, 'foliage').mid)
  })
  fill(box(-26, -58, 56, 55), ink.dark, 0.4)
  for (let i = 4; i >= 0; i--)
    form(box(-27 + i * 0.6, -59 + i * 0.9, 54, 53), dimmed(paper), { round: 0, rim: 0.5, sink: 0 })
  form(box(-27, -59, 54, 52.4), paper, { round: 0, rim: 0.5, sink: 0.05 })
  // Nobody can read what is under the number; it is red as a Sunday's.
  paintSeven(brush)
  for (const [x, wide] of [
    [-14, 11],
    [1, 13],
  ] as const)
    fill(box(x, -14, wide, 1.8, 0.6), red.mid, 0.7)
  form(polygon([27, -17, 27, -6.6, 16, -6.6]), dimmed(paper), { round: 0.6, rim: 0.4, sink: 0 })
  form(polygon([16, -6.6, 27, -17, 18.6, -15.4]), paper, { round: 0.6, rim: 0.5, sink: 0 })
  // Torn stubs of many days, each edge its own.
  for (let sheet = 0; sheet < 6; sheet++) {
    const edge = [-27, -60]
    for (let x = -27; x <= 27; x += 2.2)
      edge.push(x, -55.4 + sheet * 0.5 - random() * 3.4 - (sheet % 2 ? 0 : Math.abs(x) * 0.03))
    edge.push(27, -60)
    const stub = polygon(edge)
    fill(stub, sheet % 2 ? paper.mid : paper.lit)
    line(stub, paper.deep, 0.25, 0.55)
  }
  form(box(-29, -64, 58, 6, 1), brass, { round: 1.2, rim: 0.7 })
  for (const x of [-22, 22]) ball(x, -61, 1.4, 1.4, dimmed(brass), 0.2)
}

function paintSeven(brush: Brush): void {
  const red = stuffOf(brush, 'velvet')
  brush.line(curve([-10, -46, 0, -45.6, 10, -46]), red.mid, 4)
  brush.line(curve([10, -46, 2, -35, -3, -20]), red.mid, 4)
}
