import { clamp, luminance } from '../math.ts'
import type { Film, Shot, Stage, ThingColors } from '../painting.ts'
import { peopleLight } from '../things/figures/figure-brush.ts'
import { cssInk, readInk, type Ink } from '../things/inks.ts'

/** Developed light below which a face of the middle of all skins could not be read; others keep some of their distance to it. */
const LEAST_SEEN = 0.15
const MIDDLE_SKIN = 0.3
/** Skin above this is as bright in the sun as any may be. */
const PALE_SKIN = 0.4
/** Developed light above which skin would be burnt out. */
const MOST_SEEN = 0.5
/** The same where all around is dark, and skin of so much light would look like cream. */
const MOST_AT_NIGHT = 0.17
/** How much of the least is enough at night. */
const NIGHT_SHARE = 0.5
/** Less than so much would take the light of the scene out of a face. */
const LEAST_LIFT = 0.5
/** More than so much would shine by itself. */
const MOST_LIFT = 4
const GAMMA = 2.2

/**
 * How many times brighter than the scene's light makes it skin is painted, so that a face is neither darker than what is around it
 * nor burnt out.
 *
 * @param head where the head will be on the film: its middle and its reach, in pixels.
 * @returns 0.5 … 4; 1 in the farthest shots, whose people may be shapes against the light.
 */
export function faceLift(
  film: Film,
  stage: Stage,
  shot: Shot,
  { head, skin, colors, gain }: { head: Head; skin: string; colors: ThingColors; gain: number },
): number {
  if (shot.size === 'vast') return 1
  const { lit } = peopleLight(colors)
  const [red, green, blue] = linearOf(skin)
  const own = luminance(red * lit[0], green * lit[1], blue * lit[2]) * gain
  const isNight = shot.brief.time === 'night'
  // Dark skin is dark skin in the brightest place too.
  const most =
    ((isNight ? MOST_AT_NIGHT : MOST_SEEN) * Math.min(1, (luminance(red, green, blue) / PALE_SKIN) ** 0.7)) /
    stage.exposure
  const least = Math.min(most, (leastSeen(skin) * (isNight ? NIGHT_SHARE : 1)) / stage.exposure)
  const wished = clamp(lightAround(film, head), least, most)
  return clamp(clamp(own, wished, most) / Math.max(own, 1e-5), LEAST_LIFT * (isNight ? NIGHT_SHARE : 1), MOST_LIFT)
}

/** Skin on hands that fill the frame, under so much developed light: no darker than can be read. */
export function readableSkin(skin: string, developed: number): string {
  const own = luminance(...linearOf(skin)) * developed
  return liftedSkin(skin, clamp(leastSeen(skin) / own, 1, MOST_LIFT))
}

function leastSeen(skin: string): number {
  return LEAST_SEEN * Math.sqrt(luminance(...linearOf(skin)) / MIDDLE_SKIN)
}

function linearOf(skin: string): Ink {
  return readInk(skin).map((value) => (value / 255) ** GAMMA) as unknown as Ink
}

type Head = { x: number; y: number; reach: number }

/** The mean light of what is around a head, windows and lamps counted no more than other things. */
function lightAround(film: Film, { x, y, reach }: Head): number {
  const { width, height, light } = film
  const step = Math.max(1, Math.round(reach / 6))
  const found: number[] = []
  for (let row = Math.max(0, Math.round(y - reach)); row < Math.min(height, y + reach); row += step)
    for (let column = Math.max(0, Math.round(x - reach)); column < Math.min(width, x + reach); column += step) {
      const at = (row * width + column) * 3
      found.push(luminance(light[at]!, light[at + 1]!, light[at + 2]!))
    }
  found.sort((a, b) => a - b)
  return found[Math.floor(found.length / 2)] ?? 0
}

/**
 * A skin that so much more light falls on, its hue kept; in a dark room its numbers may go above white's, which its light takes back.
 * The light of a dark room is blue and grey: what is lifted out of it is warmed, or it would look like chalk.
 */
export function liftedSkin(skin: string, lift: number): string {
  const lifted = readInk(skin).map((value) => value * lift ** (1 / GAMMA)) as unknown as Ink
  const grey = luminance(...lifted)
  const warmth = clamp(1 + (lift - 1) * WARMING, 1, MOST_WARMTH)
  return cssInk(lifted.map((value) => Math.max(0, grey + (value - grey) * warmth)) as unknown as Ink)
}
const WARMING = 0.5
const MOST_WARMTH = 1.35
