import { createHash } from 'node:crypto'

/** Creates a generator of pseudo-random numbers in [0, 1), seeded with a text. */
export function chanceOf(text: string): () => number {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0)
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
