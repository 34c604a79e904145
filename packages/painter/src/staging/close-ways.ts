import { isRoofed } from '../brief/places.ts'
import type { Brief, CloseWay } from '../brief/brief.ts'
import type { Thing } from '../painting.ts'
import { hasLedge } from './ledge.ts'
import { isThin } from './laid-flat.ts'
import { isAloft } from './put-hanging.ts'
import { maySeeFromAbove } from './put-laid-thing.ts'
import { hasShelf } from './still-life/put-on-shelf.ts'
import { isPet } from '../things/pets.ts'
import { belongsOnTable } from './put-side-table.ts'
import { settingOf, standsOnTables, type Setting } from './still-life/settings.ts'

/** Ways of showing a small thing within walls and under the open sky; scenes of a video take them in turn. */
const INSIDE: readonly CloseWay[] = ['window', 'shelf', 'table', 'above', 'low', 'room', 'floor', 'hanging']
const OUTSIDE: readonly CloseWay[] = ['ground', 'low', 'above', 'hanging']

/** Which scene of its video a picture is for. */
export type Step = {
  /** A step of the walk through the video, by which neighbours differ. */
  turn: number
  /** The scene's own number, from 0. */
  index: number
  /** Whether the style is as near as a lens can be: then no room is seen whole. */
  isMacro?: boolean
}

/** How a small thing is shown: as the words have it, and else by turns in one of the ways that suit it and its place. */
export function closeWayFor(brief: Brief, thing: Thing, { turn, index, isMacro = false }: Step): CloseWay {
  const suiting = (isRoofed(brief.place) ? INSIDE : OUTSIDE).filter(
    (way) => suits(way, brief, thing) && !(isMacro && belongsOnTable(thing) && (way === 'room' || way === 'shelf')),
  )
  const told = suiting.filter((way) =>
    brief.lies ? brief.lies.includes(way) : brief.people.count > 0 && showsPeople(way),
  )
  const ways = told.length > 0 ? told : suiting
  const way = ways[turn % Math.max(1, ways.length)] ?? 'hanging'
  // From straight above once in a video is enough.
  return way === 'above' && index >= ways.length ? ways[(turn + 2) % ways.length]! : way
}

/** What is of the floor and yet sits at windows. */
const PERCHING = new Set(['cat', 'owl'])
const WINDOWLESS = new Set<Setting>(['archive', 'workshop', 'waiting'])

function suits(way: CloseWay, brief: Brief, thing: Thing): boolean {
  const { place } = brief
  if (!hasLedge(place)) return false
  if (way === 'above') return maySeeFromAbove(thing) && place !== 'underwater'
  if (way === 'hanging') return isAloft(thing)
  // A key that nothing holds lies, and so does what else is flat and would hang.
  if (thing.name === 'key' || isAloft(thing)) return false
  if (isPet(thing.name))
    return isRoofed(place) ? way === 'floor' || (way === 'window' && !thing.name.endsWith('dog')) : way === 'ground'
  const setting = settingOf(brief)
  const isOfTables = standsOnTables(thing)
  // Past what is near nothing is seen of what lies on a table; and boots stand on floors, not behind table tops.
  if (way === 'low' && isThin(thing)) return false
  if ((way === 'table' || way === 'low') && isRoofed(place)) return isOfTables
  if (way === 'shelf') return isOfTables && hasShelf(setting)
  if (way === 'floor') return isRoofed(place) && (!isOfTables || brief.lies?.includes('floor') === true)
  if (way === 'window') return !WINDOWLESS.has(setting) && (isOfTables || PERCHING.has(thing.name))
  if (way === 'room') return place === 'room' && setting !== 'archive' && isOfTables
  return true
}

/** Whether whoever has to do with the thing is seen with it: behind the table, over the shoulder, in the room. */
function showsPeople(way: CloseWay): boolean {
  return way === 'table' || way === 'low' || way === 'window' || way === 'room' || way === 'ground'
}

/** Whether nothing of the place is seen behind a thing that is shown so. */
export function hidesPlace(way: CloseWay): boolean {
  return way === 'above' || way === 'shelf' || way === 'window'
}
