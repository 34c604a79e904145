import { cssOfRgb } from '../light/film.ts'
import { mixRgb, scaleRgb } from '../math.ts'
import type { Rgb } from '../painting.ts'
import type { TrainView } from './sky-train-view.ts'
import { halo, trace } from '../light/soft-light.ts'

/** Half a carriage's breadth, and its waist and eaves over the rails, in metres. */
export const [HALF, WAIST, EAVES] = [1.42, 1.95, 3.5]
const [FLOOR, ROOF] = [0.95, 4]
const WINDOW_EVERY = 1.9

type Spot = readonly [number, number]

/** The corners of a face from one place along the track to another, between two heights on one side. */
export function face(
  view: TrainView,
  from: number,
  to: number,
  aside: number,
  low: number,
  high: number,
): Spot[] | undefined {
  const corners = [
    view.at(from, aside, low),
    view.at(to, aside, low),
    view.at(to, aside, high),
    view.at(from, aside, high),
  ]
  return corners.includes(undefined) ? undefined : (corners as Spot[])
}

/** Fills a face where all of it is before the camera. */
export function fillFace(view: TrainView, corners: Spot[] | undefined, color: Rgb): void {
  if (!corners) return
  trace(view.body, corners)
  view.body.fillStyle = cssOfRgb(color)
  view.body.fill()
}

/** A carriage from one place along the track backwards: wheels, panelled side, lit windows, roof. */
export function paintCarriage(view: TrainView, from: number, length: number): void {
  const start = view.at(from, 0, 0) ? from : firstSeen(view, from, from + length)
  if (start === undefined) return
  const to = from + length
  const side = view.sideAt((start + to) / 2)
  const { paint, trim, lamp } = view
  fillFace(view, face(view, start, to, side * HALF, 0.1, FLOOR), [0.012, 0.01, 0.016])
  for (const along of [from + 1.4, from + 3, to - 3, to - 1.4]) paintWheel(view, along, side * HALF, 0.5)
  // The end that the light of the next one's windows falls on.
  const end = [
    view.at(start, -HALF, FLOOR),
    view.at(start, HALF, FLOOR),
    view.at(start, HALF, EAVES),
    view.at(start, -HALF, EAVES),
  ]
  if (!end.includes(undefined)) fillFace(view, end as Spot[], scaleRgb(paint, 0.5))
  const aside = side * HALF
  fillFace(view, face(view, start, to, aside, FLOOR, WAIST), scaleRgb(paint, 1.15))
  fillFace(view, face(view, start, to, aside, WAIST, EAVES), scaleRgb(paint, 0.8))
  fillFace(view, face(view, start, to, aside, WAIST - 0.1, WAIST - 0.04), trim)
  fillFace(view, face(view, start, to, aside, EAVES - 0.12, EAVES), scaleRgb(trim, 0.7))
  fillFace(view, face(view, start, to, aside, FLOOR, FLOOR + 0.06), scaleRgb(trim, 0.5))
  const roof = [
    view.at(start, aside * 1.04, EAVES),
    view.at(to, aside * 1.04, EAVES),
    view.at(to, aside * 0.4, ROOF),
    view.at(start, aside * 0.4, ROOF),
  ]
  if (!roof.includes(undefined)) fillFace(view, roof as Spot[], mixRgb(scaleRgb(view.cloud, 0.3), paint, 0.5))
  for (let along = from + 0.75; along + 1.3 < to; along += WINDOW_EVERY)
    paintWindow(view, along, along + 1.25, aside, lamp)
}

function firstSeen(view: TrainView, from: number, to: number): number | undefined {
  for (let along = from; along < to - 0.5; along += 0.2)
    if (view.at(along, -HALF, 0) && view.at(along, HALF, 0)) return along
  return undefined
}

/** A lit pane in its frame, a bar across, heads of who sits behind it. */
function paintWindow(view: TrainView, from: number, to: number, aside: number, lamp: Rgb): void {
  const { light, trim } = view
  fillFace(view, face(view, from - 0.09, to + 0.09, aside, WAIST + 0.16, EAVES - 0.24), scaleRgb(trim, 0.42))
  const pane = face(view, from, to, aside, WAIST + 0.24, EAVES - 0.32)
  if (!pane) return
  fillFace(view, pane, mixRgb(lamp, [1, 0.9, 0.7], 0.25))
  trace(light, pane)
  light.fillStyle = cssOfRgb(lamp, 0.22)
  light.fill()
  fillFace(view, face(view, from, to, aside, EAVES - 0.62, EAVES - 0.57), scaleRgb(trim, 0.3))
  fillFace(view, face(view, from, from + 0.16, aside, WAIST + 0.24, EAVES - 0.32), scaleRgb(lamp, 0.34))
  fillFace(view, face(view, to - 0.16, to, aside, WAIST + 0.24, EAVES - 0.32), scaleRgb(lamp, 0.34))
  const middle = view.at((from + to) / 2, aside, WAIST + 0.8)
  if (middle) halo(light, middle[0], middle[1], view.scale((from + to) / 2) * 1.5, lamp, 0.2)
}

function paintWheel(view: TrainView, along: number, aside: number, radius: number): void {
  const spot = view.at(along, aside, radius)
  const [before, behind] = [view.at(along - radius, aside, radius), view.at(along + radius, aside, radius)]
  if (!spot || !before || !behind) return
  const { body } = view
  const tall = view.scale(along) * radius
  for (const [share, color] of [
    [1, [0.02, 0.016, 0.02]],
    [0.78, [0.16, 0.1, 0.06]],
    [0.62, [0.03, 0.022, 0.026]],
  ] as const) {
    body.fillStyle = cssOfRgb(color)
    body.beginPath()
    body.ellipse(spot[0], spot[1], (Math.abs(behind[0] - before[0]) / 2) * share + 0.5, tall * share, 0, 0, Math.PI * 2)
    body.fill()
  }
}

/** The engine at the head: a boiler with its lamp, a chimney, a cab with a lit window, a plough before the wheels. */
export function paintEngine(view: TrainView): void {
  const { body, light, paint, trim, lamp } = view
  const side = view.sideAt(4)
  // Cab and frame.
  fillFace(view, face(view, 0.6, 9.4, side * 1.3, 0.2, 1.2), [0.02, 0.016, 0.022])
  for (const along of [8.6, 6.9, 5.2]) paintWheel(view, along, side * 1.3, 0.85)
  for (const along of [3, 1.7]) paintWheel(view, along, side * 1.2, 0.5)
  fillFace(view, face(view, 7, 9.6, side * 1.4, 1.1, 3.7), paint)
  fillFace(view, face(view, 7.5, 9, side * 1.41, 2.2, 3.3), mixRgb(lamp, [1, 0.9, 0.7], 0.2))
  const cab = [view.at(7, -1.4, 1.1), view.at(7, 1.4, 1.1), view.at(7, 1.4, 3.7), view.at(7, -1.4, 3.7)]
  if (!cab.includes(undefined)) fillFace(view, cab as Spot[], scaleRgb(paint, 0.55))
  // The boiler: rings from the cab to its front, lit from above.
  const radius = 1.16
  for (let along = 7; along >= 1; along -= 0.12) {
    const spot = view.at(along, 0, 2.2)
    if (!spot) continue
    const size = view.scale(along) * radius
    const round = body.createLinearGradient(0, spot[1] - size, 0, spot[1] + size)
    const band = Math.abs(along - 5.2) < 0.1 || Math.abs(along - 3.4) < 0.1
    const color = band ? trim : paint
    round.addColorStop(0, cssOfRgb(mixRgb(color, view.cloud, 0.55)))
    round.addColorStop(0.35, cssOfRgb(scaleRgb(color, 1.3)))
    round.addColorStop(1, cssOfRgb(scaleRgb(color, 0.2)))
    body.fillStyle = round
    body.beginPath()
    body.arc(spot[0], spot[1], size, 0, Math.PI * 2)
    body.fill()
  }
  paintStack(view, 2, 0.3, 3.2, 4.7)
  paintStack(view, 4.2, 0.42, 3.2, 3.85)
  const front = view.at(0.98, 0, 2.2)
  const plate = view.at(0.6, 0, 2.2)
  if (!front || !plate) return
  const size = view.scale(1) * radius
  for (const [share, color] of [
    [1, scaleRgb(paint, 0.9)],
    [0.92, scaleRgb(trim, 0.6)],
    [0.86, scaleRgb(paint, 0.5)],
    [0.2, trim],
  ] as const) {
    body.fillStyle = cssOfRgb(color)
    body.beginPath()
    body.arc(front[0], front[1], size * share, 0, Math.PI * 2)
    body.fill()
  }
  // Buffer beam, plough and lamps.
  const beam = [
    view.at(0.5, -1.45, 0.85),
    view.at(0.5, 1.45, 0.85),
    view.at(0.5, 1.45, 1.25),
    view.at(0.5, -1.45, 1.25),
  ]
  if (!beam.includes(undefined)) fillFace(view, beam as Spot[], [0.32, 0.05, 0.04])
  const plough = [
    view.at(0.5, -1.3, 0.85),
    view.at(0.5, 1.3, 0.85),
    view.at(-0.5, 0.7, 0.08),
    view.at(-0.5, -0.7, 0.08),
  ]
  if (!plough.includes(undefined)) fillFace(view, plough as Spot[], [0.08, 0.06, 0.07])
  for (const [aside, up, power] of [
    [0, 3.62, 1],
    [-1.1, 1.45, 0.5],
    [1.1, 1.45, 0.5],
  ] as const) {
    const spot = view.at(0.5, aside, up)
    if (!spot) continue
    const reach = view.scale(0.5) * 0.26 * (0.6 + power * 0.5)
    body.fillStyle = cssOfRgb([1, 0.95, 0.82])
    body.beginPath()
    body.arc(spot[0], spot[1], reach, 0, Math.PI * 2)
    body.fill()
    halo(light, spot[0], spot[1], reach * 11, lamp, 0.8 * power)
  }
}

function paintStack(view: TrainView, along: number, half: number, low: number, high: number): void {
  const [from, to] = [view.at(along, 0, low), view.at(along, 0, high)]
  if (!from || !to) return
  const wide = view.scale(along) * half
  const { body, paint, trim } = view
  const round = body.createLinearGradient(from[0] - wide, 0, from[0] + wide, 0)
  round.addColorStop(0, cssOfRgb(scaleRgb(paint, 0.3)))
  round.addColorStop(0.6, cssOfRgb(scaleRgb(paint, 1.4)))
  round.addColorStop(1, cssOfRgb(scaleRgb(paint, 0.4)))
  body.fillStyle = round
  body.fillRect(from[0] - wide, to[1], wide * 2, from[1] - to[1])
  body.fillStyle = cssOfRgb(scaleRgb(trim, 0.6))
  body.fillRect(from[0] - wide * 1.25, to[1], wide * 2.5, wide * 0.5)
}
