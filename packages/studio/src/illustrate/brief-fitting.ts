import { isOfOutside, isRoofed } from './brief-places.ts'
import type { PlaceName } from './painting.ts'

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
const UNFURNISHED: readonly PlaceName[] = ['room', 'sea', 'lake', 'coast', 'sky']
const FURNITURE = /^(?:bed|chair|piano|television|desk)$/

/** What a place shows anyway. */
const OWN_THINGS: Partial<Record<PlaceName, readonly string[]>> = {
  stairs: ['staircase'],
  planet: ['planet', 'sun'], // its light comes from one anyway
  skyline: ['tower'],
  village: ['house'],
  street: ['street lamp'],
  forest: ['tree', 'pine', 'leaf'],
}

/** What is found by the water only. */
const BY_THE_WATER = /^(?:lighthouse|ship|boat|anchor)$/
const WATERS: readonly PlaceName[] = ['coast', 'sea', 'lake', 'ice', 'underwater']

/** A lighthouse that the picture is about takes the picture to the coast. */
export function atItsHome(place: PlaceName, [hero]: readonly string[]): PlaceName {
  return hero === 'lighthouse' && !isRoofed(place) && !WATERS.includes(place) ? 'coast' : place
}

/** What of the things named can be in a place, and in which form. */
export function thingsThatFit(named: readonly string[], place: PlaceName): string[] {
  const things = named.map((thing) => (thing === 'clock' && TOWERS.includes(place) ? 'clock tower' : thing))
  return (
    things
      .filter(
        (thing, i) =>
          things.indexOf(thing) === i &&
          !OWN_THINGS[place]?.includes(thing) &&
          !(isRoofed(place) && isOfOutside(thing, place)),
      )
      // A room has its own furniture; more of it would stand before what the picture is about, and on the sea it would float.
      .filter((thing, i) => i === 0 || !UNFURNISHED.includes(place) || !FURNITURE.test(thing))
      .filter((thing, i) => i === 0 || WATERS.includes(place) || !BY_THE_WATER.test(thing))
      // A hand beside what it reaches for would lie on the floor.
      .filter((thing, _, all) => thing !== 'hand' || all.length === 1)
  )
}
