import { nextSlot, type Slot, type Timetable } from './next-slot.ts'
import { offsetMsOf } from './run-time.ts'

const HOUR_MS = 3_600_000

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
/** With how long before a slot its video is begun, where there is no review: `withLead` knows. */
type Timed = Scheduled & { leadMs: number }

/** A channel's next run as its row keeps it. */
export type NextRun = {
  nextOn: string | null
  nextSlotAt: Date | null
  nextMakeAt: Date | null
  zoneData: string
  /** Why there is none where there should be one. */
  problem: string | null
}
/** Which of the IANA's releases decides what a time of day means. */
export const ZONE_DATA = process.versions.tz ?? ''
export const NO_RUN: NextRun = {
  nextOn: null,
  nextSlotAt: null,
  nextMakeAt: null,
  zoneData: ZONE_DATA,
  problem: null,
}

/** How long before a slot its video is begun. */
function leadMsOf({ reviewHours, leadMs }: Pick<Timed, 'reviewHours' | 'leadMs'>): number {
  return reviewHours === null ? leadMs : Math.max(reviewHours * HOUR_MS, leadMs)
}

/** The first slot after a moment on a date that the channel has had none on; undefined where it runs no more, or not by itself. */
function slotAfter(channel: Scheduled, after: Date): Slot | undefined {
  const { hour, minute, takenOn: taken } = channel
  if (hour === null || minute === null) return undefined
  const { zone, days, endsOn, leftOut = [] } = channel
  const timetable: Timetable = { zone, hour, minute, days, endsOn, leftOut }
  return nextSlot(timetable, { after, taken })
}

/** The next run after a moment. */
export function nextRun(channel: Timed, after: Date): NextRun {
  const slot = slotAfter(channel, after)
  if (slot === undefined) return NO_RUN
  return { ...NO_RUN, nextOn: slot.localDate, nextSlotAt: slot.at, nextMakeAt: makeAtOf(channel, slot) }
}

/** When the video of a slot is begun. */
export function makeAtOf(channel: Pick<Timed, 'id' | 'reviewHours' | 'leadMs'>, { at }: Slot): Date {
  return new Date(at.getTime() + offsetMsOf(channel.id) - leadMsOf(channel))
}

/** The next run where a channel is made, changed or switched on now: a slot that is nearer than the lead is left to another day. */
export function nextRunFromNow(channel: Timed, now: Date): NextRun {
  return nextRun(channel, new Date(now.getTime() + leadMsOf(channel)))
}

/** The next slots of a timetable, the one that is planned first; so many at most, and none after a date. */
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
