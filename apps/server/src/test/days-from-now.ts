import { DAY_MS } from '@dayreel/catalogue'

/** Returns a moment some days ahead, or some days ago for a negative number. */
export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY_MS)
}
