import { dateIn, dayAndMonth, daysBetween, timeIn, weekdayName } from '#ui/calendar/calendar-dates.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
/** From so many hours on days are counted. */
const DAYS_FROM_HOURS = 48
const DAY_HOURS = 24
const NAMED_DAYS = 7

/** Where a zone's clock stands: `Berlin` for `Europe/Berlin`. */
export function placeOf(zone: string): string {
  return zone.split('/').at(-1)!.replaceAll('_', ' ')
}

/** When something is, by the clock of a zone: `tomorrow 18:00`. */
export function whenWords(moment: string, { zone, now }: { zone: string; now: number }): string {
  const today = dateIn(zone, now)
  const date = dateIn(zone, moment)
  return `${dayWords(date, today)} ${timeIn(zone, moment)}`
}

function dayWords(date: string, today: string): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  if (days > 0 && days < NAMED_DAYS) return weekdayName(date, 'long')
  return dayAndMonth(date, today)
}

/** How far away a moment is: `in 21 h`. */
function distanceWords(moment: string, now: number): string {
  const minutes = Math.round((Date.parse(moment) - now) / MINUTE_MS)
  if (minutes < 1) return 'now'
  if (minutes < HOUR_MINUTES) return `in ${minutes} min`
  const hours = Math.round(minutes / HOUR_MINUTES)
  if (hours < DAYS_FROM_HOURS) return `in ${hours} h`
  return `in ${Math.round(hours / DAY_HOURS)} days`
}

/** The next run of a channel: `tomorrow 18:00 in Berlin, in 21 h`. */
export function nextRunWords(moment: string, place: { zone: string; now: number }): string {
  return `${whenWords(moment, place)} in ${placeOf(place.zone)}, ${distanceWords(moment, place.now)}`
}
