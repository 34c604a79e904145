import { readAct } from './acts.ts'
import { readCarriage } from './carriage.ts'
import { readHands } from './hands.ts'
import { readHour } from './hours.ts'
import { findPeople, readPeople } from './people.ts'
import { grownUpBeside, isAlone, isNamingSomebody, isPersonSpokenOf, onlyNamed } from './company.ts'
import { createWordTable, findNames, firstName, readPhrase, type Phrase } from './phrases.ts'
import { atItsHome, thingsThatFit } from './fitting.ts'
import { readDoorInWall } from './doors.ts'
import { readOnWall } from './on-wall.ts'
import { isRoofed, readPlace, withRoomFor } from './places.ts'
import { readRoom } from './rooms.ts'
import { withCityView } from './skylines.ts'
import { isOnRoof, readStreet } from './streets.ts'
import { isDeep, readStaging } from './staging.ts'
import { feelingBy, heroOfStory, isLampOut, readDesertedPlace, readNearing, sexOfStory, withSubject } from './story.ts'
import { isGarden } from './gardens.ts'
import { readTrade } from './trades.ts'
import { isWhaleSeen, readWhale } from './whales.ts'
import { findSpokenThings, findThings, readThings } from './things.ts'
import { besideTracks, groundOfTracks, isTrackAlone, readTracks } from './tracks.ts'
import { isLunar, lunarThings } from './moon.ts'
import { isWinding } from './stairs.ts'
import { aboveWall, isOverWall } from './sea-wall.ts'
import { insistedPlace } from './insisted-places.ts'
import { readLies } from './lies.ts'
import { readView } from './view.ts'
import { findPlaces } from './find-places.ts'
import type { Brief, Mood, PlaceName, TimeOfDay, Weather } from './brief.ts'
import type { Staging } from './stagings.ts'
import { FIGURE_WORDS } from './people-words.ts'
import { MOOD_WORDS, TIME_HINTS, TIME_WORDS, WEATHER_WORDS } from './scene-words.ts'
import { tradeOf } from '../things/figures/figure-trades.ts'
import { IN_HAND, isSmall } from '../shot-plan.ts'
import { thingNamed } from '../things/index.ts'
import { unlikeBefore } from './sibling-places.ts'
import { hashOfVideo, varyBy, type SceneWords } from './vary-by-scene.ts'
import { isOutdoors } from '../weather-front.ts'

/**
 * Reads what a picture is to show. The prompt decides; where it leaves something open the scene's words do, then the notes;
 * what no word decides follows the mood and the scene's position, so that neighbouring scenes differ.
 */
export function readBrief(request: SceneWords): Brief {
  const sources = [request.prompt, request.text, request.notes].map(readPhrase) as [Phrase, Phrase, Phrase]
  const [prompt, text] = sources
  const mood = firstName(sources, MOODS)
  const tracks = readTracks(request)
  const isLeftBehind = isTrackAlone(tracks, prompt)
  const spokenThings = readThings(prompt, text).filter((name) => !isLeftBehind || name !== 'astronaut')
  const isAtWall = isOverWall(request)
  const named = isAtWall ? aboveWall(spokenThings) : tracks ? besideTracks(spokenThings) : spokenThings
  const staging = readStaging(request)
  const deserted = readDesertedPlace(request)
  const isOnMoon = isLunar(request)
  const read = readPlace(sources, named, mood, request)
  const home = insistedPlace(request) ?? atItsHome(withRoomFor(read, named, request), named)
  const trodden = tracks && !isOnMoon ? groundOfTracks(home, request) : home
  const usual = named.length === 0 && home === read ? unlikeBefore(trodden, request) : trodden
  const place = deserted && isLeftFor(usual, named, text) ? deserted : usual
  const isDeserted = deserted !== undefined && isOutdoors(place)
  const nearing = readNearing(request)
  const left = isDeserted && !isLeftBehind ? heroOfStory(request) : undefined
  const room = place === 'room' ? readRoom(request) : undefined
  const meant = left && named.length === 0 ? [left] : named
  const fitting = withNearing(thingsThatFit(meant, place, room), place, nearing)
  const subjects = withSubject(fitting, request, isRoofed(place))
  const things = isOnMoon ? lunarThings(subjects, prompt) : subjects
  const standsAlone = isAlone(request)
  const lies = readLies(request)
  const shown = onlyNamed(readPeople(prompt, text, place, named, request), prompt, text, { place, standsAlone })
  const described =
    shown.count > 0 ? (firstName([prompt, text], FIGURES) ?? grownUpBeside(request, prompt, text)) : undefined
  const trade = readTrade(request, prompt, text, described !== undefined)
  const suited = trade && tradeOf(trade)
  const figure = shown.count > 0 ? (suited?.kind ?? described) : undefined
  const companion = shown.count === 2 || shown.count === 3 ? otherNamed(prompt, figure) : undefined
  const sex =
    shown.sex ?? (shown.count === 1 && described === undefined ? sexOfStory(request) : undefined) ?? suited?.sex
  const feels = shown.feels ?? feelingBy(mood, request.story)
  const wears = trade ? { ...shown.wears, trade } : shown.wears
  // Nobody walks there but in a spacesuit, which is a thing.
  const people = {
    ...shown,
    ...((isOnMoon || isAtWall || isLeftBehind) && { count: 0 as const }),
    ...(sex && { sex }),
    ...(wears && { wears }),
    ...(feels && { feels }),
  }
  const heroAt = findThings(prompt)[0]?.at ?? Infinity
  const personAt = findPeople(prompt)[0]?.at ?? Infinity
  const isSpokenOf = things[0] !== undefined && findSpokenThings(text).includes(things[0])
  const isOnlyTheirs = things[0] !== undefined && isNamingSomebody(prompt, things[0])
  // Where no hour is told, all clocks of a video show the same.
  const told = readHour(request.text, text) ?? readHour(request.prompt, prompt)
  const hands = readHands(request, things)
  const hour = told ?? (things.some((thing) => CLOCKS.test(thing)) ? (hashOfVideo(request) % 144) / 12 : undefined)
  const bare: Brief = {
    place,
    things,
    people: isDeserted ? { ...people, count: left ? (0 as const) : (Math.min(1, people.count) as 0 | 1) } : people,
    time: readTime(sources, things, place, request),
    weather: nearing && isOutdoors(place) ? ('clear' as const) : readWeather(sources, mood, request),
    mood: mood ?? (['calm', 'awe', 'hopeful', 'eerie'] as const)[varyBy(request, 'mood') % 4]!,
    ...(figure !== undefined && { figure }),
    ...(companion !== undefined && { companion }),
    ...(hour !== undefined && { hour }),
    ...(hands !== undefined && { hands }),
    ...(hands !== undefined && isOfAstronaut(request, named) && { areGloved: true as const }),
    ...readView(request.prompt),
    isAboutThing:
      things.length > 0 &&
      !(isOnlyTheirs && people.count > 0) &&
      // Who has it in hand is seen with it, not it without them.
      !(people.count > 0 && personAt < heroAt && IN_HAND.test(people.pose)) &&
      (isSpokenOf ||
        things[0] === 'moonlit window' ||
        (heroAt < Infinity && (people.count === 0 || heroAt <= personAt))),
    ...(standsAlone && { isAlone: true }),
    ...(lies && { lies }),
    ...(room && { room }),
    ...(room && /\bwindows?\b/iu.test(request.prompt) && { hasWindow: true as const }),
    ...(place === 'skyline' && isOnRoof(request) && { isOnRoof: true as const }),
    ...(place === 'street' && {
      street: readStreet(request, {
        isOpen: nearing !== undefined || isDeserted,
        isEmpty: shown.count === 0 && things.every((name) => thingNamed(name)?.where === 'sky'),
      }),
    }),
    ...(place === 'field' && isGarden(request) && { isGarden: true }),
    ...(tracks && { tracks }),
    ...(place === 'stairs' && isWinding(request) && { isWinding: true }),
    ...(isOnMoon && { isLunar: true }),
    ...(isAtWall && { isOverWall: true }),
    ...(people.count > 0 && isPersonSpokenOf(prompt, text) && { isPersonSpokenOf: true }),
    ...(nearing && { nearing }),
    // Whoever is left there is small in the middle of it.
    ...(isDeserted && { isDeserted: true, isAlone: true, isAboutThing: false }),
    ...(place === 'underwater' && isDeep(request) && { isDeep: true }),
    ...(isLampOut(request) && { isLampOut: true, time: 'night' as const }),
  }
  const base = place === 'skyline' && !isDeserted && !nearing ? withCityView(bare, request) : bare
  const act = readAct(request, base.people)
  if (act) return staged(base, act)
  const wholly =
    staging ??
    readWhale(request, place, things[0]) ??
    (hands === undefined ? readCarriage(request, base.people) : undefined)
  const whole =
    wholly && wholly.kind !== 'door'
      ? wholly
      : (readOnWall(request, base) ?? readDoorInWall(request, base, wholly) ?? wholly)
  return whole ? staged(base, whole) : base
}

/** What is staged as a whole has its own place, and nobody and nothing is put into it; but people stand before a door. */
function staged(brief: Brief, staging: Staging): Brief {
  const isPeopled = staging.kind === 'door' && staging.isPeopled === true
  const isAloft =
    staging.kind === 'train' ||
    staging.kind === 'lights below' ||
    (staging.kind === 'door' && staging.isAloft) ||
    (staging.kind === 'act' && staging.at === 'clouds')
  return {
    ...brief,
    staging,
    things: thingsOfStaging(staging, brief),
    people: { ...brief.people, count: isPeopled ? brief.people.count : 0 },
    // A door is never lost in its wall.
    isAboutThing: (staging.kind === 'whale' || staging.kind === 'door') && brief.isAboutThing === true,
    // Whales swim in open water; where no light comes it is always night.
    ...(staging.kind === 'whale' && { isDeep: true, ...(brief.isDeep && { time: 'night' as const }) }),
    ...(staging.kind === 'on wall' && {
      place: isRoofed(brief.place) ? brief.place : 'room',
      weather: 'clear' as const,
    }),
    ...(staging.kind === 'storm light' && { place: 'sea', weather: 'storm', things: ['lighthouse'] }),
    ...(staging.kind === 'carriage' && { place: 'corridor', weather: 'clear', things: ['compartment'] }),
    ...(staging.kind === 'act' && !staging.at && indoors(brief, staging)),
    // What is before the window is the street.
    ...(staging.kind === 'act' && staging.at === 'window' && { place: 'street' as const, weather: 'rain' as const }),
    ...(isAloft && { place: 'sky', weather: 'clear', time: brief.time === 'day' ? 'dusk' : brief.time }),
  }
}

/** Where what is done indoors is seen: cooking in a kitchen, all else where the words have it if that is lived in. */
function indoors({ place, room }: Brief, { act }: Extract<Staging, { kind: 'act' }>): Partial<Brief> {
  if (COOKING.test(act)) return { place: 'room', room: 'kitchen', weather: 'clear' }
  return LIVED_IN.test(place) ? {} : { place: 'room', room: room ?? 'living', weather: 'clear' }
}
const COOKING = /^(?:stir|knead|chop)$/
const LIVED_IN = /^(?:room|library|corridor|station)$/

function thingsOfStaging(staging: Staging, { things }: Brief): readonly string[] {
  if (staging.kind === 'whale') return isWhaleSeen(staging.view) ? ['whale'] : []
  if (staging.kind === 'on wall') return [staging.hangs]
  // It has the moon to itself.
  if (staging.kind === 'train' && staging.view === 'afar') return ['moon']
  return staging.kind === 'doorknob' || (staging.kind === 'door' && staging.wall) ? things : []
}

/** Who else a prompt names: “child and grandmother”. */
function otherNamed(prompt: Phrase, figure: string | undefined): string | undefined {
  return findNames(prompt, FIGURES).find(({ name }) => name !== figure)?.name
}

/** Whose hands are an astronaut's: of the one who is in the picture, or whose story it is. */
function isOfAstronaut(request: SceneWords, named: readonly string[]): boolean {
  return named.includes('astronaut') || heroOfStory(request) === 'astronaut'
}

/** Whether a scene of a video about an empty town is seen there: not where its own words name a room or what is in one. */
function isLeftFor(usual: PlaceName, named: readonly string[], text: Phrase): boolean {
  if (usual === 'village' || usual === 'street') return true
  const hero = thingNamed(named[0] ?? '')
  if (hero && (isSmall(hero) || hero.where === 'wall' || hero.where === 'hand' || hero.metres < 1.5)) return false
  return isRoofed(usual) && findPlaces(text).every(({ name }) => name === 'village' || name === 'street')
}

function withNearing(things: readonly string[], place: PlaceName, nearing: Brief['nearing']): readonly string[] {
  if (!nearing || !isOutdoors(place)) return things
  return things.includes(nearing.name) ? things : [...things.slice(0, 2), nearing.name]
}

const CLOCKS = /^(?:clock|clock tower|pocket watch)$/
const TIMES = createWordTable<TimeOfDay>(TIME_WORDS)
const HINTED_TIMES = createWordTable<TimeOfDay>(TIME_HINTS)
const WEATHERS = createWordTable<Weather>(WEATHER_WORDS)
const MOODS = createWordTable<Mood>(MOOD_WORDS)
const FIGURES = createWordTable<string>(FIGURE_WORDS)

function readTime(
  sources: readonly Phrase[],
  things: readonly string[],
  place: PlaceName,
  request: SceneWords,
): TimeOfDay {
  const [prompt, text, notes] = sources as [Phrase, Phrase, Phrase]
  const spoken = firstName([prompt], TIMES) ?? firstName([prompt], HINTED_TIMES) ?? firstName([text, notes], TIMES)
  if (spoken) return spoken
  if (things.some((thing) => NIGHT_THINGS.test(thing))) return 'night'
  const hinted = firstName([text], HINTED_TIMES)
  if (hinted) return hinted
  if (place === 'space') return 'night'
  // A day goes by in order, a part of it in each video.
  const hours = ['dawn', 'day', 'dusk', 'night'] as const
  const gone = Math.floor((request.index / Math.max(1, request.count)) * 3)
  return hours[((hashOfVideo(request) % 3) + gone) % hours.length]!
}
const NIGHT_THINGS = /moon|star|firefl|candle|lantern|campfire/

function readWeather(sources: readonly Phrase[], mood: Mood | undefined, request: SceneWords): Weather {
  const spoken = firstName(sources, WEATHERS)
  if (spoken) return spoken
  const chance = hashOfVideo(request) % 10
  if (mood === 'eerie') return chance < 6 ? 'fog' : 'clouds'
  if (mood === 'sad') return chance < 4 ? 'rain' : 'clouds'
  if (mood === 'tense') return chance < 4 ? 'storm' : 'clouds'
  return chance < 5 ? 'clear' : chance < 9 ? 'clouds' : 'fog'
}
