import type { PhotoEngine } from '@dayreel/storyboard'
import type { FreePhotoOptions } from './create-free-photos.ts'

/** Describes the source of free photographs. `load` loads its code. */
export function createPhotoEngine(options: FreePhotoOptions): PhotoEngine {
  return {
    role: 'photos',
    name: 'free-photos',
    languages: 'any',
    unit: undefined,
    load: async () => (await import('./create-free-photos.ts')).createFreePhotos(options),
  }
}
