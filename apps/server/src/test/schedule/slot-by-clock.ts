const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const clocks = new Map<string, (at: number) => string>()

/** What the clock of a zone says at a moment, such as `2026-11-22 18:00`: by Intl alone, so that it witnesses for nothing else. */
export function localClock(zone: string): (at: number) => string {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const clock = (at: number): string => format.format(at)
  clocks.set(zone, clock)
  return clock
}

/** The moment when clocks in UTC say what this clock says at a moment. */
function asUtc(clock: (at: number) => string, at: number): number {
  return Date.parse(`${clock(at).replace(' ', 'T')}Z`)
}

/**
 * The rule of slots, minute by minute: the first minute of the date whose clock says the time or a later one.
 *
 * @param time `18:00`.
 * @returns Unix milliseconds; undefined where that date has none.
 */
export function slotByClock(date: string, time: string, zone: string): number | undefined {
  const clock = localClock(zone)
  const wanted = Date.parse(`${date}T${time}Z`)
  // Before this minute no clock that is set as on one of the days around can say so.
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

/** The dates of three years on which the clock of a zone is changed, and those after them, told by its clock alone. */
export function changeDates(zone: string): string[] {
  const clock = localClock(zone)
  const dates: string[] = []
  for (let at = Date.UTC(2026, 0, 1, 12); at < Date.UTC(2029, 0, 1); at += DAY_MS) {
    if (clock(at).slice(11) !== clock(at + DAY_MS).slice(11)) dates.push(clock(at).slice(0, 10))
  }
  return dates.flatMap((date) => [date, nextDate(date)])
}
