import { Path2D, PathOp } from '@napi-rs/canvas'

/** Points of a shape as x, y, x, y, …; a point given twice in a row is a corner. Hundredths of the box's height, y upwards negative. */
export type Points = readonly number[]

type Knot = { x: number; y: number; corner: boolean }

/** A closed smooth outline through the points. */
export function blob(points: Points): Path2D {
  return traced(knotsOf(points), true)
}

/** An open smooth curve through the points. */
export function curve(points: Points): Path2D {
  return traced(knotsOf(points), false)
}

/** A closed outline whose left half mirrors the points of its right half, given from top to bottom around `middle`. */
export function symmetric(points: Points, middle = 0): Path2D {
  const right = knotsOf(points).map((knot) => ({ ...knot, x: knot.x + middle }))
  const left = right.toReversed().map((knot) => ({ ...knot, x: 2 * middle - knot.x }))
  const isOnAxis = (knot: Knot | undefined) => knot !== undefined && Math.abs(knot.x - middle) < 1e-6
  if (isOnAxis(left[0])) left.shift()
  if (isOnAxis(left.at(-1))) left.pop()
  return traced([...right, ...left], true)
}

/** A closed outline with straight edges. */
export function polygon(points: Points): Path2D {
  const path = new Path2D()
  for (let i = 0; i + 1 < points.length; i += 2) {
    if (i === 0) path.moveTo(points[i]!, points[i + 1]!)
    else path.lineTo(points[i]!, points[i + 1]!)
  }
  path.closePath()
  return path
}

/** A rectangle by its left, top, width and height, with rounded corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): Path2D {
  const path = new Path2D()
  if (radius > 0) path.roundRect(x, y, width, height, radius)
  else path.rect(x, y, width, height)
  return path
}

/** An ellipse around a middle; `turn` in radians. */
export function oval(x: number, y: number, radiusX: number, radiusY = radiusX, turn = 0): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, radiusX, radiusY, turn, 0, Math.PI * 2)
  path.closePath()
  return path
}

/** Several shapes as one outline. */
export function union(...paths: readonly Path2D[]): Path2D {
  const [first, ...rest] = paths
  const result = new Path2D(first)
  for (const path of rest) result.op(path, PathOp.Union)
  return result.asWinding()
}

/** The first shape without the others. */
export function without(path: Path2D, ...holes: readonly Path2D[]): Path2D {
  const result = new Path2D(path)
  for (const hole of holes) result.op(hole, PathOp.Difference)
  return result.asWinding()
}

/** The same outline without the loops a sharply bent one has, which would be taken for holes. */
export function solid(path: Path2D): Path2D {
  return new Path2D(path).simplify().asWinding()
}

/** Moved, scaled and turned (radians) about the origin, in that last-to-first order of a canvas. */
export function placed(path: Path2D, x: number, y: number, scale = 1, turn = 0, scaleY = scale): Path2D {
  const result = new Path2D()
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  result.addPath(path, { a: cos * scale, b: sin * scale, c: -sin * scaleY, d: cos * scaleY, e: x, f: y })
  return result
}

/**
 * Something long with a changing thickness: a leg, a branch, a tentacle, a stroke of ink.
 *
 * @param points x, y, radius, x, y, radius, …; ends are round.
 */
export function limb(points: Points): Path2D {
  const samples = limbSamples(points)
  const path = new Path2D()
  const first = samples[0]!
  const last = samples[samples.length - 1]!
  const normalOf = (index: number): readonly [number, number] => {
    const before = samples[Math.max(0, index - 1)]!
    const after = samples[Math.min(samples.length - 1, index + 1)]!
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    return [-(after.y - before.y) / length, (after.x - before.x) / length]
  }
  samples.forEach(({ x, y, radius }, index) => {
    const [nx, ny] = normalOf(index)
    if (index === 0) path.moveTo(x + nx * radius, y + ny * radius)
    else path.lineTo(x + nx * radius, y + ny * radius)
  })
  const [lastX, lastY] = normalOf(samples.length - 1)
  const lastTurn = Math.atan2(lastY, lastX)
  path.arc(last.x, last.y, Math.max(0.01, last.radius), lastTurn, lastTurn - Math.PI, true)
  for (let index = samples.length - 1; index >= 0; index--) {
    const { x, y, radius } = samples[index]!
    const [nx, ny] = normalOf(index)
    path.lineTo(x - nx * radius, y - ny * radius)
  }
  const [firstX, firstY] = normalOf(0)
  const firstTurn = Math.atan2(-firstY, -firstX)
  path.arc(first.x, first.y, Math.max(0.01, first.radius), firstTurn, firstTurn - Math.PI, true)
  path.closePath()
  return path
}

function limbSamples(points: Points): { x: number; y: number; radius: number }[] {
  const knots: { x: number; y: number; radius: number }[] = []
  for (let i = 0; i + 2 < points.length; i += 3)
    knots.push({ x: points[i]!, y: points[i + 1]!, radius: points[i + 2]! })
  const samples = [knots[0]!]
  for (let i = 0; i + 1 < knots.length; i++) {
    const start = knots[i]!
    const end = knots[i + 1]!
    const before = knots[Math.max(0, i - 1)]!
    const after = knots[Math.min(knots.length - 1, i + 2)]!
    const steps = knots.length === 2 ? 1 : 7
    for (let step = 1; step <= steps; step++) {
      const t = step / steps
      const at = (field: 'x' | 'y' | 'radius') => catmullRom(before[field], start[field], end[field], after[field], t)
      samples.push({ x: at('x'), y: at('y'), radius: Math.max(0.02, at('radius')) })
    }
  }
  return samples
}

function catmullRom(before: number, start: number, end: number, after: number, t: number): number {
  const square = t * t
  const cube = square * t
  return (
    0.5 *
    (2 * start +
      (end - before) * t +
      (2 * before - 5 * start + 4 * end - after) * square +
      (3 * start - before - 3 * end + after) * cube)
  )
}

function knotsOf(points: Points): Knot[] {
  const knots: Knot[] = []
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = points[i]!
    const y = points[i + 1]!
    const last = knots.at(-1)
    if (last && last.x === x && last.y === y) last.corner = true
    else knots.push({ x, y, corner: false })
  }
  return knots
}

function traced(knots: readonly Knot[], isClosed: boolean): Path2D {
  const path = new Path2D()
  const count = knots.length
  const at = (i: number) => (isClosed ? knots[(i + count) % count]! : knots[Math.min(count - 1, Math.max(0, i))]!)
  const tangent = (i: number): readonly [number, number] => {
    const knot = at(i)
    if (knot.corner) return [0, 0]
    const before = at(i - 1)
    const after = at(i + 1)
    // A long neighbour must not throw the curve far past a short one.
    const behind = Math.hypot(knot.x - before.x, knot.y - before.y)
    const ahead = Math.hypot(after.x - knot.x, after.y - knot.y)
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const reach = (Math.min(behind, ahead) * 2) / length
    const share = Math.min(1, reach)
    return [((after.x - before.x) / 6) * share, ((after.y - before.y) / 6) * share]
  }
  path.moveTo(at(0).x, at(0).y)
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const start = at(i)
    const end = at(i + 1)
    const [startX, startY] = tangent(i)
    const [endX, endY] = tangent(i + 1)
    path.bezierCurveTo(start.x + startX, start.y + startY, end.x - endX, end.y - endY, end.x, end.y)
  }
  if (isClosed) path.closePath()
  return path
}
