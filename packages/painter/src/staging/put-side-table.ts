import { createCanvas } from '@napi-rs/canvas'
import { layOver } from '../light/film.ts'
import { clamp } from '../math.ts'
import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { laidFlat } from './laid-flat.ts'
import { putThing } from './put-things.ts'
import { isSmall } from '../shot-plan.ts'
import { isPet } from '../things/pets.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { createBrush } from '../things/brush.ts'
import { oval, symmetric } from '../things/shapes.ts'
import { stuffOf } from '../things/stuffs.ts'
import { inMiddle, middleOf } from '../middle.ts'

/** What is small and yet stands on floors, walks there, or leans by a wall. */
const ON_FLOORS = new Set(
  (
    'fox|owl|suitcase|chest|tools|campfire|cradle|guitar|mushroom|sword|shoes|bright shoes|wet shoes|sundial|mailbox|basket|' +
    'stone|rope|umbrella|mail sack'
  ).split('|'),
)

/** Whether indoors it lies on a table, a shelf or a sill, and never on the floor. */
export function belongsOnTable(thing: Thing): boolean {
  return isSmall(thing) && !ON_FLOORS.has(thing.name) && !isPet(thing.name)
}

/** Metres to the table, before whoever is in the room. */
const TABLE_DEPTH = 1.3
/** Row of the middle of its top, as a share of the height: what stands on it is above the captions. */
const TOP_ROW = 0.575

/** Puts a small round table before the camera, at the side that is left open, and on it up to two things, the first one in front. */
export function putOnSideTable(film: Film, stage: Stage, shot: Shot, things: readonly Thing[]): Standing | undefined {
  const [first, second] = things.map(laidFlat)
  if (!first) return undefined
  const { height } = film
  const { left, width } = middleOf(film)
  const isPeopled = shot.brief.people.count > 0
  const side = shot.subjectX > 0.5 ? -1 : 1
  const x = film.width * (isPeopled ? inMiddle(film, 0.5 + side * 0.25) : shot.subjectX)
  const row = height * TOP_ROW
  paintRoundTable(film, stage, shot, { x, row, radius: width * 0.36, depth: TABLE_DEPTH })
  const front = standingOf(film, first, x, row + height * 0.012, second ? 0.26 : 0.3)
  if (second) {
    const behind = standingOf(film, second, x, row - height * 0.012, 0.18)
    const away = (front.height * first.aspect + behind.height * second.aspect) * 0.44
    putOne(film, stage, shot, second, { ...behind, x: clamp(x + side * away, left + width * 0.1, left + width * 0.9) })
  }
  putOne(film, stage, shot, first, front)
  return front
}

/** As wide as a quarter to a third of the picture, but no taller than what a table carries. */
function standingOf(film: Film, thing: Thing, x: number, base: number, share: number): Standing {
  const size = Math.min((share * middleOf(film).width) / thing.aspect, film.height * 0.24)
  return { x, base, height: size, depth: TABLE_DEPTH * 0.98 }
}

function putOne(film: Film, stage: Stage, shot: Shot, thing: Thing, standing: Standing): void {
  const level: Stage = { ...stage, hasGround: true, groundAt: () => standing.base, mirror: 0 }
  putThing(film, level, shot, thing, standing, { hour: shot.brief.hour, isNearest: true })
}

/** A turned foot under a top of oak whose near half takes the light. */
export function paintRoundTable(
  film: Film,
  stage: Stage,
  { palette }: Shot,
  { x, row, radius, depth }: { x: number; row: number; radius: number; depth: number },
): void {
  const { colors, gain } = colorsFor(stage, palette, depth)
  const left = Math.round(x - radius * 1.1)
  const top = Math.round(row - radius * 0.3)
  const canvas = createCanvas(Math.ceil(radius * 2.2), Math.max(2, film.height - top))
  const context = canvas.getContext('2d')
  const unit = radius / 50
  context.translate(x - left, row - top)
  context.scale(unit, unit)
  context.lineCap = 'round'
  const brush = createBrush(context, colors, stage.keySide)
  const oak = stuffOf(brush, 'oak')
  const foot = symmetric([0, 8, 9, 8, 6, 20, 4.6, 40, 7, 62, 5, 74, 6, 96, 12, 120, 0, 124])
  brush.form(foot, oak, { isColumn: true, round: 4, rim: 0.8 })
  brush.inside(foot, () => brush.spot(0, 10, 14, 18, brush.ink.dark, 0.7))
  brush.form(oval(0, 3.4, 50, 9), { ...oak, lit: oak.shade, mid: oak.deep }, { round: 2, rim: 0.5 })
  const plate = oval(0, 0, 50, 9)
  brush.form(plate, oak, { round: 3, rim: 0.8, sink: 0 })
  brush.inside(plate, () => {
    brush.spot(stage.keySide * 24, -3, 34, 5, oak.rim, 0.55)
    for (let i = -3; i <= 3; i++)
      brush.stroke([-50, i * 2.5, 0.14, 0, i * 2.7 + 0.5, 0.22, 50, i * 2.5, 0.14], oak.deep, 0.4)
  })
  layOver(film, canvas, { left, top, gain, depth, slack: 0 })
}
