import type { FileStorage } from './file-storage.ts'

/** What the studio keeps between its steps, so that any worker goes on where another one was stopped. */
export type StepStore = {
  get(key: string): Promise<Uint8Array | undefined>
  put(key: string, bytes: Uint8Array): Promise<void>
}

/** @param prefix ends in `/`; everything kept goes when it is removed. */
export function createStepStore(storage: FileStorage, prefix: string): StepStore {
  return {
    get: (key) => storage.get(prefix + key),
    put: (key, bytes) => storage.put(prefix + key, bytes),
  }
}
