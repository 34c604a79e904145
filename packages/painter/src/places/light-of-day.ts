import type { TimeOfDay } from '../brief/brief.ts'
import type { Film, Palette, Rgb, Shot, Stage } from '../painting.ts'
import type { View } from './tracing/view.ts'

/** How built places are lit at an hour and in a weather; on a scale where sunlit white at noon is about 3. */
export type LightOfDay = {
  /** 0 at night, 1 at noon in clear weather. */
  daylight: number
  /** The sun's (at night the moon's) light and where it comes from: towards it, length 1. `toSun[0]` is left or right by the view. */
  sun: Rgb
  toSun: readonly [number, number, number]
  /** Whether the sun or moon is clear enough to throw shadows and shafts, 0…1. */
  directness: number
  /** How much of the sun shows in the air, against noon: a low sun would veil everything in its colour. */
  shafts: number
  /** Light of the sky seen through a window. */
  sky: Rgb
  /** What reaches the shade indoors: cool at every hour, so that lamps look warm against it. */
  fill: Rgb
  /** Lamps: their colour at full strength, and how strongly they burn now. */
  lamp: Rgb
  lampPower: number
}

const DAYLIGHT: Record<TimeOfDay, number> = { dawn: 0.5, day: 1, dusk: 0.36, night: 0.035 }
const LAMPS: Record<TimeOfDay, number> = { dawn: 0.55, day: 0.22, dusk: 1, night: 1 }
const SHAFTS: Record<TimeOfDay, number> = { dawn: 0.4, day: 0.85, dusk: 0.32, night: 0.5 }
const ELEVATION: Record<TimeOfDay, number> = { dawn: 0.34, day: 0.85, dusk: 0.27, night: 0.7 }

/**
 * Reads hour and weather. `azimuth` is the side the sun comes from as an angle from straight ahead, positive to the right; the
 * sun keeps to the far side, where it draws the strongest picture.
 */
export function readLight(shot: Shot, azimuth: number): LightOfDay {
  const { time, weather, isDeserted, isLampOut } = shot.brief
  const burns = isDeserted !== true && isLampOut !== true
  const cover =
    weather === 'clear' ? 0 : weather === 'clouds' ? 0.45 : weather === 'snow' ? 0.6 : weather === 'fog' ? 0.7 : 0.8
  const daylight = DAYLIGHT[time] * (1 - cover * 0.45)
  const elevation = ELEVATION[time] * (0.85 + shot.random() * 0.3)
  const flat = Math.cos(elevation)
  const power = (time === 'night' ? 0.3 : time === 'day' ? 3.2 : 2.3) * (1 - cover * 0.9)
  return {
    daylight,
    sun: tinted(shot.palette.key, power),
    toSun: [Math.sin(azimuth) * flat, Math.sin(elevation), Math.cos(azimuth) * flat],
    directness: 1 - cover,
    shafts: (1 - cover) * SHAFTS[time],
    sky: skyLight(shot.palette, daylight),
    fill: tinted(mix(tinted(shot.palette.zenith, 1), [0.7, 0.84, 1], 0.5), 0.35 + 0.65 * daylight),
    lamp: tinted(mix(tinted(shot.palette.lamp, 1), [1, 0.94, 0.86], 0.36), 0.7),
    lampPower: burns ? Math.min(1, LAMPS[time] + cover * 0.35) : 0,
  }
}

/** Light of the open sky, its strongest part at `most`: what it gives to the shade with a little of the horizon. */
export function skyLight({ ambient, horizon }: Palette, most: number): Rgb {
  return tinted(mix(tinted(ambient, 1), tinted(horizon, 1), 0.25), most)
}

/** The colour's hue with its strongest part at `most`. */
export function tinted(color: Rgb, most: number): Rgb {
  const scale = most / Math.max(1e-4, color[0], color[1], color[2])
  return [color[0] * scale, color[1] * scale, color[2] * scale]
}

export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}

export function scaled(color: Rgb, by: number): Rgb {
  return [color[0] * by, color[1] * by, color[2] * by]
}

/** Scales a surface colour from the palette to a usable brightness, so that worlds darker or lighter than usual still read. */
export function paint(color: Rgb, luminance: number): Rgb {
  const own = 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2]
  return scaled(color, luminance / Math.max(1e-3, own))
}

/** How bright a finished picture should be on average (geometric mean of luminance after exposure). */
const KEY: Record<TimeOfDay, number> = { dawn: 0.13, day: 0.17, dusk: 0.11, night: 0.05 }

/** How much farther the eye rests in an empty place than where somebody would stand. */
const EMPTY = 1.7

export type StageFacts = Pick<
  Stage,
  'subjectZ' | 'hasGround' | 'mirror' | 'key' | 'ambient' | 'fog' | 'fogPerMetre'
> & {
  /** Side of the key light in the place's own coordinates, before mirroring. */
  keySide: number
  /** Height of the ground at the distance `z`, metres; flat when left out. */
  groundHeight?: (z: number) => number
  /** Lifts or lowers the exposure found; 1 when left out. */
  brightness?: number
}

/** Says how things stand in a painted place, and finds the exposure at which it looks right. */
export function finishStage(film: Film, view: View, shot: Shot, facts: StageFacts): Stage {
  const { groundHeight, keySide, brightness, ...rest } = facts
  const { people, things } = shot.brief
  return {
    ...rest,
    // Where nobody and nothing is, the eye rests on the middle of the place.
    subjectZ: people.count === 0 && things.length === 0 ? rest.subjectZ * EMPTY : rest.subjectZ,
    focal: view.focal,
    horizon: view.horizon,
    cameraHeight: view.y,
    groundAt: (_x, z) => view.horizon + ((view.y - (groundHeight?.(z) ?? 0)) * view.focal) / Math.max(0.1, z),
    keySide: keySide * view.flip,
    exposure: exposureOf(film, KEY[shot.brief.time] * (brightness ?? 1)),
  }
}

function exposureOf(film: Film, key: number): number {
  let sum = 0
  let count = 0
  const { width, height, light } = film
  for (let y = 2; y < height; y += 6) {
    for (let x = 2; x < width; x += 6) {
      const at = (y * width + x) * 3
      const luminance = 0.2126 * light[at]! + 0.7152 * light[at + 1]! + 0.0722 * light[at + 2]!
      // What is below nothing has no logarithm: one such point would leave the whole picture without an exposure.
      sum += Math.log(0.002 + (luminance > 0 ? Math.min(4, luminance) : 0))
      count++
    }
  }
  const mean = count === 0 ? key : Math.exp(sum / count)
  return Math.min(6, Math.max(0.25, key / mean))
}
