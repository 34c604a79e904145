import { addDays, localDateAt, slotOn, weekdayOf, type TimeOfDay } from './slot-on.ts'

/** When a channel runs. */
export type Timetable = TimeOfDay & {
  /** 1 for Monday … 7 for Sunday. */
  days: readonly number[]
  /** The last local date that may have a run; null without end. */
  endsOn: string | null
  /** Dates that are to have no run. */
  leftOut?: readonly string[]
}

export type Slot = {
  /** In the channel's zone. */
  localDate: string
  at: Date
}

const WEEK_DAYS = 7
/** More than a week, so that a weekday which a zone once skips is found again. */
const MAX_DAYS = 15

/**
 * The first slot of a timetable that lies after a moment.
 *
 * @param taken the newest local date that has had its run, whatever zone and time it ran in: only later ones are looked at, so that
 *   no change of time or zone gives a date two.
 * @returns undefined where the timetable has ended, or names no day.
 */
export function nextSlot(
  timetable: Timetable,
  { after, taken }: { after: Date; taken: string | null },
): Slot | undefined {
  const today = localDateAt(after, timetable.zone)
  // Dates in this form sort as they follow each other.
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
