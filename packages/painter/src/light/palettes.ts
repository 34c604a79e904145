import { PALETTE_NAMES, type PaletteName } from './palette-names.ts'
import { createRandom, pick, type Random } from '@dayreel/storyboard/base'
import { FAMILIES, type Family } from './color-families.ts'
import { rgbOfHex } from './film.ts'
import type { World } from '../kept-world.ts'
import { greyOf, luminance, mixRgb, scaleRgb } from '../math.ts'
import type { TimeOfDay, Weather } from '../brief/brief.ts'
import type { Palette, Rgb } from '../painting.ts'
import { SKY_HOURS, type SkyColors } from './sky-hours.ts'

/** How the sun of a whole video shines. */
export const LIGHTS = ['soft', 'golden', 'crisp', 'deep'] as const
export type LightName = (typeof LIGHTS)[number]

/** A name may come from outside, where every object has some of its own, such as `constructor`. */
function paletteOf({ palette }: World): PaletteName {
  return PALETTE_NAMES.find((name) => name === palette) ?? 'ember'
}

/** Light on surfaces and in the sky at each time of day, against paper white. */
const GAINS: Record<
  TimeOfDay,
  { zenith: number; sky: number; key: number; cloud: number; ambient: number; stars: number }
> = {
  dawn: { zenith: 0.72, sky: 0.86, key: 2.2, cloud: 0.95, ambient: 0.85, stars: 0 },
  day: { zenith: 0.78, sky: 0.8, key: 2.8, cloud: 1.1, ambient: 0.78, stars: 0 },
  dusk: { zenith: 0.6, sky: 0.84, key: 2.3, cloud: 0.92, ambient: 0.85, stars: 0.15 },
  night: { zenith: 0.75, sky: 0.85, key: 0.85, cloud: 0.8, ambient: 0.85, stars: 1.5 },
}

/** What weather does: how far colours go grey, and how much of sun, sky and stars is left. */
const WEATHERS: Record<
  Weather,
  { grey: number; sky: number; key: number; ambient: number; stars: number; fog: number }
> = {
  clear: { grey: 0, sky: 1, key: 1, ambient: 1, stars: 1, fog: 0 },
  clouds: { grey: 0.16, sky: 0.95, key: 0.82, ambient: 1.1, stars: 0.6, fog: 0.1 },
  rain: { grey: 0.42, sky: 0.62, key: 0.42, ambient: 1.15, stars: 0, fog: 0.25 },
  snow: { grey: 0.34, sky: 0.95, key: 0.55, ambient: 1.3, stars: 0, fog: 0.45 },
  fog: { grey: 0.34, sky: 0.92, key: 0.5, ambient: 1.25, stars: 0, fog: 0.6 },
  storm: { grey: 0.4, sky: 0.34, key: 0.4, ambient: 0.95, stars: 0, fog: 0.2 },
}

/**
 * Colours of a world at one time of day in one weather. Unknown names of palette or light get the first ones.
 *
 * @param seed one scene's own hour and ground, within the world; without it the world's plain colours.
 */
export function paletteFor(world: World, time: TimeOfDay, weather: Weather, seed?: number): Palette {
  const family = FAMILIES[paletteOf(world)]
  const random = seed === undefined ? undefined : createRandom(`palette ${seed} ${time}`)
  const gain = GAINS[time]
  const air = WEATHERS[weather]
  const sky = skyOf(family[time], time, random)
  const light = LIGHT_SHIFTS[LIGHTS.find((name) => name === world.light) ?? 'soft']

  // Grey is a grey of this world: the mean of its own sky, not a neutral one.
  const skyGrey = greyOf(mixRgb(matchLight(sky.zenith, sky.horizon), sky.horizon, 0.35), 0.5)
  const veil = (color: Rgb, factor: number): Rgb =>
    scaleRgb(mixRgb(color, matchLight(skyGrey, color), air.grey), factor)

  const zenith = veil(
    mixRgb(scaleRgb(sky.zenith, gain.zenith), scaleRgb(sky.horizon, gain.sky), air.fog * 0.6),
    air.sky,
  )
  const horizon = veil(scaleRgb(sky.horizon, gain.sky), air.sky)
  const sun = mixRgb(sky.key, rgbOfHex(light.tint), light.share)
  const skyLight = mixRgb(zenith, horizon, 0.45)
  // Light is paler than the sky it comes from, or nothing would keep a colour of its own; and what the sun does not reach is lit
  // by the sky overhead, so that shadows are cool where the sun is warm.
  const shadeLight = matchLight(greyOf(mixRgb(zenith, horizon, 0.2), SHADE_GREY[time]), skyLight)
  return {
    zenith,
    horizon,
    key: veil(scaleRgb(greyOf(sun, 0.3), gain.key), air.key * light.key),
    ambient: scaleRgb(shadeLight, gain.ambient * air.ambient * light.ambient),
    fog: greyOf(mixRgb(scaleRgb(horizon, 0.8), scaleRgb(shadeLight, 0.9), 0.5), 0.15),
    cloudLit: veil(scaleRgb(sky.cloudLit, gain.cloud), air.sky),
    cloudDark: veil(scaleRgb(sky.cloudDark, gain.cloud), air.sky * (weather === 'storm' ? 0.8 : 1)),
    lamp: rgbOfHex(family.lamp, 3.2),
    ...accentsOf(family, random && createRandom(`accents ${world.palette} ${world.figure} ${world.light}`)),
    rock: localColor(family.rock, ROCKS, random),
    soil: localColor(family.soil, SOILS, random),
    plants: localColor(family.plants, PLANTS, random),
    snow: rgbOfHex(family.snow),
    wood: localColor(family.wood, WOODS, random),
    stone: localColor(family.stone, STONES, random),
    stars: gain.stars * air.stars,
  }
}

/** Tints of a world's darkest and brightest tones, −0.2…0.2 on the display's scale: what its pictures have in common under any light. */
const TINTS: Readonly<Record<PaletteName, { shadows: Rgb; highlights: Rgb }>> = {
  ember: { shadows: [-0.012, 0.014, 0.045], highlights: [0.02, 0.004, -0.022] },
  'dawn-rose': { shadows: [0.012, -0.006, 0.04], highlights: [0.014, 0.006, -0.012] },
  teal: { shadows: [-0.026, 0.014, 0.036], highlights: [0.02, 0.008, -0.016] },
  'indigo-night': { shadows: [-0.01, -0.004, 0.055], highlights: [0.016, 0.006, -0.014] },
  violet: { shadows: [0.01, -0.014, 0.048], highlights: [0.008, 0.006, -0.006] },
  'gold-dust': { shadows: [-0.012, 0.008, 0.034], highlights: [0.02, 0.012, -0.026] },
  moss: { shadows: [-0.016, 0.016, 0.016], highlights: [0.018, 0.012, -0.016] },
  frost: { shadows: [-0.02, 0.004, 0.04], highlights: [0.004, 0.006, 0.01] },
}

/** The tints that all pictures of a world are developed with. */
export function tintsOf(world: World): { shadows: Rgb; highlights: Rgb } {
  return TINTS[paletteOf(world)]
}

/** How far the light in the shade is grey. */
const SHADE_GREY: Record<TimeOfDay, number> = { dawn: 0.45, day: 0.5, dusk: 0.4, night: 0.3 }

type Sky = { zenith: Rgb; horizon: Rgb; key: Rgb; cloudLit: Rgb; cloudDark: Rgb }

/** The world's sky, drawn by the scene towards one of the hours that nature has. */
function skyOf(colors: SkyColors, time: TimeOfDay, random: Random | undefined): Sky {
  const hour = random ? pick(SKY_HOURS[time], random) : colors
  const share = random ? 0.35 + random() * 0.3 : 0
  const [zenith, horizon, key, cloudLit, cloudDark] = colors.map((color, i) =>
    mixRgb(rgbOfHex(color), rgbOfHex(hour[i]!), share),
  ) as [Rgb, Rgb, Rgb, Rgb, Rgb]
  return { zenith, horizon, key, cloudLit, cloudDark }
}

const ROCKS = ['#6b6660', '#7a6b5c', '#4f5257', '#6f5a50']
const SOILS = ['#7a5f42', '#8f7654', '#5f4c3a', '#a08560']
const PLANTS = ['#5c6e33', '#74783c', '#44603a', '#86803f', '#5c7050']
const WOODS = ['#7d5232', '#5a3b26', '#94683f', '#6c4a3a']
const STONES = ['#8e8a82', '#a3937c', '#757a80', '#9a8478']

/** What the ground and walls are made of keeps much of its own colour in every world. */
function localColor(own: string, natural: readonly string[], random: Random | undefined): Rgb {
  return random ? mixRgb(rgbOfHex(own), rgbOfHex(pick(natural, random)), 0.35 + random() * 0.4) : rgbOfHex(own)
}

const ACCENTS = ['#e5432e', '#f0a21f', '#18a7a0', '#2f6fe0', '#c7357f', '#3fae5a']

/** The world's two accents, in either order; now and then a third one takes the second place. All scenes of a video share them, or coats and doors would change colour. */
function accentsOf(family: Family, random: Random | undefined): Pick<Palette, 'accent' | 'accent2'> {
  const own: readonly [string, string] = [family.accent, family.accent2]
  if (!random) return { accent: rgbOfHex(own[0]), accent2: rgbOfHex(own[1]) }
  const [first, second] = random() < 0.6 ? own : [own[1], own[0]]
  return { accent: rgbOfHex(first), accent2: rgbOfHex(random() < 0.45 ? pick(ACCENTS, random) : second) }
}

const LIGHT_SHIFTS: Record<LightName, { tint: string; share: number; key: number; ambient: number }> = {
  soft: { tint: '#fff4e6', share: 0.1, key: 0.95, ambient: 1.08 },
  golden: { tint: '#ffb765', share: 0.28, key: 1.08, ambient: 0.98 },
  crisp: { tint: '#f4f8ff', share: 0.22, key: 1.12, ambient: 0.94 },
  deep: { tint: '#ffd9b8', share: 0.1, key: 1, ambient: 0.82 },
}

/** The first colour, as bright as the second. */
function matchLight(color: Rgb, model: Rgb): Rgb {
  return scaleRgb(
    color,
    luminance(model[0], model[1], model[2]) / Math.max(1e-4, luminance(color[0], color[1], color[2])),
  )
}
