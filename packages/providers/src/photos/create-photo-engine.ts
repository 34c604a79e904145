import type { PhotoEngine, PhotoSource, PhotoSourceName } from '@dayreel/storyboard'
import type { PhotoOptions } from './photo-options.ts'
import type { PhotoSettings } from './photo-settings.ts'

/** Describes a source of photographs. `load` loads its code. */
export function createPhotoEngine({ source, ...options }: PhotoSettings & PhotoOptions): PhotoEngine {
  return {
    role: 'photos',
    name: source,
    languages: 'any',
    unit: undefined,
    load: () => CREATE[source](options),
  }
}

const CREATE: Readonly<Record<PhotoSourceName, (options: PhotoOptions) => Promise<PhotoSource>>> = {
  'free-photos': async (options) => (await import('./create-free-photos.ts')).createFreePhotos(options),
  pexels: async (options) => (await import('./create-pexels.ts')).createPexels(options),
  pixabay: async (options) => (await import('./create-pixabay.ts')).createPixabay(options),
}
