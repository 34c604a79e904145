import { EVERY_DAY } from '@dayreel/catalogue'

/** The names of the days in the order of their numbers, from 1 for Monday to 7 for Sunday. */
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const SHORT = 3

/** Returns the name of a weekday, in full and shortened to three letters. */
export function dayNames(day: number): { name: string; short: string } {
  const name = NAMES[day - 1]!
  return { name, short: name.slice(0, SHORT) }
}

/** Returns text like `Every day` or `Mon, Wed, Fri`. */
export function daysWords(days: readonly number[]): string {
  if (days.length === EVERY_DAY.length) return 'Every day'
  return EVERY_DAY.filter((day) => days.includes(day))
    .map((day) => dayNames(day).short)
    .join(', ')
}
