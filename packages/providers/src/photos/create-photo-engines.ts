import {
  type PhotoEngine,
  type PhotoServiceName,
  type PhotoSource,
  type PhotoSourceName,
  sourcesOfService,
} from '@dayreel/storyboard'
import type { PhotoOptions } from './photo-options.ts'
import type { PhotoSettings } from './photo-settings.ts'

/**
 * Describes the sources of photographs and clips that a service has. `load` loads the code of one. All sources of a
 * service share one limit and one pause.
 */
export function createPhotoEngines({ service, ...options }: PhotoSettings & PhotoOptions): PhotoEngine[] {
  let loaded: Promise<Sources> | undefined
  return sourcesOfService(service).map((source) => ({
    role: 'photos',
    name: source,
    languages: 'any',
    unit: undefined,
    load: async () => (await (loaded ??= LOAD[service](options)))[source]!,
  }))
}

type Sources = Partial<Record<PhotoSourceName, PhotoSource>>

const LOAD: Readonly<Record<PhotoServiceName, (options: PhotoOptions) => Promise<Sources>>> = {
  async 'free-photos'(options) {
    const { createFreePhotos } = await import('./create-free-photos.ts')
    return { 'free-photos': createFreePhotos(options) }
  },
  async pexels(options) {
    const { createPexelsApi } = await import('./create-pexels-api.ts')
    const { createPexels } = await import('./create-pexels.ts')
    const { createPexelsVideos } = await import('./create-pexels-videos.ts')
    const api = createPexelsApi(options)
    return { pexels: createPexels(api), 'pexels-videos': createPexelsVideos(api) }
  },
  async pixabay(options) {
    const { createPixabayApi } = await import('./create-pixabay-api.ts')
    const { createPixabay } = await import('./create-pixabay.ts')
    const { createPixabayVideos } = await import('./create-pixabay-videos.ts')
    const api = createPixabayApi(options)
    return { pixabay: createPixabay(api), 'pixabay-videos': createPixabayVideos(api) }
  },
}
