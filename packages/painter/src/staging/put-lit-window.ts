import { createCanvas } from '@napi-rs/canvas'
import { createRandom, pick } from '@dayreel/storyboard/base'
import type { Brief, PlaceName } from '../brief/brief.ts'
import { layOver } from '../light/film.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { clamp } from '../math.ts'
import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { townStyle } from '../places/town-style.ts'
import { createBrush, type Brush } from '../things/brush.ts'
import { thingNamed } from '../things/index.ts'
import { LIT_WINDOW, paintWindowFront, shineOfWindow } from '../things/lit-windows.ts'
import { paintWall } from './house-fronts.ts'
import type { Standing } from './standing.ts'

/** Where there are houses already, one of which has the light. */
const HOUSED: readonly PlaceName[] = ['village', 'street', 'skyline']

/** Whether the light is in a house of the place itself, so that nothing is put there for it. */
export function isInOwnHouse({ name }: Thing, { place, things }: Pick<Brief, 'place' | 'things'>): boolean {
  const isLit = name === LIT_WINDOW || (name === 'house' && things.includes(LIT_WINDOW))
  return isLit && HOUSED.includes(place)
}

/** From afar, in the open, a lit window is a house's. */
export function withHouse(thing: Thing, things: readonly Thing[]): Thing {
  if (thing.name !== LIT_WINDOW) return thing
  return things.find(({ name }) => name === 'house') ?? thingNamed('house')!
}

/** Share of the height that a lit window takes which is seen from afar, its glow with it. */
const FAR_SHARE = 0.1
/** Pixels of a field within which light is gathered. */
const FIELD = 6

/** Where the brightest light of the place's houses is; the middle of the street where there is none. */
export function findOwnLight(film: Film, stage: Stage, { subjectX }: Shot): Standing {
  const { width, height, light, depth } = film
  let most = 0
  let found = { x: width * subjectX, y: height * 0.45 }
  for (let y = Math.floor(height * 0.18); y < height * 0.62; y += FIELD)
    for (let x = Math.floor(width * 0.1); x < width * 0.9; x += FIELD) {
      const i = Math.floor(y) * width + x
      if (depth[i]! < 3 || depth[i]! > 300) continue
      const [red, blue] = [light[i * 3]!, light[i * 3 + 2]!]
      // Lamplight is warm; what mirrors the sky is not.
      const warm = Math.max(0, red - 0.6 * blue)
      if (warm > most) [most, found] = [warm, { x, y }]
    }
  const at = depth[Math.floor(found.y) * width + Math.floor(found.x)]!
  return {
    x: found.x,
    base: found.y + height * FAR_SHARE * 0.5,
    height: height * FAR_SHARE,
    depth: Math.min(at, stage.subjectZ * 3),
  }
}

/** Metres to the wall, and to what grows before it. */
const WALL_DEPTH = 5

/**
 * Fills the frame with the wall of a house, edge to edge, and puts into it a window with a lamp behind its curtains and somebody there;
 * below the sill the wall goes on, in the light that falls out.
 */
export function putLitWindow(film: Film, stage: Stage, shot: Shot): Standing {
  const { width, height } = film
  const { brief, palette } = shot
  const { colors, gain } = colorsFor(stage, palette, WALL_DEPTH)
  const x = width * clamp(shot.subjectX, 0.44, 0.56)
  const base = height * 0.57
  const tall = height * (shot.size === 'insert' ? 0.42 : 0.34)
  const unit = tall / 100
  const extent = { left: -x / unit, right: (width - x) / unit, top: -base / unit, bottom: (height - base) / unit }
  const [canvas, shine] = [createCanvas(width, height), createCanvas(width, height)]
  const [brush, light] = [canvas, shine].map((each) => {
    const context = each.getContext('2d')
    context.translate(x, base)
    context.scale(unit, unit)
    context.lineCap = 'round'
    return createBrush(context, colors, stage.keySide)
  }) as [Brush, Brush]
  const random = createRandom(`${shot.likeness} window wall`)
  const style = townStyle(shot, brief.place !== 'skyline')
  paintWall(brush, { ...extent, foot: extent.bottom }, random, pick(style.stuffs, random))
  const gloom = brief.time === 'day' ? 0.2 : 0.5
  for (const corner of [extent.left, extent.right])
    for (const end of [extent.top, extent.bottom]) brush.spot(corner, end, 90, 90, brush.ink.dark, gloom)
  if (!palette.lampsAreOut) {
    brush.spot(0, -40, 84, 84, brush.ink.glow, 0.3)
    brush.spot(0, 34, 64, 40, brush.ink.glow, 0.22)
  }
  const front = { hasWatcher: !brief.isDeserted, hasShutters: random() < style.shutters }
  paintWindowFront(brush, random, front)
  layOver(film, canvas, { gain, depth: WALL_DEPTH, slack: 0 })
  if (!palette.lampsAreOut) {
    shineOfWindow(light, front.hasWatcher)
    layOver(film, shine, { gain: 0.9 / stage.exposure, isLight: true })
  }
  return { x, base, height: tall, depth: WALL_DEPTH }
}
