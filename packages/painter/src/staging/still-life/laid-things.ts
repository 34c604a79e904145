import type { Random } from '@dayreel/storyboard/base'
import type { Brush } from '../../things/brush.ts'
import { cssInk } from '../../things/inks.ts'
import { curve } from '../../things/shapes.ts'
import { stuffOf, paperOf } from '../../things/stuffs.ts'
import { laidShape, rectangle, ring, type Plane } from './plane.ts'
import type { Indoors } from './settings.ts'

type Spot = { x: number; z: number; turn?: number }
export type Lay = (brush: Brush, plane: Plane, spot: Spot, random: Random) => void

/** The soft dark that anything flat casts beside it, away from the light. */
function shadow(brush: Brush, plane: Plane, points: readonly number[], { x, z, turn = 0 }: Spot): void {
  for (const grow of [2.4, 1.6, 0.8])
    brush.fill(laidShape(plane, points, { x: x - brush.side * grow, z: z - grow * 0.7, turn }), brush.ink.dark, 0.16)
}

const sheet: Lay = (brush, plane, spot, random) => {
  const paper = paperOf(brush)
  shadow(brush, plane, rectangle(27, 38), spot)
  brush.fill(laidShape(plane, rectangle(27, 38), spot), paper.lit)
  for (let i = 0; i < 15; i++) {
    const wide = 20 - (i % 5 === 4 ? 9 : random() * 3)
    brush.fill(laidShape(plane, rectangle(wide, 0.5, (wide - 20) / 2, 15 - i * 2.1), spot), brush.ink.dark, 0.4)
  }
}

const pen: Lay = (brush, plane, spot) => {
  shadow(brush, plane, rectangle(1.4, 24), spot)
  brush.fill(laidShape(plane, rectangle(1.5, 22), spot), stuffOf(brush, 'ink').mid)
  brush.fill(laidShape(plane, rectangle(0.4, 21, brush.side * 0.4), spot), brush.ink.rim, 0.7)
  brush.fill(laidShape(plane, [-0.75, 11, 0.75, 11, 0, 14.4], spot), stuffOf(brush, 'gold').lit)
}

const napkin: Lay = (brush, plane, spot) => {
  const linen = stuffOf(brush, 'linen')
  const shape = [-19, -15, 17, -17, 19, 14, -16, 17]
  shadow(brush, plane, shape, spot)
  const dye = brush.tone(0.8, 'accent2', 0.7)
  const path = laidShape(plane, shape, spot)
  brush.fill(path, linen.lit)
  brush.inside(path, () => {
    for (const at of [-11, -8, 8, 11]) {
      brush.fill(laidShape(plane, rectangle(1.5, 60, at * 1.2), spot), dye.mid, 0.75)
      brush.fill(laidShape(plane, rectangle(60, 1.5, 0, at), spot), dye.mid, 0.75)
    }
    for (const at of [-3, 4]) {
      brush.fill(laidShape(plane, rectangle(2.6, 60, at), { ...spot, turn: (spot.turn ?? 0) + 0.4 }), linen.deep, 0.16)
      brush.fill(
        laidShape(plane, rectangle(1.6, 60, at + 2.4), { ...spot, turn: (spot.turn ?? 0) + 0.4 }),
        linen.rim,
        0.4,
      )
    }
  })
}

const cuttingBoard: Lay = (brush, plane, spot, random) => {
  const wood = stuffOf(brush, 'pine')
  const shape = [-17, -24, 17, -24, 19, -22, 19, 20, 16, 23, 5, 24, 4, 36, -4, 36, -5, 24, -16, 23, -19, 20, -19, -22]
  shadow(brush, plane, shape, spot)
  brush.fill(laidShape(plane, shape, { ...spot, z: spot.z - 1.6 }), wood.deep)
  const top = laidShape(plane, shape, spot)
  brush.fill(top, wood.lit)
  brush.inside(top, () => {
    for (let i = 0; i < 26; i++)
      brush.fill(laidShape(plane, rectangle(0.3, 70, -19 + random() * 38), spot), wood.deep, 0.28)
    brush.fill(laidShape(plane, rectangle(9, 80, brush.side * 9), spot), wood.rim, 0.28)
  })
  brush.fill(laidShape(plane, ring(1.6, 1.6, 0, 31), spot), brush.ink.dark, 0.7)
}

const spoon: Lay = (brush, plane, spot) => {
  const wood = stuffOf(brush, 'oak')
  shadow(brush, plane, rectangle(2.4, 30), spot)
  brush.fill(laidShape(plane, rectangle(1.8, 28), spot), wood.mid)
  brush.fill(laidShape(plane, ring(3.6, 5, 0, 17), spot), wood.lit)
  brush.fill(laidShape(plane, ring(2.3, 3.4, 0, 17), spot), wood.deep, 0.6)
}

const plate: Lay = (brush, plane, spot) => {
  const china = stuffOf(brush, 'china')
  shadow(brush, plane, ring(15), spot)
  brush.fill(laidShape(plane, ring(15), { ...spot, z: spot.z - 0.8 }), china.shade)
  brush.fill(laidShape(plane, ring(15), spot), china.lit)
  brush.line(laidShape(plane, ring(12.6), spot), stuffOf(brush, 'blueprint').mid, plane.scaleAt(plane.base) * 0.5, 0.8)
  brush.fill(laidShape(plane, ring(9.6), spot), china.mid, 0.6)
}

/** A lace mat: the table shows through its holes. */
const doily: Lay = (brush, plane, spot) => {
  const linen = stuffOf(brush, 'flour')
  const { context } = brush
  const round = (
    count: number,
    radius: number,
    size: number,
    draw: (shape: ReturnType<typeof laidShape>) => void,
  ): void => {
    for (let i = 0; i < count; i++) {
      const turn = (i / count) * Math.PI * 2
      draw(laidShape(plane, ring(size, size, Math.cos(turn) * radius, Math.sin(turn) * radius), spot))
    }
  }
  context.save()
  context.globalAlpha = 0.9
  round(20, 17.4, 3, (shape) => brush.fill(shape, linen.mid))
  brush.fill(laidShape(plane, ring(17.6), spot), linen.lit)
  const thread = plane.scaleAt(plane.base)
  for (const [count, radius, size] of [
    [20, 17.6, 0.9],
    [28, 13.2, 0.6],
    [20, 9.4, 0.7],
    [9, 4.6, 0.6],
  ] as const)
    round(count, radius, size, (shape) => brush.fill(shape, linen.deep, 0.5))
  for (const radius of [15.2, 11.4, 6.8, 2])
    brush.line(laidShape(plane, ring(radius), spot), linen.shade, thread * 0.3, 0.7)
  context.restore()
}

const openBook: Lay = (brush, plane, spot) => {
  const paper = paperOf(brush)
  shadow(brush, plane, rectangle(48, 34), spot)
  brush.fill(laidShape(plane, rectangle(49, 35), { ...spot, z: spot.z - 1.4 }), stuffOf(brush, 'hide').mid)
  for (const way of [-1, 1]) {
    brush.fill(laidShape(plane, rectangle(23.4, 33, way * 11.9), spot), way === brush.side ? paper.lit : paper.mid)
    for (let i = 0; i < 13; i++)
      brush.fill(laidShape(plane, rectangle(17, 0.5, way * 12.4, 13 - i * 2.1), spot), brush.ink.dark, 0.34)
  }
  brush.fill(laidShape(plane, rectangle(2, 33), spot), brush.ink.dark, 0.28)
}

const petals: Lay = (brush, plane, { x, z }, random) => {
  const bloom = brush.tone(0.9, 'accent', 0.75)
  for (let i = 0; i < 6; i++) {
    const spot = { x: x + (random() - 0.5) * 40, z: z + (random() - 0.5) * 26, turn: random() * 3 }
    shadow(brush, plane, ring(2, 1.3), spot)
    brush.fill(laidShape(plane, ring(2.2, 1.4), spot), i % 2 ? bloom.lit : bloom.mid)
  }
}

const crumbs: Lay = (brush, plane, { x, z }, random) => {
  const crust = stuffOf(brush, 'crust')
  const flour = stuffOf(brush, 'flour')
  for (let i = 0; i < 70; i++) {
    const near = random() ** 0.7
    const turn = random() * 7
    const [px, py] = plane.at(x + Math.cos(turn) * 34 * near, z + Math.sin(turn) * 26 * near)
    const size = plane.scaleAt(py) * (0.15 + random() * 0.5)
    brush.context.fillStyle = cssInk(i % 3 ? flour.lit : crust.lit, 0.75)
    brush.context.beginPath()
    brush.context.ellipse(px, py, size, size * 0.6, 0, 0, Math.PI * 2)
    brush.context.fill()
  }
}

/** The corner of a rug, which reaches out of the picture. */
const rug: Lay = (brush, plane, spot) => {
  const wool = brush.tone(0.7, 'accent', 0.7)
  const edge = brush.tone(0.8, 'accent2', 0.6)
  shadow(brush, plane, rectangle(70, 44), spot)
  const shape = laidShape(plane, rectangle(70, 44), spot)
  brush.fill(shape, wool.mid)
  brush.inside(shape, () => {
    for (const [wide, deep] of [
      [62, 36],
      [50, 25],
    ] as const)
      brush.line(laidShape(plane, rectangle(wide, deep), spot), edge.lit, plane.scaleAt(plane.base) * 1.4, 0.7)
    for (let i = -3; i <= 3; i++)
      brush.fill(laidShape(plane, [i * 9 - 3, 0, i * 9, -6, i * 9 + 3, 0, i * 9, 6], spot), edge.mid, 0.8)
  })
  for (let i = 0; i < 30; i++)
    brush.fill(laidShape(plane, rectangle(0.7, 3.4, -35 + (i / 29) * 70, 23.4), spot), stuffOf(brush, 'linen').mid, 0.9)
}

const cable: Lay = (brush, plane, { x, z }) => {
  const points = [0, 1, 2, 3, 4, 5, 6].flatMap((i) => plane.at(x + Math.sin(i * 1.1) * 7, z + i * 6))
  brush.line(curve(points), brush.ink.dark, plane.scaleAt(plane.base) * 1.2, 0.9)
}

/** A cup of coffee on its saucer, as seen from above. */
export function layCup(brush: Brush, plane: Plane, spot: Spot): void {
  const china = stuffOf(brush, 'china')
  shadow(brush, plane, ring(12), spot)
  brush.fill(laidShape(plane, ring(12), spot), china.mid)
  brush.line(laidShape(plane, ring(10.4), spot), china.deep, plane.scaleAt(plane.base) * 0.3, 0.5)
  brush.fill(laidShape(plane, rectangle(3, 7, 0, 8.6), { ...spot, turn: 0.9 }), china.lit)
  shadow(brush, plane, ring(7), spot)
  brush.fill(laidShape(plane, ring(7), spot), china.lit)
  brush.fill(laidShape(plane, ring(5.8), spot), stuffOf(brush, 'hide').deep)
  brush.fill(laidShape(plane, ring(5.2, 4.6, brush.side * 0.4, 0.5), spot), stuffOf(brush, 'walnut').mid)
  brush.fill(laidShape(plane, ring(1.6, 0.8, brush.side * 2, 2.4), spot), china.rim, 0.6)
}

/** What lies on such a table besides, in pairs of which each video has one. */
const LAID: Readonly<Record<Indoors, readonly (readonly [near: Lay, far: Lay])[]>> = {
  kitchen: [
    [napkin, crumbs],
    [cuttingBoard, crumbs],
    [spoon, napkin],
    [plate, spoon],
  ],
  desk: [
    [sheet, pen],
    [openBook, sheet],
    [pen, sheet],
  ],
  bedside: [
    [openBook, doily],
    [napkin, petals],
  ],
  parlour: [
    [napkin, petals],
    [sheet, doily],
    [openBook, petals],
  ],
  archive: [[sheet, sheet]],
  workshop: [[sheet, cable]],
  laboratory: [[sheet, pen]],
  waiting: [[sheet, sheet]],
  floor: [[rug, crumbs]],
  greenhouse: [[petals, crumbs]],
}

/** What lies on such a table: a thing near the eye on the open side, and one under or beside what the picture is about. */
export function flatThingsFor(setting: Indoors, choice: number): readonly [near: Lay, far: Lay] {
  const pairs = LAID[setting]
  return pairs[choice % pairs.length]!
}
