import { isOnDoorstep } from './doors.ts'
import { isLunar } from './moon.ts'
import { isNextRoom, ownRoom } from './rooms.ts'
import { isOverWall } from './sea-wall.ts'
import { isUpTower } from './stairs.ts'
import type { PlaceName } from './brief.ts'
import type { SceneWords } from './vary-by-scene.ts'

/** The place that a whole turn of phrase means, whatever its single words would name. */
export function insistedPlace(request: SceneWords): PlaceName | undefined {
  if (isLunar(request)) return 'planet'
  if (isOverWall(request)) return 'sea'
  if (isUpTower(request)) return 'stairs'
  if (isOnDoorstep(request))
    return /\b(?:village|town)\b/iu.test(`${request.prompt} ${request.text}`) ? 'village' : 'street'
  return isNextRoom(request) || ownRoom(request) ? 'room' : undefined
}
