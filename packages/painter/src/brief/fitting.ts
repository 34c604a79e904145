import { isOfOutside, isRoofed } from './places.ts'
import type { PlaceName, RoomKind } from './brief.ts'
import { isSmall } from '../shot-plan.ts'
import { thingNamed } from '../things/index.ts'

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
  stairs: ['staircase', 'lighthouse', 'tower', 'clock tower'],
  planet: ['planet', 'sun'], // its light comes from one anyway
  skyline: ['tower'],
  village: ['house'],
  street: ['street lamp'],
  forest: ['tree', 'pine', 'leaf'],
}

/** What a room with an architecture of its own shows anyway. */
const OWN_THINGS_OF_ROOMS: Partial<Record<RoomKind, readonly string[]>> = {
  theatre: ['theatre', 'chair'],
  classroom: ['chair', 'desk', 'blackboard'],
  church: ['chair', 'bench'],
  greenhouse: ['leaf', 'flower pot'],
  archive: ['bookshelf'],
}

/** What is found by the water only. */
const BY_THE_WATER = /^(?:lighthouse|ship|boat|paper boat|anchor)$/
const WATERS: readonly PlaceName[] = ['coast', 'sea', 'lake', 'ice', 'underwater']

/** A lighthouse that the picture is about takes it to the coast; what stands on the ground, down from the roofs to the street. */
export function atItsHome(place: PlaceName, [hero]: readonly string[]): PlaceName {
  if (hero === 'lighthouse' && !isRoofed(place) && !WATERS.includes(place)) return 'coast'
  // Ships lie in open water, not at the edge of a street.
  if (place === 'street' && BY_THE_WATER.test(hero ?? '')) return 'coast'
  // A window that stands open is looked out of: whatever else is named lies behind it.
  if (hero === 'open window' && !isRoofed(place)) return 'room'
  const thing = thingNamed(hero ?? '')
  const isOfRoofs = thing?.places.includes('skyline')
  const needsGround = thing?.where === 'ground' && !isOfRoofs && !isSmall(thing) && thing.metres < STREET_METRES
  return place === 'skyline' && needsGround ? 'street' : place
}
/** What is taller, in metres, is seen among the roofs. */
const STREET_METRES = 6

/** Where a fire burns in its hearth. */
const HEATED: readonly PlaceName[] = ['room', 'library', 'corridor', 'station', 'laboratory']

const OPEN_WATERS: readonly PlaceName[] = ['sea', 'coast', 'lake', 'ice']

function formIn(place: PlaceName, thing: string): string {
  if (thing === 'clock' && TOWERS.includes(place)) return 'clock tower'
  // From above the water only its back is seen.
  if (thing === 'whale' && OPEN_WATERS.includes(place)) return 'surfacing whale'
  return thing === 'campfire' && HEATED.includes(place) ? 'hearth' : thing
}

/** What of the things named can be in a place, and in which form. */
export function thingsThatFit(named: readonly string[], place: PlaceName, room?: RoomKind): string[] {
  const things = named.map((thing) => formIn(place, thing))
  return (
    things
      .filter(
        (thing, i) =>
          things.indexOf(thing) === i &&
          !OWN_THINGS[place]?.includes(thing) &&
          !(room && OWN_THINGS_OF_ROOMS[room]?.includes(thing)) &&
          !(isRoofed(place) && isOfOutside(thing, place)),
      )
      // A room has its own furniture; more of it would stand before what the picture is about, and on the sea it would float.
      .filter((thing, i) => i === 0 || !UNFURNISHED.includes(place) || !FURNITURE.test(thing))
      .filter((thing, i) => i === 0 || WATERS.includes(place) || !BY_THE_WATER.test(thing))
      // Where walls are, a door is in one; beside something else it would stand in the middle.
      .filter(
        (thing, i) => i === 0 || thing !== 'door' || !(isRoofed(place) || place === 'street' || place === 'village'),
      )
  )
}
