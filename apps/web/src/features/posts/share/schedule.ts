import { clockIn, momentAt } from '@dayreel/catalogue'

/** The value of a `datetime-local` field, by the account's clock; empty: none. */
export type LocalTime = string

export type Schedule = { mode: 'now' | 'later'; at: LocalTime }

export const POST_NOW: Schedule = { mode: 'now', at: '' }

/** The error of a schedule in a time zone; undefined if it is valid. */
export function findScheduleFault(
  { mode, at }: Schedule,
  { now, zone }: { now: number; zone: string },
): string | undefined {
  if (mode === 'now') return undefined
  const clock = clockOf(at)
  if (Number.isNaN(clock)) return 'Please select a schedule date and time.'
  return momentAt(zone, clock) <= now ? 'Schedule time must be in the future.' : undefined
}

/** The moment as the server wants it; null for now. */
export function momentOf({ mode, at }: Schedule, zone: string): string | null {
  return mode === 'now' ? null : new Date(momentAt(zone, clockOf(at))).toISOString()
}

/** A moment by a zone's clock, to the minute: the minimum of such a field. */
export function localTimeOf(ms: number, zone: string): LocalTime {
  return new Date(clockIn(zone, ms)).toISOString().slice(0, '2026-11-22T18:00'.length)
}

/** The time on the clock in milliseconds, as if it were UTC; NaN if it is not a time. */
function clockOf(at: LocalTime): number {
  return Date.parse(`${at}Z`)
}
