import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import { isRoofed } from '../brief/places.ts'
import { layOver } from '../light/film.ts'
import type { PlaceName } from '../brief/brief.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { createBrush, type Brush, type Tone } from '../things/brush.ts'
import { cssInk, mixInk } from '../things/inks.ts'
import { curve } from '../things/shapes.ts'
import { createPlane } from './still-life/plane.ts'
import { tableSetting } from './still-life/settings.ts'
import { putTableTop } from './still-life/table-tops.ts'

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

/** Whether a place has something for a small thing to lie or stand on. */
export function hasLedge(place: PlaceName): boolean {
  return LEDGES[place] !== undefined
}

/** What a small thing stands on before the camera in a place; undefined where there is nothing to stand on. */
export function ledgeAt(place: PlaceName): Ledge | undefined {
  return LEDGES[place]
}

/** Metres to it: a little nearer than what stands on it. */
const LEDGE_DEPTH = 0.7

/** Lays it across the picture from a row downwards, in the place's own light. */
export function putLedge(film: Film, stage: Stage, shot: Shot, ledge: Ledge, edge: number): void {
  if (isRoofed(shot.brief.place)) return putTable(film, stage, shot, edge)
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
  fall.addColorStop(0.5, cssInk(stuff.shade))
  fall.addColorStop(1, cssInk(mixInk(stuff.shade, stuff.deep, 0.5)))
  context.fillStyle = fall
  context.fill()
  context.clip()
  GRAINS[ledge](brush, stuff, right, top, shot.random)
  context.restore()
  layOver(film, canvas, { gain, depth: LEDGE_DEPTH, slack: 0 })
}

/** Within walls it is one of the place's own tables. */
function putTable(film: Film, stage: Stage, shot: Shot, edge: number): void {
  const far = edge / film.height
  const view = { height: film.height, middle: film.width / 2, vanish: far - 0.26, far, base: far + 0.08 }
  putTableTop(film, stage, shot, { plane: createPlane(view), setting: tableSetting(shot) })
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
    const drop = rough < 0.5 ? random() : 0.5 + 0.5 * Math.sin(i * 0.55 + random() * 0.4)
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
    brush.stroke([-2, top + 0.2, 0.24, right + 2, top + 0.2, 0.24], stuff.rim, 0.45)
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
