import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import { cssOfRgb, layOver } from '../light/film.ts'
import { lerp, mixRgb, scaleRgb } from '../math.ts'
import type { TimeOfDay } from '../brief/brief.ts'
import type { Film, Rgb, Shot, Stage } from '../painting.ts'
import { puff, trace } from '../light/soft-light.ts'
import type { Standing } from './standing.ts'

/** Metres to the wall. */
const WALL_DEPTH = 9
/** How bright white stone lies there, as a share of paper. */
const LIGHT: Record<TimeOfDay, number> = { dawn: 0.6, day: 0.9, dusk: 0.5, night: 0.26 }

type Wall = {
  context: SKRSContext2D
  random: Random
  width: number
  height: number
  /** Rows of the wall's top and foot at a column. */
  topAt: (x: number) => number
  footAt: (x: number) => number
  /** Where the wave breaks. */
  burst: number
  /** Which side of the picture is nearer. */
  near: -1 | 1
  light: number
  stone: Rgb
  water: Rgb
  foam: Rgb
}

/** A harbour wall from its landward side, and the sea that comes over it: a wave behind, spray above, sheets of water down its stones. */
export function putSeaWall(film: Film, stage: Stage, shot: Shot): Standing {
  const { width, height } = film
  const { brief, palette, random } = shot
  const near = shot.subjectX > 0.5 ? -1 : 1
  const light = LIGHT[brief.time]
  const tint = scaleRgb(palette.horizon, 1 / Math.max(...palette.horizon, 1e-4))
  const canvas = createCanvas(width, height)
  const line = (left: number, right: number) => (x: number) =>
    height * lerp(near > 0 ? left : right, near > 0 ? right : left, x / width)
  const isClose = shot.size === 'medium' || shot.size === 'insert' || shot.size === 'close'
  const wall: Wall = {
    context: canvas.getContext('2d'),
    random,
    width,
    height,
    topAt: isClose ? line(0.63, 0.57) : line(0.66, 0.635),
    footAt: isClose ? line(0.86, 0.97) : line(0.76, 0.8),
    burst: width * (shot.subjectX > 0.5 ? 0.66 : 0.34),
    near,
    light,
    stone: mixRgb([0.42, 0.39, 0.35], scaleRgb(palette.stone, 0.4 / Math.max(...palette.stone, 1e-4)), 0.3),
    water: mixRgb([0.03, 0.13, 0.15], scaleRgb(tint, 0.16), 0.3),
    foam: mixRgb([0.92, 0.95, 0.97], tint, 0.25),
  }
  // The sky above it is left to the moon.
  const reach = height * (isClose ? 0.36 : 0.34)
  paintWave(wall, reach)
  paintSpray(wall, reach, 0.5)
  paintPromenade(wall)
  paintStones(wall)
  paintSheets(wall)
  paintSpray(wall, reach * 0.72, 1)
  layOver(film, canvas, { gain: 0.75 / stage.exposure, depth: WALL_DEPTH, slack: 0 })
  const base = wall.footAt(wall.burst)
  return { x: wall.burst, base, height: base - wall.topAt(wall.burst) + reach, depth: WALL_DEPTH }
}

/** The wave that has run up against the wall from behind. */
function paintWave({ context, width, height, topAt, burst, water, foam, light, random }: Wall, reach: number): void {
  const crest = (x: number): number => {
    const away = (x - burst) / (width * 0.42)
    return topAt(x) - reach * 0.42 * Math.exp(-away * away) - height * 0.012 * Math.sin(x * 0.05 + 1)
  }
  const fall = context.createLinearGradient(0, topAt(burst) - reach * 0.42, 0, topAt(burst))
  fall.addColorStop(0, cssOfRgb(scaleRgb(mixRgb(water, foam, 0.34), light * 1.4)))
  fall.addColorStop(1, cssOfRgb(scaleRgb(water, light * 1.5)))
  context.fillStyle = fall
  context.beginPath()
  context.moveTo(0, height * 0.9)
  for (let x = 0; x <= width; x += 3) context.lineTo(x, crest(x))
  context.lineTo(width, height * 0.9)
  context.fill()
  // Foam drawn out along its face.
  for (let i = 0; i < 90; i++) {
    const x = random() * width
    const y = crest(x) + random() ** 1.6 * reach * 0.4
    const long = width * (0.03 + random() * 0.08)
    context.strokeStyle = cssOfRgb(scaleRgb(foam, light), 0.12 + random() * 0.3)
    context.lineWidth = 0.6 + random() * height * 0.0026
    context.beginPath()
    context.moveTo(x - long, y + long * 0.2)
    context.quadraticCurveTo(x, y - long * 0.12, x + long, y + long * 0.16)
    context.stroke()
  }
}

/** White water thrown up in a fan, blown over to the landward side, and drops beyond it. @param share of all of it. */
function paintSpray(
  { context, height, topAt, burst, near, foam, light, random }: Wall,
  reach: number,
  share: number,
): void {
  const base = topAt(burst)
  const at = (angle: number, far: number): readonly [number, number] => [
    burst + Math.sin(angle) * far * 0.86 + near * far * far * (0.3 / reach),
    base + height * 0.02 - Math.cos(angle) * far + (far * far * 0.12 * Math.abs(angle)) / reach,
  ]
  for (let i = 0; i < 680 * share; i++) {
    const angle = (random() + random() - 1) * 1.3
    // Tongues of it reach farther than what is between them.
    const tongue = 0.6 + 0.4 * Math.abs(Math.sin(angle * 5.3 + 0.8))
    const far = reach * tongue * random() ** 0.7 * (1 - Math.abs(angle) * 0.28)
    const [x, y] = at(angle, far)
    const size = height * (0.006 + 0.026 * (1 - far / reach) * random() + 0.007 * random())
    const shade = 0.62 + 0.38 * random()
    puff(context, x, y, size, scaleRgb(foam, light * shade), 0.34 + 0.3 * (1 - far / reach), 1.15)
  }
  for (let i = 0; i < 420 * share; i++) {
    const angle = (random() + random() - 1) * 1.5
    const [x, y] = at(angle, reach * (0.5 + 0.62 * random()))
    context.fillStyle = cssOfRgb(scaleRgb(foam, light * 1.05), 0.35 + random() * 0.5)
    const size = height * 0.0007 + random() ** 3 * height * 0.0034
    context.beginPath()
    context.ellipse(x, y, size * 0.8, size * 1.3, angle, 0, Math.PI * 2)
    context.fill()
  }
}

/** Wet paving before the wall: it holds the light of the sky and the foam that has run out on it. */
function paintPromenade({ context, width, height, footAt, stone, foam, light, random }: Wall): void {
  const top = Math.min(footAt(0), footAt(width))
  const fall = context.createLinearGradient(0, top, 0, height)
  fall.addColorStop(0, cssOfRgb(scaleRgb(mixRgb(stone, foam, 0.25), light * 0.6)))
  fall.addColorStop(1, cssOfRgb(scaleRgb(stone, light * 0.3)))
  context.fillStyle = fall
  context.fillRect(0, top - 2, width, height - top + 2)
  context.strokeStyle = cssOfRgb(scaleRgb(stone, light * 0.14), 0.6)
  context.lineWidth = Math.max(0.6, height * 0.0012)
  for (let i = -7; i < 8; i++) {
    context.beginPath()
    context.moveTo(width / 2 + i * width * 0.16, top)
    context.lineTo(width / 2 + i * width * 0.4, height)
    context.stroke()
  }
  for (const row of [0.1, 0.26, 0.5, 0.82]) {
    context.beginPath()
    context.moveTo(0, lerp(footAt(0), height, row))
    context.lineTo(width, lerp(footAt(width), height, row))
    context.stroke()
  }
  for (let i = 0; i < 60; i++) {
    const share = random() ** 1.6
    const x = random() * width
    const y = lerp(footAt(x), height, share)
    puff(context, x, y, width * (0.03 + 0.06 * random()), scaleRgb(foam, light * 0.7), 0.1 + 0.24 * (1 - share), 0.16)
  }
}

/** Cut stones in courses, darker where they are wet, under a coping. */
function paintStones({ context, width, height, topAt, footAt, stone, foam, light, random }: Wall): void {
  const courses = 5
  const edge = (x: number, share: number): number => lerp(topAt(x), footAt(x), share)
  trace(context, [
    [0, topAt(0)],
    [width, topAt(width)],
    [width, footAt(width)],
    [0, footAt(0)],
  ])
  context.fillStyle = cssOfRgb(scaleRgb(stone, light * 0.12))
  context.fill()
  const gap = height * 0.0022
  for (let row = 0; row < courses; row++) {
    for (let x = -random() * width * 0.1; x < width;) {
      const wide = width * (0.1 + random() * 0.09)
      const [from, to] = [row / courses, (row + 1) / courses]
      trace(context, [
        [x + gap, edge(x, from) + gap],
        [x + wide - gap, edge(x + wide, from) + gap],
        [x + wide - gap, edge(x + wide, to) - gap],
        [x + gap, edge(x, to) - gap],
      ])
      context.fillStyle = cssOfRgb(scaleRgb(stone, light * (0.36 + random() * 0.26) * (1 - row * 0.07)))
      context.fill()
      x += wide
    }
  }
  const thick = height * 0.02
  trace(context, [
    [0, topAt(0) - thick * 0.7],
    [width, topAt(width) - thick * 0.7],
    [width, topAt(width) + thick],
    [0, topAt(0) + thick],
  ])
  context.fillStyle = cssOfRgb(scaleRgb(stone, light * 0.8))
  context.fill()
  trace(context, [
    [0, topAt(0) - thick * 0.7],
    [width, topAt(width) - thick * 0.7],
    [width, topAt(width) - thick * 0.1],
    [0, topAt(0) - thick * 0.1],
  ])
  context.fillStyle = cssOfRgb(scaleRgb(mixRgb(stone, foam, 0.5), light * 0.95))
  context.fill()
}

/** What has come over runs down the stones and spreads at their foot. */
function paintSheets({ context, width, height, topAt, footAt, burst, foam, light, random }: Wall): void {
  for (let i = 0; i < 150; i++) {
    const x = burst + (random() + random() - 1) * width * 0.42
    const strength = Math.exp(-(((x - burst) / (width * 0.24)) ** 2))
    const lean = (x - burst) * 0.12
    context.strokeStyle = cssOfRgb(scaleRgb(foam, light * (0.75 + 0.3 * random())), 0.12 + 0.5 * strength * random())
    context.lineWidth = height * (0.001 + 0.006 * random() * strength)
    context.beginPath()
    context.moveTo(x, topAt(x) - height * 0.014)
    context.quadraticCurveTo(
      x + lean * 0.3,
      lerp(topAt(x), footAt(x), 0.3),
      x + lean,
      footAt(x) - random() * height * 0.03,
    )
    context.stroke()
  }
  for (let i = 0; i < 90; i++) {
    const x = burst + (random() + random() - 1) * width * 0.5
    const y = footAt(x) + (random() - 0.35) * height * 0.02
    puff(context, x, y, width * (0.015 + 0.04 * random()), scaleRgb(foam, light * (0.7 + 0.3 * random())), 0.5, 0.42)
  }
}
