import { createCanvas } from '@napi-rs/canvas'
import { layOver } from '../light/film.ts'
import { clamp } from '../math.ts'
import { ledgeAt, lightLedge, putLedge } from './ledge.ts'
import type { CloseWay, Film, Shot, Stage, Thing } from '../painting.ts'
import { putBeam, putDrapedTable } from './put-draped-table.ts'
import { maySeeFromAbove, putLaidThing } from './put-laid-thing.ts'
import { putThing } from './put-things.ts'
import { putWindow } from './put-window.ts'
import { isSmall } from '../shot-plan.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { curve } from '../things/shapes.ts'
import { isOutdoors } from '../weather-front.ts'

/** What neither stands nor lies well: it hangs from above, or it floats. */
const HANGING = new Set(['pocket watch', 'light bulb', 'mask', 'bell'])
const FLOATING = new Set(['feather', 'leaf', 'butterfly', 'bee', 'eye', 'heart', 'brain', 'rose', 'planet'])

/** Metres to a small thing before the lens. */
const THING_DEPTH = 0.8

/**
 * Shows a thing from near: what fits a hand on a ledge before the camera or hanging there, what is larger so close that the frame
 * cuts it.
 *
 * @param beside other things that may lie with it.
 */
export function putCloseThing(
  film: Film,
  stage: Stage,
  shot: Shot,
  thing: Thing,
  beside: readonly Thing[],
  closeness: number,
): Standing {
  const { width, height } = film
  const { random, brief } = shot
  const isPerch = shot.size === 'perch'
  const way = wayFor(shot, thing)
  if (!isSmall(thing) && thing.where !== 'wall') return putDetail(film, stage, shot, thing, closeness)
  if (way === 'above') return putLaidThing(film, stage, shot, thing, beside)
  if (way === 'edge') return putNearThing(film, stage, shot, thing)
  if (way === 'room' || way === 'window') return putStagedThing(film, stage, shot, thing, way)
  const wished = clamp((isPerch ? 0.22 : 0.34 + random() * 0.12) * Math.min(closeness, 1.25), 0.16, 0.47)
  const size = Math.min(wished * height, (0.74 * width) / thing.aspect)
  const x = clamp(
    shot.subjectX * width,
    size * thing.aspect * 0.5 + 0.06 * width,
    width * 0.94 - size * thing.aspect * 0.5,
  )
  const ledge = ledgeAt(brief.place, shot.likeness)
  const isHung = HANGING.has(thing.name) || thing.where === 'wall'
  if (isHung || FLOATING.has(thing.name) || !ledge) {
    const standing = { x, base: height * (isPerch ? 0.32 : 0.36) + size / 2, height: size, depth: THING_DEPTH }
    if (HANGING.has(thing.name)) hangBy(film, stage, shot, standing)
    const turn = isHung ? (random() - 0.5) * 0.14 : (random() - 0.5) * 0.5
    putThing(film, { ...stage, hasGround: false }, shot, thing, standing, { turn, hour: brief.hour, isNearest: true })
    return standing
  }
  const edge = (isPerch ? 0.56 : 0.53) * height
  const base = edge + (isPerch ? 0.035 : 0.06) * height
  putLedge(film, stage, shot, ledge, edge)
  const standing = { x, base, height: size, depth: THING_DEPTH }
  for (const [i, other] of beside.entries()) {
    if (!isSmall(other)) continue
    if (HANGING.has(other.name) || FLOATING.has(other.name)) continue
    // True to each other, within what the eye forgives.
    const otherSize = size * clamp(other.metres / thing.metres, 0.45, 1.15)
    const way = x > width / 2 ? -1 : 1
    const away = (size * thing.aspect + otherSize * other.aspect) * 0.52 + i * width * 0.05
    const half = otherSize * other.aspect * 0.5
    if (x + way * away < half || x + way * away > width - half) continue
    const spot = { x: x + way * away, base: base - height * 0.018, height: otherSize, depth: THING_DEPTH * 1.05 }
    putOnLedge(film, stage, shot, other, spot)
  }
  putOnLedge(film, stage, shot, thing, standing)
  return standing
}

/** The planned way, or the nearest to it that suits the thing and the place. */
function wayFor({ way = 'table', brief }: Shot, thing: Thing): CloseWay {
  const isLevel = !HANGING.has(thing.name) && !FLOATING.has(thing.name) && thing.where !== 'wall'
  const hasLedge = ledgeAt(brief.place, '') !== undefined
  // A key that nothing holds lies.
  if (thing.name === 'key' && hasLedge && brief.place !== 'underwater') return 'above'
  if (way === 'above' && hasLedge && brief.place !== 'underwater' && maySeeFromAbove(thing)) return 'above'
  if (!isLevel || !hasLedge) return 'table'
  if (way === 'above') return 'edge'
  if (brief.place === 'underwater') return 'table'
  // Under the open sky there is neither a window nor a laid table.
  return (way === 'window' || way === 'room') && isOutdoors(brief.place) ? 'table' : way
}

/** On a board or a sill that fills the lower half, whole, a little aside, what lies there beside it. */
function putNearThing(film: Film, stage: Stage, shot: Shot, thing: Thing): Standing {
  const { width, height } = film
  const size = Math.min(height * (thing.metres < 0.2 ? 0.3 : 0.46), (0.8 * width) / thing.aspect)
  const half = size * thing.aspect * 0.5 + width * 0.05
  const x = clamp(shot.subjectX * width, half, width - half)
  const base = Math.max(height * 0.6, height * 0.36 + size * 0.5)
  const table = ledgeAt(shot.brief.place, shot.likeness)
  // Another board than the table that it stands on from farther off.
  const ledge = isOutdoors(shot.brief.place) ? table : table === 'wood' ? 'pale wood' : 'wood'
  if (ledge) putLedge(film, stage, shot, ledge, base - height * 0.05)
  const standing = { x, base, height: size, depth: THING_DEPTH }
  putOnLedge(film, stage, shot, thing, standing)
  return standing
}

/** At a quarter to a third of the height on a laid table in its room, or on the sill of a window. */
function putStagedThing(film: Film, stage: Stage, shot: Shot, thing: Thing, way: 'room' | 'window'): Standing {
  const { width, height } = film
  const share = way === 'room' ? 0.26 : 0.34
  const size = Math.min(share * height, (0.56 * width) / thing.aspect)
  const half = size * thing.aspect * 0.5
  const x = clamp(shot.subjectX * width, half + width * 0.08, width * 0.92 - half)
  const row = height * 0.57
  if (way === 'room') putDrapedTable(film, stage, shot, x, row)
  else putWindow(film, stage, shot, row - height * 0.03)
  const standing = { x, base: row + height * 0.015, height: size, depth: THING_DEPTH }
  putOnLedge(film, stage, shot, thing, standing)
  if (way === 'room' && !shot.palette.lampsAreOut) putBeam(film, stage, shot, x, row)
  return standing
}

function putOnLedge(film: Film, stage: Stage, shot: Shot, thing: Thing, standing: Standing): void {
  const level: Stage = { ...stage, hasGround: true, groundAt: () => standing.base, mirror: 0 }
  if (thing.shine && !shot.palette.lampsAreOut) lightLedge(film, stage, shot, standing)
  putThing(film, level, shot, thing, standing, { hour: shot.brief.hour, isNearest: true })
}

/** Where the telling part of a large thing is, as a share of its height from the top, and how much of the height to show. */
const DETAILS: Readonly<Record<string, readonly [middle: number, shown: number]>> = {
  'phone in a drawer': [0.3, 0.55],
  lighthouse: [0.16, 0.4],
  train: [0.45, 0.85],
  door: [0.5, 0.9],
  'clock tower': [0.36, 0.5],
  horse: [0.24, 0.6],
  deer: [0.22, 0.6],
  elephant: [0.35, 0.8],
  statue: [0.16, 0.4],
  astronaut: [0.22, 0.55],
  robot: [0.24, 0.6],
  piano: [0.5, 0.9],
  tree: [0.4, 0.8],
  'dead tree': [0.4, 0.8],
  pine: [0.4, 0.8],
  castle: [0.4, 0.8],
  ship: [0.5, 0.85],
  house: [0.5, 0.9],
  'street lamp': [0.1, 0.3],
}

/** A large thing cut by the frame, its telling part above the captions. */
function putDetail(film: Film, stage: Stage, shot: Shot, thing: Thing, closeness: number): Standing {
  const { width, height } = film
  const [middle, shown] = DETAILS[thing.name] ?? [0.45, 0.9]
  const wished = (0.62 / shown) * height * (0.85 + shot.random() * 0.35) * clamp(closeness, 1, 1.25)
  // As wide as the frame and a little more: cut on one side it looks near, cut on both it is not known any more.
  const widest = (1.25 * width) / thing.aspect
  const size = cutOrWhole(height, Math.min(wished, widest), widest, middle)
  // Whole, it stands as far below the horizon as its size and the camera's height have it; higher up it would hover.
  const drop = (size * Math.max(stage.cameraHeight, 0.4)) / thing.metres
  const ground = stage.hasGround ? Math.min(stage.horizon + drop, height * 0.78) : 0
  const base = Math.max(height * DETAIL_ROW + size * (1 - middle), ground)
  const half = size * thing.aspect * 0.5
  const x =
    half > width * 0.46
      ? width * (0.5 + (shot.subjectX - 0.5) * (1 + shot.random() * 2.4))
      : clamp(shot.subjectX * width, half, width - half)
  const depth = Math.max(0.9, (thing.metres * stage.focal) / size)
  const standing = { x, base, height: size, depth }
  const isStanding = base < height && stage.hasGround
  const level: Stage = isStanding ? { ...stage, groundAt: () => base } : { ...stage, hasGround: false }
  // Ground that is nearer than a tower's natural distance would cut it off in mid-air.
  putThing(film, level, shot, thing, standing, { hour: shot.brief.hour, isNearest: true })
  return standing
}

/** Row of the middle of a large thing's telling part. */
const DETAIL_ROW = 0.35

/**
 * A size with which a thing either goes on below the frame or stands whole in it, with ground to be seen before it: never one that
 * ends at the edge.
 */
function cutOrWhole(height: number, wished: number, widest: number, middle: number): number {
  const whole = ((0.86 - DETAIL_ROW) * height) / (1 - middle)
  const cut = ((1.06 - DETAIL_ROW) * height) / (1 - middle)
  if (wished <= whole || wished >= cut) return wished
  return cut <= widest && wished > (whole + cut) / 2 ? cut : whole
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
