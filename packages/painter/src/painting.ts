import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import type { PlaceName, CloseWay, ShotSize, Brief } from './brief/brief.ts'

/** Linear light, red, green and blue; 1 is paper white before exposure, highlights go far above. */
export type Rgb = readonly [number, number, number]

/** What a place is painted on: linear HDR light with depth, row by row from the top left. */
export type Film = {
  width: number
  height: number
  /** 3 × width × height. */
  light: Float32Array
  /** Metres from the camera, width × height; SKY_DEPTH where nothing is hit. */
  depth: Float32Array
}
export const SKY_DEPTH = 1e9

/** Colours of one world at one time of day and in one weather. */
export type Palette = {
  zenith: Rgb
  horizon: Rgb
  /** The sun's or moon's own light on surfaces it hits. */
  key: Rgb
  ambient: Rgb
  fog: Rgb
  cloudLit: Rgb
  cloudDark: Rgb
  /** Colour of lamps, windows, fire. */
  lamp: Rgb
  /** Two colours that stand out: neon, cloth, flowers, screens. */
  accent: Rgb
  accent2: Rgb
  rock: Rgb
  soil: Rgb
  plants: Rgb
  snow: Rgb
  wood: Rgb
  stone: Rgb
  /** 0 by day, about 1.5 at night. */
  stars: number
  /** False where a thing in the picture takes the part of sun or moon, so that the sky shows none of its own. */
  hasDisc?: boolean
  /** True where all lamps and flames have gone out. */
  lampsAreOut?: boolean
}

/** How the camera looks; the same for a place and what is put into it. */
export type Shot = {
  brief: Brief
  palette: Palette
  random: Random
  noise: Noise
  /** Height of the horizon, 0 (top) to 1 (bottom); a place without a horizon may ignore it. */
  horizon: number
  /** 'low' looks up from knee height, 'high' down from a roof. */
  camera: 'low' | 'eye' | 'high'
  /** Focal length in picture heights: 0.55 is wide, 0.8 normal, 1.3 long. */
  lens: number
  /** Where the subject will stand across the picture, 0…1; keep that part open. */
  subjectX: number
  size: ShotSize
  /** How a small thing is shown from near; on a table unless given. */
  way?: CloseWay
  /** Whether people are seen from the front. */
  isFront: boolean
  /** The same in all scenes of a video: a thing or a companion that comes back looks as it did before. */
  likeness: string
}

/** What a place says of itself once painted, so that things and figures stand in it rightly. */
export type Stage = {
  /** Pixels. */
  focal: number
  horizon: number
  /** Metres above the ground. */
  cameraHeight: number
  /** Pixel row at which something standing at column x (pixels), z metres away, meets the ground. */
  groundAt(x: number, z: number): number
  /** Depth in metres at which the subject does best here. */
  subjectZ: number
  /** Whether there is ground to stand on; without it things float. */
  hasGround: boolean
  /** Whether the ground at the subject mirrors (water, wet road, polished floor), 0…1. */
  mirror: number
  /** Direction the key light comes from across the picture: −1 left, 0 behind the subject, 1 right. */
  keySide: number
  /** The key light as it falls on a subject here, and the air between. */
  key: Rgb
  ambient: Rgb
  fog: Rgb
  /** Share of light lost per metre. */
  fogPerMetre: number
  /** Exposure at which the place looks right; 1 is neutral. */
  exposure: number
}

export type PlacePainter = (film: Film, shot: Shot) => Stage

/** Colours, as CSS, a thing is drawn with; from the stage's light, so that it belongs there. */
export type ThingColors = {
  /** Turned to the light, turned away, the edge against the light. */
  lit: string
  shade: string
  rim: string
  /** Nearly black, for silhouettes and gaps. */
  dark: string
  /** What shines by itself: flame, window, moon, screen. */
  glow: string
  accent: string
  accent2: string
}

export type Thing = {
  name: string
  /** Lower-case English nouns, singular and plural, that mean it, besides its name. */
  words: readonly string[]
  /** Natural height in metres; the composer may make it larger than life. */
  metres: number
  /** Width over height. */
  aspect: number
  /** Where it belongs. */
  where: 'ground' | 'sky' | 'water' | 'wall' | 'hand'
  /** Places it suggests when the words name none, likeliest first. */
  places: readonly PlaceName[]
  /**
   * Draws it in a box 1 high and `aspect` wide: origin at the middle of the base, y upwards negative (canvas sense), lit from
   * `keySide` (−1 left … 1 right). Shaded form with gradients, detail that holds at 1,000 pixels high, never text. Clocks show
   * `hour` (0…12) where it is told.
   */
  draw(context: SKRSContext2D, colors: ThingColors, keySide: number, random: Random, hour?: number): void
  /** Only what shines by itself, drawn again in `colors.glow` to be added as light; nothing where nothing shines. */
  shine?(context: SKRSContext2D, colors: ThingColors, random: Random): void
}

/** Value noise with a shuffled lattice; every function depends on its coordinates alone. */
export type Noise = {
  /** 0…1, smooth. */
  value(x: number, y: number): number
  /** Fractal sum, about 0…1, mean 0.5. */
  fbm(x: number, y: number, octaves: number, gain?: number): number
  /** Sharp crests, about 0…1. */
  ridge(x: number, y: number, octaves: number): number
  /** Eroded terrain (slope-damped fractal), about 0…2. */
  terrain(x: number, y: number, octaves: number): number
  /** A number in 0…1 for each pair of integers. */
  hash(i: number, j: number): number
}
