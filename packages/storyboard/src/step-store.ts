/** The steps of making a video, in order. The keys of their parts begin with their names. */
export const STEP_NAMES = ['write', 'narrate', 'illustrate', 'score', 'render'] as const
export type StepName = (typeof STEP_NAMES)[number]

/**
 * Caches step results by a hash of their inputs. `get` returns a whole value or nothing, because stores seal values
 * with `sealPart`.
 */
export interface StepStore {
  get(key: string): Promise<Uint8Array | undefined>
  /** Stores a value. Repeating the call is safe, because the same key always has the same bytes. */
  put(key: string, bytes: Uint8Array): Promise<void>
}

/**
 * Returns whether a key belongs to a part that can be made again at no cost. All other keys belong to answers from
 * outside, such as speech of a hosted voice.
 */
export function isMadeAgainFree(key: string): boolean {
  return STEP_NAMES.some((step) => key.startsWith(`${step}-`))
}
