import { type PhotoEngine, type PhotoSource, type PhotoSourceName, sourcesOfService } from '@dayreel/storyboard'
import type { PhotoOptions } from './photo-options.ts'
import type { PhotoSettings } from './photo-settings.ts'

/** Describes the sources of photographs and clips that a service has. `load` loads the code of one. */
export function createPhotoEngines({ service, ...options }: PhotoSettings & PhotoOptions): PhotoEngine[] {
  return sourcesOfService(service).map((source) => ({
    role: 'photos',
    name: source,
    languages: 'any',
    unit: undefined,
    load: () => CREATE[source](options),
  }))
}

const CREATE: Readonly<Record<PhotoSourceName, (options: PhotoOptions) => Promise<PhotoSource>>> = {
  'free-photos': async (options) => (await import('./create-free-photos.ts')).createFreePhotos(options),
  pexels: async (options) => (await import('./create-pexels.ts')).createPexels(options),
  pixabay: async (options) => (await import('./create-pixabay.ts')).createPixabay(options),
  'pexels-videos': async (options) => (await import('./create-pexels-videos.ts')).createPexelsVideos(options),
  'pixabay-videos': async (options) => (await import('./create-pixabay-videos.ts')).createPixabayVideos(options),
}
