import type { Staging } from './stagings.ts'
import type { TradeName } from '../things/figures/figure-trades.ts'

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

/** Where a city is seen from after dark: over its water, a roof, a bridge, high above, up between its towers, at one lit window, through a wet pane. */
export type CityView = 'shore' | 'roof' | 'bridge' | 'above' | 'between' | 'window' | 'pane'

/** What words say of somebody's clothes and hair; colours by their names. */
export type Worn = {
  headwear?: 'cap' | 'beanie' | 'hat'
  hairstyle?: 'long' | 'bun' | 'short' | 'curls' | 'ponytail' | 'braid'
  hasBeard?: boolean
  hasGlasses?: boolean
  top?: string
  hair?: string
  /** What the trade has them wear, but for what words say of it. */
  trade?: TradeName
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
  /** Whether its prompt has a window, which the room must then have before the camera. */
  hasWindow?: true
  /** Whether a city is seen from a roof. */
  isOnRoof?: true
  /** Where a city is seen from, where the place is one by night. */
  city?: CityView
  /** Whether it is dreamt, so that walls and streets may bend. */
  isDream?: true
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
