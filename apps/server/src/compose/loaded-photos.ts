import { createHash } from 'node:crypto'
import type { PhotoSettings } from '@dayreel/providers/base'
import type { PhotoSource } from '@dayreel/storyboard'
import type { ConnectedPhotos } from '#models/connected-photos.ts'
import { photoEnginesOf } from './engines.ts'
import type { SharedServices } from './services.ts'

export type LoadedPhotos = {
  /**
   * Returns the sources of the connected services. Loads each at its first use, and again after a change of its
   * settings.
   */
  load(connected: readonly ConnectedPhotos[]): Promise<PhotoSource[]>
  close(): Promise<void>
}

const noBuiltIn = () => Promise.reject(new TypeError('There are no built-in photographs.'))

/**
 * Keeps a process's sources of photographs and clips, because they share their caches and rate limits across videos.
 */
export function createLoadedPhotos(services: Pick<SharedServices, 'sealing' | 'log' | 'limits'>): LoadedPhotos {
  const kept = new Map<string, { identity: string; loaded: Promise<PhotoSource[]> }>()
  const loadOne = (settings: PhotoSettings): Promise<PhotoSource[]> => {
    const identity = createHash('sha256').update(JSON.stringify(settings)).digest('hex')
    const found = kept.get(settings.service)
    if (found?.identity === identity) return found.loaded
    const loaded = Promise.all(photoEnginesOf(settings, services).map((engine) => engine.load(noBuiltIn)))
    kept.set(settings.service, { identity, loaded })
    return loaded
  }
  return {
    async load(connected) {
      const opened = connected.map(({ open }) => open(services.sealing)).filter((each) => each !== undefined)
      return (await Promise.all(opened.map(loadOne))).flat()
    },
    async close() {
      const loaded = await Promise.all([...kept.values()].map((each) => each.loaded))
      await Promise.all(loaded.flat().map((source) => source.close()))
    },
  }
}
