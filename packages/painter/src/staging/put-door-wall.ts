import { createCanvas } from '@napi-rs/canvas'
import { createRandom, pick } from '@dayreel/storyboard/base'
import { paintRoomWall, type WallCover } from './door-walls.ts'
import { paintHouseFront, STREET_DROP } from './house-fronts.ts'
import { layOver } from '../light/film.ts'
import { clamp } from '../math.ts'
import { townStyle } from '../places/town-style.ts'
import type { Brief, TimeOfDay } from '../brief/brief.ts'
import type { Staging } from '../brief/stagings.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import { castOf, type Member } from './people-cast.ts'
import { putFigure } from './put-figure.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { createBrush, type Brush } from '../things/brush.ts'
import { paintClosedDoor } from '../things/closed-door.ts'
import { WARDROBES } from '../things/figures/figure-kinds.ts'
import { thingNamed } from '../things/index.ts'
import { box, polygon } from '../things/shapes.ts'

type Door = Extract<Staging, { kind: 'door' }>

/** Metres to the wall, and the height of a door in its frame. */
const WALL_DEPTH = 4.2
const DOOR_METRES = 2.2
/** How much brighter than in lamplight a wall is that the sky lights. */
const DAYLIGHT: Readonly<Record<TimeOfDay, number>> = { dawn: 1.25, day: 1.7, dusk: 1.1, night: 1 }
/** How high the hips of who sits upright are, in standing heights. */
const HIPS = 0.26
/** What nobody does on the ground before a door. */
const LOW = /^(?:sit|sit-up|lie|write)$/

/**
 * Fills the frame with the wall that a door is in, a room's or a house's, and puts before it whoever is there.
 *
 * @param figure the kind of the first of them.
 * @returns the door, and who is before it or else the door again.
 */
export function putDoorWall(
  film: Film,
  stage: Stage,
  shot: Shot,
  door: Door,
  figure: string,
): { door: Standing; subject: Standing } {
  const { width, height } = film
  const { brief, palette } = shot
  const isFar = shot.size === 'vast' || shot.size === 'wide'
  const isHouse = door.wall === 'house'
  const tall = height * (isFar ? 0.4 : 0.47)
  const base = height * ((isHouse ? 0.6 : 0.68) + (isFar ? 0 : 0.02))
  const x = width * clamp(shot.subjectX, 0.42, 0.58)
  const unit = tall / 100
  const extent = { left: -x / unit, right: (width - x) / unit, top: -base / unit, bottom: (height - base) / unit }
  const { colors, gain } = colorsFor(stage, palette, WALL_DEPTH)
  const canvas = createCanvas(width, height)
  const shine = createCanvas(width, height)
  const [brush, light] = [canvas, shine].map((each) => {
    const context = each.getContext('2d')
    context.translate(x, base)
    context.scale(unit, unit)
    context.lineCap = 'round'
    return createBrush(context, colors, stage.keySide)
  }) as [Brush, Brush]
  const random = createRandom(`${shot.likeness} wall ${brief.place}`)
  if (isHouse) {
    const style = townStyle(shot, brief.place !== 'skyline')
    paintHouseFront(brush, extent, random, {
      stuff: pick(style.stuffs, random),
      hasShutters: random() < style.shutters,
      hasFlowers: random() < style.flowers && brief.weather !== 'snow',
      isInhabited: !brief.isDeserted && !palette.lampsAreOut && brief.time !== 'day',
    })
  } else paintRoomWall(brush, extent, random, coverOf(brief))
  const gloom = brief.time === 'night' || brief.time === 'dusk' ? 0.5 : 0.2
  for (const corner of [extent.left, extent.right]) brush.spot(corner, extent.top, 60, 70, brush.ink.dark, gloom)
  if (door.isClosed) paintClosedDoor(brush, random, door.isLitBelow === true)
  else paintOpenDoor(brush, random, colors, stage.keySide)
  if (!palette.lampsAreOut && (door.isLitBelow || !door.isClosed)) paintSpill(light, door, isHouse)
  layOver(film, canvas, { gain: gain * DAYLIGHT[brief.time], depth: WALL_DEPTH, slack: 0 })
  layOver(film, shine, { gain: 0.5 / stage.exposure, isLight: true })
  const standing = { x, base, height: tall, depth: WALL_DEPTH }
  const isPeopled = brief.people.count > 0
  return {
    door: standing,
    subject: isPeopled ? putPeopleBefore(film, stage, shot, { door, standing, figure }) : standing,
  }
}

function paintOpenDoor(
  brush: Brush,
  random: () => number,
  colors: Parameters<typeof createBrush>[1],
  keySide: number,
): void {
  const { context } = brush
  context.save()
  context.scale(100, 100)
  thingNamed('door')!.draw(context, colors, keySide, random)
  context.restore()
}

/** The light that falls out of a door, or under it, on what is before it. */
function paintSpill({ fade, spot, fill, ink }: Brush, door: Door, isHouse: boolean): void {
  const reach = isHouse ? STREET_DROP * 1.5 : 34
  if (door.isClosed) {
    fill(box(-20.6, -2, 41.2, 2), ink.glow)
    fade(polygon([-20.6, 0, 20.6, 0, 30, reach * 0.7, -30, reach * 0.7]), ink.glow, ink.glow, 0.5, 0)
    return
  }
  fade(polygon([1, -2, 20.5, -2, 40, reach, 2, reach]), ink.glow, ink.glow, 0.6, 0)
  fade(polygon([1, -89, 20.5, -93.5, 20.5, -0.5, 1, -3.5]), ink.glow, ink.glow, 0.35, 0.7)
  spot(12, -44, 46, 70, ink.glow, 0.22)
}

function coverOf({ place, room }: Brief): WallCover {
  if (place === 'library') return 'shelves'
  if (place !== 'room') return 'panels'
  return room === 'kitchen' ? 'tiles' : 'paper'
}

/** One or two stand beside the door, or sit on its step. */
function putPeopleBefore(
  film: Film,
  stage: Stage,
  shot: Shot,
  { door, standing, figure }: { door: Door; standing: Standing; figure: string },
): Standing {
  const { people } = shot.brief
  const perMetre = standing.height / DOOR_METRES
  const street = standing.base + (standing.height * STREET_DROP) / 100
  const floor = door.wall === 'house' ? street + film.height * 0.02 : standing.base + film.height * 0.05
  const ground: Stage = { ...stage, hasGround: true, groundAt: () => floor, mirror: 0 }
  const [lead, other] = castOf(shot, figure, people.count)
  const inwards = standing.x < film.width / 2 ? 1 : -1
  const stand = (member: Member, way: -1 | 1): Standing => {
    const isLead = member === lead
    const tall = WARDROBES[member.kind].metres * perMetre
    const spot = door.isOnStep
      ? {
          x: standing.x + way * perMetre * (other ? 0.4 : 0.16),
          base: standing.base + HIPS * tall * 0.94,
          height: tall,
        }
      : { x: standing.x + way * perMetre * 0.72, base: floor, height: tall * 1.06 }
    const pose = door.isOnStep ? 'sit-up' : LOW.test(people.pose) ? 'stand' : people.pose
    const facing = way < 0 ? 1 : -1
    const isFront = door.isOnStep === true || shot.isFront
    const before = { ...spot, depth: WALL_DEPTH * 0.9 }
    putFigure(film, ground, shot, before, { ...member, isLead, pose, facing, isFront, turn: 0 })
    return before
  }
  if (other) stand(other, inwards < 0 ? 1 : -1)
  return stand(lead, inwards)
}
