/**
 * The same day and time some months later, in UTC; the last day of a month that is too short for it.
 *
 * @param anchor seconds at which the first period began: its day is kept through short months.
 */
function monthsAfter(anchor: number, months: number): number {
  const start = new Date(anchor * 1000)
  const target = new Date(start)
  target.setUTCDate(1)
  target.setUTCMonth(target.getUTCMonth() + months)
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(start.getUTCDate(), last))
  return target.getTime() / 1000
}

/** The first end of a monthly period after an instant. */
export function nextMonthEnd(anchor: number, after: number): number {
  for (let months = 1; ; months++) {
    const end = monthsAfter(anchor, months)
    if (end > after) return end
  }
}
