/** A stream of numbers in [0, 1) that depends only on its seed. */
export type Random = () => number

/** Creates a mulberry32 generator, seeded with an FNV-1a hash: fast, small, and the same on every machine. */
export function createRandom(seed: string | number): Random {
  let state = hashText(String(seed))
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns the 32-bit FNV-1a hash of a text's UTF-16 code units. */
export function hashText(text: string): number {
  let hash = 2_166_136_261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619)
  return hash >>> 0
}

/** Picks one of the items. The list must not be empty. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item
}
