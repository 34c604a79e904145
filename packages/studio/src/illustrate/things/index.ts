import type { Thing } from '../painting.ts'
import { CELESTIAL_THINGS } from './celestial.ts'
import { LIGHT_THINGS } from './lights.ts'

/** Everything that can be put into a place. */
export const THINGS: readonly Thing[] = [...CELESTIAL_THINGS, ...LIGHT_THINGS]

const BY_WORD = new Map(THINGS.flatMap((thing) => [thing.name, ...thing.words].map((word) => [word, thing] as const)))

/** The thing of this name, or that one of its words means; undefined where there is none. Case does not matter. */
export function thingNamed(name: string): Thing | undefined {
  return BY_WORD.get(name.toLowerCase())
}
