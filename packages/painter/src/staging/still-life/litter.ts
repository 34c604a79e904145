import { createCanvas } from '@napi-rs/canvas'
import { layOver } from '../../light/film.ts'
import { colorsFor } from '../../light/thing-colors.ts'
import type { PlaceName } from '../../brief/brief.ts'
import type { Film, Shot, Stage } from '../../painting.ts'
import { createBrush, type Brush } from '../../things/brush.ts'
import { stuffOf } from '../../things/stuffs.ts'
import { createPlane, laidShape, ring, type Plane } from './plane.ts'

type Kind = 'leaves' | 'pebbles' | 'shells' | 'lumps'

/** What lies about on the ground there. */
const LITTER: Partial<Record<PlaceName, Kind>> = {
  forest: 'leaves',
  village: 'leaves',
  street: 'leaves',
  skyline: 'leaves',
  road: 'pebbles',
  ruins: 'leaves',
  lake: 'pebbles',
  coast: 'shells',
  desert: 'pebbles',
  mountains: 'pebbles',
  planet: 'pebbles',
  volcano: 'pebbles',
  ice: 'lumps',
}

/** Metres to it: as near as the ground that it lies on. */
const LITTER_DEPTH = 0.7

/** Scatters over the ground before the camera what lies about there. @param edge row of the ground's far edge, in pixels. */
export function putLitter(film: Film, stage: Stage, shot: Shot, { edge, base }: { edge: number; base: number }): void {
  const kind = LITTER[shot.brief.place]
  if (!kind) return
  const { width, height } = film
  const { random } = shot
  const { colors, gain } = colorsFor(stage, shot.palette, LITTER_DEPTH)
  const top = Math.floor(edge)
  const canvas = createCanvas(width, height - top)
  canvas.getContext('2d').translate(0, -top)
  const brush = createBrush(canvas.getContext('2d'), colors, stage.keySide)
  const plane = createPlane({ height, middle: width / 2, vanish: 0.24, far: edge / height, base: base / height })
  const count = kind === 'lumps' ? 26 : kind === 'leaves' ? 24 : 44
  for (let i = 0; i < count; i++) {
    const spot = { x: (random() - 0.5) * 64, z: 20 - (i / count) * 92 - random() * 5, turn: random() * 6 }
    const [, row] = plane.at(spot.x, spot.z)
    // Behind the edge there is nothing to lie on.
    if (row > edge + height * 0.012) DRAWN[kind](brush, plane, spot, random)
  }
  layOver(film, canvas, { top, gain, depth: LITTER_DEPTH, slack: 0 })
}

type Draw = (brush: Brush, plane: Plane, spot: { x: number; z: number; turn: number }, random: () => number) => void

const drawLeaf: Draw = (brush, plane, spot, random) => {
  const leaf = stuffOf(brush, random() < 0.6 ? 'autumn' : random() < 0.5 ? 'straw' : 'leather')
  const size = 1.1 + random() * 1.3
  const shape = [-2, 0, -0.9, 0.8, 0.6, 0.9, 2.2, 0, 0.6, -0.9, -0.9, -0.8].map((at) => at * size)
  brush.fill(laidShape(plane, shape, { ...spot, x: spot.x - brush.side * 0.7, z: spot.z - 0.6 }), brush.ink.dark, 0.45)
  brush.fill(laidShape(plane, shape, spot), leaf.lit)
  brush.fill(laidShape(plane, shape.slice(0, 8), spot), leaf.shade, 0.5)
}

const drawPebble: Draw = (brush, plane, spot, random) => {
  const stone = stuffOf(brush, random() < 0.7 ? 'stone' : 'slate')
  const size = 0.7 + random() ** 2 * 2.6
  brush.fill(
    laidShape(plane, ring(size * 1.2, size), { ...spot, x: spot.x - brush.side * size * 0.5 }),
    brush.ink.dark,
    0.5,
  )
  // It stands up a little from the ground.
  const [x, y] = plane.at(spot.x, spot.z)
  const unit = plane.scaleAt(y) * size
  brush.ball(x, y - unit * 0.3, unit, unit * 0.62, stone, unit * 0.06)
}

const drawShell: Draw = (brush, plane, spot, random) => {
  if (random() < 0.6) return drawPebble(brush, plane, spot, random)
  const shell = stuffOf(brush, random() < 0.5 ? 'flour' : 'crumb')
  const size = 1 + random() * 1.3
  const fan = Array.from({ length: 9 }, (_, i) => {
    const turn = (i / 8) * Math.PI
    return [Math.cos(turn) * size * 1.4, Math.sin(turn) * size * (i % 2 ? 1.5 : 1.3)]
  }).flat()
  brush.fill(laidShape(plane, fan, { ...spot, x: spot.x - brush.side * 0.6 }), brush.ink.dark, 0.4)
  brush.fill(laidShape(plane, fan, spot), shell.lit)
  brush.fill(laidShape(plane, [0, 0, ...fan.slice(0, 8)], spot), shell.shade, 0.4)
}

const drawLump: Draw = (brush, plane, spot, random) => {
  const snow = stuffOf(brush, 'china')
  const [x, y] = plane.at(spot.x, spot.z)
  const unit = plane.scaleAt(y) * (0.8 + random() * 2.2)
  brush.spot(x - brush.side * unit, y, unit * 2, unit * 0.7, brush.ink.shade, 0.6)
  brush.ball(x, y - unit * 0.2, unit * 1.2, unit * 0.6, snow, 0)
}

const DRAWN: Readonly<Record<Kind, Draw>> = {
  leaves: drawLeaf,
  pebbles: drawPebble,
  shells: drawShell,
  lumps: drawLump,
}
