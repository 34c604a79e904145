import { choiceGone } from '@dayreel/storyboard/base'
import { stockOf } from '@dayreel/storyboard/schema'
import { readPhotos } from '#models/connected-photos.ts'
import type { LoadedPhotos } from './loaded-photos.ts'
import type { Services, SharedServices } from './services.ts'

/** Creates the function that loads a source of a connected service for a user's search. */
export function createPhotoSourceLoader(
  { db, config }: Pick<SharedServices, 'db' | 'config'>,
  loadedPhotos: LoadedPhotos,
): Services['loadPhotoSource'] {
  return async (name) => {
    const connected = (await readPhotos(db, config)).filter(({ service }) => stockOf(name)?.service === service)
    const source = (await loadedPhotos.load(connected)).find((each) => each.name === name)
    if (source === undefined) throw choiceGone('pictures')
    return source
  }
}
