import { hashText } from '../lib/random.ts'
import { lookUp, MOOD_WORDS, PLACE_WORDS, THING_WORDS, TIME_WORDS, WEATHER_WORDS } from './visual-words.ts'

export type Visuals = { things: string[]; places: string[]; times: string[]; weathers: string[]; moods: string[] }

/** Where a scene says nothing that can be seen, the picture varies around the video's own subject. */
const VIEWS = [
  'wide view',
  'close view',
  'seen from far away',
  'seen from above',
  'seen from below',
  'silhouette against the light',
]
const OPEN_PLACES = ['mountains', 'sea', 'field', 'city skyline', 'sky', 'road', 'lake', 'coast', 'forest', 'desert']
const LIGHTS = ['dawn', 'dusk', 'night', 'bright day', 'golden light']

/**
 * What a picture of these words shows: the things, the place, the time of day, the weather and the mood that they name. What they
 * leave open comes from the notes and the title, so that the pictures of one video belong together.
 *
 * @param around the video's title and the user's notes; `index` is the scene's place in the video, 0 first.
 */
export function promptFromText(text: string, around: { title: string; notes: string; index?: number }): string {
  const own = findVisuals(text)
  const shared = findVisuals(`${around.notes} ${around.title}`)
  const turn = around.index ?? hashText(text)
  const namesSomething = own.things.length + own.places.length > 0
  const things = (own.things.length > 0 ? own.things : shared.things.slice(0, namesSomething ? 0 : 1)).slice(0, 2)
  const place = own.places[0] ?? pickByTurn(shared.places, turn) ?? OPEN_PLACES[hashText(text) % OPEN_PLACES.length]!
  const time =
    own.times[0] ??
    findVisuals(around.notes).times[0] ??
    shared.times[0] ??
    LIGHTS[hashText(around.title) % LIGHTS.length]!
  const weather = own.weathers[0] ?? findVisuals(around.notes).weathers[0]
  const mood = own.moods[0] ?? shared.moods[0]
  const words = ownWords(text, [...things, place])
  const parts = [
    composeThings(things, place),
    `at ${time}`.replace('at bright day', 'on a bright day').replace('at golden light', 'in golden light'),
    ...[weather, mood].filter((part) => part !== undefined),
    ...(words.length > 0 ? [words.join(' ')] : []),
    ...(namesSomething ? [] : [VIEWS[turn % VIEWS.length]!]),
  ]
  return [`${parts[0]} ${parts[1]}`, ...parts.slice(2)].join(', ')
}

/** The words that show something, as the names a painter knows, in the order they come. */
export function findVisuals(text: string): Visuals {
  const visuals: Visuals = { things: [], places: [], times: [], weathers: [], moods: [] }
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu)) {
    addOnce(visuals.things, lookUp(THING_WORDS, word))
    addOnce(visuals.places, lookUp(PLACE_WORDS, word))
    addOnce(visuals.times, lookUp(TIME_WORDS, word))
    addOnce(visuals.weathers, lookUp(WEATHER_WORDS, word))
    addOnce(visuals.moods, lookUp(MOOD_WORDS, word))
  }
  if (/\b(?:under|beneath|below) the (?:sea|ocean|waves|water|lake)\b/iu.test(text)) {
    visuals.places = ['underwater', ...visuals.places.filter((name) => name !== 'sea' && name !== 'underwater')]
  }
  // A person is the weakest picture: things go before it.
  visuals.things.sort((a, b) => Number(a === 'lone figure') - Number(b === 'lone figure'))
  return visuals
}

function addOnce(names: string[], name: string | undefined): void {
  if (name !== undefined && !names.includes(name)) names.push(name)
}

/** How strong a picture the words make. */
export function pictureStrength(text: string): number {
  const { things, places, times, weathers, moods } = findVisuals(text)
  const figures = things.includes('lone figure') ? 1 : 0
  return (
    (things.length - figures) * 3 +
    figures +
    places.length * 2 +
    (times.length + weathers.length) * 1 +
    moods.length * 0.5
  )
}

const ALOFT = new Set(['moon', 'stars', 'sun', 'bird', 'balloon', 'falling star', 'plane', 'rocket'])
const INDOORS = new Set(['living room', 'library', 'corridor', 'stairs', 'machine hall', 'laboratory', 'station'])

/** "moon over a sea", "clock in a library". */
export function composeThings(things: readonly string[], place: string): string {
  const [first, second] = things
  if (first === undefined) return place
  const link = ALOFT.has(first) && !INDOORS.has(place) ? 'over' : 'in'
  const both = second === undefined ? first : `${first} and ${second}`
  if (place === 'sea' || place === 'coast' || place === 'lake')
    return `${both} ${link === 'over' ? 'over' : 'by'} the ${place}`
  return `${both}, ${place}`.replace(', ', link === 'over' ? ' over ' : ', ')
}

function pickByTurn(items: readonly string[], turn: number): string | undefined {
  return items.length === 0 ? undefined : items[turn % items.length]
}

/** Two or three telling words of the scene itself, for painters that read more than the known names. */
function ownWords(text: string, taken: readonly string[]): string[] {
  const known = taken.join(' ')
  const counted = new Map<string, number>()
  for (const [word] of text.matchAll(/\p{Script=Latin}[\p{Script=Latin}\p{M}-]{4,}/gu)) {
    const lower = word.toLowerCase()
    if (DULL.test(lower) || known.includes(lower) || lower.endsWith('ly')) continue
    counted.set(lower, (counted.get(lower) ?? 0) + lower.length)
  }
  return [...counted]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([word]) => word)
}

const DULL =
  /^(?:about|above|after|again|against|almost|along|already|also|although|always|among|another|anything|anyone|around|asked|because|become|became|before|began|being|below|between|beyond|both|could|doing|during|either|enough|every|everyone|everything|everybody|first|going|gone|great|having|itself|known|least|little|looked|making|maybe|might|moment|myself|never|nobody|nothing|often|other|others|people|perhaps|really|right|should|simply|since|something|someone|somewhere|still|there|their|these|thing|things|think|those|though|thought|three|through|times|today|together|tomorrow|toward|under|until|using|wanted|watch|where|which|while|whole|whose|within|without|world|would|years|yesterday|yours|yourself|wasn|weren|would|couldn|shouldn|were|have|that|this|with|from|they|them|then|than|when|what|will|your|just|like|more|most|much|over|some|such|only|into|ever|even|exactly|narrator|https?)$/u
