import type { Output } from '@dayreel/studio/planning'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FileStorage } from '#storage/file-storage.ts'

/**
 * Puts finished files into the storage while they are made; they are there from their commit on.
 *
 * @param folder the keys' beginning, ends in `/`.
 * @param isKept false for files that nobody needs.
 */
export function createStorageOutput(
  storage: FileStorage,
  folder: string,
  isKept: (name: string) => boolean = () => true,
): Output {
  return {
    async create(name) {
      if (!isKept(name)) return NOWHERE
      const content = new PassThrough()
      const stored = storage.put(folder + name, content)
      // Whether it went well is asked for at the commit, or where a write waits.
      stored.catch(() => undefined)
      let isCommitted = false
      return {
        async write(bytes) {
          if (content.write(bytes)) return
          await Promise.race([once(content, 'drain'), stored])
        },
        async commit() {
          content.end()
          await stored
          isCommitted = true
        },
        async discard() {
          if (isCommitted) return
          content.destroy(new Error(`${name} is not to be kept`))
          await stored.catch(() => undefined)
        },
      }
    },
  }
}

const NOWHERE = { write: async () => undefined, commit: async () => undefined, discard: async () => undefined }
