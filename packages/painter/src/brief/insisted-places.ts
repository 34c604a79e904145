import { isOnDoorstep } from './doors.ts'
import { findPlaces } from './find-places.ts'
import { isLunar } from './moon.ts'
import { readPhrase } from './phrases.ts'
import { isNextRoom, ownRoom } from './rooms.ts'
import { isOverWall } from './sea-wall.ts'
import { isUpTower } from './stairs.ts'
import type { PlaceName } from './brief.ts'
import type { SceneWords } from './vary-by-scene.ts'

const AT_WINDOW =
  /\b(?:at|by|before|out of) (?:a|an|the) (?:(?!lit|shop|train|car|bus|bakery|ship)\p{L}+ )?windows?\b/iu

/** Whoever is at a window is in the room that it belongs to, and what is named besides lies before it. */
function isAtWindow({ prompt }: SceneWords): boolean {
  if (!AT_WINDOW.test(prompt)) return false
  return findPlaces(readPhrase(prompt)).every(({ name }) => OUT_OF_WINDOWS.has(name))
}
const OUT_OF_WINDOWS: ReadonlySet<PlaceName> = new Set([
  'sea',
  'coast',
  'skyline',
  'street',
  'field',
  'village',
  'lake',
])

const CITY = /\b(?:city|metropolis|downtown)\b/iu
const FROM_AFAR =
  /\b(?:skylines?|sky ?scrapers?|roofs?|rooftops?|balcon(?:y|ies)|lights|hills?|rivers?|bridges?|windows?|above|far away|wide view|moon over)\b/iu
const WALKED =
  /\b(?:people|person|man|woman|child|boy|girl)\b(?: \p{L}+)? (?:walk|runn?|stand|wait)(?:s|ing)\b|\b(?:walk|runn?|stand|wait)(?:s|ing)\b(?: \p{L}+){0,2} (?:people|person|man|woman|child|boy|girl)\b/iu

/** Whoever walks or stands in a city is in its streets; its roofs are seen from elsewhere. */
function isWalkedCity({ prompt }: SceneWords): boolean {
  return CITY.test(prompt) && WALKED.test(prompt) && !FROM_AFAR.test(prompt)
}

/** The place that a whole turn of phrase means, whatever its single words would name. */
export function insistedPlace(request: SceneWords): PlaceName | undefined {
  if (isLunar(request)) return 'planet'
  if (isOverWall(request)) return 'sea'
  if (isUpTower(request)) return 'stairs'
  if (isOnDoorstep(request))
    return /\b(?:village|town)\b/iu.test(`${request.prompt} ${request.text}`) ? 'village' : 'street'
  if (isWalkedCity(request)) return 'street'
  if (isAtWindow(request)) return 'room'
  return isNextRoom(request) || ownRoom(request) ? 'room' : undefined
}
