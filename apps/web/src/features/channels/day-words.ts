import { EVERY_DAY } from '@dayreel/catalogue'

/** 1 for Monday … 7 for Sunday. */
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const SHORT = 3

/** A day of the week, whole and as it is told from the others where there is little room. */
export function dayNames(day: number): { name: string; short: string } {
  const name = NAMES[day - 1]!
  return { name, short: name.slice(0, SHORT) }
}

/** `Every day`; `Mon, Wed, Fri`. */
export function daysWords(days: readonly number[]): string {
  if (days.length === EVERY_DAY.length) return 'Every day'
  return EVERY_DAY.filter((day) => days.includes(day))
    .map((day) => dayNames(day).short)
    .join(', ')
}
