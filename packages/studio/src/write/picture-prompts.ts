import { findVisuals } from './prompt-from-text.ts'
import type { Subject } from './read-subject.ts'

const VIEWS = ['close view', 'wide view', 'seen from far away', 'seen from above', 'low angle']
const LONGEST_PARTS = 5
const ALOFT = /^(?:moon|stars|sun|bird|balloon|falling star|plane|rocket)$/u
const INDOORS =
  /\b(?:room|bedroom|library|corridor|hallway|stairs|staircase|laboratory|archive|kitchen|hall|station)\b/u

const TOO_LARGE_FOR_ROOMS =
  /^(?:lighthouse|house|castle|tower|bridge|ship|boat|submarine|train|whale|elephant|rocket|tree|pine|aeroplane|mountain)$/u

/** How much of the subject a scene's picture shows. */
export type Emphasis = 'none' | 'thing' | 'whole'

/**
 * The picture of one scene of a framework's line: a line spread over several scenes is seen each time from elsewhere, with what the
 * scene's own words name.
 *
 * @param part 0 for the first scene of the line.
 */
export function pictureOfPart(
  visual: string,
  { text, part, subject, emphasis }: { text: string; part: number; subject: Subject; emphasis: Emphasis },
): string {
  const prompt = pictureOfLine(visual, text, subject, emphasis)
  if (part === 0 || emphasis !== 'none') return prompt
  const named = findVisuals(text).things.find(
    (thing) => !PERSONS.test(thing) && !prompt.includes(thing.split(' ').at(-1)!),
  )
  const shown = named === undefined ? prompt : `${named}, ${prompt}`
  return `${shown}, ${VIEWS[(part - 1) % VIEWS.length]!}`
}
const PERSONS = /^(?:one person|two people|crowd)$/u

/**
 * The picture of a framework's line with the subject in it where there is room: "moon over a city at dawn, empty street".
 *
 * @param emphasis how much of the subject the scene shows: `none` in some, or they would all look alike; `thing` puts what the
 *   subject names into the line's place where that has no thing of its own, or shows a subject that is a place where the words name no other; `whole` always does.
 */
function pictureOfLine(visual: string, text: string, subject: Subject, emphasis: Emphasis): string {
  const parts = visual.split(',').map((part) => part.trim())
  if (emphasis === 'none' || parts.length >= LONGEST_PARTS) return visual
  if (emphasis === 'thing' && showsThingOfItsOwn(visual)) return visual
  const { thing, place, words } = subjectPicture(subject)
  // "A door under the sea" is one picture: told in full, its own place comes before the line's.
  if (emphasis === 'whole' && thing !== undefined && place !== undefined && words !== undefined) {
    return inOwnPlace(words, visual, parts)
  }
  if (thing !== undefined) {
    if (visual.toLowerCase().includes(thing) || contradicts(thing, visual)) return visual
    if (TOO_LARGE_FOR_ROOMS.test(thing) && INDOORS.test(visual)) return visual
    return ALOFT.test(thing) && !INDOORS.test(visual) ? `${thing} over ${visual}` : `${thing}, ${visual}`
  }
  if (place === undefined) return words === undefined ? visual : `${words}, ${visual}`
  // A question about submarines is not asked under water.
  if (!subject.isPlain && emphasis !== 'whole') return visual
  if (emphasis !== 'whole' && (INDOORS.test(visual) || findVisuals(text).places.length > 0)) return visual
  return inOwnPlace(place, visual, words === undefined ? parts : [words, ...parts])
}

/** A line that speaks of a book is shown with the book: the subject stays away where it would push that aside. */
function showsThingOfItsOwn(visual: string): boolean {
  return findVisuals(visual).things.some((thing) => !PERSONS.test(thing) && !SETTING.test(thing))
}
/** What lights or frames a scene and is not what it tells of. */
const SETTING = /^(?:lamp|lantern|candle|window|fire|moon|sun|stars|falling star|cloud|umbrella)s?$/u

/** What is seen, at the line's hour, with whatever of the line is not a place of its own. */
function inOwnPlace(seen: string, visual: string, parts: readonly string[]): string {
  const [time] = findVisuals(visual).times
  // Who is told of a library on a night train is shown the library, not the train.
  const fits = (part: string): boolean =>
    !INDOORS.test(seen) ||
    findVisuals(part).things.every((thing) => !TOO_LARGE_FOR_ROOMS.test(thing) && !ALOFT.test(thing))
  const rest = parts.filter((part) => findVisuals(part).places.length === 0 && fits(part))
  return [time === undefined ? seen : `${seen} at ${time.replace('bright ', '')}`, ...rest].join(', ')
}

/** No sun by night, no moon by day. */
function contradicts(thing: string, visual: string): boolean {
  const [time] = findVisuals(visual).times
  return (
    (thing === 'sun' && time === 'night') ||
    (/^(?:moon|stars)$/u.test(thing) && (time === 'bright day' || /\bday\b/u.test(visual)))
  )
}

/** Makes each prompt of a video differ from every other: the same one again is seen from elsewhere. */
export function makeDistinct(prompts: readonly string[]): string[] {
  const used = new Set<string>()
  return prompts.map((prompt) => {
    let distinct = prompt
    for (let i = 0; used.has(distinct); i++)
      distinct = `${prompt}, ${VIEWS[i % VIEWS.length]!}${i >= VIEWS.length ? ` ${Math.floor(i / VIEWS.length) + 1}` : ''}`
    used.add(distinct)
    return distinct
  })
}

/**
 * What of the subject can be painted: a thing or a place that painters know, and its own telling words. Of what may be real only
 * the former: no picture shall claim to show a real person or event.
 */
function subjectPicture(subject: Subject): { thing?: string; place?: string; words?: string } {
  const { things, places } = findVisuals(subject.original)
  const place = places.find((name) => name !== 'sky')
  // "The city of glass" is a city, not a mirror: what is said of a place comes after it.
  const [head = ''] = subject.original.split(/ (?:of|made of|built of|without|like) /iu)
  const isPlace = subject.isPlain && findVisuals(head).places.length > 0 && findVisuals(head).things.length === 0
  const thing = isPlace ? undefined : things.find((name) => !PERSONS.test(name))
  const words = shortName(subject)
  const mayName = !subject.isNamed && subject.isPlain && words !== '' && words !== place
  return { ...(thing !== undefined && { thing }), ...(place !== undefined && { place }), ...(mayName && { words }) }
}

/** The subject's own words where they are few, else those that say most. */
function shortName({ phrase, keyWords }: Subject): string {
  const name = phrase.replace(/^(?:an?|the|my|our|your|his|her|its|their)\s+/iu, '')
  return (name.split(' ').length <= 4 ? name : keyWords.slice(0, 3).join(' ')).toLowerCase()
}
