/**
 * Returns the same day and time a number of months later, in UTC. In a shorter month, it is the last day of the month.
 *
 * @param anchor start of the first period in seconds. Its day of the month is used again after a short month.
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

/** Returns the first end of a monthly period after the given time. */
export function nextMonthEnd(anchor: number, after: number): number {
  for (let months = 1; ; months++) {
    const end = monthsAfter(anchor, months)
    if (end > after) return end
  }
}
