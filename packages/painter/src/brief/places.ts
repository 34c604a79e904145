import { PLACE_HINTS } from './place-words.ts'
import { countPeople } from './people.ts'
import { createWordTable, firstName, readPhrase, type Phrase } from './phrases.ts'
import { findThings } from './things.ts'
import { findPlaces } from './find-places.ts'
import type { Mood, PlaceName } from './brief.ts'
import { thingNamed } from '../things/index.ts'
import { hashOfVideo, varyBy, type SceneWords } from './vary-by-scene.ts'

const HINTED_PLACES = createWordTable<PlaceName>(PLACE_HINTS)
const UNDER_THE_SKY: readonly PlaceName[] = ['field', 'mountains', 'desert', 'coast']

/** Where the picture is. */
export function readPlace(
  sources: readonly Phrase[],
  things: readonly string[],
  mood: Mood | undefined,
  request: SceneWords,
): PlaceName {
  const [prompt, text, notes] = sources as [Phrase, Phrase, Phrase]
  const named = choosePlace(prompt)
  if (named) return named
  const hero = thingNamed(things[0] ?? '')
  const heroNamed = hero && findThings(prompt).length > 0
  const hinted = firstName([prompt], HINTED_PLACES)
  // A thing knows where it looks well; a hint among those places chooses between them.
  if (heroNamed && hero.places.length > 0)
    return hinted && hero.places.includes(hinted) ? hinted : pickPlace(hero.places, request)
  if (hinted === 'sky' && (countPeople(prompt) ?? 0) > 0)
    return UNDER_THE_SKY[varyBy(request, 'sky') % UNDER_THE_SKY.length]!
  if (hinted) return hinted
  const spoken = choosePlace(text)
  if (spoken) return spoken
  if (hero && hero.places.length > 0) return pickPlace(hero.places, request)
  return firstName(sources.slice(1), HINTED_PLACES) ?? findPlaces(notes)[0]?.name ?? openPlace(mood, request)
}

/** The first place named, unless it only stands behind or beyond another one; of two nouns in a row the last one. */
function choosePlace(phrase: Phrase): PlaceName | undefined {
  const found = findPlaces(phrase).filter(({ isCompared }) => !isCompared)
  const plain = found.filter(({ at }) => !phrase.words.slice(Math.max(0, at - 3), at).some((word) => BEYOND.test(word)))
  const [head] = plain.length > 0 ? plain : found
  if (!head) return undefined
  const next = found.find(({ at }) => at === head.end && !phrase.breaks.has(at))
  return next && !WEAK_HEADS.has(phrase.words[next.at]!) ? next.name : head.name
}
const BEYOND = /^(?:beyond|behind|distant|outside|far|through|over|above)$/
/** Second nouns that leave the first one its place: a forest trail is a forest. */
const WEAK_HEADS = new Set([
  'track',
  'clearing',
  'valley',
  'hill',
  'plain',
  'square',
  'market',
  'hall',
  'house',
  'plains',
  'city',
  'houses',
])

function pickPlace(places: readonly PlaceName[], request: SceneWords): PlaceName {
  const likely = Math.min(places.length, 3)
  // The same in all scenes of a video: a thing has one home.
  return places[hashOfVideo(request) % likely]!
}

const OPEN_PLACES: Record<Mood | 'any', readonly PlaceName[]> = {
  eerie: ['forest', 'corridor', 'street', 'village', 'ruins', 'stairs', 'lake', 'station'],
  sad: ['coast', 'street', 'room', 'station', 'lake', 'field', 'road'],
  tense: ['volcano', 'sea', 'skyline', 'corridor', 'machine', 'mountains', 'street'],
  joyful: ['field', 'coast', 'village', 'sky', 'forest', 'mountains', 'street'],
  hopeful: ['mountains', 'field', 'coast', 'road', 'sky', 'village', 'skyline', 'lake'],
  awe: ['space', 'mountains', 'sky', 'planet', 'ice', 'desert', 'sea', 'ruins', 'library'],
  calm: ['lake', 'forest', 'field', 'coast', 'sea', 'mountains', 'desert', 'library'],
  any: [
    'mountains',
    'street',
    'sea',
    'library',
    'space',
    'forest',
    'desert',
    'skyline',
    'lake',
    'stairs',
    'field',
    'ruins',
    'coast',
    'abstract',
  ],
}

/** No word decides: a walk through fitting places that depends on the video, one step a scene. */
function openPlace(mood: Mood | undefined, request: SceneWords): PlaceName {
  const places = OPEN_PLACES[mood ?? 'any']
  return places[(hashOfVideo(request) + request.index * 3) % places.length]!
}

/** Where no sky is seen, and where else a picture goes whose first thing is in the sky. */
const ROOFED: Partial<Record<PlaceName, readonly PlaceName[]>> = {
  room: ['village', 'field', 'skyline'],
  library: ['ruins', 'village'],
  corridor: ['street', 'road'],
  stairs: ['ruins', 'mountains'],
  station: ['road', 'skyline'],
  machine: ['skyline', 'desert'],
  laboratory: ['field', 'skyline'],
  underwater: ['sea', 'coast'],
}

export function isRoofed(place: PlaceName): boolean {
  return ROOFED[place] !== undefined
}

/** Taller than this, in metres, nothing stands in a room that is not known to. */
const ROOM_METRES = 3.5

/** What is in the sky, insects aside, for they come in by the window; and what is too tall for a roof. */
export function isOfOutside(name: string, place: PlaceName): boolean {
  const thing = thingNamed(name)
  if (!thing || place === 'underwater' || place === 'stairs') return thing?.where === 'sky'
  if (thing.where === 'sky') return name !== 'butterfly' && name !== 'bee'
  return thing.metres > ROOM_METRES && !thing.places.includes(place)
}

/** A moon or a lighthouse that the picture is about is not put into a room: the picture goes outside. */
export function withRoomFor(place: PlaceName, things: readonly string[], request: SceneWords): PlaceName {
  const outside = ROOFED[place]
  const hero = thingNamed(things[0] ?? '')
  if (!outside || !hero || !isOfOutside(hero.name, place)) return place
  // "Bedroom, moon" is a room by moonlight; "moon over a library" is out of doors.
  const prompt = readPhrase(request.prompt)
  const roomAt = findPlaces(prompt).find(({ name }) => name === place)?.at ?? Infinity
  if (hero.where === 'sky' && roomAt < (findThings(prompt)[0]?.at ?? Infinity)) return place
  const own = hero.places.filter((name) => !isRoofed(name))
  return pickPlace(hero.where === 'sky' || own.length === 0 ? outside : own, request)
}
