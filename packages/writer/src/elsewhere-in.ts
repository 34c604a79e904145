import { findVisuals, withoutComparisons } from './prompt-from-text.ts'
import { INDOORS, ofTheOpen, PERSONS, ROOM_PARTS } from './where-things-are.ts'

/** What lights or frames a picture, and how it is seen. */
const FRAMING = /\b(?:lamp|lantern|candle|window|light|sun\p{L}*|view|moon|stars|smil\p{L}+|tears)\b/u

/**
 * What a further scene of the same line shows in the same place: what its own words name, else what else the line's picture holds.
 * Two scenes beside each other are then two pictures.
 *
 * @param view what the scene before shows.
 * @returns undefined where there is nothing else to show.
 */
export function elsewhereIn(view: string, text: string): string | undefined {
  const pieces = view.split(', ')
  const isInside = INDOORS.test(view) || ROOM_PARTS.test(view)
  const [first = '', ...rest] = pieces
  const around = rest.filter((piece) => thingsIn(piece).length === 0 || FRAMING.test(piece))
  const named = findVisuals(withoutComparisons(text)).things.find(
    (thing) => !PERSONS.test(thing) && !FRAMING.test(thing) && !(isInside && ofTheOpen(thing)),
  )
  if (named !== undefined && !thingsIn(first).includes(named)) {
    const own = rest.find((piece) => findVisuals(piece).things.includes(named))
    return [own ?? named, ...around].join(', ')
  }
  const other = rest.find((piece) => thingsIn(piece).length > 0 && !FRAMING.test(piece))
  return other === undefined ? undefined : [other, ...rest.filter((piece) => piece !== other)].join(', ')
}

/** Everything and everybody in a piece of a picture. */
function thingsIn(piece: string): string[] {
  return findVisuals(piece).things
}
