import type { Random } from '@dayreel/storyboard/base'
import { cssOfRgb } from '../light/film.ts'
import { halo, trace } from '../light/soft-light.ts'
import { mixRgb, scaleRgb } from '../math.ts'
import type { Rgb, Shot } from '../painting.ts'
import { EAVES, face, fillFace, HALF, WAIST } from './sky-train-parts.ts'
import type { TrainView } from './sky-train-view.ts'

const RED: Rgb = [1, 0.09, 0.05]
const [FLOOR, ROOF] = [0.95, 4]

/** Heads and shoulders of whoever sits behind the panes of a carriage, dark against its lamps, and the light that falls out. */
export function paintSitters(view: TrainView, from: number, length: number, random: Random): void {
  const { body } = view
  const aside = view.sideAt(from + length / 2) * HALF
  for (let along = from + 1.2; along + 0.7 < from + length; along += 1.9) {
    // What falls out of each window lies on the cloud below.
    const spill = view.at(along, aside * 2.4, -1.3)
    if (spill) halo(view.light, spill[0], spill[1], view.scale(along) * 2.3, view.lamp, 0.2)
    if (random() < 0.45) continue
    const at = along + random() * 0.35
    const [foot, head] = [view.at(at, aside, WAIST + 0.25), view.at(at, aside, WAIST + 0.72)]
    if (!foot || !head) continue
    const size = view.scale(at) * 0.15
    body.fillStyle = cssOfRgb(scaleRgb(view.lamp, 0.07))
    body.beginPath()
    body.ellipse(head[0], head[1], size * 0.84, size * 1.08, 0, 0, Math.PI * 2)
    body.fill()
    body.beginPath()
    body.moveTo(foot[0] - size * 2, foot[1])
    body.quadraticCurveTo(foot[0] - size * 1.8, head[1] + size * 1.2, head[0], head[1] + size * 0.9)
    body.quadraticCurveTo(foot[0] + size * 1.8, head[1] + size * 1.2, foot[0] + size * 2, foot[1])
    body.fill()
  }
}

/** The end of the last carriage: a round roof, a door with a lit pane, buffers, two red lamps. */
export function paintRear(view: TrainView): void {
  const { body, light, paint, trim, lamp } = view
  const corner = (aside: number, up: number) => view.at(0, aside, up)
  const outline = [corner(-HALF, FLOOR), corner(HALF, FLOOR), corner(HALF, EAVES)]
  for (let i = 0; i <= 10; i++)
    outline.push(corner(Math.cos((i / 10) * Math.PI) * HALF, EAVES + Math.sin((i / 10) * Math.PI) * 0.5))
  outline.push(corner(-HALF, EAVES))
  if (outline.includes(undefined)) return
  const shape = outline as (readonly [number, number])[]
  trace(body, shape)
  body.fillStyle = cssOfRgb(scaleRgb(paint, 0.85))
  body.fill()
  body.lineWidth = Math.max(1, view.scale(0) * 0.05)
  body.strokeStyle = cssOfRgb(scaleRgb(trim, 0.5))
  body.stroke()
  const board = (from: number, to: number, low: number, high: number, color: Rgb): void => {
    const corners = [corner(from, low), corner(to, low), corner(to, high), corner(from, high)]
    if (!corners.includes(undefined)) fillFace(view, corners as (readonly [number, number])[], color)
  }
  board(-1.5, 1.5, 0.75, 1.05, [0.03, 0.025, 0.03])
  board(-0.46, 0.46, 1.02, 3.2, scaleRgb(paint, 0.4))
  board(-0.4, 0.4, 1.06, 3.14, scaleRgb(paint, 0.7))
  board(-0.28, 0.28, 2.05, 2.98, mixRgb(lamp, [1, 0.9, 0.7], 0.25))
  for (const way of [-1, 1]) {
    board(way * 0.95 - 0.26, way * 0.95 + 0.26, 2.05, 2.9, mixRgb(lamp, [1, 0.9, 0.7], 0.2))
    const pane = corner(way * 0.95, 2.4)
    if (pane) halo(light, pane[0], pane[1], view.scale(0) * 1.1, lamp, 0.3)
    const spot = corner(way * 1.1, 1.45)
    if (!spot) continue
    const size = view.scale(0) * 0.14
    body.fillStyle = cssOfRgb(RED)
    body.beginPath()
    body.arc(spot[0], spot[1], size, 0, Math.PI * 2)
    body.fill()
    halo(light, spot[0], spot[1], size * 14, RED, 0.95)
  }
}

/** A full moon behind everything, its seas grey, its light wide around it. */
export function paintMoon(
  { body, light }: TrainView,
  { noise }: Shot,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const disc = body.createRadialGradient(x - radius * 0.2, y - radius * 0.2, 0, x, y, radius)
  disc.addColorStop(0, cssOfRgb([0.6, 0.58, 0.52]))
  disc.addColorStop(0.9, cssOfRgb([0.44, 0.43, 0.4]))
  disc.addColorStop(1, cssOfRgb([0.3, 0.3, 0.32]))
  body.fillStyle = disc
  body.beginPath()
  body.arc(x, y, radius, 0, Math.PI * 2)
  body.fill()
  const [left, top] = [Math.round(x), Math.round(y)]
  for (let row = -Math.ceil(radius); row < radius; row++)
    for (let column = -Math.ceil(radius); column < radius; column++) {
      const out = Math.hypot(row, column) / radius
      if (out > 0.985) continue
      const [u, v] = [column / radius, row / radius]
      const sea = Math.max(0, noise.fbm(u * 1.7 + 8, v * 1.7 + 3, 5) - 0.5) * 2.1
      const pit = Math.max(0, noise.ridge(u * 5, v * 5, 2) - 0.72) * 0.5
      body.fillStyle = cssOfRgb([0.1, 0.11, 0.14], Math.min(0.75, sea + pit))
      body.fillRect(left + column, top + row, 1, 1)
    }
  halo(light, x, y, radius * 2.6, [0.75, 0.8, 1], 0.34)
}

/** The engine from its side, small: boiler, chimney, cab, wheels, its lamp before it. */
export function paintEngineSide(view: TrainView): void {
  const { paint, trim, lamp, light } = view
  const aside = view.sideAt(4) * HALF
  const board = (from: number, to: number, low: number, high: number, color: Rgb): void =>
    fillFace(view, face(view, from, to, aside, low, high), color)
  board(0.6, 10.2, 0.3, 1.2, [0.012, 0.01, 0.016])
  board(1, 7, 1.2, 3.1, scaleRgb(paint, 0.9))
  board(1, 7, 2.7, 3.2, mixRgb(scaleRgb(paint, 1.2), view.cloud, 0.5))
  board(3, 3.2, 1.2, 3.2, scaleRgb(trim, 0.6))
  board(7, 10, 1.1, 3.8, paint)
  board(7.6, 9.2, 2.2, 3.4, mixRgb(lamp, [1, 0.9, 0.7], 0.2))
  board(1.5, 2.2, 3.1, 4.7, scaleRgb(paint, 0.7))
  board(1.3, 2.4, 4.6, 4.85, scaleRgb(trim, 0.5))
  board(4.2, 4.9, 3.1, 3.7, scaleRgb(paint, 0.8))
  const front = view.at(0.7, aside, 2.9)
  if (front) halo(light, front[0], front[1], view.scale(0) * 5, lamp, 0.9)
}

/** The roofs of a row of carriages that one stands on, the moon on one side of them, the light of the windows below the eaves. */
export function paintRoofs(view: TrainView, count: number, metres: number): void {
  const { body, light, lamp, paint, trim, cloud } = view
  const strips = 12
  const profile = (i: number): readonly [aside: number, up: number] => {
    const turn = (i / strips) * Math.PI
    return [-Math.cos(turn) * HALF * 1.04, EAVES + Math.sin(turn) * (ROOF - EAVES)]
  }
  for (let i = count - 1; i >= 0; i--) {
    const [from, to] = [Math.max(0.2, i * metres - 5), (i + 1) * metres - 5.7]
    for (const way of [-1, 1]) {
      for (let along = to - 1; along > from; along -= 1.9) {
        const spot = view.at(along, way * (HALF + 0.25), EAVES - 0.9)
        if (spot) halo(light, spot[0], spot[1], Math.min(view.scale(along) * 2.4, body.canvas.width * 0.5), lamp, 0.42)
      }
    }
    for (let part = 0; part < strips; part++) {
      const [left, right] = [profile(part), profile(part + 1)]
      const lit = 0.35 + 1.25 * Math.max(0, Math.sin(((part + 0.5) / strips) * Math.PI * 0.9 + 0.5)) ** 2
      const color = mixRgb(scaleRgb(cloud, 0.3 * lit), scaleRgb(paint, lit), 0.45)
      const corners = [view.at(from, ...left), view.at(to, ...left), view.at(to, ...right), view.at(from, ...right)]
      if (!corners.includes(undefined)) fillFace(view, corners as (readonly [number, number])[], color)
    }
    // Seams, vents along the middle, and the gutter over the windows.
    for (let along = to; along > from; along -= 2.5) paintRib(view, along, profile, strips, scaleRgb(paint, 0.4))
    for (let along = to - 2; along > from + 1.5; along -= 3.2) paintVent(view, along)
    for (const way of [-1, 1]) {
      const gutter = [
        view.at(from, way * HALF * 1.04, EAVES),
        view.at(to, way * HALF * 1.04, EAVES),
        view.at(to, way * HALF * 1.04, EAVES - 0.12),
        view.at(from, way * HALF * 1.04, EAVES - 0.12),
      ]
      if (!gutter.includes(undefined)) fillFace(view, gutter as (readonly [number, number])[], scaleRgb(trim, 0.8))
    }
  }
  const engine = view.at(count * metres - 2, 0, ROOF)
  if (engine) halo(light, engine[0], engine[1], body.canvas.width * 0.16, [1, 0.45, 0.14], 0.9)
}

function paintRib(
  view: TrainView,
  along: number,
  profile: (i: number) => readonly [number, number],
  strips: number,
  color: Rgb,
): void {
  const { body } = view
  body.beginPath()
  for (let i = 0; i <= strips; i++) {
    const spot = view.at(along, ...profile(i))
    if (!spot) return
    if (i === 0) body.moveTo(...spot)
    else body.lineTo(...spot)
  }
  body.lineWidth = Math.max(0.6, view.scale(along) * 0.03)
  body.strokeStyle = cssOfRgb(color, 0.8)
  body.stroke()
}

function paintVent(view: TrainView, along: number): void {
  const [foot, top] = [view.at(along, 0, ROOF - 0.02), view.at(along, 0, ROOF + 0.3)]
  if (!foot || !top) return
  const wide = view.scale(along) * 0.2
  const { body } = view
  const round = body.createLinearGradient(foot[0] - wide, 0, foot[0] + wide, 0)
  round.addColorStop(0, cssOfRgb(scaleRgb(view.cloud, 0.1)))
  round.addColorStop(0.6, cssOfRgb(scaleRgb(view.cloud, 0.5)))
  round.addColorStop(1, cssOfRgb(scaleRgb(view.cloud, 0.14)))
  body.fillStyle = round
  body.fillRect(foot[0] - wide * 0.7, top[1], wide * 1.4, foot[1] - top[1])
  body.beginPath()
  body.ellipse(foot[0], top[1], wide * 1.15, wide * 0.5, 0, 0, Math.PI * 2)
  body.fill()
}

/** Where the rails stop: their bent ends, sleepers that have come off and hang in the air, a red lamp on a post. */
export function paintRailsEnd(view: TrainView, { random }: Shot, end: number): void {
  const { body, light } = view
  for (let i = 1; i <= 5; i++) {
    const spot = view.at(end + i * 1.5, (random() - 0.5) * 1.6, -0.2 - i * i * 0.16)
    if (!spot) continue
    const wide = view.scale(end + i * 1.5) * 1.4
    body.save()
    body.translate(...spot)
    body.rotate((random() - 0.5) * 1.2 * i * 0.4)
    body.fillStyle = cssOfRgb([0.05, 0.032, 0.026])
    body.fillRect(-wide, -wide * 0.09, wide * 2, wide * 0.18)
    body.restore()
  }
  for (const aside of [-0.75, 0.75]) {
    const [from, over] = [view.at(end, aside, 0), view.at(end + 2.4, aside * 1.2, -0.2 - random() * 0.6)]
    if (!from || !over) continue
    body.lineWidth = Math.max(1, view.scale(end) * 0.1)
    body.strokeStyle = cssOfRgb([0.2, 0.19, 0.23])
    body.beginPath()
    body.moveTo(...from)
    body.lineTo(...over)
    body.stroke()
  }
  const [foot, lamp] = [view.at(end - 1, 1.9, -0.3), view.at(end - 1, 1.9, 2.6)]
  if (!foot || !lamp) return
  const size = view.scale(end) * 0.2
  body.fillStyle = cssOfRgb([0.02, 0.018, 0.024])
  body.fillRect(foot[0] - size * 0.3, lamp[1], size * 0.6, foot[1] - lamp[1])
  body.fillRect(foot[0] - size * 1.3, lamp[1] - size * 1.5, size * 2.6, size * 3)
  body.fillStyle = cssOfRgb(RED)
  body.beginPath()
  body.arc(lamp[0], lamp[1], size, 0, Math.PI * 2)
  body.fill()
  halo(light, lamp[0], lamp[1], size * 13, RED, 0.95)
}
