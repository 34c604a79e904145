import { addDays, dateIn, HOUR_MS, MINUTE_MS, momentAt, weekdayOf } from '@dayreel/catalogue'
import type { ConfigDraft } from './config-draft.ts'

export type FirstSlot = {
  localDate: string
  at: Date
  /** Whether an earlier slot was left out because it is too close to make a video for it. */
  isNearLeftOut: boolean
}

type Timetable = Pick<ConfigDraft, 'hour' | 'minute' | 'zone' | 'days' | 'endsOn' | 'reviewHours'>

/** The minimum number of minutes between a video's start and its slot. */
export const LEAD_MINUTES = 20
/** More than a week of dates, because a time zone change may skip a weekday. */
const MAX_DAYS = 15

/**
 * Predicts the first slot of a schedule before it is saved. The server decides the real slot.
 *
 * @param isNew whether the channel is being created now. If so, the activation makes today's video.
 * @param takenOn the newest date that already has a video. The first slot is on a later date.
 * @returns undefined if there is no run time or no date is left.
 */
export function firstSlot(
  timetable: Timetable,
  { now, isNew, takenOn }: { now: number; isNew: boolean; takenOn: string | null },
): FirstSlot | undefined {
  const { hour, minute, zone, days, endsOn, reviewHours } = timetable
  if (hour === null || minute === null) return undefined
  const leadMs = reviewHours === null ? LEAD_MINUTES * MINUTE_MS : reviewHours * HOUR_MS
  const today = dateIn(zone, now)
  const taken = isNew ? today : takenOn
  const first = taken !== null && taken >= today ? addDays(taken, 1) : today
  let isNearLeftOut = false
  for (let i = 0; i < MAX_DAYS; i++) {
    const localDate = addDays(first, i)
    if (endsOn !== null && localDate > endsOn) return undefined
    if (!days.includes(weekdayOf(localDate))) continue
    const at = momentAt(zone, Date.parse(`${localDate}T00:00Z`) + hour * HOUR_MS + minute * MINUTE_MS)
    if (at <= now) continue
    if (at > now + leadMs) return { localDate, at: new Date(at), isNearLeftOut }
    isNearLeftOut = true
  }
  return undefined
}
