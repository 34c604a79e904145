import { clockIn, momentAt } from '@dayreel/catalogue'

/** The value of a `datetime-local` field in the account's time zone. Empty if the user chose no time. */
export type LocalTime = string

export type Schedule = { mode: 'now' | 'later'; at: LocalTime }

export const POST_NOW: Schedule = { mode: 'now', at: '' }

/** Returns the error of a schedule in a time zone, or undefined if it is valid. */
export function findScheduleFault(
  { mode, at }: Schedule,
  { now, zone }: { now: number; zone: string },
): string | undefined {
  if (mode === 'now') return undefined
  const clock = clockOf(at)
  if (Number.isNaN(clock)) return 'Please select a schedule date and time.'
  return momentAt(zone, clock) <= now ? 'Schedule time must be in the future.' : undefined
}

/** Returns the moment for the server, or null for now. */
export function momentOf({ mode, at }: Schedule, zone: string): string | null {
  return mode === 'now' ? null : new Date(momentAt(zone, clockOf(at))).toISOString()
}

/** Formats a moment in a time zone, to the minute, as the minimum of a `datetime-local` field. */
export function localTimeOf(ms: number, zone: string): LocalTime {
  return new Date(clockIn(zone, ms)).toISOString().slice(0, '2026-11-22T18:00'.length)
}

/** Returns the local time in milliseconds as if it were UTC, or NaN if the text is not a time. */
function clockOf(at: LocalTime): number {
  return Date.parse(`${at}Z`)
}
