import { addDays, DAY_MS, weekdayOf, type Dates, type DateText } from '@dayreel/catalogue'

export type CalendarView = 'month' | 'week'

const DAYS_A_WEEK = 7

/** Returns the same day of another month, or that month's last day if the month is shorter. */
export function addMonths(date: DateText, months: number): DateText {
  const [year, month, day] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year!, month! - 1 + months, 1, 12))
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0, 12)).getUTCDate()
  first.setUTCDate(Math.min(day!, lastDay))
  return first.toISOString().slice(0, 10)
}

/** Returns how many days `to` is after `from`. */
export function daysBetween(from: DateText, to: DateText): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

export function startOfWeek(date: DateText): DateText {
  return addDays(date, 1 - weekdayOf(date))
}

export function endOfWeek(date: DateText): DateText {
  return addDays(date, DAYS_A_WEEK - weekdayOf(date))
}

/** Returns the weeks to show around a date, Monday first: every week that touches the month, or the one week. */
export function weeksOf(view: CalendarView, date: DateText): DateText[][] {
  const firstOfMonth = `${date.slice(0, 7)}-01`
  const lastOfMonth = addDays(addMonths(firstOfMonth, 1), -1)
  const from = startOfWeek(view === 'month' ? firstOfMonth : date)
  const to = endOfWeek(view === 'month' ? lastOfMonth : date)
  const weeks = (daysBetween(from, to) + 1) / DAYS_A_WEEK
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (__, day) => addDays(from, week * DAYS_A_WEEK + day)),
  )
}

/** Returns the date one month or one week earlier or later, depending on the view. */
export function turn(view: CalendarView, date: DateText, by: 1 | -1): DateText {
  return view === 'month' ? addMonths(date, by) : addDays(date, by * DAYS_A_WEEK)
}

/** Returns a month like `November 2026`, or a week like `16 – 22 November 2026`. */
export function titleOf(view: CalendarView, date: DateText, dates: Dates): string {
  return view === 'month' ? dates.month(date) : dates.range(startOfWeek(date), endOfWeek(date))
}

/** Returns the day of the month without a leading zero. */
export function dayNumber(date: DateText): string {
  return String(Number(date.slice(8)))
}
