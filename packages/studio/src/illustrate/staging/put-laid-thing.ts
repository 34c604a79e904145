import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, hashText, type Random } from '../../lib/random.ts'
import { cssOfRgb, layOver } from '../light/film.ts'
import { scaleRgb } from '../math.ts'
import type { Film, Palette, Rgb, Shot, Stage, Thing } from '../painting.ts'
import { putThing } from './put-things.ts'
import { thingNamed } from '../things/index.ts'
import type { Standing } from './standing.ts'

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

/** Metres from the camera down to the surface. */
const SURFACE_DEPTH = 0.9

/**
 * Shows a flat thing from straight above, large and turned a little, on a surface that fills the frame, the light of a window
 * lying across both.
 *
 * @param beside other things, of which the first flat one lies under it.
 */
export function putLaidThing(film: Film, stage: Stage, shot: Shot, thing: Thing, beside: readonly Thing[]): Standing {
  const { width, height } = film
  const { random, palette, brief } = shot
  paintSurface(film, stage, shot)
  const turn = (random() < 0.5 ? -1 : 1) * (0.16 + random() * 0.2)
  // Turned, it takes more of the width.
  const across = thing.aspect * Math.cos(turn) + Math.abs(Math.sin(turn))
  const size = Math.min(height * 0.5, (width * 0.84) / across)
  const standing = { x: width * 0.5, base: height * 0.4 + size / 2, height: size, depth: SURFACE_DEPTH * 0.98 }
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
  layWindowShade(film, stage, shot)
  return standing
}

/** Above the middle, so that half of it is seen beside what lies on it. */
function layUnder(film: Film, flat: Stage, { palette, likeness, brief }: Shot, thing: Thing, turn: number): void {
  const { width, height } = film
  const size = Math.min(height * 0.34, (width * 0.66) / thing.aspect)
  const standing = {
    x: width * (turn > 0 ? 0.36 : 0.64),
    base: height * 0.28 + size / 2,
    height: size,
    depth: SURFACE_DEPTH * 0.99,
  }
  castFlatShadow(film, { ...standing, x: standing.x - shadowSide(flat) * size * 0.03 }, thing, turn)
  putThing(film, flat, { palette, likeness }, thing, standing, { turn, hour: brief.hour, isNearest: true })
}

type Surface = 'wood' | 'cloth' | 'paper' | 'stone'
const SURFACES: readonly Surface[] = ['wood', 'cloth', 'stone', 'paper']

function paintSurface(film: Film, stage: Stage, shot: Shot): void {
  const { width, height } = film
  const random = createRandom(`${shot.likeness} surface ${shot.brief.things[0]}`)
  const surface = SURFACES[hashText(`${shot.likeness} ${shot.brief.things[0]}`) % SURFACES.length]!
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = cssOfRgb(surfaceColor(surface, shot.palette))
  context.fillRect(0, 0, width, height)
  const unit = height / 100
  context.scale(unit, unit)
  context.lineCap = 'round'
  const right = width / unit
  context.save()
  context.translate(right / 2, 50)
  context.rotate((random() - 0.5) * 0.5)
  context.translate(-70, -70)
  TEXTURES[surface](context, random)
  context.restore()
  layOver(film, canvas, { gain: surfaceLight(stage), depth: SURFACE_DEPTH, slack: 0 })
}

/** How bright a white surface lies there, before exposure. */
function surfaceLight({ exposure }: Stage): number {
  return 0.62 / exposure
}

function surfaceColor(surface: Surface, { wood, accent2, stone }: Palette): Rgb {
  const own = { wood, cloth: accent2, stone, paper: stone }[surface]
  const even = scaleRgb(own, 1 / Math.max(...own, 1e-4))
  const [pale, bright] = { wood: [0.16, 0.42], cloth: [0.22, 0.36], stone: [0.55, 0.4], paper: [0.78, 0.66] }[surface]
  return [0, 1, 2].map((i) => (even[i]! * (1 - pale!) + pale!) * bright!) as unknown as Rgb
}

/** Grain, weave, veins or fibres over a square of 140 units. */
const TEXTURES: Record<Surface, (context: SKRSContext2D, random: Random) => void> = {
  wood(context, random) {
    for (let plank = 0; plank < 9; plank++) {
      const left = plank * 16
      context.fillStyle = random() < 0.5 ? `rgba(0,0,0,${random() * 0.2})` : `rgba(255,230,190,${random() * 0.09})`
      context.fillRect(left, 0, 16, 140)
      for (let i = 0; i < 26; i++) {
        const x = left + random() * 16
        line(context, [x, 0, x + random() * 2 - 1, 50, x + random() * 2 - 1, 90, x, 140], 0.1 + random() * 0.2, -0.22)
      }
      line(context, [left, 0, left, 50, left, 90, left, 140], 0.4, -0.7)
      line(context, [left + 0.4, 0, left + 0.4, 50, left + 0.4, 90, left + 0.4, 140], 0.16, 0.16)
    }
  },
  cloth(context, random) {
    for (let i = 0; i < 280; i++) {
      line(context, [i / 2, 0, i / 2, 50, i / 2, 90, i / 2, 140], 0.16, i % 2 ? 0.05 : -0.12)
      line(context, [0, i / 2, 50, i / 2, 90, i / 2, 140, i / 2], 0.16, i % 2 ? 0.05 : -0.12)
    }
    for (let fold = 0; fold < 4; fold++) {
      const y = 18 + fold * 32 + random() * 14
      const sway = 10 + random() * 14
      for (let step = 0; step < 9; step++) {
        const at = y + (step - 4) * 0.9
        line(context, [0, at - sway, 50, at + sway, 90, at - sway, 140, at + sway], 2.4, step < 5 ? 0.022 : -0.055)
      }
    }
  },
  stone(context, random) {
    for (let i = 0; i < 900; i++) {
      context.fillStyle = i % 2 ? 'rgba(0,0,0,0.09)' : 'rgba(255,255,255,0.07)'
      context.beginPath()
      context.arc(random() * 140, random() * 140, 0.1 + random() ** 3 * 0.9, 0, Math.PI * 2)
      context.fill()
    }
    for (let i = 0; i < 9; i++) {
      const y = random() * 140
      const points = [0, y, 40, y + random() * 30 - 15, 100, y + random() * 30 - 15, 140, y + random() * 40]
      line(context, points, 0.2 + random() * 0.7, i % 2 ? 0.12 : -0.16)
    }
  },
  paper(context, random) {
    for (let i = 0; i < 500; i++) {
      const x = random() * 140
      const y = random() * 140
      const bend = random() * 4 - 2
      line(context, [x, y, x + 1, y + bend, x + 2, y, x + 3, y + bend], 0.1, i % 2 ? 0.14 : -0.1)
    }
    for (const at of [34, 78, 116]) {
      line(context, [0, at, 50, at + 1, 90, at - 1, 140, at], 0.5, -0.16)
      line(context, [0, at + 0.6, 50, at + 1.6, 90, at - 0.4, 140, at + 0.6], 0.4, 0.2)
      line(context, [at, 0, at, 50, at, 90, at, 140], 0.5, -0.1)
    }
  },
}

/** One bent line, light (above 0) or dark. */
function line(context: SKRSContext2D, p: readonly number[], wide: number, tone: number): void {
  context.lineWidth = wide
  context.strokeStyle = tone > 0 ? `rgba(255,244,222,${tone})` : `rgba(8,5,10,${-tone})`
  context.beginPath()
  context.moveTo(p[0]!, p[1]!)
  context.bezierCurveTo(p[2]!, p[3]!, p[4]!, p[5]!, p[6]!, p[7]!)
  context.stroke()
}

function shadowSide({ keySide }: Stage): -1 | 1 {
  return keySide < 0 ? -1 : 1
}

/** Its own outline, soft, a little below it: painted small and enlarged. */
function castFlatShadow(film: Film, standing: Standing, thing: Thing, turn: number): void {
  const shrink = 9
  const small: Canvas = createCanvas(Math.ceil(film.width / shrink), Math.ceil(film.height / shrink))
  const context = small.getContext('2d')
  context.scale(1 / shrink, 1 / shrink)
  context.translate(standing.x, standing.base - standing.height * 0.47)
  context.rotate(turn)
  context.scale(standing.height, standing.height)
  context.globalAlpha = 0.62
  context.beginPath()
  context.roundRect(-thing.aspect * 0.5, -0.5, thing.aspect, 1, 0.12)
  context.fill()
  enlarge(film, small)
}

/** The shade of a window's wall, bars and a plant's leaves: all but the panes is darker, the edges of the frame most. */
function layWindowShade(film: Film, stage: Stage, { random }: Shot): void {
  const shrink = 8
  const small: Canvas = createCanvas(Math.ceil(film.width / shrink), Math.ceil(film.height / shrink))
  const context = small.getContext('2d')
  const side = shadowSide(stage)
  context.scale(small.width, small.height)
  context.fillStyle = 'rgba(6,6,22,0.62)'
  context.fillRect(0, 0, 1, 1)
  context.globalCompositeOperation = 'destination-out'
  context.translate(0.5, 0.42)
  context.transform(1, 0.16 * side, -0.5 * side, 1, 0, 0)
  context.fillStyle = '#000'
  const wide = 0.46 + random() * 0.08
  for (const column of [-1, 0])
    for (const row of [-1, 0, 1]) {
      context.fillRect(column * wide + 0.02, row * 0.26 - 0.12, wide - 0.04, 0.235)
    }
  enlarge(film, small)
}

function enlarge(film: Film, small: Canvas): void {
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(small, 0, 0, film.width, film.height)
  layOver(film, canvas)
}
