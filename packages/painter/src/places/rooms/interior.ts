import type { Film, Rgb, Shot, Stage } from '../../painting.ts'
import { beginPlace, skyOver, type BuiltPlace } from '../built-place.ts'
import { finishStage, mix, readLight, scaled, type LightOfDay, type StageFacts } from '../light-of-day.ts'
import { paintScene } from '../tracing/paint-scene.ts'
import { createSunMap } from '../tracing/sun-map.ts'
import type { Surface } from '../tracing/surface.ts'

/** What a solid is made of: writes its colour, its shine and its own light where it is seen. */
export type Stuff = (surface: Surface) => void

/** An interior that is being built: its camera, its solids and lamps, the light outside and the scene's own chance. */
export type Kit = BuiltPlace & {
  shot: Shot
  light: LightOfDay
  /** How strongly its lamps burn, 0…1: indoors by day as well, but not where they have gone out. */
  power: number
  random: Shot['random']
  /** Makes a stuff known; the number is what solids name it by. */
  of(stuff: Stuff): number
}

/** Where the light comes from and the camera stands. */
type Outlook = {
  /** The side that the sun comes from, radians from straight ahead, positive to the right. */
  azimuth: number
  /** Metres, for a low camera, one at eye height and a high one. */
  heights: readonly [number, number, number]
  aside: number
}

/** How a finished interior is lit and stands; what is left out is as in a plain room. */
type Interior = Partial<Omit<StageFacts, 'hasGround'>> & {
  subjectZ: number
  /** Corners of what the sun may reach (low x, y, z, high x, y, z); without it no sun gets in. */
  sunlit?: readonly [number, number, number, number, number, number]
  sunStrength?: number
  /** Strength of shafts in the air at noon. */
  shafts?: number
  above?: Rgb
  below?: Rgb
  haze?: Rgb
  perMetre?: number
  hasMirror?: boolean
  /** Whether the sky itself is seen, as through a glass roof. */
  hasSky?: boolean
  cornerRadius?: number
  /** What paints all solids by their numbers, instead of the stuffs made known. */
  shade?: Stuff
}

/** Builds an interior and paints it: the frame that all rooms share, each of which raises its own walls and light. */
export function paintInterior(film: Film, shot: Shot, outlook: Outlook, raise: (kit: Kit) => Interior): Stage {
  const light = readLight(shot, outlook.azimuth)
  const place = beginPlace(film, shot, outlook.heights, outlook.aside)
  const stuffs: Stuff[] = []
  const power = shot.brief.isLampOut ? 0 : Math.max(0.5, light.lampPower)
  const raised = raise({
    ...place,
    shot,
    light,
    power,
    random: shot.random,
    of: (stuff) => stuffs.push(stuff) - 1,
  })
  const { view, build, lamps } = place
  const { palette } = shot
  const {
    sunlit,
    sunStrength = 1.5,
    shafts = 0.02,
    above = mix(scaled(light.sky, 0.16), scaled(light.fill, 0.14), 0.5),
    below = scaled(light.sky, 0.1),
    haze = mix(scaled(light.sky, 0.1), scaled(light.fill, 0.06), 0.4),
    perMetre = 0.006,
    hasMirror = false,
    hasSky = false,
    cornerRadius = 0.5,
    shade = (surface: Surface): void => stuffs[surface.material]!(surface),
    ...facts
  } = raised
  const solids = build.build()
  const sky = hasSky ? skyOver(shot, view, light, 1) : undefined
  paintScene(film, view, {
    solids,
    shade,
    hasMirror,
    cornerRadius,
    skyFallback: palette.horizon,
    ...(sky && { paintSky: () => sky.paint(film, view.focal, view.horizon) }),
    lighting: {
      above,
      below,
      sun: sunlit && {
        toSun: light.toSun,
        color: scaled(light.sun, sunStrength),
        map: createSunMap(solids, light.toSun, [...sunlit], film.height),
      },
      lamps,
      hasShine: true,
    },
    air: { color: haze, perMetre, thickness: 30, shafts: sunlit ? light.shafts * shafts : 0, end: 20 },
  })
  return finishStage(film, view, shot, {
    hasGround: true,
    mirror: 0,
    keySide: 1,
    key: mix(light.sky, light.sun, light.directness * 0.4),
    ambient: scaled(light.sky, 0.2),
    fog: haze,
    fogPerMetre: perMetre,
    ...facts,
  })
}
