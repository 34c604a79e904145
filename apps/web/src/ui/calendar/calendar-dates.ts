/** A date without a time, as the server writes it: `2026-11-22`. Dates in this form sort as they follow each other. */
export type DateText = string

export type CalendarView = 'month' | 'week'

const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7
/** In UTC a day always has 24 hours; nothing here asks what time it is. */
const UTC = { timeZone: 'UTC' } as const

function atNoon(date: DateText): Date {
  return new Date(`${date}T12:00:00Z`)
}

export function addDays(date: DateText, days: number): DateText {
  return new Date(atNoon(date).getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day of another month, or its last one where it is shorter. */
export function addMonths(date: DateText, months: number): DateText {
  const [year, month, day] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year!, month! - 1 + months, 1, 12))
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0, 12)).getUTCDate()
  first.setUTCDate(Math.min(day!, lastDay))
  return first.toISOString().slice(0, 10)
}

/** How many days `to` is after `from`. */
export function daysBetween(from: DateText, to: DateText): number {
  return Math.round((atNoon(to).getTime() - atNoon(from).getTime()) / DAY_MS)
}

/** 1 for Monday … 7 for Sunday. */
export function weekdayOf(date: DateText): number {
  return atNoon(date).getUTCDay() || DAYS_A_WEEK
}

export function startOfWeek(date: DateText): DateText {
  return addDays(date, 1 - weekdayOf(date))
}

export function endOfWeek(date: DateText): DateText {
  return addDays(date, DAYS_A_WEEK - weekdayOf(date))
}

/** The weeks that a view shows of the time around a date, Monday first: all that a month touches, or one. */
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

/** The same place one view earlier or later. */
export function turn(view: CalendarView, date: DateText, by: 1 | -1): DateText {
  return view === 'month' ? addMonths(date, by) : addDays(date, by * DAYS_A_WEEK)
}

/** `November 2026`, `16 – 22 November 2026` */
export function titleOf(view: CalendarView, date: DateText): string {
  if (view === 'month') return atNoon(date).toLocaleDateString('en-GB', { ...UTC, month: 'long', year: 'numeric' })
  const whole = new Intl.DateTimeFormat('en-GB', { ...UTC, day: 'numeric', month: 'long', year: 'numeric' })
  return whole.formatRange(atNoon(startOfWeek(date)), atNoon(endOfWeek(date)))
}

/** `Tuesday, 24 November`; the year only where it is another one than that of `today`. */
export function dayName(date: DateText, today: DateText): string {
  const weekday = atNoon(date).toLocaleDateString('en-GB', { ...UTC, weekday: 'long' })
  return `${weekday}, ${dayAndMonth(date, today)}`
}

/** `24 November` */
export function dayAndMonth(date: DateText, today: DateText): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return atNoon(date).toLocaleDateString('en-GB', {
    ...UTC,
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

export function weekdayName(date: DateText, length: 'long' | 'short'): string {
  return atNoon(date).toLocaleDateString('en-GB', { ...UTC, weekday: length })
}

/** The day of the month, without a zero before it. */
export function dayNumber(date: DateText): string {
  return String(Number(date.slice(8)))
}

/** The date in a zone at a moment. */
export function dateIn(zone: string, moment: string | number): DateText {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(moment))
  const part = (type: string) => parts.find((each) => each.type === type)!.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** `18:00`, by the clock of a zone. */
export function timeIn(zone: string, moment: string | number): string {
  return new Date(moment).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
}
