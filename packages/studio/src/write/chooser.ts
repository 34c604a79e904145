import { createRandom, pick } from '../lib/random.ts'

/** Chooses from lists, each time anew, by the seed and by how many were chosen from before. */
export function chooser(seed: string): <Item>(items: readonly Item[]) => Item {
  let slot = 0
  return (items) => pick(items, createRandom(`${slot++}/${seed}`))
}
