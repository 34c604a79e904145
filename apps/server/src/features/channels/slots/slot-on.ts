import { Temporal } from 'temporal-polyfill'

/** A local time of day in a zone of the IANA database. */
export type TimeOfDay = { zone: string; hour: number; minute: number }

/** Slots found before. All channels of one zone and time share them, and finding one takes tens of microseconds. */
const found = new Map<string, number | null>()
const MAX_FOUND = 50_000

/**
 * The moment of a time of day on a local date. A time that a clock change skips is the first valid minute after it; one that occurs
 * twice is the first of the two.
 *
 * @param date `2026-11-22`.
 * @returns Unix milliseconds; undefined where the zone skips that date, or the rest of it.
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

/** The date in a zone at a moment, `2026-11-22`. */
export function localDateAt(moment: Date, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()
}

/** The date so many days later. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** 1 for Monday … 7 for Sunday. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek
}
