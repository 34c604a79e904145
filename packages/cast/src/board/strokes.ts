import { createRequire } from 'node:module'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { BoardMark } from '@dayreel/storyboard'
import { createRandom } from '@dayreel/storyboard/base'
import type Rough from 'roughjs'
import type { Piece } from './piece.ts'
import { centreOf, type Rect } from './rect.ts'
import { wearChalk } from './textures.ts'

export type Point = [number, number]
type Line = readonly Point[]

export type StrokeStyle = { color: string; /** Width in pixels. */ width: number; isChalk: boolean; seed: number }

/** Number of drawings of a stroke that alternate, so that it seems to be drawn by hand again and again. */
const BOIL_VARIANTS = 3
/** Number of drawings in which a stroke grows before it is complete. */
const GROWING = 3
const CURVE_STEPS = 7
// Its types describe an ES module, but it is a CommonJS module without a default export.
const rough = createRequire(import.meta.url)('roughjs') as typeof Rough.default
const generator = rough.generator()

/**
 * Returns the lines of a mark in the order in which they are drawn.
 *
 * @param on the marked thing, or where an arrow starts.
 * @param start the picture of the thing where an arrow starts, without its label.
 * @param to where an arrow or a bracket ends.
 * @param inside the area that a mark must not leave.
 * @param unit a 1080th of the frame's shorter side, in pixels.
 */
export function linesOfMark(
  kind: BoardMark['kind'],
  {
    on,
    start,
    to,
    inside,
    unit,
    seed,
  }: { on: Rect; start: Rect; to: Rect | undefined; inside: Rect; unit: number; seed: number },
): Line[] {
  const side = createRandom(`mark ${seed}`)() < 0.5 ? 1 : -1
  const drawings: Readonly<Record<BoardMark['kind'], () => Point[][]>> = {
    arrow: () =>
      (to && cornerArrow(start, to, unit)) ?? arrow(to ? on : pointerTo(on, inside, unit), to ?? on, unit, side),
    circle: () => [ellipse(on, unit)],
    cross: () => cross(on),
    underline: () => [underline(on, unit)],
    bracket: () => [bracket(to ? unionOf(on, to) : on, inside, unit)],
  }
  const lines = drawings[kind]()
  return lines.map((line) =>
    line.map(([x, y]): Point => [
      Math.min(inside.x + inside.width, Math.max(inside.x, x)),
      Math.min(inside.y + inside.height, Math.max(inside.y, y)),
    ]),
  )
}

/** Draws lines as a layer that grows along its path and then boils. */
export function drawStroke(lines: readonly Line[], style: StrokeStyle): Piece {
  const margin = Math.ceil(style.width * 1.6 + 2)
  const points = lines.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const left = Math.floor(Math.min(...xs)) - margin
  const top = Math.floor(Math.min(...ys)) - margin
  const width = Math.ceil(Math.max(...xs)) + margin - left
  const height = Math.ceil(Math.max(...ys)) + margin - top
  const moved = lines.map((line) => line.map(([x, y]): Point => [x - left, y - top]))
  const draw = (variant: number, part: number): Canvas => {
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    context.strokeStyle = style.color
    context.lineWidth = style.width
    context.lineCap = 'round'
    context.lineJoin = 'round'
    const paths = moved.flatMap((line, i) => sketch(line, style.width, style.seed * 31 + variant * 7 + i + 1))
    let left = part * paths.reduce((sum, path) => sum + lengthOf(path), 0)
    for (const path of paths) {
      if (left <= 0) break
      context.beginPath()
      path.forEach(([x, y], i) => {
        if (i === 0) return context.moveTo(x, y)
        if (left <= 0) return
        const [fromX, fromY] = path[i - 1]!
        const length = Math.hypot(x - fromX, y - fromY)
        const share = length === 0 ? 1 : Math.min(1, left / length)
        context.lineTo(fromX + (x - fromX) * share, fromY + (y - fromY) * share)
        left -= length
      })
      context.stroke()
    }
    if (style.isChalk) wearChalk(canvas, style.seed + variant)
    return canvas
  }
  const growing = Array.from({ length: GROWING }, (_, i) =>
    draw(i % BOIL_VARIANTS, 1 - (1 - (i + 1) / (GROWING + 1)) ** 1.6),
  )
  const boiling = Array.from({ length: BOIL_VARIANTS }, (_, i) => draw((i + GROWING) % BOIL_VARIANTS, 1))
  return {
    pictures: [...growing, ...boiling],
    once: GROWING,
    x: left + width / 2,
    y: top + height / 2,
    width,
    height,
    turn: 0,
    enter: 'cut',
  }
}

/** Returns the path of a pen along a line. */
export function sketch(line: Line, width: number, seed: number): Point[][] {
  const { sets } = generator.curve([...line], {
    seed,
    roughness: Math.max(0.4, width / 9),
    bowing: 1,
    disableMultiStroke: true,
    preserveVertices: false,
  })
  const paths: Point[][] = []
  for (const { ops } of sets)
    for (const { op, data } of ops) {
      const [a, b, c, d, e, f] = data as [number, number, number, number, number, number]
      const path = paths.at(-1)
      if (op === 'move' || !path) paths.push([[a, b]])
      else if (op === 'lineTo') path.push([a, b])
      else {
        const [x, y] = path.at(-1)!
        for (let i = 1; i <= CURVE_STEPS; i++) {
          const t = i / CURVE_STEPS
          const u = 1 - t
          path.push([
            u ** 3 * x + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * e,
            u ** 3 * y + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * f,
          ])
        }
      }
    }
  return paths
}

function lengthOf(path: Line): number {
  return path.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - path[i]![0], y - path[i]![1]), 0)
}

/** Returns the bent shaft of an arrow between the edges of two rectangles, and its head. */
function arrow(from: Rect, to: Rect, unit: number, side: number): Point[][] {
  const [a, b] = [centreOf(from), centreOf(to)]
  const distance = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y))
  const [dx, dy] = [(b.x - a.x) / distance, (b.y - a.y) / distance]
  const gap = 16 * unit
  let start = Math.min(distance * 0.45, exit(from, dx, dy) + gap)
  let end = distance - Math.min(distance * 0.45, exit(to, dx, dy) + gap)
  const shortest = Math.min(distance * 0.8, 96 * unit)
  if (end - start < shortest) {
    const middle = (start + end) / 2
    start = Math.max(0, middle - shortest / 2)
    end = Math.min(distance, middle + shortest / 2)
  }
  const length = end - start
  const bow = side * Math.min(46 * unit, 0.16 * length)
  const shaft = Array.from({ length: 7 }, (_, i): Point => {
    const t = i / 6
    const along = start + length * t
    const across = Math.sin(Math.PI * t) * bow
    return [a.x + dx * along - dy * across, a.y + dy * along + dx * across]
  })
  return [shaft, arrowHead(shaft, Math.min(58 * unit, 0.42 * length))]
}

/** Returns an arrow from the side of a thing around a corner onto the top of a thing that is lower and beside it. */
function cornerArrow(from: Rect, to: Rect, unit: number): Point[][] | undefined {
  const [a, b] = [centreOf(from), centreOf(to)]
  const gap = 16 * unit
  const way = b.x > a.x ? 1 : -1
  const start: Point = [a.x + way * (from.width / 2 + gap), a.y]
  const end: Point = [b.x + way * 0.12 * to.width, to.y - gap]
  if ((end[0] - start[0]) * way < 60 * unit || end[1] - start[1] < 100 * unit) return undefined
  const shaft = Array.from({ length: 7 }, (_, i): Point => {
    const [t, u] = [i / 6, 1 - i / 6]
    // A curve whose control point is the corner.
    return [
      u * u * start[0] + 2 * u * t * end[0] + t * t * end[0],
      u * u * start[1] + 2 * u * t * start[1] + t * t * end[1],
    ]
  })
  return [shaft, arrowHead(shaft, 58 * unit)]
}

function arrowHead(shaft: readonly Point[], barb: number): Point[] {
  const [tip, before] = [shaft.at(-1)!, shaft.at(-2)!]
  const heading = Math.atan2(tip[1] - before[1], tip[0] - before[0])
  const end1 = turned(tip, heading + 2.55, barb)
  const end2 = turned(tip, heading - 2.55, barb)
  return [end1, midpoint(end1, tip), tip, midpoint(tip, end2), end2]
}

function turned([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
}

function midpoint([x, y]: Point, [x2, y2]: Point): Point {
  return [(x + x2) / 2, (y + y2) / 2]
}

/** Returns how far it is from the centre of a rectangle to its edge in a direction. */
function exit({ width, height }: Rect, dx: number, dy: number): number {
  return Math.min(width / 2 / Math.max(1e-6, Math.abs(dx)), height / 2 / Math.max(1e-6, Math.abs(dy)))
}

/** Returns where an arrow without a start comes from: the side of a thing with more room. */
function pointerTo(on: Rect, inside: Rect, unit: number): Rect {
  const { x, y } = centreOf(on)
  const middle = centreOf(inside)
  const away = 190 * unit
  const across = x > middle.x ? -1 : 1
  const down = y > middle.y ? -1 : 1
  return {
    x: x + across * (on.width / 2 + away * 0.7),
    y: y + down * (on.height / 2 + away * 0.7),
    width: 2,
    height: 2,
  }
}

/** Returns a loop that is drawn a little further than once around. */
function ellipse(on: Rect, unit: number): Point[] {
  const { x, y } = centreOf(on)
  const [across, down] = [on.width / 2 + 14 * unit, on.height / 2 + 14 * unit]
  const count = 18
  return Array.from({ length: count + 3 }, (_, i): Point => {
    const angle = -2 + (i / count) * 2 * Math.PI
    const grow = 0.96 + 0.06 * (i / count)
    return [x + Math.cos(angle) * across * grow, y + Math.sin(angle) * down * grow]
  })
}

function cross({ x, y, width, height }: Rect): Point[][] {
  const [left, right, top, bottom] = [x + 0.1 * width, x + 0.9 * width, y + 0.1 * height, y + 0.9 * height]
  const middle: Point = [x + width / 2, y + height / 2]
  return [
    [[left, top], midpoint([left, top], middle), middle, [right, bottom]],
    [[right, top], midpoint([right, top], middle), middle, [left, bottom]],
  ]
}

function underline({ x, y, width, height }: Rect, unit: number): Point[] {
  const row = y + height + 2 * unit
  const drop = Math.min(16 * unit, 0.03 * width)
  return [
    [x + 0.02 * width, row],
    [x + 0.35 * width, row - drop * 0.4],
    [x + 0.98 * width, row - drop * 0.2],
    [x + 0.7 * width, row + drop * 0.6],
    [x + 0.2 * width, row + drop],
    [x + 0.75 * width, row + drop * 1.2],
  ]
}

/** Returns a brace below a wide rectangle, or beside a high one. */
function bracket({ x, y, width, height }: Rect, inside: Rect, unit: number): Point[] {
  const depth = 34 * unit
  const shape: Point[] = [
    [0, 0],
    [0.03, 0.45],
    [0.12, 0.5],
    [0.4, 0.5],
    [0.47, 0.56],
    [0.5, 1],
    [0.53, 0.56],
    [0.6, 0.5],
    [0.88, 0.5],
    [0.97, 0.45],
    [1, 0],
  ]
  if (width >= height) {
    const row = Math.min(y + height + 6 * unit, inside.y + inside.height - depth)
    return shape.map(([t, d]): Point => [x + t * width, row + d * depth])
  }
  const hasRoomRight = x + width + depth <= inside.x + inside.width || x - depth < inside.x
  const column = hasRoomRight ? Math.min(x + width, inside.x + inside.width - depth) : x
  return shape.map(([t, d]): Point => [column + (hasRoomRight ? d : -d) * depth, y + t * height])
}

function unionOf(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}
