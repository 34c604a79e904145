import { MINUTE_MS, type Dates, type DateText } from '@dayreel/catalogue'
import { daysBetween } from '#ui/calendar/calendar-dates.ts'

const HOUR_MINUTES = 60
/** From this number of hours on, the text counts days. */
const DAYS_FROM_HOURS = 48
const DAY_HOURS = 24
const NAMED_DAYS = 7

/** The formatter in a channel's zone, and the current time. */
type Reader = { dates: Dates; now: number }

/** Returns the place in a time zone's name, like `Berlin` for `Europe/Berlin`. */
export function placeOf(zone: string): string {
  return zone.split('/').at(-1)!.replaceAll('_', ' ')
}

/** Returns the date and time of a moment in a time zone, like `tomorrow 18:00`. */
export function whenWords(moment: string, { dates, now }: Reader): string {
  const today = dates.dateOf(now)
  const date = dates.dateOf(moment)
  return `${dayWords(date, { today, dates })} ${dates.time(moment)}`
}

function dayWords(date: DateText, { today, dates }: { today: DateText; dates: Dates }): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  if (days > 0 && days < NAMED_DAYS) return dates.weekday(date, 'long')
  return dates.dayAndMonth(date, today)
}

/** Returns how far away a moment is, like `in 21 h`. */
function distanceWords(moment: string, now: number): string {
  const minutes = Math.round((Date.parse(moment) - now) / MINUTE_MS)
  if (minutes < 1) return 'now'
  if (minutes < HOUR_MINUTES) return `in ${minutes} min`
  const hours = Math.round(minutes / HOUR_MINUTES)
  if (hours < DAYS_FROM_HOURS) return `in ${hours} h`
  return `in ${Math.round(hours / DAY_HOURS)} days`
}

/** Returns when a channel's next run is, like `tomorrow 18:00 in Berlin, in 21 h`. */
export function nextRunWords(moment: string, reader: Reader): string {
  return `${whenWords(moment, reader)} in ${placeOf(reader.dates.timeZone)}, ${distanceWords(moment, reader.now)}`
}
