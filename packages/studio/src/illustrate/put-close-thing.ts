import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../lib/random.ts'
import { layOver } from './film.ts'
import { clamp } from './math.ts'
import type { Film, PlaceName, Shot, Stage, Thing } from './painting.ts'
import { putThing } from './put-things.ts'
import { isSmall } from './shot-plan.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from './thing-colors.ts'
import { createBrush, type Brush, type Tone } from './things/brush.ts'
import { cssInk } from './things/inks.ts'
import { curve } from './things/shapes.ts'

/** What lies before the camera for a small thing to stand on. */
type Ledge = 'wood' | 'stone' | 'sand' | 'moss' | 'snow'
const LEDGES: Partial<Record<PlaceName, Ledge>> = {
  room: 'wood',
  library: 'wood',
  corridor: 'wood',
  station: 'wood',
  laboratory: 'wood',
  street: 'stone',
  skyline: 'stone',
  village: 'stone',
  ruins: 'stone',
  stairs: 'stone',
  machine: 'stone',
  volcano: 'stone',
  mountains: 'stone',
  planet: 'stone',
  desert: 'sand',
  coast: 'sand',
  underwater: 'sand',
  forest: 'moss',
  field: 'moss',
  lake: 'moss',
  road: 'stone',
  ice: 'snow',
  sea: 'wood', // a rail or a deck
}

/** What neither stands nor lies well: it hangs from above, or it floats. */
const HANGING = new Set(['key', 'pocket watch', 'light bulb', 'mask', 'bell'])
const FLOATING = new Set(['feather', 'leaf', 'butterfly', 'bee', 'eye', 'heart', 'brain', 'hand', 'rose', 'planet'])

/** Metres to a small thing before the lens, and to what it stands on. */
const THING_DEPTH = 0.8
const LEDGE_DEPTH = 0.7

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
  if (!isSmall(thing) && thing.where !== 'wall') return putDetail(film, stage, shot, thing, closeness)
  const wished = clamp((isPerch ? 0.22 : 0.34 + random() * 0.12) * Math.min(closeness, 1.25), 0.16, 0.47)
  const size = Math.min(wished * height, (0.74 * width) / thing.aspect)
  const x = clamp(
    shot.subjectX * width,
    size * thing.aspect * 0.5 + 0.06 * width,
    width * 0.94 - size * thing.aspect * 0.5,
  )
  const ledge = LEDGES[brief.place]
  const isHung = HANGING.has(thing.name) || thing.where === 'wall'
  if (isHung || FLOATING.has(thing.name) || !ledge) {
    const standing = { x, base: height * (isPerch ? 0.32 : 0.36) + size / 2, height: size, depth: THING_DEPTH }
    if (HANGING.has(thing.name)) hangBy(film, stage, shot, standing)
    const turn = isHung ? (random() - 0.5) * 0.14 : (random() - 0.5) * 0.5
    putThing(film, { ...stage, hasGround: false }, shot.palette, thing, standing, random, { turn, hour: brief.hour })
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

function putOnLedge(film: Film, stage: Stage, shot: Shot, thing: Thing, standing: Standing): void {
  const ledge = LEDGES[shot.brief.place]
  const mirror = ledge === 'wood' ? 0.34 : ledge === 'stone' ? 0.12 : 0
  const level: Stage = { ...stage, hasGround: true, groundAt: () => standing.base, mirror }
  if (thing.shine) lightLedge(film, stage, shot, standing)
  putThing(film, level, shot.palette, thing, standing, shot.random, { hour: shot.brief.hour })
}

/** What shines lights what it stands on. */
function lightLedge(film: Film, stage: Stage, { palette }: Shot, { x, base, height }: Standing): void {
  const [red, green, blue] = palette.lamp
  const peak = Math.max(red, green, blue, 1e-3)
  const gain = 0.16 / stage.exposure / peak
  const reachX = height * 1.5
  const reachY = height * 0.7
  for (let y = Math.max(0, Math.floor(base - height * 0.2)); y < Math.min(film.height, base + reachY); y++) {
    for (let px = Math.max(0, Math.floor(x - reachX)); px < Math.min(film.width, x + reachX); px++) {
      const square = ((px - x) / reachX) ** 2 + ((y - base) / reachY) ** 2
      const i = y * film.width + px
      if (square >= 1 || film.depth[i]! > LEDGE_DEPTH * 1.01) continue
      const share = gain * (1 - square) ** 3
      film.light[i * 3] = film.light[i * 3]! + red * share
      film.light[i * 3 + 1] = film.light[i * 3 + 1]! + green * share
      film.light[i * 3 + 2] = film.light[i * 3 + 2]! + blue * share
    }
  }
}

/** Where the telling part of a large thing is, as a share of its height from the top, and how much of the height to show. */
const DETAILS: Readonly<Record<string, readonly [middle: number, shown: number]>> = {
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
  const size = Math.min(wished, (1.25 * width) / thing.aspect)
  const base = height * 0.36 + size * (1 - middle)
  const half = size * thing.aspect * 0.5
  const x =
    half > width * 0.46 ? width * (0.5 + (shot.subjectX - 0.5) * 1.4) : clamp(shot.subjectX * width, half, width - half)
  const depth = Math.max(0.9, (thing.metres * stage.focal) / size)
  const standing = { x, base, height: size, depth }
  const isStanding = base < height * 0.98
  const ground: Stage =
    isStanding && stage.hasGround ? { ...stage, groundAt: () => base } : { ...stage, hasGround: false }
  putThing(film, ground, shot.palette, thing, standing, shot.random, { hour: shot.brief.hour })
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
  layOver(film, canvas, { gain, left: Math.round(standing.x - middle), depth: standing.depth })
}

function putLedge(film: Film, stage: Stage, shot: Shot, ledge: Ledge, edge: number): void {
  const { palette } = shot
  const own = {
    wood: palette.wood,
    stone: palette.stone,
    sand: palette.soil,
    moss: palette.plants,
    snow: palette.snow,
  }[ledge]
  const { colors, gain } = colorsFor(stage, { ...palette, accent: own }, LEDGE_DEPTH)
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  const unit = film.height / 100
  context.scale(unit, unit)
  context.lineCap = 'round'
  const brush = createBrush(context, colors, stage.keySide)
  const stuff = STUFFS[ledge](brush)
  const [right, top] = [film.width / unit, edge / unit]
  traceEdge(context, ledge, right, top, shot.random)
  context.save()
  const fall = context.createLinearGradient(0, top, 0, 100)
  fall.addColorStop(0, cssInk(stuff.lit))
  fall.addColorStop(0.06, cssInk(stuff.mid))
  fall.addColorStop(0.45, cssInk(stuff.shade))
  fall.addColorStop(1, cssInk(stuff.deep))
  context.fillStyle = fall
  context.fill()
  context.clip()
  GRAINS[ledge](brush, stuff, right, top, shot.random)
  context.restore()
  layOver(film, canvas, { gain, depth: LEDGE_DEPTH })
}

/** Each in its own colour, as light as it is in the open. */
const STUFFS: Record<Ledge, (brush: Brush) => Tone> = {
  wood: ({ tone }) => tone(0.86, 'accent', 0.85),
  stone: ({ tone }) => tone(0.8, 'accent', 0.7),
  sand: ({ tone }) => tone(0.95, 'accent', 0.75),
  moss: ({ tone }) => tone(0.85, 'accent', 0.9),
  snow: ({ tone }) => tone(1, 'accent', 0.6),
}

function traceEdge(context: SKRSContext2D, ledge: Ledge, right: number, top: number, random: Random): void {
  const rough = { wood: 0, stone: 0.35, sand: 0.8, moss: 0.6, snow: 1.1 }[ledge]
  context.beginPath()
  context.moveTo(-2, 102)
  context.lineTo(-2, top)
  const steps = 24
  for (let i = 0; i <= steps; i++) {
    const drop = ledge === 'stone' || ledge === 'wood' ? random() : 0.5 + 0.5 * Math.sin(i * 0.55 + random() * 0.4)
    context.lineTo((i / steps) * (right + 2), top + drop * rough)
  }
  context.lineTo(right + 2, 102)
  context.closePath()
}

const GRAINS: Record<Ledge, (brush: Brush, stuff: Tone, right: number, top: number, random: Random) => void> = {
  wood(brush, stuff, right, top, random) {
    // Boards that run towards the eye, and the bright line where the far edge turns down.
    const meet = right * (0.4 + random() * 0.2)
    for (let i = -9; i <= 9; i++) {
      const far = meet + i * 6.4
      const near = meet + i * 17
      brush.stroke([far, top, 0.05, near, 100, 0.3], stuff.deep, 0.75)
      for (let k = 1; k < 7; k++) {
        const t = k / 7 + (random() - 0.5) * 0.06
        const wave = (random() - 0.5) * 1.2
        brush.line(
          curve([far + 6.4 * t, top, (far + near) / 2 + 11.7 * t + wave, (top + 100) / 2, near + 17 * t, 100]),
          k % 2 ? stuff.deep : stuff.lit,
          0.16,
          k % 2 ? 0.35 : 0.14,
        )
      }
    }
    brush.stroke([-2, top + 0.2, 0.28, right + 2, top + 0.2, 0.28], stuff.rim, 0.8)
  },
  stone(brush, stuff, right, top, random) {
    speckle(brush, stuff, right, top, random, 260, 0.5)
    for (let i = 0; i < 7; i++) {
      const x = random() * right
      const y = top + 2 + random() * 30
      brush.crease([x - 4, y, 0.08, x, y + 1.6, 0.22, x + 5 * random(), y + 1, 0.08], stuff, 0.5)
    }
    brush.stroke([-2, top + 0.5, 0.26, right + 2, top + 0.5, 0.26], stuff.rim, 0.5)
  },
  sand(brush, stuff, right, top, random) {
    speckle(brush, stuff, right, top, random, 420, 0.22)
    for (let i = 1; i < 12; i++) {
      const y = top + i * i * 0.34
      brush.line(
        curve([-2, y + random(), right * 0.3, y - 0.8, right * 0.65, y + 0.9, right + 2, y]),
        stuff.deep,
        0.3,
        0.3,
      )
      brush.line(curve([-2, y + 0.6, right * 0.3, y - 0.2, right * 0.65, y + 1.5, right + 2, y]), stuff.lit, 0.24, 0.3)
    }
  },
  moss(brush, stuff, right, top, random) {
    speckle(brush, stuff, right, top, random, 200, 0.7)
    for (let i = 0; i < 520; i++) {
      const depth = random() ** 2
      const x = random() * right
      const y = top + 1 + depth * 44
      const length = 1 + depth * 4.4
      const lean = (random() - 0.5) * length * 0.8
      brush.stroke([x, y, 0.12 + depth * 0.3, x + lean, y - length, 0.04], i % 3 ? stuff.shade : stuff.lit, 0.75)
    }
  },
  snow(brush, stuff, right, top, random) {
    speckle(brush, stuff, right, top, random, 160, 0.3)
    for (let i = 0; i < 6; i++) brush.spot(random() * right, top + 4 + random() * 34, 14, 3, stuff.shade, 0.5)
  },
}

function speckle(
  brush: Brush,
  stuff: Tone,
  right: number,
  top: number,
  random: Random,
  count: number,
  size: number,
): void {
  for (let i = 0; i < count; i++) {
    const depth = random()
    const radius = size * (0.2 + depth * random() * 1.6)
    brush.context.beginPath()
    brush.context.ellipse(random() * right, top + depth * (100 - top), radius, radius * 0.5, 0, 0, Math.PI * 2)
    brush.context.fillStyle = cssInk(i % 2 ? stuff.deep : stuff.lit, 0.3)
    brush.context.fill()
  }
}
