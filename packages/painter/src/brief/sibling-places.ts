import { readPhrase } from './phrases.ts'
import { findPeople } from './people.ts'
import { findThings } from './things.ts'
import { findPlaces } from './find-places.ts'
import type { PlaceName } from './brief.ts'
import type { SceneWords } from './vary-by-scene.ts'

/** Another place that shows the same: the sea from its shore, a city from its streets. */
const SIBLINGS: Partial<Record<PlaceName, PlaceName>> = {
  sea: 'coast',
  space: 'planet',
  planet: 'space',
  skyline: 'street',
  mountains: 'lake',
  field: 'road',
}

/**
 * Where a scene shows a place and nothing in it, and the scene before it did the same, every second one shows it from elsewhere:
 * two bare seas are one picture.
 */
export function unlikeBefore(place: PlaceName, request: SceneWords): PlaceName {
  const sibling = SIBLINGS[place]
  if (!sibling || !isBareOf(place, request.prompt)) return place
  let run = 0
  for (const { prompt } of (request.before ?? []).toReversed()) {
    if (!isBareOf(place, prompt)) break
    run++
  }
  return run % 2 === 1 ? sibling : place
}

function isBareOf(place: PlaceName, prompt: string): boolean {
  const phrase = readPhrase(prompt)
  return findPlaces(phrase)[0]?.name === place && findThings(phrase).length === 0 && findPeople(phrase).length === 0
}
