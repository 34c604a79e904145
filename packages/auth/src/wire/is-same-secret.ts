import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
