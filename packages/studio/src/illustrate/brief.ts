import { hashText } from '../lib/random.ts'
import type { PictureRequest } from '../ports.ts'
import {
  FIGURE_WORDS,
  LISTENER_PRONOUNS,
  MOOD_WORDS,
  PEOPLE_WORDS,
  PERSON_PRONOUNS,
  PLACE_HINTS,
  PLACE_WORDS,
  POSE_WORDS,
  TIME_HINTS,
  TIME_WORDS,
  WEATHER_WORDS,
  type PeopleCount,
} from './brief-words.ts'
import { readHour } from './brief-hours.ts'
import { createWordTable, findNames, readPhrase, type Found, type Phrase, type WordTable } from './brief-phrases.ts'
import type { Brief, Mood, PlaceName, Pose, Thing, TimeOfDay, Weather } from './painting.ts'
import { THINGS } from './things/index.ts'

type Words = Pick<PictureRequest, 'prompt' | 'text' | 'notes' | 'world' | 'seed' | 'index' | 'count'>

/**
 * Reads what a picture is to show. The prompt decides; where it leaves something open the scene's words do, then the notes;
 * what no word decides follows the mood and the scene's position, so that neighbouring scenes differ.
 */
export function readBrief(request: Words): Brief {
  const sources = [request.prompt, request.text, request.notes].map(readPhrase) as [Phrase, Phrase, Phrase]
  const [prompt, text] = sources
  const mood = first(sources, MOODS)
  const named = readThings(prompt, text)
  const place = withRoomFor(readPlace(sources, named, mood, request), named, request)
  const things = named
    .map((thing) => (thing === 'clock' && TOWERS.includes(place) ? 'clock tower' : thing))
    .filter(
      (thing, i, all) =>
        all.indexOf(thing) === i &&
        !OWN_THINGS[place]?.includes(thing) &&
        !(isRoofed(place) && isOfOutside(thing, place)) &&
        // A room has its own furniture; more of it would stand before what the picture is about.
        !(i > 0 && place === 'room' && FURNITURE.test(thing)),
    )
  const people = readPeople(prompt, text, place, things, request)
  const figure = people.count > 0 ? first([prompt, text], FIGURES) : undefined
  const heroAt = findThings(prompt)[0]?.at ?? Infinity
  const personAt = findPeople(prompt)[0]?.at ?? Infinity
  const hour = readHour(request.text, text) ?? readHour(request.prompt, prompt)
  return {
    place,
    things,
    people,
    time: readTime(sources, things, place, request),
    weather: readWeather(sources, mood, request),
    mood: mood ?? (['calm', 'awe', 'hopeful', 'eerie'] as const)[vary(request, 'mood') % 4]!,
    ...(figure !== undefined && { figure }),
    ...(hour !== undefined && { hour }),
    ...readView(request.prompt),
    isAboutThing: things.length > 0 && heroAt < Infinity && (people.count === 0 || heroAt <= personAt),
  }
}

/** Where a clock hangs on a tower; a wall for it to hang on is not in the picture. */
const TOWERS: readonly PlaceName[] = [
  'village',
  'street',
  'skyline',
  'field',
  'mountains',
  'road',
  'coast',
  'lake',
  'ruins',
]
const FURNITURE = /^(?:bed|chair|piano|television)$/

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

function isRoofed(place: PlaceName): boolean {
  return ROOFED[place] !== undefined
}

/** Taller than this, in metres, nothing stands in a room that is not known to. */
const ROOM_METRES = 3.5

/** What is in the sky, insects aside, for they come in by the window; and what is too tall for a roof. */
function isOfOutside(name: string, place: PlaceName): boolean {
  const thing = THING_BY_NAME.get(name)
  if (!thing || place === 'underwater' || place === 'stairs') return thing?.where === 'sky'
  if (thing.where === 'sky') return name !== 'butterfly' && name !== 'bee'
  return thing.metres > ROOM_METRES && !thing.places.includes(place)
}

/** A moon or a lighthouse that the picture is about is not put into a room: the picture goes outside. */
function withRoomFor(place: PlaceName, things: readonly string[], request: Words): PlaceName {
  const outside = ROOFED[place]
  const hero = THING_BY_NAME.get(things[0] ?? '')
  if (!outside || !hero || !isOfOutside(hero.name, place)) return place
  // "Bedroom, moon" is a room by moonlight; "moon over a library" is out of doors.
  const prompt = readPhrase(request.prompt)
  const roomAt = findNames(prompt, PLACES).find(({ name }) => name === place)?.at ?? Infinity
  if (hero.where === 'sky' && roomAt < (findThings(prompt)[0]?.at ?? Infinity)) return place
  const own = hero.places.filter((name) => !isRoofed(name))
  return pickPlace(hero.where === 'sky' || own.length === 0 ? outside : own, request)
}

const PLACES = createWordTable<PlaceName>(PLACE_WORDS)
const HINTED_PLACES = createWordTable<PlaceName>(PLACE_HINTS)
const TIMES = createWordTable<TimeOfDay>(TIME_WORDS)
const HINTED_TIMES = createWordTable<TimeOfDay>(TIME_HINTS)
const WEATHERS = createWordTable<Weather>(WEATHER_WORDS)
const MOODS = createWordTable<Mood>(MOOD_WORDS)
const POSES = createWordTable<Pose>(POSE_WORDS)
const PEOPLE = createWordTable<PeopleCount>(PEOPLE_WORDS)
const FIGURES = createWordTable<string>(FIGURE_WORDS)
const THING_WORDS = createThingTable()
const THING_BY_NAME = new Map(THINGS.map((thing) => [thing.name, thing]))
const UNDER_THE_SKY: readonly PlaceName[] = ['field', 'mountains', 'desert', 'coast']
const UNPEOPLED: readonly PlaceName[] = [
  'skyline',
  'sea',
  'lake',
  'planet',
  'space',
  'underwater',
  'sky',
  'abstract',
  'volcano',
  'machine',
]

function createThingTable(): WordTable<string> {
  const table = createWordTable<string>(THINGS.map((thing) => [thing.name, listWords(thing)] as const))
  const names = new Map(table.names)
  // Many stars and the light of the sun are the sky's own; they make an hour, not a thing. Eyes and hands are somebody's.
  for (const word of [
    'stars',
    'sunlight',
    'sunshine',
    'sunbeam',
    'sunbeams',
    'sunrise',
    'sunset',
    'moonlight',
    'eyes',
    'hands',
  ])
    names.delete(word)
  return { ...table, names }
}

function listWords(thing: Thing): string {
  return [thing.name, ...thing.words].map((word) => word.toLowerCase().replaceAll(' ', '_')).join(' ')
}

function first<Name>(sources: readonly Phrase[], table: WordTable<Name>): Name | undefined {
  for (const source of sources) {
    const [found] = findNames(source, table)
    if (found) return found.name
  }
  return undefined
}

/** What a place shows anyway. */
const OWN_THINGS: Partial<Record<PlaceName, readonly string[]>> = {
  stairs: ['staircase'],
  planet: ['planet', 'sun'], // its light comes from one anyway
  skyline: ['tower'],
  village: ['house'],
  street: ['street lamp'],
  forest: ['tree', 'pine', 'leaf'],
}

/** What the prompt asks of the camera. */
function readView(prompt: string): Pick<Brief, 'asked' | 'angle'> {
  const words = prompt.toLowerCase()
  const asked = NEAR.test(words) ? 'near' : FAR.test(words) ? 'far' : undefined
  const angle = LOW.test(words) ? 'low' : HIGH.test(words) ? 'high' : undefined
  return { ...(asked && { asked }), ...(angle && { angle }) }
}
const NEAR = /\b(?:close view of|close-?up|close up|in detail|macro|portrait|face|faces)\b/
const FAR = /\b(?:wide view of|wide shot|from afar|in the distance|panorama|aerial|bird's eye|tiny figure|vast)\b/
const LOW = /\b(?:low angle|from below|worm's eye|towering)\b/
const HIGH = /\b(?:from above|aerial|bird's eye|high angle|overhead)\b/

/** At most three from the prompt; where it names none, one from the scene's words. */
function readThings(prompt: Phrase, text: Phrase): string[] {
  const named = unique(findThings(prompt))
  if (named.length > 0) return named.slice(0, 3)
  return unique(findThings(text).filter(({ isCompared }) => !isCompared)).slice(0, 1)
}

/** Things named by themselves, not as part of a place's name: a train station is no train. */
function findThings(phrase: Phrase): Found<string>[] {
  const places = findNames(phrase, PLACES).filter(({ at, end }) => end - at > 1)
  return findNames(phrase, THING_WORDS).filter(
    ({ at, end }) => end - at > 1 || !places.some((place) => place.at <= at && end <= place.end),
  )
}

function unique(found: readonly Found<string>[]): string[] {
  return [...new Set(found.map(({ name }) => name))]
}

function readPlace(
  sources: readonly Phrase[],
  things: readonly string[],
  mood: Mood | undefined,
  request: Words,
): PlaceName {
  const [prompt, text] = sources as [Phrase, Phrase]
  const named = choosePlace(prompt)
  if (named) return named
  const hero = THING_BY_NAME.get(things[0] ?? '')
  const heroNamed = hero && findThings(prompt).length > 0
  const hinted = first([prompt], HINTED_PLACES)
  // A thing knows where it looks well; a hint among those places chooses between them.
  if (heroNamed && hero.places.length > 0)
    return hinted && hero.places.includes(hinted) ? hinted : pickPlace(hero.places, request)
  if (hinted === 'sky' && (countPeople(prompt) ?? 0) > 0)
    return UNDER_THE_SKY[vary(request, 'sky') % UNDER_THE_SKY.length]!
  if (hinted) return hinted
  const spoken = choosePlace(text)
  if (spoken) return spoken
  if (hero && hero.places.length > 0) return pickPlace(hero.places, request)
  return first(sources.slice(1), HINTED_PLACES) ?? first(sources.slice(2), PLACES) ?? openPlace(mood, request)
}

/** The first place named, unless it only stands behind or beyond another one; of two nouns in a row the last one. */
function choosePlace(phrase: Phrase): PlaceName | undefined {
  const found = findNames(phrase, PLACES).filter(({ isCompared }) => !isCompared)
  const plain = found.filter(({ at }) => !phrase.words.slice(Math.max(0, at - 3), at).some((word) => BEYOND.test(word)))
  const [head] = plain.length > 0 ? plain : found
  if (!head) return undefined
  const next = found.find(({ at }) => at === head.end)
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

function pickPlace(places: readonly PlaceName[], request: Words): PlaceName {
  const likely = Math.min(places.length, 3)
  return places[(vary(request, 'thing') + request.index) % likely]!
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
function openPlace(mood: Mood | undefined, request: Words): PlaceName {
  const places = OPEN_PLACES[mood ?? 'any']
  return places[(videoHash(request) + request.index * 3) % places.length]!
}

function readPeople(
  prompt: Phrase,
  text: Phrase,
  place: PlaceName,
  things: readonly string[],
  request: Words,
): Brief['people'] {
  const spokenPose = first([prompt], POSES) ?? liesWell(first([text], POSES), place)
  const pose = spokenPose ?? (vary(request, 'pose') % 3 === 0 ? 'walk' : 'stand')
  const named = countPeople(prompt)
  if (named !== undefined) return { count: named, pose }
  const spoken = findPeople(text).filter(({ isCompared }) => !isCompared)[0]?.name
  if (spoken !== undefined) return { count: spoken, pose }
  if (text.words.some((word) => PERSON_PRONOUNS.includes(word))) return { count: 1, pose }
  if (UNPEOPLED.includes(place)) return { count: 0, pose }
  const chance = vary(request, 'people') % 10
  const isSpokenTo = text.words.some((word) => LISTENER_PRONOUNS.includes(word))
  return { count: chance < (isSpokenTo ? 6 : things.length > 0 ? 2 : 4) ? 1 : 0, pose }
}

/** Who sleeps in the words need not lie in the street. */
function liesWell(pose: Pose | undefined, place: PlaceName): Pose | undefined {
  return pose === 'lie' && !['room', 'field', 'coast', 'forest', 'ice', 'desert'].includes(place) ? undefined : pose
}

/** People named, but for those who are among the things, such as an astronaut. */
function findPeople(phrase: Phrase): Found<PeopleCount>[] {
  const things = findThings(phrase)
  return findNames(phrase, PEOPLE).filter(({ at }) => !things.some((thing) => thing.at <= at && at < thing.end))
}

/** The most that the prompt names; "nobody" only counts when no one else is there. */
function countPeople(phrase: Phrase): PeopleCount | undefined {
  const found = findPeople(phrase)
  const counts = found.map(({ name }) => name)
  if (counts.length === 0) return undefined
  const most = Math.max(...counts)
  if (
    most === 1 &&
    new Set(found.map(({ at }) => phrase.words[at])).size > 1 &&
    counts.length === 2 &&
    phrase.words.includes('and')
  )
    return 2
  return most as PeopleCount
}

function readTime(sources: readonly Phrase[], things: readonly string[], place: PlaceName, request: Words): TimeOfDay {
  const [prompt, text, notes] = sources as [Phrase, Phrase, Phrase]
  const spoken = first([prompt], TIMES) ?? first([prompt], HINTED_TIMES) ?? first([text, notes], TIMES)
  if (spoken) return spoken
  if (things.some((thing) => NIGHT_THINGS.test(thing))) return 'night'
  const hinted = first([text], HINTED_TIMES)
  if (hinted) return hinted
  if (place === 'space') return 'night'
  const hours = ['dusk', 'day', 'night', 'dawn', 'dusk', 'day', 'dawn'] as const
  return hours[(videoHash(request) + request.index) % hours.length]!
}
const NIGHT_THINGS = /moon|star|firefl|candle|lantern|campfire/

function readWeather(sources: readonly Phrase[], mood: Mood | undefined, request: Words): Weather {
  const spoken = first(sources, WEATHERS)
  if (spoken) return spoken
  const chance = vary(request, 'weather') % 10
  if (mood === 'eerie') return chance < 6 ? 'fog' : 'clouds'
  if (mood === 'sad') return chance < 4 ? 'rain' : 'clouds'
  if (mood === 'tense') return chance < 4 ? 'storm' : 'clouds'
  return chance < 5 ? 'clear' : chance < 9 ? 'clouds' : 'fog'
}

/** The same for all scenes of a video. */
function videoHash({ world, count }: Words): number {
  return hashText(`${world.palette} ${world.figure} ${world.light} ${count}`)
}

/** A number that belongs to this scene and this question. */
function vary({ seed, index }: Words, question: string): number {
  return hashText(`${question} ${seed} ${index}`) >>> 4
}
