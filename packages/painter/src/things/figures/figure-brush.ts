import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'
import type { ThingColors } from '../../painting.ts'
import { cssInk, mixInk, readInk, type Ink } from '../inks.ts'
import { limb, type Points } from '../shapes.ts'

/** One stuff under the light of one pass: as it is, in its folds, where it catches a little more, and where light turns into shade. */
export type Stuff = { base: Ink; deep: Ink; pale: Ink; warm: Ink }

type Way = readonly [x: number, y: number]

/** Light that falls on people, linear, 1 is the canvas's white. */
export type PeopleLight = { lit: Ink; shade: Ink; rim: Ink }

/** Paints people in flat masses, under one light: what is lit and what lies in shade is decided for the whole of them afterwards. */
export type FigureBrush = ReturnType<typeof createFigureBrush>

/**
 * The light of a scene as it falls on people. Its colour is held back, so that skin and cloth keep their own: someone is the same
 * person at dusk and under neon.
 */
export function peopleLight(colors: ThingColors): PeopleLight {
  const lit = linear(readInk(colors.lit))
  const shade = linear(readInk(colors.shade))
  return {
    lit: times(paler(lit, 0.5), 1.3),
    // Light bounces back into the shade of a face.
    shade: paler(mixInk(shade, lit, 0.3), 0.45),
    rim: times(paler(linear(readInk(colors.rim)), 0.15), 1.4),
  }
}

/** Light on hands that fill the frame, developed: as much as falls on a face, at noon and at night. */
export const HAND_LIGHT = { least: 0.3, most: 0.4 }

/**
 * The same for hands that fill the frame: so much skin would glow like copper in the full colour of a low sun, and be white in that
 * of noon.
 *
 * @param developed how bright the canvas's white is in the finished picture.
 */
export function handLight(colors: ThingColors, developed: number): PeopleLight {
  const { lit, shade, rim } = peopleLight(colors)
  const own = greyOf(lit) * developed
  const share = Math.min(HAND_LIGHT.most, Math.max(HAND_LIGHT.least, own)) / Math.max(own, 1e-4)
  const held = times(paler(lit, 0.7), share)
  return { lit: held, shade: mixInk(times(paler(shade, 0.5), share), times(held, 0.34), 0.6), rim }
}

/**
 * @param light the light of this pass, linear.
 * @param keySide where the key light comes from: −1 left … 1 right.
 */
export function createFigureBrush(context: SKRSContext2D, light: Ink, keySide = -1) {
  const away = awayFrom(context, keySide)
  const known = new Map<string, Stuff>()

  /** @param color what the stuff looks like in white light, as `#rrggbb`. */
  function stuff(color: string): Stuff {
    const kept = known.get(color)
    if (kept) return kept
    const own = linear(readInk(color))
    const under = (share: number): Ink =>
      shown([own[0] * light[0] * share, own[1] * light[1] * share, own[2] * light[2] * share])
    const warm: Ink = shown([own[0] * light[0] * 0.86, own[1] * light[1] * 0.58, own[2] * light[2] * 0.5])
    const made = { base: under(1), deep: under(0.5), pale: under(1.45), warm }
    known.set(color, made)
    return made
  }

  function fill(path: Path2D, color: Ink, alpha = 1): void {
    context.fillStyle = cssInk(color, alpha)
    context.fill(path)
  }

  function inside(path: Path2D, work: () => void): void {
    context.save()
    context.clip(path)
    work()
    context.restore()
  }

  /** A soft round spot, opaque in the middle, gone at its edge; `turn` in radians. */
  function spot(x: number, y: number, radiusX: number, radiusY: number, color: Ink, alpha: number, turn = 0): void {
    context.save()
    context.translate(x, y)
    context.rotate(turn)
    context.scale(radiusX, radiusY)
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1)
    gradient.addColorStop(0, cssInk(color, alpha))
    gradient.addColorStop(0.5, cssInk(color, alpha * 0.45))
    gradient.addColorStop(1, cssInk(color, 0))
    context.fillStyle = gradient
    context.fillRect(-1, -1, 2, 2)
    context.restore()
  }

  /** A stroke that swells and thins: x, y, radius, … */
  function stroke(points: Points, color: Ink, alpha = 1): void {
    fill(limb(points), color, alpha)
  }

  /** Lays light and shade over a mass, from one side of it to the other. */
  function turn(path: Path2D, x: number, y: number, [toX, toY]: Way, own: Stuff, strength: number, warmth = 0): void {
    const gradient = context.createLinearGradient(x - toX, y - toY, x + toX, y + toY)
    const edge = mixInk(own.deep, own.warm, warmth)
    gradient.addColorStop(0, cssInk(own.pale, 0.42 * strength))
    gradient.addColorStop(0.36, cssInk(own.pale, 0))
    gradient.addColorStop(0.5, cssInk(edge, 0))
    gradient.addColorStop(0.66, cssInk(edge, 0.6 * strength))
    gradient.addColorStop(0.84, cssInk(mixInk(own.deep, own.warm, warmth * 0.3), 0.74 * strength))
    gradient.addColorStop(1, cssInk(mixInk(own.deep, own.base, 0.3), 0.66 * strength))
    context.fillStyle = gradient
    context.fill(path)
  }

  /**
   * Makes a mass round: paler towards the key light, in shade on the side away from it.
   *
   * @param reach from the middle of the mass to its edge.
   * @param strength 0…1.
   * @param warmth how much of the turn into shade is as red as skin's is, 0…1.
   */
  function round(path: Path2D, x: number, y: number, reach: number, own: Stuff, strength: number, warmth = 0): void {
    turn(path, x, y, [away[0] * reach, away[1] * reach], own, strength, warmth)
  }

  /** Makes something long round, from x, y to x, y: its shade lies along it. */
  function roll(path: Path2D, ends: Points, radius: number, own: Stuff, strength: number, warmth = 0): void {
    const [x, y, toX, toY] = ends as readonly [number, number, number, number]
    const length = Math.hypot(toX - x, toY - y) || 1
    const [acrossX, acrossY] = [(y - toY) / length, (toX - x) / length]
    const side = (acrossX * away[0] + acrossY * away[1] < 0 ? -1 : 1) * radius
    turn(path, (x + toX) / 2, (y + toY) / 2, [acrossX * side, acrossY * side], own, strength, warmth)
  }

  return { context, away, stuff, fill, inside, spot, stroke, round, roll }
}

/** The way from the key light across the picture, of length 1, as it is where the context is turned and mirrored now. */
function awayFrom(context: SKRSContext2D, keySide: number): Way {
  const { a, b, c, d } = context.getTransform()
  const [x, y] = [keySide > 0 ? -0.93 : 0.93, 0.37]
  const sign = Math.sign(a * d - b * c) || 1
  const [localX, localY] = [(d * x - c * y) * sign, (a * y - b * x) * sign]
  const length = Math.hypot(localX, localY) || 1
  return [localX / length, localY / length]
}

const GAMMA = 2.2

function linear([red, green, blue]: Ink): Ink {
  return [(red / 255) ** GAMMA, (green / 255) ** GAMMA, (blue / 255) ** GAMMA]
}

function shown([red, green, blue]: Ink): Ink {
  return [byte(red), byte(green), byte(blue)]
}

function greyOf(color: Ink): number {
  return color[0] * 0.2126 + color[1] * 0.7152 + color[2] * 0.0722
}

/** Towards a grey of the same lightness. */
function paler(color: Ink, share: number): Ink {
  const grey = greyOf(color)
  return mixInk(color, [grey, grey, grey], share)
}

function byte(light: number): number {
  return 255 * Math.min(1, Math.max(0, light)) ** (1 / GAMMA)
}

function times([red, green, blue]: Ink, factor: number): Ink {
  return [red * factor, green * factor, blue * factor]
}

/** Linear light as CSS. */
export function cssLight(light: Ink, alpha = 1): string {
  return cssInk(shown(light), alpha)
}
