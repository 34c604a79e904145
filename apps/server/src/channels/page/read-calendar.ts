import { addDays, dateIn } from '@dayreel/catalogue'
import type { CalendarEntry, ChannelRun } from '@dayreel/contract'
import { appNow } from '#db/app-now.ts'
import type { Services } from '#services'
import { type ChannelRow, countVideosLeft, findChannel, type OwnedChannel, runsBetween } from '#runs'
import { withLead, type Lead } from '../slots/lead-time.ts'
import { comingSlots, makeAtOf } from '../slots/schedule-channel.ts'
import type { Slot } from '../slots/next-slot.ts'
import { forecastOf, shareOf } from './forecast.ts'
import { LEFT_OUT } from './skip-date.ts'

/** The maximum number of coming slots in a calendar. */
const MAX_COMING = 366
/** An upper limit of every time zone's distance from UTC, in milliseconds. */
const ZONE_MS = 15 * 3_600_000

type TimedChannel = ChannelRow & Lead
type Range = { from: string; to: string }

/** Returns a channel's past and coming runs in a range of dates, earliest first. */
export async function readCalendar(
  services: Services,
  owned: OwnedChannel,
  { from, to }: Range,
): Promise<{ timeZone: string; today: string; entries: CalendarEntry[] }> {
  const { db } = services
  const channel = await withLead(db, services, (await findChannel(db, owned)).channel)
  const now = await appNow(db)
  const begun = [Date.parse(from) - ZONE_MS, Date.parse(addDays(to, 1)) + ZONE_MS].map((ms) => new Date(ms))
  const done = await runsBetween(services, owned, { from, to, begun: [begun[0]!, begun[1]!] })
  const entries = [
    ...done.map((run) => entryOf(run, channel, now)),
    ...(await comingEntries(services, channel, { to, now })),
  ].filter(({ localDate }) => localDate >= from && localDate <= to)
  entries.sort((a, b) => (a.localDate === b.localDate ? compare(a.at, b.at) : compare(a.localDate, b.localDate)))
  return { timeZone: channel.zone, today: dateIn(channel.zone, now), entries }
}

function entryOf(run: ChannelRun, channel: TimedChannel, now: Date): CalendarEntry {
  const at = run.slotAt ?? run.createdAt
  const slot =
    run.localDate !== null && run.slotAt !== null ? { localDate: run.localDate, at: new Date(at) } : undefined
  return {
    localDate: run.localDate ?? dateIn(channel.zone, run.createdAt),
    at,
    state: run.status,
    makeAt: null,
    canBeSkipped: ['due', 'making', 'ready'].includes(run.status),
    canBeUnskipped: slot !== undefined && run.reason === LEFT_OUT.reason && makeAtOf(channel, slot) > now,
    run,
  }
}

/** Returns the coming runs and what prevents each of them. Earlier runs use up credits and subjects first. */
async function comingEntries(
  services: Services,
  channel: TimedChannel,
  { to, now }: { to: string; now: Date },
): Promise<CalendarEntry[]> {
  if (!channel.isActive) return []
  const slots = comingSlots(channel, MAX_COMING, to)
  if (slots.length === 0) return []
  const { db } = services
  const share = shareOf(await forecastOf(db, channel, now))
  const left = (await countVideosLeft(services, db, [channel])).get(channel.id)!.videos
  return slots.map((slot, i) =>
    comingEntry(channel, slot, { isPaid: i < share, hasSubject: left === null || i < left }),
  )
}

function comingEntry(
  channel: TimedChannel,
  slot: Slot,
  { isPaid, hasSubject }: { isPaid: boolean; hasSubject: boolean },
): CalendarEntry {
  return {
    localDate: slot.localDate,
    at: slot.at.toISOString(),
    state: !hasSubject ? 'coming_untold' : isPaid ? 'coming' : 'coming_unpaid',
    // The next run keeps its planned start.
    makeAt: (slot.localDate === channel.nextOn ? channel.nextMakeAt! : makeAtOf(channel, slot)).toISOString(),
    canBeSkipped: true,
    canBeUnskipped: false,
    run: null,
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
