import { detectLanguage } from '@dayreel/storyboard'
import { hashText } from '@dayreel/storyboard/base'
import { type Sight, sightsOf } from './mentions/follow-mentions.ts'
import { VISUAL_STEMS } from './visual-words-abroad.ts'
import { lookUp, MOOD_WORDS, PLACE_HINTS, PLACE_WORDS, THING_WORDS, TIME_WORDS, WEATHER_WORDS } from './visual-words.ts'

type Visuals = {
  things: string[]
  places: string[]
  /** Places hinted at. */ hints: string[]
  times: string[]
  weathers: string[]
  moods: string[]
}

/** Where a scene says nothing that can be seen, the picture varies around the video's own subject. */
const VIEWS = ['wide view', 'close view', 'seen from far away', 'seen from above', 'low angle']
/** Where no word names or hints at a place: a walk through places that fit the mood, a step each scene. */
const OPEN_PLACES: Readonly<Record<string, readonly string[]>> = {
  eerie: ['forest', 'corridor', 'street', 'village', 'ruins', 'lake'],
  lonely: ['coast', 'street', 'station', 'lake', 'field', 'road'],
  tense: ['sea', 'city skyline', 'corridor', 'mountains', 'street'],
  hopeful: ['mountains', 'field', 'coast', 'road', 'village', 'lake'],
  majestic: ['space', 'mountains', 'planet', 'desert', 'sea', 'ice'],
  calm: ['lake', 'forest', 'field', 'coast', 'sea', 'mountains'],
  any: ['mountains', 'street', 'sea', 'forest', 'lake', 'city skyline', 'field', 'coast', 'road'],
}
const LIGHTS = ['dawn', 'dusk', 'night', 'bright day']

/** A picture of more things becomes unclear. */
const MOST_THINGS = 3
const MOST_PEOPLE = 2

/**
 * Describes a picture of a scene's words: its things, place, time of day, weather and mood. English pronouns are resolved. Verbs and
 * negated things are left out. Missing parts come from the notes and the title, so that the pictures of one video match.
 *
 * @param around the video's title and the user's notes. `index` is the scene's position in the video, from 0. `before` has the words
 *   of the earlier scenes; they give the place of the story. `sight` avoids reading the scenes again.
 */
export function promptFromText(text: string, around: Around): string {
  return pictureOfText(text, around).prompt
}

type Around = { title: string; notes: string; index?: number; before?: readonly string[]; sight?: Sight }

/** Returns the same prompt. `isMeant`: the words mention a thing of the picture. `isPlaced`: they mention its place. */
export function pictureOfText(text: string, around: Around): { prompt: string; isMeant: boolean; isPlaced: boolean } {
  const seen = seenIn(text, around)
  const { own } = seen
  const noted = findVisuals(around.notes)
  const titled = findVisuals(around.title)
  const turn = around.index ?? hashText(text)
  const mood = own.moods[0] ?? noted.moods[0] ?? titled.moods[0]
  const namesSomething = seen.things.length + seen.people.length + own.places.length > 0
  // An opening that names nothing shows what the video is about; later on such a scene shows where the story is.
  const shared = around.before === undefined || around.before.length === 0 ? titled.things : []
  const things = namesSomething ? seen.things : [...noted.things, ...shared].slice(0, 1)
  const place =
    own.places[0] ??
    own.hints[0] ??
    (things.length > 0 ? undefined : placeBefore(around.before)) ??
    (things.length > 0 ? undefined : placeFor(turn, mood, [...noted.places, ...titled.places], around.title))
  const time =
    own.times[0] ??
    timeOfThings(things) ??
    noted.times[0] ??
    titled.times[0] ??
    LIGHTS[hashText(around.title) % LIGHTS.length]!
  const parts = [
    composeThings([...things, ...seen.people], place) + (time === 'bright day' ? ' on a bright day' : ` at ${time}`),
    ...seen.names,
    own.weathers[0] ?? noted.weathers[0],
    mood,
    namesSomething ? undefined : VIEWS[turn % VIEWS.length],
  ]
  return {
    prompt: parts.filter((part) => part !== undefined).join(', '),
    isMeant: seen.isMeant,
    isPlaced: seen.isPlaced,
  }
}

/** The things and people that the words mention, in their own words. `own` has the place, time, weather and mood. */
type Seen = { things: string[]; people: string[]; names: string[]; own: Visuals; isMeant: boolean; isPlaced: boolean }

function seenIn(
  text: string,
  { title, before = [], sight = sightsOf([...before, text], title).at(-1)! }: Around,
): Seen {
  if (detectLanguage(text) !== 'en') {
    const own = findVisuals(withoutComparisons(text))
    const isPerson = (thing: string): boolean => PERSONS.has(thing)
    const things = own.things.filter((thing) => !isPerson(thing)).slice(0, 2)
    return {
      things,
      people: things.length === 0 ? own.things.slice(0, 1) : [],
      names: [],
      own,
      isMeant: false,
      isPlaced: false,
    }
  }
  const own = findVisuals(withoutComparisons(sight.around))
  const meant = sight.places.filter((place) => sight.referents.includes(place)).map(placeName)
  const places = [...new Set([...meant, ...own.places])]
  const named = { ...own, places: places.length > 0 ? places : sight.places.map(placeName) }
  const people = sight.hasUnnamed && sight.people.length === 0 ? ['one person'] : sight.people.slice(0, MOST_PEOPLE)
  // Without a thing or a person, a related word, such as "song", gives the picture.
  const things = sight.things.length + people.length > 0 ? mostMeant(sight) : own.things.slice(0, 1)
  return {
    things: things.map(thingName),
    people,
    names: sight.names.slice(0, 1),
    own: named,
    isMeant: things.length + people.length + sight.referents.length > 0,
    isPlaced: named.places.length > 0,
  }
}

/** Returns at most `MOST_THINGS` things, in the order of the words. Things that a pronoun refers to come first in the choice. */
function mostMeant({ things, referents }: Sight): string[] {
  const kept = new Set(
    things.toSorted((a, b) => Number(referents.includes(b)) - Number(referents.includes(a))).slice(0, MOST_THINGS),
  )
  return things.filter((thing) => kept.has(thing))
}

/** Returns the painters' name of a place, or the place itself. */
function placeName(place: string): string {
  return lookUp(PLACE_WORDS, place.split(' ').at(-1)!) ?? place
}

/** Returns a drawable name of a thing. A liquid or spread gets its vessel: "jar of honey". */
function thingName(thing: string): string {
  const pair = /^\S+ \S+$/u.test(thing) ? lookUp(THING_WORDS, thing.replace(' ', '_')) : undefined
  if (pair !== undefined) return pair
  const vessel = lookUp(THING_WORDS, thing.split(' ').at(-1)!)
  return vessel !== undefined && VESSELS.has(vessel) && STUFFS.test(thing) ? `${vessel} of ${thing}` : thing
}
const VESSELS = new Set(['jar', 'cup', 'drinking glass'])
const STUFFS = /(?:^| )(?:honey|jam|coffee|tea|milk|juice|lemonade)$/u

/** "A note, like a distant engine" shows no engine, "now picture it" no picture. */
export function withoutComparisons(text: string): string {
  return text
    .replace(/\b(?:(?:now|just|can|to|you|and) picture (?:it|this|that|the|an?|yourself)|no picture)\b/giu, '')
    .replace(/\b(?:like|as though|as if)\s+(?:an?|the|some)\s[^,.;!?]*/giu, '')
}

/** Where the scenes before were, the last of them first. */
function placeBefore(texts: readonly string[] = []): string | undefined {
  for (const text of texts.toReversed()) {
    const { places, hints } = findVisuals(withoutComparisons(text))
    const place = places.find((name) => name !== 'sky') ?? hints[0]
    if (place !== undefined) return place
  }
  return undefined
}

function placeFor(turn: number, mood: string | undefined, shared: readonly string[], title: string): string {
  // Every other scene goes back to a place that the whole video has.
  if (shared.length > 0 && turn % 2 === 0) return shared[(turn / 2) % shared.length]!
  const places = OPEN_PLACES[mood ?? 'any'] ?? OPEN_PLACES.any!
  return places[(hashText(title) + turn) % places.length]!
}

/** Stars are not seen by day, nor the sun by night. */
function timeOfThings(things: readonly string[]): string | undefined {
  if (things.includes('moon') || things.includes('stars')) return 'night'
  return things.includes('sun') ? 'bright day' : undefined
}

const PERSONS = new Set(['one person', 'two people', 'crowd'])

/** The words that show something, as the names a painter knows, in the order they come. */
export function findVisuals(text: string): Visuals {
  const visuals: Visuals = { things: [], places: [], hints: [], times: [], weathers: [], moods: [] }
  const isRunningText = (text.match(/(?<![\p{L}\p{M}])\p{Ll}+/gu)?.length ?? 0) >= 5
  const words = [...text.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu)]
  for (let i = 0; i < words.length; i++) {
    const { 0: word, index } = words[i]!
    if (isRunningText && isSurname(word, text.slice(Math.max(0, index - 24), index))) continue
    // Who came home is seen where that is.
    if (/^home$/iu.test(word) && COMING.test(words[i - 1]?.[0] ?? '')) continue
    // A guest book is no novel, a train window no train.
    const next = words[i + 1]
    const isPair = next !== undefined && text.slice(index + word.length, next.index) === ' '
    const pair = isPair ? lookUp(THING_WORDS, `${word}_${next[0]}`) : undefined
    if (pair !== undefined) {
      addOnce(visuals.things, pair)
      i++
    } else for (const kind of KINDS) addOnce(visuals[kind], lookUp(TABLES[kind], word))
  }
  if (/[^\p{ASCII}]/u.test(text) || detectLanguage(text) !== 'en') findAbroad(text.toLowerCase(), visuals)
  if (/\b(?:under|beneath|below) the (?:sea|ocean|waves|water|lake)\b/iu.test(text)) {
    visuals.places = ['underwater', ...visuals.places.filter((name) => name !== 'sea' && name !== 'underwater')]
  }
  // A person is the weakest picture: things go before it.
  visuals.things.sort((a, b) => Number(PERSONS.has(a)) - Number(PERSONS.has(b)))
  return visuals
}

const COMING =
  /^(?:come|comes|came|coming|go|goes|went|gone|going|walk|walks|walked|walking|way|run|ran|drive|drove|get|gets|got|take|took|bring|brought)$/iu

const TABLES = {
  things: THING_WORDS,
  places: PLACE_WORDS,
  hints: PLACE_HINTS,
  times: TIME_WORDS,
  weathers: WEATHER_WORDS,
  moods: MOOD_WORDS,
}
const KINDS = Object.keys(TABLES) as (keyof typeof TABLES)[]
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** The same for words of other languages, in the order they come. */
function findAbroad(text: string, visuals: Visuals): void {
  const tokens = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const found: { name: string; at: number }[] = []
  for (const [name, stems] of Object.entries(VISUAL_STEMS)) {
    let at = -1
    for (const stem of stems.split(/\s+/u)) {
      const here = UNSPACED.test(stem)
        ? text.indexOf(stem)
        : tokens.findIndex(
            (token) => token === stem || (stem.length > 3 && token.startsWith(stem)) || token === `ال${stem}`,
          )
      if (here >= 0 && (at < 0 || here < at)) at = here
    }
    if (at >= 0) found.push({ name, at })
  }
  for (const { name } of found.sort((a, b) => a.at - b.at)) {
    const kind = KINDS.find((each) => NAMES[each].has(name))
    if (kind !== undefined) addOnce(visuals[kind], name)
  }
}
const NAMES = Object.fromEntries(KINDS.map((kind) => [kind, new Set(TABLES[kind].values())])) as Record<
  keyof typeof TABLES,
  Set<string>
>

/** "Elena Marsh" is no marsh: a capital right after a capital is a name. */
function isSurname(word: string, before: string): boolean {
  return (
    /^\p{Lu}/u.test(word) &&
    /(?<!\p{L})\p{Lu}\p{Ll}+ $/u.test(before) &&
    !/\b(?:The|A|An|My|Our|This|That|In|On|At|Mount|Planet|Lake) $/u.test(before)
  )
}

function addOnce(names: string[], name: string | undefined): void {
  if (name !== undefined && !names.includes(name)) names.push(name)
}

/** How strong a picture the words make. */
export function pictureStrength(text: string): number {
  const { things, places, times, weathers, moods } = findVisuals(text)
  const figures = things.includes('one person') ? 1 : 0
  return (
    (things.length - figures) * 3 +
    figures +
    places.length * 2 +
    (times.length + weathers.length) * 1 +
    moods.length * 0.5
  )
}

const ALOFT = new Set(['moon', 'stars', 'sun', 'bird', 'balloon', 'falling star', 'plane', 'rocket'])
const INDOORS = new Set([
  'space',
  'planet',
  'underwater',
  'living room',
  'library',
  'corridor',
  'stairs',
  'machine hall',
  'laboratory',
  'station',
])

/** "moon over the sea", "clock and letter, library". */
function composeThings(things: readonly string[], place: string | undefined): string {
  const both = things.length > 2 ? `${things.slice(0, -1).join(', ')} and ${things.at(-1)}` : things.join(' and ')
  if (both === '' || place === undefined || things.includes(place)) return both || place || 'open sky'
  if (ALOFT.has(lookUp(THING_WORDS, things[0]!) ?? things[0]!) && !INDOORS.has(place))
    return `${both} over ${WATERS.has(place) ? 'the ' : ''}${place}`
  return WATERS.has(place) ? `${both} by the ${place}` : `${both}, ${place}`
}
const WATERS = new Set(['sea', 'coast', 'lake'])

/** Whether an English word, in lower case, says nothing by itself. */
export function isDull(word: string): boolean {
  return DULL.test(word) || /^(?:he|she|you|they|one|two|man|it)$/u.test(word)
}

const DULL =
  /^(?:about|above|after|again|against|almost|along|already|also|although|always|among|another|anything|anyone|around|asked|because|become|became|before|began|being|below|between|beyond|both|could|doing|during|either|enough|every|everyone|everything|everybody|first|going|gone|great|having|itself|known|least|little|looked|making|maybe|might|moment|myself|never|nobody|nothing|often|other|others|people|perhaps|really|right|should|simply|since|something|someone|somewhere|still|there|their|these|thing|things|think|those|though|thought|three|through|times|today|together|tomorrow|toward|under|until|using|wanted|watch|where|which|while|whole|whose|within|without|world|would|years|yesterday|yours|yourself|wasn|weren|would|couldn|shouldn|were|have|that|this|with|from|they|them|then|than|when|what|will|your|just|like|more|most|much|over|some|such|only|into|ever|even|exactly|narrator|https?)$/u
