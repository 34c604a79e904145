import { createRandom, pick } from '@dayreel/storyboard/base'
import type { Palette, Rgb, Shot } from '../painting.ts'
import { mix, paint } from './light-of-day.ts'

/** What a wall is built of. */
export type WallStuff = 'plaster' | 'brick' | 'stone' | 'timber' | 'clapboard' | 'concrete'

/** How a town builds: the same in all scenes of a video, however many of its streets are seen. */
export type TownStyle = {
  stuffs: readonly WallStuff[]
  /** Colours of walls, of which each house has one; of shutters and doors; of frames. */
  walls: readonly Rgb[]
  woods: readonly Rgb[]
  frame: Rgb
  roof: Rgb
  /** Shares of houses whose windows have shutters, and boxes of flowers, and whose gable looks at the street. */
  shutters: number
  flowers: number
  gables: number
  /** Share of houses with a shop below. */
  shops: number
  /** Metres that houses are high at least and at most up to the eaves, and wide. */
  high: readonly [number, number]
  wide: readonly [number, number]
  /** Height of the roof against half the house's depth. */
  pitch: number
}

type Build = Omit<TownStyle, 'walls' | 'woods' | 'frame' | 'roof'> & {
  walls: readonly Rgb[]
  /** How far walls take on the world's colours. */
  tint: number
  light: readonly [number, number]
  roof: Rgb
  frame: Rgb
}

const CREAM: Rgb = [0.72, 0.6, 0.4]
const ROSE: Rgb = [0.7, 0.4, 0.32]
const OCHRE: Rgb = [0.7, 0.46, 0.2]
const SKY_BLUE: Rgb = [0.36, 0.5, 0.6]
const SAGE: Rgb = [0.42, 0.5, 0.36]
const LIME: Rgb = [0.72, 0.69, 0.62]
const RED_BRICK: Rgb = [0.48, 0.2, 0.13]
const YELLOW_BRICK: Rgb = [0.58, 0.44, 0.26]
const LIMESTONE: Rgb = [0.62, 0.56, 0.45]
const GRANITE: Rgb = [0.38, 0.38, 0.39]
const SLATE: Rgb = [0.2, 0.23, 0.28]
const CLAY: Rgb = [0.5, 0.22, 0.12]

const BUILDS: readonly Build[] = [
  // By a warm sea: washed plaster, shutters, flat clay roofs.
  {
    stuffs: ['plaster'],
    walls: [CREAM, ROSE, OCHRE, LIME, SKY_BLUE],
    tint: 0.18,
    light: [0.26, 0.42],
    roof: CLAY,
    frame: [0.6, 0.56, 0.48],
    shutters: 0.95,
    flowers: 0.6,
    gables: 0,
    shops: 0.35,
    high: [6.5, 11],
    wide: [5, 8],
    pitch: 0.35,
  },
  // Trading towns of the north: narrow, tall, gable beside gable.
  {
    stuffs: ['brick', 'plaster', 'brick'],
    walls: [RED_BRICK, YELLOW_BRICK, LIME, SAGE, ROSE],
    tint: 0.14,
    light: [0.16, 0.32],
    roof: CLAY,
    frame: [0.66, 0.65, 0.6],
    shutters: 0.12,
    flowers: 0.3,
    gables: 0.85,
    shops: 0.4,
    high: [8, 12],
    wide: [4.2, 6.2],
    pitch: 1.25,
  },
  // Half-timbered.
  {
    stuffs: ['timber', 'timber', 'plaster'],
    walls: [LIME, CREAM, OCHRE, LIME],
    tint: 0.1,
    light: [0.34, 0.48],
    roof: CLAY,
    frame: [0.3, 0.2, 0.12],
    shutters: 0.4,
    flowers: 0.8,
    gables: 0.7,
    shops: 0.3,
    high: [6, 9],
    wide: [5, 7.5],
    pitch: 1.3,
  },
  // Stone and slate.
  {
    stuffs: ['stone', 'stone', 'plaster'],
    walls: [LIMESTONE, GRANITE, LIME],
    tint: 0.1,
    light: [0.2, 0.34],
    roof: SLATE,
    frame: [0.6, 0.6, 0.58],
    shutters: 0.6,
    flowers: 0.4,
    gables: 0.3,
    shops: 0.3,
    high: [6, 10],
    wide: [5.5, 8],
    pitch: 0.9,
  },
  // Boards, painted.
  {
    stuffs: ['clapboard'],
    walls: [SKY_BLUE, LIME, ROSE, SAGE, CREAM, [0.5, 0.14, 0.11]],
    tint: 0.22,
    light: [0.24, 0.44],
    roof: SLATE,
    frame: [0.7, 0.69, 0.66],
    shutters: 0.3,
    flowers: 0.35,
    gables: 0.8,
    shops: 0.25,
    high: [5.5, 8],
    wide: [5, 7],
    pitch: 1.05,
  },
  // A capital's boulevards.
  {
    stuffs: ['stone', 'plaster'],
    walls: [LIMESTONE, CREAM, LIME],
    tint: 0.08,
    light: [0.32, 0.44],
    roof: SLATE,
    frame: [0.5, 0.48, 0.44],
    shutters: 0.5,
    flowers: 0.25,
    gables: 0,
    shops: 0.75,
    high: [13, 17],
    wide: [9, 13],
    pitch: 0.8,
  },
]

/** The style of the town of a video, in its world's colours. @param isSmall a village builds no boulevards. */
export function townStyle({ likeness, palette }: Pick<Shot, 'likeness' | 'palette'>, isSmall = false): TownStyle {
  const random = createRandom(`${likeness} town`)
  const build = pick(isSmall ? BUILDS.slice(0, -1) : BUILDS, random)
  const first = Math.floor(random() * build.walls.length)
  const accents: readonly (keyof Palette & ('accent' | 'accent2' | 'stone'))[] = ['accent', 'accent2', 'stone']
  return {
    ...build,
    // Not all that the style has: a town has its own three or four.
    walls: [0, 1, 2].map((k) => {
      const own = build.walls[(first + k) % build.walls.length]!
      const [least, most] = build.light
      return paint(mix(own, palette[accents[k]!], build.tint), least + ((most - least) * k) / 2)
    }),
    woods: [palette.accent2, palette.plants, palette.accent, palette.wood].map((color, i) =>
      paint(mix(color, [0.1, 0.12, 0.14], 0.3), 0.07 + 0.03 * (i % 2)),
    ),
    roof: paint(mix(build.roof, palette.rock, 0.15), 0.11),
    frame: mix(build.frame, palette.stone, 0.15),
  }
}
