import { isOnDoorstep } from './brief-doors.ts'
import { isLunar } from './brief-moon.ts'
import { isNextRoom } from './brief-rooms.ts'
import { isOverWall } from './brief-sea-wall.ts'
import { isUpTower } from './brief-stairs.ts'
import type { PlaceName } from './painting.ts'
import type { SceneWords } from './vary-by-scene.ts'

/** The place that a whole turn of phrase means, whatever its single words would name. */
export function insistedPlace(request: SceneWords): PlaceName | undefined {
  if (isLunar(request)) return 'planet'
  if (isOverWall(request)) return 'sea'
  if (isUpTower(request)) return 'stairs'
  if (isOnDoorstep(request))
    return /\b(?:village|town)\b/iu.test(`${request.prompt} ${request.text}`) ? 'village' : 'street'
  return isNextRoom(request) ? 'room' : undefined
}
