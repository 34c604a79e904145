import { luminance, mixRgb, scaleRgb } from '../../math.ts'
import type { TimeOfDay, Weather } from '../../brief/brief.ts'
import { SKY_DEPTH, type Film, type Rgb, type Shot, type Stage } from '../../painting.ts'
import { createSky, type Sky, type Vector } from '../../sky.ts'

/** A camera that looks level, and what is painted into: pixels and metres. */
export type View = {
  width: number
  height: number
  middle: number
  focal: number
  horizon: number
  /** Metres above height 0 of the place. */
  cameraHeight: number
}

/** Everything the open air gives a place: its sky, its light, its haze and what the weather left on the ground. */
export type Air = {
  view: View
  sky: Sky
  /** Towards sun or moon, length 1. */
  sun: Vector
  key: Rgb
  ambient: Rgb
  fog: Rgb
  fogPerMetre: number
  /** How much the haze lights up around the sun, as a factor of the key light. */
  glow: number
  /** How much of the sun the shadows of single clouds take from the ground, 0…1. */
  cloudShade: number
  /** 0…1: how much the weather covers with snow, and how wet it leaves what it does not. */
  snow: number
  wet: number
  isOvercast: boolean
}

type AirChoice = {
  /** Metres from the ground to the camera by the shot's camera; people stand on this ground. */
  cameraHeights: Record<Shot['camera'], number>
  /** Metres that one sees in clear weather until a third of the light is left. */
  sight: number
  /** Where the sun stands: chosen by the sky unless given. */
  sun?: Vector
  /** Share of the sky that clouds take; by the weather unless given. */
  cover?: number
  hasDisc?: boolean
}

/** Share of the clear sight that a weather leaves. */
const SIGHT: Record<Weather, number> = { clear: 1.15, clouds: 0.9, rain: 0.36, snow: 0.33, fog: 0.11, storm: 0.5 }

/** Reads camera, light and weather of a shot, and clears the film to open sky. */
export function createAir(film: Film, shot: Shot, choice: AirChoice): Air {
  const { brief, palette, random, noise } = shot
  film.depth.fill(SKY_DEPTH)
  const sky = createSky({
    palette,
    noise,
    random,
    time: brief.time,
    weather: brief.weather,
    ...(choice.sun && { sun: choice.sun }),
    ...(choice.cover !== undefined && { cover: choice.cover }),
    ...(choice.hasDisc !== undefined && { hasDisc: choice.hasDisc }),
  })
  const isOvercast = brief.weather !== 'clear' && brief.weather !== 'clouds'
  return {
    view: {
      width: film.width,
      height: film.height,
      middle: film.width / 2,
      focal: shot.lens * film.height,
      horizon: shot.horizon * film.height,
      cameraHeight: choice.cameraHeights[shot.camera] * (0.8 + 0.45 * random()),
    },
    sky,
    sun: sky.sun,
    key: palette.key,
    ambient: palette.ambient,
    fog: palette.fog,
    fogPerMetre: 1 / (choice.sight * SIGHT[brief.weather]),
    glow: (brief.time === 'day' ? 0.22 : brief.time === 'night' ? 0.25 : 0.42) * (isOvercast ? 0.35 : 1),
    cloudShade: isOvercast || brief.time === 'night' ? 0 : 0.45 + random() * 0.35,
    snow: brief.weather === 'snow' ? 1 : 0,
    wet: brief.weather === 'rain' || brief.weather === 'storm' ? 1 : 0,
    isOvercast,
  }
}

/** A direction from angles in radians: azimuth from straight ahead, positive to the right; elevation above the horizon. */
export function directionOf(azimuth: number, elevation: number): Vector {
  const flat = Math.cos(elevation)
  return [Math.sin(azimuth) * flat, Math.sin(elevation), Math.cos(azimuth) * flat]
}

/** A sun that suits the hour, off to one side by these angles; all in radians. */
export function sunBeside(shot: Shot, least: number, most: number, dayElevation = 0.5): Vector {
  const { random, brief } = shot
  // The subject should not stand in its own light's way: the sun goes to the emptier side of the picture.
  const side = random() < 0.78 ? (shot.subjectX > 0.5 ? -1 : 1) : shot.subjectX > 0.5 ? 1 : -1
  const elevation =
    brief.time === 'day'
      ? dayElevation + random() * 0.28
      : brief.time === 'night'
        ? 0.45 + random() * 0.15
        : 0.09 + random() * 0.13
  return directionOf(side * (least + random() * (most - least)), elevation)
}

type StageFacts = Pick<Stage, 'subjectZ' | 'hasGround' | 'mirror' | 'groundAt'> & {
  /** Factor on the exposure found; 1 unless given. */
  brightness?: number
  key?: Rgb
  ambient?: Rgb
  fog?: Rgb
  fogPerMetre?: number
}

/** Geometric mean of luminance that a finished picture has after exposure. */
const MEAN_LIGHT: Record<TimeOfDay, number> = { dawn: 0.21, day: 0.27, dusk: 0.145, night: 0.045 }

/** What a painted place says of itself, with the exposure at which it looks right. */
export function finishStage(film: Film, air: Air, shot: Shot, facts: StageFacts): Stage {
  const { brightness = 1, ...rest } = facts
  const { brief } = shot
  const dim = brief.weather === 'storm' ? 0.62 : brief.weather === 'rain' ? 0.74 : 1
  const mood = brief.mood === 'eerie' || brief.mood === 'tense' ? 0.86 : brief.mood === 'joyful' ? 1.1 : 1
  const side = air.sun[0] / Math.max(0.05, Math.hypot(air.sun[0], air.sun[2]))
  return {
    key: air.key,
    ambient: air.ambient,
    fog: air.fog,
    fogPerMetre: air.fogPerMetre,
    focal: air.view.focal,
    horizon: air.view.horizon,
    cameraHeight: air.view.cameraHeight,
    keySide: Math.max(-1, Math.min(1, side * 1.2)),
    exposure: exposureFor(film, MEAN_LIGHT[brief.time] * dim * mood * brightness),
    ...rest,
  }
}

/** Exposure that gives the film this geometric mean of luminance, held between a quarter and five stops up. */
function exposureFor(film: Film, mean: number): number {
  const { width, height, light } = film
  const step = Math.max(2, Math.round(height / 300))
  let sum = 0
  let count = 0
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const q = (y * width + x) * 3
      sum += Math.log(0.004 + Math.min(3, luminance(light[q]!, light[q + 1]!, light[q + 2]!)))
      count++
    }
  }
  return Math.min(5, Math.max(0.25, mean / Math.exp(sum / count)))
}

/** The colour's hue and saturation at another luminance, so that every world's soil can be sand. */
export function withLuminance(color: Rgb, target: number): Rgb {
  return scaleRgb(color, target / Math.max(1e-3, luminance(color[0], color[1], color[2])))
}

/** More colour (above 1) or less (below) at the same luminance. */
export function saturate(color: Rgb, factor: number): Rgb {
  const grey = luminance(color[0], color[1], color[2])
  const [r, g, b] = mixRgb([grey, grey, grey], color, factor)
  return [Math.max(0, r), Math.max(0, g), Math.max(0, b)]
}
