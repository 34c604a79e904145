import { PLACE_WORDS } from './place-words.ts'
import { createWordTable, findNames, type Found, type Phrase } from './phrases.ts'
import type { PlaceName } from './brief.ts'

const PLACES = createWordTable<PlaceName>(PLACE_WORDS)

/** Places that the words name, in order. */
export function findPlaces(phrase: Phrase): Found<PlaceName>[] {
  return findNames(phrase, PLACES)
}
