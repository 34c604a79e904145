import type { ConfigDraft } from './config-draft.ts'

export type FirstSlot = {
  localDate: string
  at: Date
  /** An earlier one that is too near to make a video for. */
  isNearLeftOut: boolean
}

type Timetable = Pick<ConfigDraft, 'hour' | 'minute' | 'zone' | 'days' | 'endsOn' | 'reviewHours'>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Videos are begun at least so long before their slot. */
export const LEAD_MINUTES = 20
/** More than a week, so that a weekday which a zone once skips is found again. */
const MAX_DAYS = 15

/**
 * The first slot that a timetable would have from now on: the server decides, and this says it before anything is saved.
 *
 * @param isNew the channel comes to be now: the day's video is the one its activation begins.
 * @param takenOn the newest date that has its video: a later one is next.
 * @returns undefined without a run time, or where no date is left.
 */
export function firstSlot(
  timetable: Timetable,
  { now, isNew, takenOn }: { now: number; isNew: boolean; takenOn: string | null },
): FirstSlot | undefined {
  const { hour, minute, zone, days, endsOn, reviewHours } = timetable
  if (hour === null || minute === null) return undefined
  const leadMs = reviewHours === null ? LEAD_MINUTES * MINUTE_MS : reviewHours * HOUR_MS
  const today = dateOf(now, zone)
  const taken = isNew ? today : takenOn
  const first = taken !== null && taken >= today ? addDays(taken, 1) : today
  let isNearLeftOut = false
  for (let i = 0; i < MAX_DAYS; i++) {
    const localDate = addDays(first, i)
    if (endsOn !== null && localDate > endsOn) return undefined
    if (!days.includes(weekdayOf(localDate))) continue
    const at = momentOf(localDate, hour, minute, zone)
    if (at <= now) continue
    if (at > now + leadMs) return { localDate, at: new Date(at), isNearLeftOut }
    isNearLeftOut = true
  }
  return undefined
}

/** The date on a zone's calendar, as `2026-11-24`. */
export function dateOf(moment: number, zone: string): string {
  return new Date(clockOf(moment, zone)).toISOString().slice(0, 10)
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 1 for Monday … 7 for Sunday. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00Z`).getUTCDay() || 7
}

/** When a zone's clock first shows a time, or has passed it where a change skips it. */
function momentOf(date: string, hour: number, minute: number, zone: string): number {
  const clock = Date.parse(`${date}T00:00Z`) + hour * HOUR_MS + minute * MINUTE_MS
  const offsets = [clock - DAY_MS, clock + DAY_MS].map((moment) => clockOf(moment, zone) - moment)
  let moment = clock - Math.max(...offsets)
  while (clockOf(moment, zone) < clock) moment += MINUTE_MS
  return moment
}

/** What a zone's clock shows, as if it were UTC. */
function clockOf(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)!.value)
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
}
