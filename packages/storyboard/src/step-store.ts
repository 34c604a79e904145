/**
 * Caches step results by a hash of their inputs. `get` returns a whole value or nothing, because stores seal values
 * with `sealPart`.
 */
export interface StepStore {
  get(key: string): Promise<Uint8Array | undefined>
  /** Stores a value. Repeating the call is safe, because the same key always has the same bytes. */
  put(key: string, bytes: Uint8Array): Promise<void>
}
