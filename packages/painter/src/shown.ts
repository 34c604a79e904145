import type { PictureRequest, SceneRequest, Shows } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import type { Brief } from './brief/brief.ts'
import { readWorld } from './kept-world.ts'
import { readBrief } from './brief/read-brief.ts'
import { PLACE_PAINTERS } from './places/index.ts'

/** What a scene shows, as a storyboard keeps it: plain JSON. */
export function resolveBrief(request: SceneRequest): Shows['brief'] {
  return JSON.parse(JSON.stringify(readBrief({ ...request, world: readWorld(request.world) }))) as Shows['brief']
}

/**
 * What a scene was resolved to show; a person may have edited it.
 *
 * @throws {StudioError} `invalid-storyboard`
 */
export function shownIn({ shows: { brief } }: Pick<PictureRequest, 'shows'>): Brief {
  const { place, things, people } = brief as Partial<Brief>
  if (place !== undefined && Object.hasOwn(PLACE_PAINTERS, place) && Array.isArray(things) && isFew(people?.count)) {
    return brief as Brief
  }
  const places = Object.keys(PLACE_PAINTERS).join(', ')
  throw new StudioError(
    'invalid-storyboard',
    `What a scene shows cannot be painted. It needs a place (${places}), a list of things and people with a count of 0, 1, 2, 3 or 5; leave "shows" out to have it found anew.`,
  )
}

function isFew(count: unknown): boolean {
  return [0, 1, 2, 3, 5].some((allowed) => allowed === count)
}
