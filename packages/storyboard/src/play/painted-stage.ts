import type { PlayDepth, PlayPerson, PlayPose } from '@dayreel/catalogue'
import type { Picture, PictureRequest } from '../picture.ts'

/** A person of a shadow play, drawn by the illustrator. */
export type StagePerson = {
  person: PlayPerson
  pose: PlayPose
  /** The same name gives the same person in all scenes of a video. */
  name: string
  /** −1 looks left, 1 looks right. */
  facing: -1 | 1
}

/** `things` are names of the illustrator’s own drawings of things. */
export type StageRequest = PictureRequest & { people: readonly StagePerson[]; things: readonly string[] }

/** A whole PNG file with transparency. */
export type StageCutout = {
  bytes: Uint8Array
  width: number
  height: number
}

/** A distance at which figures stand. Fractions are of the picture's width and height. */
export type StageDepth = {
  /** The height of one metre. */
  metre: number
  /** Fraction of the light that the air between takes, 0…1. */
  air: number
  /** Places from left to right where a figure can stand: the position of its feet. */
  spots: {
    x: number
    y: number
    /** Fraction of a standing person that something nearer hides, 0…1. */
    hidden: number
    /** Whether there is solid ground. Boats and swimmers need water. */
    isLand: boolean
  }[]
}

/** A scene's place without people and things, and what figures in it need. Colours are `#rrggbb` as displayed. */
export type PaintedStage = {
  picture: Picture
  /** Rain, snow, fog or dust in front of the figures, as large as the picture; shown in turn. Empty in clear air. */
  front: StageCutout[]
  /** Lamps, windows and flames of the place as soft light, as large as the picture. Absent where nothing shines. */
  shine?: StageCutout
  /** The horizon, as a fraction of the height. */
  horizon: number
  /** `water` is the surface of the sea, `deep` is below it. */
  ground: 'dry' | 'wet' | 'water' | 'deep' | 'none'
  /** How much the ground mirrors, 0…1. */
  mirror: number
  /** The key light: its side (−1 left, 0 behind the figures, 1 right) and its colour. */
  key: { side: number; color: string }
  /** The colour of the air far away. */
  airColor: string
  /** How dark the picture is, as the mean lightness, 0…1. */
  lightness: number
  mood: string
  depths: Record<PlayDepth, StageDepth>
  /**
   * The people of the request, in order. Each has one file for each step of a movement. The feet are at the fractions
   * `foot`; one metre is `metre` of the file's height.
   */
  people: { steps: StageCutout[]; foot: { x: number; y: number }; metre: number }[]
  /** The things of the request, in order; undefined for a name that the illustrator does not know. */
  things: ({ cutout: StageCutout; foot: { x: number; y: number } } | undefined)[]
}
