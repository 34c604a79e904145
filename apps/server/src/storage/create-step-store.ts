import type { StepStore } from '@dayreel/storyboard'
import { openPart, sealPart } from '@dayreel/storyboard/base'
import type { FileStorage } from './file-storage.ts'
import { createPackReader } from './packed-steps.ts'

/**
 * Caches a video's steps in storage, so that any worker can continue the video. A damaged file counts as missing.
 *
 * @param prefix ends in `/`. Deleting this prefix deletes the whole cache.
 * @param onKept is called after each step is stored.
 */
export function createStepStore(
  storage: FileStorage,
  prefix: string,
  onKept: () => Promise<void> = async () => undefined,
): StepStore {
  const packs = createPackReader(storage, prefix)
  return {
    async get(key) {
      const bytes = (await storage.get(prefix + key)) ?? (await packs.get(key))
      return bytes === undefined ? undefined : openPart(bytes)
    },
    async put(key, bytes) {
      await storage.put(prefix + key, sealPart(bytes))
      await onKept()
    },
  }
}
