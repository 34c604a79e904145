import { addDays, dateIn, weekdayOf } from '@dayreel/catalogue'
import { slotOn, type TimeOfDay } from '#runs'

/** When a channel runs: its days and its time. */
export type Timetable = TimeOfDay & {
  /** Weekdays from 1 (Monday) to 7 (Sunday). */
  days: readonly number[]
  /** The last local date that may have a run. Null if there is no end. */
  endsOn: string | null
  /** The local dates that the user skipped. */
  leftOut?: readonly string[]
}

export type Slot = {
  /** The date in the channel's time zone. */
  localDate: string
  at: Date
}

const WEEK_DAYS = 7
/** The number of days to search. It exceeds a week because a zone may have skipped a weekday once. */
const MAX_DAYS = 15

/**
 * Returns the first slot of a timetable after a moment.
 *
 * @param taken the newest local date that has had a run, in any zone and at any time. Only later dates count, so that a
 * change of time or zone never gives a date two runs.
 * @returns undefined if the timetable has ended or has no day.
 */
export function nextSlot(
  timetable: Timetable,
  { after, taken }: { after: Date; taken: string | null },
): Slot | undefined {
  const today = dateIn(timetable.zone, after)
  // ISO dates can be compared as strings.
  let localDate = taken !== null && taken >= today ? addDays(taken, 1) : today
  const { leftOut = [] } = timetable
  const days = MAX_DAYS + leftOut.length * WEEK_DAYS
  for (let i = 0; i < days; i++, localDate = addDays(localDate, 1)) {
    if (timetable.endsOn !== null && localDate > timetable.endsOn) return undefined
    if (!timetable.days.includes(weekdayOf(localDate)) || leftOut.includes(localDate)) continue
    const at = slotOn(localDate, timetable)
    if (at !== undefined && at > after.getTime()) return { localDate, at: new Date(at) }
  }
  return undefined
}
