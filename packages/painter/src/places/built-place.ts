import type { Film, Palette, Rgb, Shot } from '../painting.ts'
import { createSky, type Sky } from '../sky.ts'
import { mix, scaled, skyLight, type LightOfDay } from './light-of-day.ts'
import type { Lamp } from './tracing/lighting.ts'
import { createSolidBuilder } from './tracing/solids.ts'
import { createSheet, type Sheet } from './tracing/texture.ts'
import { createView, type View } from './tracing/view.ts'

/** What every built place starts from: a camera, a sheet of noise for its surfaces, and nothing built or lit yet. */
export type BuiltPlace = {
  view: View
  sheet: Sheet
  build: ReturnType<typeof createSolidBuilder>
  lamps: Lamp[]
}

/** @param heights of the camera for low, eye and high; @param aside its distance from the middle. Both in metres. */
export function beginPlace(
  film: Film,
  shot: Shot,
  heights: readonly [number, number, number],
  aside: number,
): BuiltPlace {
  return {
    view: createView(film, shot, heights, aside),
    sheet: createSheet(shot.noise),
    build: createSolidBuilder(),
    lamps: [],
  }
}

/** How strongly a town's lamps show in the air over it. */
const TOWN_GLOW = { dawn: 0, day: 0, dusk: 0.05, night: 0.1 }

/** The sky over a built place, its sun where the light comes from. @param lift raises or lowers a sun that is seen. */
export function skyOver({ palette, noise, random, brief }: Shot, view: View, light: LightOfDay, lift: number): Sky {
  const glow = brief.isDeserted || palette.lampsAreOut ? 0 : TOWN_GLOW[brief.time]
  return createSky({
    ...(glow > 0 && { townLight: scaled(light.lamp, glow) }),
    palette,
    noise,
    random,
    time: brief.time,
    weather: brief.weather,
    sun: [light.toSun[0] * view.flip, light.toSun[1] * lift, light.toSun[2]],
  })
}

/** What the open sky gives to the shade outside: from above, and back from the ground. */
export function openShade(palette: Palette, light: LightOfDay): { above: Rgb; below: Rgb } {
  return {
    above: mix(palette.ambient, skyLight(palette, light.daylight * 0.4), 0.5),
    below: scaled(palette.ambient, 0.45),
  }
}
