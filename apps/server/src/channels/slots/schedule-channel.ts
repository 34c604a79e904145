import { HOUR_MS } from '@dayreel/catalogue'
import type { Lead } from './lead-time.ts'
import { nextSlot, type Slot, type Timetable } from './next-slot.ts'
import { offsetMsOf, placeInSpread } from './run-time.ts'

type Scheduled = {
  id: string
  zone: string
  hour: number | null
  minute: number | null
  days: readonly number[]
  endsOn: string | null
  reviewHours: number | null
  takenOn: string | null
  leftOut?: readonly string[]
}
/** A channel with its lead time from `withLead`, which does not include the time for a review. */
type Timed = Scheduled & Lead

/** A channel's next run, as stored. */
export type NextRun = {
  nextOn: string | null
  nextSlotAt: Date | null
  nextMakeAt: Date | null
  zoneData: string
  /** The message that explains why the channel has no next run although it should have one. */
  problem: string | null
}
/** The version of the IANA time zone data. */
export const ZONE_DATA = process.versions.tz ?? ''
export const NO_RUN: NextRun = {
  nextOn: null,
  nextSlotAt: null,
  nextMakeAt: null,
  zoneData: ZONE_DATA,
  problem: null,
}

/** Returns the milliseconds between a video's start and its slot, including the time for a review. */
function leadMsOf({ reviewHours, leadMs }: Pick<Timed, 'reviewHours' | 'leadMs'>): number {
  return reviewHours === null ? leadMs : Math.max(reviewHours * HOUR_MS, leadMs)
}

/**
 * Returns the first slot on an unused date after a moment, or undefined if the channel has ended or has no run time.
 */
function slotAfter(channel: Scheduled, after: Date): Slot | undefined {
  const { hour, minute, takenOn: taken } = channel
  if (hour === null || minute === null) return undefined
  const { zone, days, endsOn, leftOut = [] } = channel
  const timetable: Timetable = { zone, hour, minute, days, endsOn, leftOut }
  return nextSlot(timetable, { after, taken })
}

/** Computes the next run after a moment. */
export function nextRun(channel: Timed, after: Date): NextRun {
  const slot = slotAfter(channel, after)
  if (slot === undefined) return NO_RUN
  return { ...NO_RUN, nextOn: slot.localDate, nextSlotAt: slot.at, nextMakeAt: makeAtOf(channel, slot) }
}

/**
 * Returns when the video for a slot starts. On a site with many channels, the starts are spread over the time before
 * the lead time. A channel keeps its place in that spread.
 */
export function makeAtOf(channel: Pick<Timed, 'id' | 'reviewHours' | keyof Lead>, { at }: Slot): Date {
  const earlierMs = Math.round((channel.spreadMs[at.getUTCHours()] ?? 0) * placeInSpread(channel.id))
  return new Date(at.getTime() + offsetMsOf(channel.id) - leadMsOf(channel) - earlierMs)
}

/**
 * Computes the next run of a channel that was created, changed or switched on just now. A slot that is closer than the
 * lead time is skipped.
 */
export function nextRunFromNow(channel: Timed, now: Date): NextRun {
  return nextRun(channel, new Date(now.getTime() + leadMsOf(channel)))
}

/** Returns the next slots of a timetable, beginning with the planned slot, up to a number of slots and a last date. */
export function comingSlots(
  channel: Scheduled & { nextSlotAt: Date | null },
  count: number,
  lastDate = '9999-12-31',
): Slot[] {
  const slots: Slot[] = []
  if (channel.nextSlotAt === null) return slots
  let after = new Date(channel.nextSlotAt.getTime() - 1)
  let takenOn = channel.takenOn
  while (slots.length < count) {
    const slot = slotAfter({ ...channel, takenOn }, after)
    if (slot === undefined || slot.localDate > lastDate) break
    slots.push(slot)
    ;({ at: after, localDate: takenOn } = slot)
  }
  return slots
}
