import type { Case } from './hostile-file.ts'

/** The parts of a file that are left after an upload or a disk failed. */
const PARTS = [0.01, 0.1, 0.35, 0.6, 0.9, 0.999]
const SEEDS = [1, 2, 3, 4, 5, 6]
/** One byte in this many is damaged. */
const BYTES_PER_FLIP = 200

/** Returns a file cut off at several places, and with bits flipped at places that follow from a seed. */
export function damage(name: string, whole: Buffer): Case[] {
  return [
    ...PARTS.map((part): Case => [`${name}, ${100 * part} % of it`, cut(whole, part), 'either']),
    ...SEEDS.map((seed): Case => [`${name}, damaged by seed ${seed}`, flip(whole, seed), 'either']),
  ]
}

function cut(whole: Buffer, part: number): Buffer {
  return whole.subarray(0, Math.max(1, Math.floor(part * whole.length)))
}

/** The first seeds damage the header, which states lengths and types. The others damage the whole file. */
function flip(whole: Buffer, seed: number): Buffer {
  const random = randomOf(seed)
  const copy = Buffer.from(whole)
  const area = seed % 2 === 0 ? Math.min(600, copy.length) : copy.length
  const flips = Math.max(3, Math.round(area / BYTES_PER_FLIP))
  for (let i = 0; i < flips; i++) {
    const at = Math.floor(random() * area)
    copy[at] = copy[at]! ^ (1 << Math.floor(random() * 8))
  }
  return copy
}

function randomOf(seed: number): () => number {
  let state = seed * 7919
  return () => (state = (state * 48_271) % 0x7fffffff) / 0x7fffffff
}

export function noise(bytes: number): Buffer {
  const random = randomOf(1)
  return Buffer.from(Array.from({ length: bytes }, () => Math.floor(256 * random())))
}
