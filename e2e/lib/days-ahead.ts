/** The date at the start of the journey. The journey may continue past midnight. */
const TODAY = new Date()

/**
 * The number of days until a Tuesday at least two days ahead. Posts are moved to the days after it, which are in the
 * same week and so on the same calendar page.
 */
export const DAYS_AHEAD = 2 + ((9 - new Date(TODAY.getTime() + 2 * 86_400_000).getDay()) % 7)

function dayAhead(days: number): Date {
  const day = new Date(TODAY)
  day.setDate(day.getDate() + days)
  return day
}

/** Returns noon of a day in local time. The browser has the same time zone as this process. */
export function localTime(days: number): string {
  const day = dayAhead(days)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T12:00`
}

/** Matches the label of a day in the calendar. */
export function dayName(days: number): RegExp {
  const day = dayAhead(days).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
  return new RegExp(`^${day.replace(/^(\w+) /, '$1, ')}`)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
