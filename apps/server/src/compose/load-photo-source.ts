import { choiceGone } from '@dayreel/storyboard/base'
import { readPhotos } from '#models/connected-photos.ts'
import type { LoadedPhotos } from './loaded-photos.ts'
import type { Services, SharedServices } from './services.ts'

/** Creates the function that loads a connected source of photographs for a person's search. */
export function createPhotoSourceLoader(
  { db, config }: Pick<SharedServices, 'db' | 'config'>,
  loadedPhotos: LoadedPhotos,
): Services['loadPhotoSource'] {
  return async (name) => {
    const connected = (await readPhotos(db, config)).filter(({ source }) => source === name)
    const [source] = await loadedPhotos.load(connected)
    if (source === undefined) throw choiceGone('pictures')
    return source
  }
}
