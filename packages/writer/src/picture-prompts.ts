import { elsewhereIn } from './elsewhere-in.ts'
import { findVisuals, withoutComparisons } from './prompt-from-text.ts'
import type { Subject } from './read-subject.ts'
import { nounInPicture, subjectPicture } from './subject-picture.ts'
import {
  ALOFT,
  INDOOR_PLACES,
  INDOOR_THINGS,
  INDOORS,
  ofTheOpen,
  PERSONS,
  ROOM_PARTS,
  TOO_LARGE_FOR_ROOMS,
} from './where-things-are.ts'

/** Ways to see a place again. */
const VIEWS = ['wide view', 'low angle', 'close view', 'seen from above', 'seen from far away']
/** What lights or frames a scene and is not what it tells of. */
const SETTING = /^(?:lamp|lantern|candle|window|fire|moon|sun|stars|falling star|cloud|umbrella)s?$/u

/** Whether a scene's picture shows the subject: not at all, what it names, or that in its own place. */
export type Emphasis = 'none' | 'thing' | 'whole'

type PartOfLine = {
  text: string
  part: number
  subject: Subject
  emphasis: Emphasis
  isSeenAsWritten?: true | undefined
}

/**
 * The picture of one scene of a framework's line. What the scene's own words name is seen first, whatever the line as a whole shows;
 * a scene that names nothing shows the line's place from elsewhere.
 *
 * @param visual what the line shows, or what each of its scenes does with ` / ` between; `{T}` stands for what the subject looks like.
 * @param part 0 for the first scene of the line.
 */
export function pictureOfPart(visual: string, { text, part, subject, emphasis, isSeenAsWritten }: PartOfLine): string {
  const views = visual.split(' / ')
  if (isSeenAsWritten) {
    const view = fillPicture(views[Math.min(part, views.length - 1)]!, subject)
    if (part < views.length) return view
    const other = emphasis === 'none' ? elsewhereIn(view, text) : undefined
    return other ?? withView(view, part + text.length)
  }
  if (views.length > 1) {
    // Each says for itself what its scene shows.
    const view = fillPicture(views[Math.min(part, views.length - 1)]!, subject)
    return emphasis === 'none' || subject.kind === 'list' ? view : withSubject(view, subject, emphasis)
  }
  const own = findVisuals(withoutComparisons(text)).things.filter((thing) => !PERSONS.test(thing))
  const line = fillPicture(visual, subject)
  const prompt = emphasis === 'none' ? line : withSubject(line, subject, emphasis)
  const named = own.find((thing) => !SETTING.test(thing)) ?? own[0]
  if (named !== undefined && emphasis !== 'whole') return withFirst(named, line)
  if (emphasis !== 'none' || (part === 0 && !isLitOnly(line))) return prompt
  const other = part > 0 ? elsewhereIn(line, text) : undefined
  if (other !== undefined) return other
  // What the first scene showed is not shown again by words that say nothing of it, unless it is somebody.
  const { words } = subjectPicture(subject)
  const isAlive = /^(?:person|animal)$/u.test(subject.topic ?? '') && visual.includes('{T}')
  const rest = line.split(', ').filter((piece) => mainThings(piece).length === 0 || (isAlive && piece === words))
  const kept = isLitOnly(line) ? subjectInstead(rest, subject) : rest
  return withView((kept.length > 0 ? kept : [line]).join(', '), part + text.length)
}

/** A lamp in a room is no picture of anything. */
function isLitOnly(line: string): boolean {
  const { things } = findVisuals(line)
  return things.length > 0 && things.every((thing) => LIGHTS.test(thing))
}
const LIGHTS = /^(?:lamp|lantern|candle)$/u

/** What the video is about, where it can be told in a word or two, in place of what only lights a scene. */
function subjectInstead(pieces: readonly string[], subject: Subject): readonly string[] {
  const { thing, words } = subjectPicture(subject)
  const shown = words !== undefined && words.split(' ').length <= 3 ? words : thing
  if (shown === undefined || subject.clause !== undefined) return pieces
  const around = pieces.filter(
    (piece) =>
      findVisuals(piece).things.length === 0 &&
      !(thing !== undefined && ofTheOpen(thing) && (INDOORS.test(piece) || ROOM_PARTS.test(piece))),
  )
  return [shown, ...around]
}

/** What is named stands first; other things stay only where they light or frame it. */
function withFirst(thing: string, line: string): string {
  if (TOO_LARGE_FOR_ROOMS.test(thing) && INDOORS.test(line)) return line
  const pieces = line.split(', ')
  const own = pieces.find((piece) => findVisuals(piece).things.includes(thing))
  if (own === pieces[0] || (own === undefined && isOfAKind(thing, pieces[0]!))) return line
  const rest = pieces.filter((piece) => piece !== own && mainThings(piece).length === 0)
  return [own ?? thing, ...rest].join(', ')
}

/** A notebook is a book. */
function isOfAKind(thing: string, piece: string): boolean {
  const kind = KINDS.find((names) => names.includes(thing)) ?? []
  return findVisuals(piece).things.some((name) => kind.includes(name))
}
const KINDS = [
  ['smartphone', 'telephone'],
  ['old book', 'notebook', 'ledger', 'papers', 'letter'],
  ['boat', 'ship'],
]

function mainThings(piece: string): string[] {
  return findVisuals(piece).things.filter(isMainThing)
}

/** Whether a picture can be about it: it is nobody, and no light by which others are seen. */
export function isMainThing(thing: string): boolean {
  return !PERSONS.test(thing) && !SETTING.test(thing)
}

function fillPicture(line: string, subject: Subject): string {
  const visual = line.replaceAll('{N}', nounInPicture(subject))
  if (!visual.includes('{T}')) return visual
  const { thing, place, words } = subjectPicture(subject)
  const shown = words ?? thing ?? place ?? ''
  const isOutside =
    place === undefined ? thing !== undefined && ofTheOpen(thing) : !INDOORS.test(place) || ofTheOpen(thing ?? '')
  // The place of the subject is the place of the scene; what is of outside is not shown in a room.
  const pieces = visual
    .split(', ')
    .filter((piece) => piece === '{T}' || place === undefined || findVisuals(piece).places.length === 0)
    .filter((piece) => piece === '{T}' || !isOutside || !(INDOORS.test(piece) || ROOM_PARTS.test(piece)))
    .map((piece) => piece.replace('{T}', shown))
  const isPlaced = place === undefined || findVisuals(shown).places.includes(place)
  return [...pieces, ...(isPlaced ? [] : [place])].filter((piece) => piece !== '').join(', ')
}
/** A line's picture with the subject first: "moon over a city at dawn, empty street". */
function withSubject(line: string, subject: Subject, emphasis: Emphasis): string {
  const { thing, place, words } = subjectPicture(subject)
  const parts = line.split(', ')
  // "A door under the sea" is one picture: told in full, its own place comes before the line's.
  if (emphasis === 'whole' && thing !== undefined && place !== undefined && words !== undefined) {
    if (line.includes(words)) return line
    return inOwnPlace(findVisuals(words).places.includes(place) ? words : `${words}, ${place}`, line, parts)
  }
  if (thing !== undefined) {
    const rest = parts.filter((piece) => !findVisuals(piece).things.includes(thing))
    if (contradicts(thing, line)) return line
    if (rest.length < parts.length) return withFirst(thing, line)
    const fitting =
      TOO_LARGE_FOR_ROOMS.test(thing) || ALOFT.test(thing)
        ? rest.filter((piece) => !INDOORS.test(piece) && !ROOM_PARTS.test(piece))
        : rest
    const around = fitting.filter((piece) => mainThings(piece).length === 0 && mayBeWith(thing, piece))
    if (around.length === 0) return thing
    return ALOFT.test(thing) ? `${thing} over ${around.join(', ')}` : [thing, ...around].join(', ')
  }
  if (place === undefined) return words === undefined || line.includes(words) ? line : `${words}, ${line}`
  // A question about submarines is not asked under water.
  if (!subject.isPlain && emphasis !== 'whole') return line
  if (subject.topic === 'person' && words !== undefined) {
    const around = parts.filter((piece) => piece !== words)
    return inOwnPlace(`${words}, ${place}`, line, around)
  }
  return inOwnPlace(place, line, words === undefined || line.includes(words) ? parts : [words, ...parts])
}

/** Bread is not laid on a meadow. */
export function mayBeWith(thing: string, piece: string): boolean {
  return !INDOOR_THINGS.test(thing) || findVisuals(piece).places.every((place) => INDOOR_PLACES.test(place))
}

/** What is seen, at the line's hour, with whatever of the line is not a place of its own. */
function inOwnPlace(seen: string, visual: string, parts: readonly string[]): string {
  const [time] = findVisuals(visual).times
  // Who is told of a library on a night train is shown the library, not the train.
  const fits = (part: string): boolean =>
    !INDOORS.test(seen) ||
    findVisuals(part).things.every((thing) => !TOO_LARGE_FOR_ROOMS.test(thing) && !ALOFT.test(thing))
  const rest = parts.filter(
    (part) => findVisuals(part).places.length === 0 && mainThings(part).length === 0 && fits(part),
  )
  return [time === undefined ? seen : `${seen} at ${time.replace('bright ', '')}`, ...rest].join(', ')
}

/** No sun by night, no moon by day. */
export function contradicts(thing: string, visual: string): boolean {
  const [time] = findVisuals(visual).times
  return (
    (thing === 'sun' && time === 'night') ||
    (/^(?:moon|stars)$/u.test(thing) && (time === 'bright day' || /\bday\b/u.test(visual)))
  )
}

/** The same seen from elsewhere, unless it says already how it is seen. */
export function withView(prompt: string, turn: number): string {
  if (VIEWS.some((view) => prompt.includes(view))) return prompt
  return [prompt, VIEWS[turn % VIEWS.length]!].filter((piece) => piece !== '').join(', ')
}

/** Makes each prompt of a video differ from every other: the same one again is seen from elsewhere. */
export function makeDistinct(prompts: readonly string[]): string[] {
  const used = new Set<string>()
  return prompts.map((prompt) => {
    const views = VIEWS.filter((view) => !prompt.includes(view))
    let distinct = prompt
    for (let i = 0; used.has(distinct); i++)
      distinct = `${prompt}, ${views[i % views.length]!}${i >= views.length ? ` ${Math.floor(i / views.length) + 1}` : ''}`
    used.add(distinct)
    return distinct
  })
}
