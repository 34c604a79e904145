import { createCanvas } from '@napi-rs/canvas'
import { layOver } from '../light/film.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { clamp } from '../math.ts'
import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { curve } from '../things/shapes.ts'
import { putThing } from './put-things.ts'
import { THING_DEPTH } from './put-on-ledge.ts'
import type { Standing } from './standing.ts'
import { middleOf } from '../middle.ts'

/** What neither stands nor lies well: it hangs from above, or it floats. */
const HANGING = new Set(['pocket watch', 'light bulb', 'mask', 'bell'])
const FLOATING = new Set(['feather', 'leaf', 'butterfly', 'bee', 'eye', 'heart', 'brain', 'rose', 'planet'])

/** Whether it stands on nothing. A clock may stand anywhere. */
export function isAloft({ name, where }: Thing): boolean {
  if (name === 'clock') return false
  return HANGING.has(name) || FLOATING.has(name) || where === 'wall'
}

/** Shows a small thing that stands on nothing: on a cord from above, on a wall, or in the air. */
export function putHanging(film: Film, stage: Stage, shot: Shot, thing: Thing, closeness: number): Standing {
  const { height } = film
  const { left, right, width } = middleOf(film)
  const { random, brief } = shot
  const isPerch = shot.size === 'perch'
  const wished = clamp((isPerch ? 0.22 : 0.34 + random() * 0.12) * Math.min(closeness, 1.25), 0.16, 0.47)
  const size = Math.min(wished * height, (0.74 * width) / thing.aspect)
  const half = size * thing.aspect * 0.5 + 0.06 * width
  const x = clamp(shot.subjectX * film.width, left + half, right - half)
  const standing = { x, base: height * (isPerch ? 0.32 : 0.36) + size / 2, height: size, depth: THING_DEPTH }
  if (HANGING.has(thing.name)) hangBy(film, stage, shot, standing)
  const turn = (random() - 0.5) * (FLOATING.has(thing.name) ? 0.5 : 0.14)
  putThing(film, { ...stage, hasGround: false }, shot, thing, standing, { turn, hour: brief.hour, isNearest: true })
  return standing
}

function hangBy(film: Film, stage: Stage, shot: Shot, standing: Standing): void {
  const { colors, gain } = colorsFor(stage, shot.palette, standing.depth)
  const canvas = createCanvas(Math.max(4, Math.round(film.width * 0.04)), film.height)
  const context = canvas.getContext('2d')
  const top = standing.base - standing.height * 0.97
  context.lineWidth = Math.max(1, film.height * 0.0022)
  context.strokeStyle = colors.dark
  const middle = canvas.width / 2
  context.stroke(curve([middle, 0, middle, top]))
  context.lineWidth *= 0.4
  context.strokeStyle = colors.rim
  context.stroke(curve([middle + context.lineWidth, 0, middle + context.lineWidth, top]))
  layOver(film, canvas, { gain, left: Math.round(standing.x - middle), depth: standing.depth, slack: 0 })
}
