import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares without telling by the time it takes how much of it was right. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
