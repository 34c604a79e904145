import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../lib/random.ts'

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

export const PLACES = [
  'mountains',
  'desert',
  'forest',
  'field',
  'sea',
  'coast',
  'lake',
  'ice',
  'sky',
  'space',
  'planet',
  'underwater',
  'volcano',
  'road',
  'street',
  'skyline',
  'village',
  'room',
  'library',
  'corridor',
  'stairs',
  'station',
  'ruins',
  'machine',
  'laboratory',
  'abstract',
] as const
export type PlaceName = (typeof PLACES)[number]

export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night'
export type Weather = 'clear' | 'clouds' | 'rain' | 'snow' | 'fog' | 'storm'
/** What hands do that fill the picture: lie on a table, hold something up, carry by a handle, give, make a bowl, reach for something. */
export type HandsDo = 'rest' | 'open' | 'hold' | 'give' | 'cup' | 'touch' | 'grip' | 'sleeve' | 'write'
export type Mood = 'calm' | 'hopeful' | 'joyful' | 'eerie' | 'tense' | 'sad' | 'awe'
export type Pose =
  | 'stand'
  | 'walk'
  | 'sit'
  | 'sit-up'
  | 'reach'
  | 'run'
  | 'look-up'
  | 'kneel'
  | 'lie'
  | 'wave'
  | 'point'
  | 'read'
  | 'hold'
  | 'embrace'
  | 'rub-eyes'
  | 'breathe'
  | 'talk'
  | 'carry'
  | 'write'
  | 'lean'

/** What a face says. */
export type Expression = 'calm' | 'glad' | 'worried' | 'wonder'

/**
 * How a small thing is shown: on a table in the light of a window, from straight above, on a shelf among its like, at a window, past
 * something near the eye, on a round table in its room, on the floor; under the open sky on the ground; in the air.
 */
export type CloseWay = 'table' | 'above' | 'shelf' | 'window' | 'low' | 'room' | 'floor' | 'ground' | 'hanging'
/**
 * How much of the picture the subject takes: lost in the place, whole in it, from the knees up, a head and shoulders; a small
 * thing lying near, or filling half of the picture.
 */
export type ShotSize = 'vast' | 'wide' | 'medium' | 'close' | 'perch' | 'insert'

/** A whale under water: its whole side, its belly against the light, its eye from near, a mother with her calf. */
export type WhaleView = 'side' | 'below' | 'eye' | 'calf'

/** What is done, shown itself from near rather than who does it. */
export type ActName =
  | 'knock'
  | 'turn key'
  | 'light candle'
  | 'write on board'
  | 'stack coins'
  | 'pour'
  | 'stir'
  | 'open drawer'
  | 'put bag down'
  | 'check ticket'
  | 'faces turned up'
  | 'nameless stop'
  | 'plant'
  | 'rings on water'
  | 'light phone'
  | 'join hands'
  | 'hold sleeve'
  | 'drink'
  | 'open envelope'
  | 'letter under door'
  | 'switch lamp'
  | 'rain on window'
  | 'type'
  | 'write'
  | 'knead'
  | 'chop'
  | 'mark calendar'

/** A picture that is staged as a whole: an old photograph of many, a train in the sky, lights seen from high above, whales, the inside of a train, a door, what hangs on a wall. */
export type Staging =
  | { kind: 'group photograph'; people: number; hasGap: boolean; isOfChild: boolean }
  | { kind: 'train'; view: 'coming' | 'alongside' }
  | { kind: 'lights below' }
  | { kind: 'whale'; view: WhaleView; hasFriend: boolean; isSinging: boolean }
  | {
      kind: 'door'
      beside?: string
      isAloft: boolean
      /** The wall that it is in; without one it stands by itself. */
      wall?: 'room' | 'house'
      isClosed?: boolean
      isLitBelow?: true
      /** Whether somebody is before it. */
      isPeopled?: true
      /** Whether who is there sits on the step before it. */
      isOnStep?: true
    }
  | { kind: 'doorknob'; isFloury: boolean }
  | { kind: 'on wall'; hangs: 'calendar' | 'coat' }
  | { kind: 'carriage'; people: 0 | 1 | 2 }
  /** `thing` is what it is done with or to, `matter` of what stuff or where; unless `at` says otherwise it is indoors. */
  | { kind: 'act'; act: ActName; thing?: string; matter?: string; at?: 'open' | 'clouds' | 'window' }

/** What a room is for; a bare one has nothing in it, and `next` looks through an open door into one more. */
export const ROOM_KINDS = [
  'living',
  'kitchen',
  'bedroom',
  'study',
  'bare',
  'next',
  'archive',
  'attic',
  'bathroom',
  'cafe',
  'cellar',
  'church',
  'classroom',
  'garage',
  'greenhouse',
  'hospital',
  'museum',
  'office',
  'shop',
  'theatre',
  'workshop',
] as const
export type RoomKind = (typeof ROOM_KINDS)[number]

/** One of a town's streets, and where it is seen from: its middle, its pavement, a window above, across it, low over its stones. */
export type StreetKind = 'towers' | 'town' | 'lane' | 'alley' | 'avenue' | 'square' | 'quay'
export type StreetView = 'middle' | 'pavement' | 'above' | 'across' | 'low'
export type Street = { kind: StreetKind; view: StreetView }

/** What words say of somebody's clothes and hair; colours by their names. */
export type Worn = {
  headwear?: 'cap' | 'beanie' | 'hat'
  hairstyle?: 'long' | 'bun' | 'short' | 'curls' | 'ponytail' | 'braid'
  hasBeard?: boolean
  hasGlasses?: boolean
  top?: string
  hair?: string
}

/** What a picture is to show, read from its prompt and the scene's words. Everything is decided by words where they decide. */
export type Brief = {
  place: PlaceName
  /** Names from the table of things, most important first; at most three. */
  things: readonly string[]
  people: {
    count: 0 | 1 | 2 | 3 | 5
    pose: Pose
    sex?: 'woman' | 'man'
    isAsleep?: boolean
    /** What their faces say, where the words do; calm otherwise. */
    feels?: Expression
    /** Whether they look away, out or at something far, so that they may be seen from behind. */
    looksAway?: boolean
    /** Whether all of them are of one kind, as two old men are. */
    areAlike?: boolean
    /** What the first of them has on, where the words say so. */
    wears?: Worn
  }
  /** Who they are, where the words say so (a name from the kinds of figures); else the world's figure. */
  figure?: string
  /** Who the other of two is, where the prompt names both. */
  companion?: string
  /** Whether the words are about the first thing, so that it may be larger than life. */
  isAboutThing?: boolean
  /** Whether the scene's own words speak of a person, or to one: only such a face may fill the picture. */
  isPersonSpokenOf?: boolean
  /** What somebody's hands do, where the words speak of them: they fill the picture. */
  hands?: HandsDo
  /** Whether those hands are in a spacesuit's gloves. */
  areGloved?: true
  /** Whether it stands alone: nobody and nothing of its kind is near. */
  isAlone?: boolean
  /** What a room is for, where the place is one. */
  room?: RoomKind
  /** Whether a city is seen from a roof. */
  isOnRoof?: true
  /** Which street it is and where it is seen from, where the place is one. */
  street?: Street
  /** Prints on the ground: of one walker or of two, pressed into it or left on it in flour. */
  tracks?: { walkers: 1 | 2; isPale: boolean }
  /** Whether the sea comes over a harbour wall. */
  isOverWall?: boolean
  /** Where the words have the thing lie; then it is shown in one of these ways. */
  lies?: readonly CloseWay[]
  /** Whether stairs wind in a narrow round well. */
  isWinding?: boolean
  /** Whether it is on the moon itself. */
  isLunar?: boolean
  /** Whether the field is a garden or a park. */
  isGarden?: boolean
  /** Whether the words ask for a near or a far view, from below or from above. */
  asked?: 'near' | 'far'
  angle?: 'low' | 'high'
  time: TimeOfDay
  /** Whether the moon fills the sky rather than standing in it. */
  hasHugeMoon?: boolean
  /** A world in the sky that comes closer from scene to scene, and how close it is: 0 as ever, 1 filling the sky; `isBack` once it has gone
   * again. */
  nearing?: { name: string; share: number; isBack?: boolean }
  /** What is staged as a whole; then there is nothing else. */
  staging?: Staging
  /** Whether the water is so deep that no ground and little light is seen. */
  isDeep?: boolean
  /** Whether everybody has left: no window is lit, no lamp burns. */
  isDeserted?: boolean
  /** Whether its lamps have gone out: only the moon lights the room. */
  isLampOut?: boolean
  /** What clocks show, 0…12, where the words say it. */
  hour?: number
  weather: Weather
  mood: Mood
}

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
