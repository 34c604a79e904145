import { Temporal } from 'temporal-polyfill'

/** A local time of day in an IANA time zone. */
export type TimeOfDay = { zone: string; hour: number; minute: number }

/**
 * A cache of computed slots. Channels of the same zone and time share a slot, and computing one takes tens of
 * microseconds.
 */
const found = new Map<string, number | null>()
const MAX_FOUND = 50_000

/**
 * Returns the moment of a time of day on a local date. If a clock change skips the time, the first valid minute after
 * it counts. If the time occurs twice, the first occurrence counts.
 *
 * @param date such as `2026-11-22`.
 * @returns Unix milliseconds, or undefined if the zone skips the date or the rest of it.
 */
export function slotOn(date: string, time: TimeOfDay): number | undefined {
  const key = `${date} ${time.hour}:${time.minute} ${time.zone}`
  const known = found.get(key)
  if (known !== undefined) return known ?? undefined
  const slot = findSlot(Temporal.PlainDate.from(date), time)
  if (found.size >= MAX_FOUND) found.clear()
  found.set(key, slot ?? null)
  return slot
}

function findSlot(date: Temporal.PlainDate, { zone, hour, minute }: TimeOfDay): number | undefined {
  const wanted = date.toPlainDateTime({ hour, minute })
  const first = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' })
  if (first.toPlainDateTime().equals(wanted)) return first.epochMilliseconds
  const behindTheGap = wanted.toZonedDateTime(zone, { disambiguation: 'later' })
  const end = behindTheGap.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')!
  return end.toPlainDate().equals(date) ? end.epochMilliseconds : undefined
}
