/** The API version of the stand-in's objects and events. */
export const API_VERSION = '2026-10-28.endive'

/** The functions that a new object needs. */
export type Maker = {
  /** Returns the seconds of the stand-in's own clock, which tests advance. */
  now: () => number
  newId: (prefix: string, length?: number) => string
}
