import type { PhotoEngine, PhotoSource } from '@dayreel/storyboard'
import type { PhotoOptions } from './photo-options.ts'
import type { PhotoSettings } from './photo-settings.ts'

/** Describes a source of photographs. `load` loads its code. */
export function createPhotoEngine(options: PhotoSettings & PhotoOptions): PhotoEngine {
  return {
    role: 'photos',
    name: options.source,
    languages: 'any',
    unit: undefined,
    load: () => create(options),
  }
}

async function create({ source, ...options }: PhotoSettings & PhotoOptions): Promise<PhotoSource> {
  switch (source) {
    case 'free-photos':
      return (await import('./create-free-photos.ts')).createFreePhotos(options)
    case 'pexels':
      return (await import('./create-pexels.ts')).createPexels(options)
    case 'pixabay':
      return (await import('./create-pixabay.ts')).createPixabay(options)
  }
}
