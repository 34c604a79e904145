import { createRandom } from './random.ts'

/** Returns each item once, in an order that depends on the seed. */
export function inOrderOf<Item>(items: readonly Item[], seed: string | number): Item[] {
  const order = [...items]
  const random = createRandom(seed)
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}
