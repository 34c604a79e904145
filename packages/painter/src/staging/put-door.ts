import { createCanvas } from '@napi-rs/canvas'
import { layOver } from '../light/film.ts'
import { clamp, greyOf, scaleRgb } from '../math.ts'
import type { Staging } from '../brief/stagings.ts'
import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { putLampLight } from './put-lamp-light.ts'
import { putDoorWall } from './put-door-wall.ts'
import { putThing } from './put-things.ts'
import { puff } from '../light/soft-light.ts'
import { findClearStanding, type Standing } from './standing.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { curve } from '../things/shapes.ts'
import { thingNamed } from '../things/index.ts'

/** Metres to a door that stands on a cloud. */
const CLOUD_DOOR_DEPTH = 9

/**
 * A door in its wall, on the ground, or on a cloud of its own, with what hangs or stands beside it.
 *
 * @param figure the kind of whoever is before it.
 */
export function putDoor(
  film: Film,
  stage: Stage,
  shot: Shot,
  staging: Extract<Staging, { kind: 'door' }>,
  figure: string,
): Standing {
  const { beside, isAloft } = staging
  const thing = beside === undefined ? undefined : thingNamed(beside)
  if (staging.wall) {
    const { door, subject } = putDoorWall(film, stage, shot, staging, figure)
    // On the side where nobody is.
    if (thing) putBeside(film, stage, shot, door, thing, subject.x < door.x ? 1 : -1)
    return subject
  }
  const door = thingNamed('door')!
  const isFar = shot.size === 'vast' || shot.size === 'wide'
  const wished = isFar ? 0.34 : 0.5
  const x = film.width * clamp(shot.subjectX, 0.36, 0.64)
  const base = film.height * (isFar ? 0.56 : 0.62)
  const standing =
    isAloft || !stage.hasGround
      ? { x, base, height: film.height * wished, depth: CLOUD_DOOR_DEPTH }
      : findClearStanding(film, stage, { x, half: 0.5, metres: door.metres, wished, stretch: 1.3 })
  putThing(film, { ...stage, hasGround: stage.hasGround && !isAloft }, shot, door, standing, { isNearest: true })
  if (!shot.palette.lampsAreOut) putLampLight(film, shot.palette, { ...standing, height: standing.height * 0.5 })
  // On the side where the frame has more room.
  if (thing) putBeside(film, stage, shot, standing, thing, standing.x > film.width / 2 ? -1 : 1)
  if (isAloft) putCloud(film, stage, shot, standing)
  return standing
}

/** What hangs has an arm of iron at the frame; what stands, stands at its foot. */
function putBeside(film: Film, stage: Stage, shot: Shot, door: Standing, thing: Thing, way: -1 | 1): void {
  const isHung = thing.where === 'wall' || thing.name === 'lantern' || thing.name === 'bell'
  const height = door.height * clamp(thing.metres / 2.2, 0.2, isHung ? 0.26 : 0.45)
  const away = door.height * 0.3 + height * thing.aspect * 0.5 + (isHung ? height * 0.12 : 0)
  const x = door.x + way * away
  const base = isHung ? door.base - door.height * 0.6 + height : door.base
  if (isHung) paintArm(film, stage, shot, door, { x, top: base - height, way })
  putThing(film, { ...stage, hasGround: false }, shot, thing, { ...door, x, base, height }, { isNearest: true })
}

function paintArm(
  film: Film,
  stage: Stage,
  shot: Shot,
  door: Standing,
  { x, top, way }: { x: number; top: number; way: -1 | 1 },
): void {
  const { colors, gain } = colorsFor(stage, shot.palette, door.depth)
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  const from = door.x + way * door.height * 0.27
  const row = top - door.height * 0.03
  context.strokeStyle = colors.rim
  context.globalAlpha = 0.4
  context.lineWidth = Math.max(1.5, door.height * 0.014)
  context.stroke(curve([from, row, (from + x) / 2, row - door.height * 0.01, x, row]))
  context.stroke(curve([from, row + door.height * 0.11, (from * 2 + x) / 3, row + door.height * 0.05, x, row]))
  context.stroke(curve([x, row, x, top + door.height * 0.012]))
  layOver(film, canvas, { gain, depth: door.depth, slack: 0.2 })
}

/** A bank of cloud over the threshold, wider than the door. */
export function putCloud(film: Film, stage: Stage, shot: Shot, { x, base, height, depth }: Standing): void {
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  // Lit by the door, it is paler than the clouds far off.
  const [cloudLit, cloudDark] = [greyOf(shot.palette.cloudLit, 0.6), greyOf(shot.palette.cloudDark, 0.6)]
  const peak = Math.max(...cloudLit, 1e-3)
  for (let i = 0; i < 46; i++) {
    const share = i / 46
    const color = scaleRgb(i % 3 === 0 ? cloudDark : cloudLit, (0.35 + 0.5 * shot.random()) / peak)
    const aside = (shot.random() + shot.random() - 1) * height * 1.1
    const down = height * (0.02 + 0.16 * share + 0.08 * shot.random())
    puff(context, x + aside, base + down, height * (0.1 + 0.16 * shot.random()), color, 0.5, 0.55)
  }
  layOver(film, canvas, { gain: 0.75 / stage.exposure, depth: depth * 0.98, slack: 0 })
}
