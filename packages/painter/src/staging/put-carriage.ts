import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@dayreel/storyboard/base'
import { cssOfRgb, layOver } from '../light/film.ts'
import { scaleRgb } from '../math.ts'
import type { Staging } from '../brief/stagings.ts'
import type { Film, Shot, Stage, ThingColors } from '../painting.ts'
import { castOf, type Member } from './people-cast.ts'
import { putFigure } from './put-figure.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { WARDROBES } from '../things/figures/figure-kinds.ts'
import { thingNamed } from '../things/index.ts'
import { cssInk, mixInk, readInk } from '../things/inks.ts'
import { polygon } from '../things/shapes.ts'
import { middleOf } from '../middle.ts'

type Carriage = Extract<Staging, { kind: 'carriage' }>

/** Metres to the wall with the window, and to those who sit before it. */
const WALL_DEPTH = 3
const SEAT_DEPTH = 2.7
/** Where the seats' middles are, left and right of the window, and how high they are, in heights of the compartment. */
const SEAT_ASIDE = 0.29
const SEAT_HIGH = 0.23
/** Width of a compartment, in its heights. */
const BAY_WIDTH = 0.84
/**
 * How high the hips of who sits upright are, how far behind the middle of the body, how high it reaches, and how
 * high the lap is, in standing heights.
 */
const HIPS = 0.26
const BEHIND = 0.12
const REACH = 0.8
const LAP = 0.24

/**
 * Fills the frame with a compartment: two seats that face each other, the window between them with the land that goes by, and one or
 * two who sit there.
 *
 * @param figure the kind of the first of them.
 * @returns where they are; where nobody is, the window.
 */
export function putCarriage(
  film: Film,
  stage: Stage,
  shot: Shot,
  { carriage, figure }: { carriage: Carriage; figure: string },
): Standing {
  const { width, height } = film
  const thing = thingNamed('compartment')!
  const room = middleOf(film).width * (shot.size === 'vast' || shot.size === 'wide' ? 1.34 : 1.5)
  const middle = width * (0.5 + (0.5 - shot.subjectX) * 0.12)
  const base = height * 0.9
  const { colors, gain } = colorsFor(stage, shot.palette, WALL_DEPTH)
  const random = createRandom(`${shot.likeness} compartment`)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  paintShell(context, colors, { top: base - room, base, width, height })
  const drawBay = (x: number, chance: Random): void => {
    context.save()
    context.translate(x, base)
    context.scale(room, room)
    thing.draw(context, colors, stage.keySide, chance)
    if (shot.brief.time === 'night') paintNight(context, chance)
    context.restore()
  }
  // A frame wider than the compartment shows the seats beside it.
  for (let bay = 1; (bay - 0.5) * BAY_WIDTH * room < width; bay++) {
    for (const way of [-1, 1]) {
      const x = middle + way * bay * BAY_WIDTH * room
      const isVisible = Math.abs(x - width / 2) < width / 2 + (BAY_WIDTH / 2) * room
      if (isVisible) drawBay(x, createRandom(`${shot.likeness} compartment ${way * bay}`))
    }
  }
  drawBay(middle, random)
  layOver(film, canvas, { gain, depth: WALL_DEPTH, slack: 0 })
  putLamp(film, stage, shot, { x: middle, y: base - 0.93 * room, reach: 0.16 * room })

  const inside = { ...stage, hasGround: false }
  const sit = (member: Member, isLead: boolean, way: -1 | 1): Standing => {
    const tall = (WARDROBES[member.kind].metres / thing.metres) * room
    const facing = way < 0 ? 1 : -1
    const standing = {
      x: middle + way * SEAT_ASIDE * room + facing * BEHIND * tall,
      // The legs of a child do not reach the floor.
      base: base - Math.max(0, SEAT_HIGH * room - HIPS * tall),
      height: tall,
      depth: SEAT_DEPTH,
    }
    putFigure(film, inside, shot, standing, { ...member, isLead, pose: 'sit-up', facing, isFront: true, turn: 0 })
    // Of who sits there the eye looks for the head and the hands.
    return { ...standing, base: standing.base - tall * LAP, height: tall * (REACH - LAP) }
  }
  if (carriage.people === 0) return { x: middle, base: base - room * 0.36, height: room * 0.5, depth: WALL_DEPTH }
  const [lead, other] = castOf(shot, figure, carriage.people)
  const way = shot.subjectX < 0.5 ? -1 : 1
  if (other) sit(other, false, way < 0 ? 1 : -1)
  const first = sit(lead, true, way)
  return other ? { ...first, x: middle } : first
}

/** The boarded ceiling over the compartment and the floor before it. */
function paintShell(
  context: SKRSContext2D,
  colors: ThingColors,
  { top, base, width, height }: { top: number; base: number; width: number; height: number },
): void {
  const [lit, shade, dark] = [readInk(colors.lit), readInk(colors.shade), readInk(colors.dark)]
  const wood = mixInk(mixInk(lit, shade, 0.62), [70, 42, 24], 0.55)
  const ceiling = context.createLinearGradient(0, 0, 0, top)
  ceiling.addColorStop(0, cssInk(mixInk(wood, dark, 0.72)))
  ceiling.addColorStop(1, cssInk(mixInk(wood, dark, 0.15)))
  context.fillStyle = ceiling
  context.fillRect(0, 0, width, top + 2)
  // Boards that run away from the wall.
  context.strokeStyle = cssInk(dark, 0.5)
  context.lineWidth = Math.max(1, width * 0.004)
  for (let i = -9; i <= 9; i++) {
    context.beginPath()
    context.moveTo(width * (0.5 + i * 0.075), top)
    context.lineTo(width * (0.5 + i * 0.17), 0)
    context.stroke()
  }
  context.fillStyle = cssInk(mixInk(wood, dark, 0.5))
  context.fillRect(0, top - height * 0.012, width, height * 0.014)
  const floor = context.createLinearGradient(0, base, 0, height)
  floor.addColorStop(0, cssInk(mixInk(mixInk(wood, [96, 26, 28], 0.5), dark, 0.35)))
  floor.addColorStop(1, cssInk(mixInk(wood, dark, 0.85)))
  context.fillStyle = floor
  context.fillRect(0, base - 1, width, height - base + 1)
}

/** The lamp under the ceiling and what it lights. */
function putLamp(
  film: Film,
  stage: Stage,
  { palette }: Shot,
  { x, y, reach }: { x: number; y: number; reach: number },
): void {
  if (palette.lampsAreOut) return
  const lamp = cssOfRgb(scaleRgb(palette.lamp, 1 / Math.max(...palette.lamp)))
  const [around, shade] = [createCanvas(film.width, film.height), createCanvas(film.width, film.height)]
  const glow = around.getContext('2d')
  const reaching = glow.createRadialGradient(x, y, 0, x, y, reach * 4)
  reaching.addColorStop(0, lamp)
  reaching.addColorStop(1, 'transparent')
  glow.fillStyle = reaching
  glow.fillRect(0, 0, film.width, film.height)
  // Faint by its gain and not by its alpha, whose few steps would show as rings.
  layOver(film, around, { gain: 0.09 / stage.exposure, isLight: true })
  const bulb = shade.getContext('2d')
  bulb.fillStyle = lamp
  bulb.beginPath()
  bulb.ellipse(x, y, reach * 0.29, reach * 0.16, 0, 0, Math.PI * 2)
  bulb.fill()
  layOver(film, shade, { gain: 1.4 / stage.exposure, isLight: true })
}

/** What is seen of the pane between the curtains: x, y, … */
const PANE = [-0.17, -0.82, 0.17, -0.82, 0.18, -0.7, 0.22, -0.58, 0.22, -0.38, -0.22, -0.38, -0.22, -0.58, -0.18, -0.7]

/** The pane at night: dark, with the lamps that go by; the origin and the unit are the compartment's. */
function paintNight(context: SKRSContext2D, random: Random): void {
  const pane = polygon(PANE)
  const sky = context.createLinearGradient(0, -0.82, 0, -0.38)
  sky.addColorStop(0, 'rgba(3,6,24,0.97)')
  sky.addColorStop(0.7, 'rgba(12,20,54,0.93)')
  sky.addColorStop(1, 'rgba(2,3,10,0.97)')
  context.fillStyle = sky
  context.fill(pane)
  context.save()
  context.clip(pane)
  for (let i = 0; i < 9; i++) {
    const [x, y, long] = [-0.2 + random() * 0.4, -0.53 + random() * 0.11, 0.02 + random() * 0.06]
    context.fillStyle = `rgba(255,206,128,${0.4 + random() * 0.5})`
    context.fillRect(x, y, long, 0.006)
  }
  context.restore()
}
