/** What the stand-in's objects and events are written in. */
export const API_VERSION = '2026-10-28.endive'

/** What a new object needs of the world it comes into. */
export type Maker = {
  /** Seconds of its own clock, which tests put forward. */
  now: () => number
  newId: (prefix: string, length?: number) => string
}
