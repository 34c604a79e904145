import { createCanvas } from '@napi-rs/canvas'
import { hashText } from '@dayreel/storyboard/base'
import { isRoofed } from '../brief/places.ts'
import { layOver } from '../light/film.ts'
import { colorsFor } from '../light/thing-colors.ts'
import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { createBrush } from '../things/brush.ts'
import { thingNamed } from '../things/index.ts'
import { castFlatShadow, layShade } from './laid-shade.ts'
import { paintLaidSurface, SURFACE_DEPTH } from './laid-surface.ts'
import { putThing } from './put-things.ts'
import type { Standing } from './standing.ts'
import { flatThingsFor, layCup } from './still-life/laid-things.ts'
import { createFloorPlan } from './still-life/plane.ts'
import { tableSetting } from './still-life/settings.ts'
import { inMiddle, middleOf } from '../middle.ts'

/** Flat enough to be seen from straight above as it is drawn. */
const FLAT = new Set(
  (
    'key|pocket watch|feather|leaf|butterfly|letter|map|ticket|postcard|photograph|coin|returned envelope|stamped page|' +
    'newspaper|blank page|two drawings|list of names|drawing|book|closed notebook|notebook|ledger|papers|magnifying glass|' +
    'compass|smartphone|tablet|rose|sword|ring|shell|scissors|mask|floor plan|calendar|tape recorder|violin|guitar|clock|coat'
  ).split('|'),
)

export function maySeeFromAbove({ name }: Thing): boolean {
  return FLAT.has(name)
}

/**
 * Shows a flat thing from straight above, large and turned a little, on a surface that fills the frame, the light of a window
 * lying across both.
 *
 * @param beside other things, of which the first flat one lies under it.
 */
export function putLaidThing(film: Film, stage: Stage, shot: Shot, thing: Thing, beside: readonly Thing[]): Standing {
  const { width, height } = film
  const { random, palette, brief } = shot
  paintLaidSurface(film, stage, shot)
  const turn = (random() < 0.5 ? -1 : 1) * (0.16 + random() * 0.2)
  // Turned, it takes more of the width.
  const across = thing.aspect * Math.cos(turn) + Math.abs(Math.sin(turn))
  const size = Math.min(height * 0.5, (middleOf(film).width * 0.84) / across)
  const standing = { x: width * 0.5, base: height * 0.4 + size / 2, height: size, depth: SURFACE_DEPTH * 0.98 }
  if (isRoofed(brief.place)) layAround(film, stage, shot, thing, turn)
  const flat: Stage = { ...stage, hasGround: false }
  const other = beside.find(maySeeFromAbove)
  // Papers are a pile that is seen from the side.
  const under = other?.name === 'papers' ? thingNamed('list of names') : other
  if (under) layUnder(film, flat, shot, under, -turn)
  castFlatShadow(film, { ...standing, x: standing.x - shadowSide(stage) * size * 0.03 }, thing, turn)
  putThing(film, flat, { palette, likeness: shot.likeness }, thing, standing, {
    turn,
    hour: brief.hour,
    isNearest: true,
  })
  layShade(film, stage, shot)
  return standing
}

/** Above the middle, so that half of it is seen beside what lies on it. */
function layUnder(film: Film, flat: Stage, { palette, likeness, brief }: Shot, thing: Thing, turn: number): void {
  const { width, height } = film
  const size = Math.min(height * 0.34, (middleOf(film).width * 0.66) / thing.aspect)
  const standing = {
    x: width * inMiddle(film, turn > 0 ? 0.36 : 0.64),
    base: height * 0.28 + size / 2,
    height: size,
    depth: SURFACE_DEPTH * 0.99,
  }
  castFlatShadow(film, { ...standing, x: standing.x - shadowSide(flat) * size * 0.03 }, thing, turn)
  putThing(film, flat, { palette, likeness }, thing, standing, { turn, hour: brief.hour, isNearest: true })
}

/** What else lies on such a table, seen from above and cut by the frame: at an upper corner, and below on the other side. */
function layAround(film: Film, stage: Stage, shot: Shot, thing: Thing, turn: number): void {
  const { width, height } = film
  const side = turn > 0 ? 1 : -1
  const canvas = createCanvas(width, height)
  const { colors, gain } = colorsFor(stage, shot.palette, SURFACE_DEPTH)
  const brush = createBrush(canvas.getContext('2d'), colors, stage.keySide)
  const plan = createFloorPlan({ width, height })
  const choice = hashText(`${shot.likeness} ${thing.name}`) >>> 3
  const [first, second] = flatThingsFor(tableSetting(shot), choice)
  first(brush, plan, { x: side * 21, z: 37, turn: -side * 0.35 }, shot.random)
  second(brush, plan, { x: -side * 17, z: -34, turn: side * 0.6 }, shot.random)
  if (choice % 3 < 2) layCup(brush, plan, choice % 3 ? { x: -side * 24, z: 30 } : { x: side * 24, z: -44 })
  layOver(film, canvas, { gain: Math.min(gain, 0.62 / stage.exposure), depth: SURFACE_DEPTH, slack: 0 })
}

function shadowSide({ keySide }: Stage): -1 | 1 {
  return keySide < 0 ? -1 : 1
}
