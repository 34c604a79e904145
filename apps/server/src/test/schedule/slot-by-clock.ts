import { DAY_MS, MINUTE_MS } from '@dayreel/catalogue'

const clocks = new Map<string, (at: number) => string>()

/**
 * Returns a function that gives a zone's local time at a moment, such as `2026-11-22 18:00`. It uses only Intl, so that
 * it is independent of the product's code.
 */
export function localClock(zone: string): (at: number) => string {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const clock = (at: number): string => format.format(at)
  clocks.set(zone, clock)
  return clock
}

/** Returns the moment at which a UTC clock shows what this clock shows at the given moment. */
function asUtc(clock: (at: number) => string, at: number): number {
  return Date.parse(`${clock(at).replace(' ', 'T')}Z`)
}

/**
 * Finds a slot by trying minute after minute. The slot is the first minute of the date at which the local clock shows
 * the given time or a later one.
 *
 * @param time such as `18:00`.
 * @returns Unix milliseconds, or undefined if the date has no such minute.
 */
export function slotByClock(date: string, time: string, zone: string): number | undefined {
  const clock = localClock(zone)
  const wanted = Date.parse(`${date}T${time}Z`)
  // With the zone's offset of the previous or the next day, no clock can show the time before this minute.
  const around = [wanted - DAY_MS, wanted + DAY_MS]
  const ahead = Math.max(...around.map((at) => asUtc(clock, at) - at))
  for (let at = wanted - ahead; at <= wanted + DAY_MS; at += MINUTE_MS) {
    const says = clock(at)
    if (says.slice(0, 10) > date) return undefined
    if (says.slice(0, 10) === date && says.slice(11) >= time) return at
  }
  return undefined
}

export function nextDate(date: string): string {
  return new Date(Date.parse(`${date}T00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}

/**
 * Returns the dates within three years on which a zone's clock changes, and the day after each. They are found with the
 * local clock only.
 */
export function changeDates(zone: string): string[] {
  const clock = localClock(zone)
  const dates: string[] = []
  for (let at = Date.UTC(2026, 0, 1, 12); at < Date.UTC(2029, 0, 1); at += DAY_MS) {
    if (clock(at).slice(11) !== clock(at + DAY_MS).slice(11)) dates.push(clock(at).slice(0, 10))
  }
  return dates.flatMap((date) => [date, nextDate(date)])
}
