/**
 * Keeps what the steps made, each under a key of what it was made from. Whoever implements it must never answer with part of
 * what was put: a value is there whole or not at all.
 */
export interface StepStore {
  get(key: string): Promise<Uint8Array | undefined>
  /** Repeatable: the same key is only ever put with the same bytes. */
  put(key: string, bytes: Uint8Array): Promise<void>
}
