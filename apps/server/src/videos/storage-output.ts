import type { Output } from '@dayreel/studio/planning'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FileStorage } from '#storage/file-storage.ts'

/**
 * Creates an output that writes finished files into storage. A file does not exist before its commit.
 *
 * @param folder the key prefix of the files. It ends in `/`.
 * @param isKept returns false for files that must not be stored.
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
      // The commit or a waiting write reports the error.
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
