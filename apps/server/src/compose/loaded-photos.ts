import { createHash } from 'node:crypto'
import type { PhotoSettings } from '@dayreel/providers/base'
import type { PhotoSource } from '@dayreel/storyboard'
import type { ConnectedPhotos } from '#models/connected-photos.ts'
import { photoEngineOf } from './engines.ts'
import type { SharedServices } from './services.ts'

export type LoadedPhotos = {
  /** Returns the connected sources. Each is loaded at its first use, and again after its settings have changed. */
  load(connected: readonly ConnectedPhotos[]): Promise<PhotoSource[]>
  close(): Promise<void>
}

/** Keeps the sources of photographs of a process, because they cache searches and respect pauses across videos. */
export function createLoadedPhotos(services: Pick<SharedServices, 'sealing' | 'log' | 'limits'>): LoadedPhotos {
  const kept = new Map<string, { identity: string; loaded: Promise<PhotoSource> }>()
  const loadOne = (settings: PhotoSettings): Promise<PhotoSource> => {
    const identity = createHash('sha256').update(JSON.stringify(settings)).digest('hex')
    const found = kept.get(settings.source)
    if (found?.identity === identity) return found.loaded
    const loaded = photoEngineOf(settings, services).load(() =>
      Promise.reject(new TypeError('There are no built-in photographs.')),
    )
    kept.set(settings.source, { identity, loaded })
    return loaded
  }
  return {
    async load(connected) {
      const opened = connected.map(({ open }) => open(services.sealing)).filter((each) => each !== undefined)
      return Promise.all(opened.map(loadOne))
    },
    async close() {
      await Promise.all([...kept.values()].map(async ({ loaded }) => (await loaded).close()))
    },
  }
}
