import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, hashText, type Random } from '@dayreel/storyboard/base'
import { isRoofed } from '../brief/places.ts'
import { cssOfRgb, layOver } from '../light/film.ts'
import { scaleRgb } from '../math.ts'
import type { Film, Palette, Rgb, Shot, Stage } from '../painting.ts'

/** Metres from the camera down to the surface. */
export const SURFACE_DEPTH = 0.9

type Surface = 'wood' | 'cloth' | 'stone' | 'ground'
const SURFACES: readonly Surface[] = ['wood', 'cloth', 'wood']

/** Fills the picture with what a thing lies on, seen from straight above: a table within walls, else the ground. */
export function paintLaidSurface(film: Film, stage: Stage, shot: Shot): void {
  const { width, height } = film
  const seed = `${shot.likeness} surface ${shot.brief.things[0]}`
  const random = createRandom(seed)
  const own = SURFACES[hashText(`${shot.likeness} ${shot.brief.things[0]}`) % SURFACES.length]!
  const { place } = shot.brief
  const surface = !isRoofed(place) ? 'ground' : place === 'laboratory' ? 'stone' : own
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
  context.translate(-SQUARE / 2, -SQUARE / 2)
  if (right > NARROW_WIDTH) paintBeside(context, surface, seed)
  TEXTURES[surface](context, random)
  context.restore()
  layOver(film, canvas, { gain: surfaceLight(stage), depth: SURFACE_DEPTH, slack: 0 })
}

/** Side of the square that a texture covers, and the width of the widest picture that it fills when it is turned. */
const SQUARE = 140
const NARROW_WIDTH = 118

/** Continues a texture on both sides with its mirror images, which meet it without a seam. */
function paintBeside(context: SKRSContext2D, surface: Surface, seed: string): void {
  for (const mirror of [0, 2 * SQUARE]) {
    const random = createRandom(seed)
    random() // The turn of the surface.
    context.save()
    context.translate(mirror, 0)
    context.scale(-1, 1)
    TEXTURES[surface](context, random)
    context.restore()
  }
}

/** How bright a white surface lies there, before exposure. */
function surfaceLight({ exposure }: Stage): number {
  return 0.62 / exposure
}

function surfaceColor(surface: Surface, { wood, accent2, stone, soil }: Palette): Rgb {
  const own = { wood, cloth: accent2, stone, ground: soil }[surface]
  const even = scaleRgb(own, 1 / Math.max(...own, 1e-4))
  const [pale, bright] = {
    wood: [0.16, 0.42],
    cloth: [0.22, 0.36],
    stone: [0.55, 0.4],
    paper: [0.78, 0.66],
    ground: [0.3, 0.34],
  }[surface]
  return [0, 1, 2].map((i) => (even[i]! * (1 - pale!) + pale!) * bright!) as unknown as Rgb
}

/** Grain, weave, veins or fibres over a square. */
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
  ground(context, random) {
    for (let i = 0; i < 900; i++) {
      context.fillStyle = i % 2 ? 'rgba(0,0,0,0.14)' : 'rgba(255,244,222,0.1)'
      context.beginPath()
      context.ellipse(
        random() * 140,
        random() * 140,
        0.2 + random() ** 3 * 1.6,
        0.2 + random() ** 3,
        random() * 3,
        0,
        7,
      )
      context.fill()
    }
    for (let i = 0; i < 46; i++) pebble(context, random() * 140, random() * 140, 0.6 + random() ** 2 * 2.6, random)
  },
}

/** A stone with its light side and its shade. */
function pebble(context: SKRSContext2D, x: number, y: number, size: number, random: Random): void {
  const [turn, flat] = [random() * 3, 0.6 + random() * 0.3]
  for (const [off, css] of [
    [0.35, 'rgba(8,5,10,0.4)'],
    [0, 'rgba(120,112,104,1)'],
    [-0.22, 'rgba(206,198,186,0.55)'],
  ] as const) {
    context.fillStyle = css
    context.beginPath()
    const own = off < 0 ? size * 0.66 : size
    context.ellipse(x + off * size, y + off * size, own, own * flat, turn, 0, 7)
    context.fill()
  }
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
