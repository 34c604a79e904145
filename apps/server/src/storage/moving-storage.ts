import type { FileStorage } from './file-storage.ts'

/**
 * Creates a storage for a site whose files are being moved: it writes to the new place and reads from both.
 *
 * @param from the place that `moveFiles` empties.
 */
export function createMovingStorage(from: FileStorage, to: FileStorage): FileStorage {
  return {
    put: (key, content) => to.put(key, content),
    get: async (key) => (await to.get(key)) ?? (await from.get(key)) ?? to.get(key),
    // If a file is moved between the first two lookups, the third one finds it in the new place.
    describe: async (key) => (await to.describe(key)) ?? (await from.describe(key)) ?? to.describe(key),
    async read(key, range) {
      if ((await to.describe(key)) !== undefined) return to.read(key, range)
      return from.read(key, range).catch(() => to.read(key, range))
    },
    async delete(key) {
      await from.delete(key)
      await to.delete(key)
    },
    async *list(prefix) {
      const listed = new Set<string>()
      for (const place of [from, to]) {
        for await (const file of place.list(prefix)) {
          if (listed.has(file.key)) continue
          listed.add(file.key)
          yield file
        }
      }
    },
    async *listFolders(prefix) {
      const listed = new Set<string>()
      for (const place of [from, to]) {
        for await (const name of place.listFolders(prefix)) {
          if (listed.has(name)) continue
          listed.add(name)
          yield name
        }
      }
    },
    async deleteAll(prefix) {
      await from.deleteAll(prefix)
      await to.deleteAll(prefix)
    },
    measureFreeBytes: () => to.measureFreeBytes(),
    async sweep() {
      await from.sweep()
      await to.sweep()
    },
    async probe() {
      await from.probe()
      await to.probe()
    },
  }
}
