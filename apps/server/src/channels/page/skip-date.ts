import { dateIn, MAX_LEFT_OUT } from '@dayreel/catalogue'
import type { CalendarEntry } from '@dayreel/contract'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { channels, runs } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { type ChannelRow, lockChannel, type OwnedChannel, readRun, type RunRow } from '#runs'
import { withLead, type Lead } from '../slots/lead-time.ts'
import { comingSlots, makeAtOf, nextRun } from '../slots/schedule-channel.ts'

/** The status of a run on a skipped date. The run is stored at once, because a date with a run gets no second one. */
export const LEFT_OUT = { reason: 'left_out', message: 'You skipped this date.' }
/** The maximum number of coming slots that are searched for the date. */
const MAX_COMING = 366

/**
 * Skips a coming date that has no run yet. Idempotent.
 *
 * @throws {AppError} `conflict` if the date has a run or too many dates are skipped, `unacceptable` if the channel does
 * not run on that date.
 */
export async function skipDate(services: Services, owned: OwnedChannel, date: string): Promise<CalendarEntry> {
  return services.db.transaction(async (tx) => {
    const channel = await withLead(tx, services, (await lockChannel(tx, owned)).channel)
    const known = await runOn(tx, channel, date)
    if (known && known.reason !== LEFT_OUT.reason) {
      throw new AppError('conflict', { message: 'This date already has a run. Skip the run instead.' })
    }
    const now = await appNow(tx)
    const runId = known?.id ?? (await leaveOut(tx, channel, { date, now }))
    const run = await readRun(services, tx, { ...owned, runId })
    return {
      localDate: date,
      at: run.slotAt!,
      state: run.status,
      makeAt: null,
      canBeSkipped: false,
      canBeUnskipped: makeAtOf(channel, { localDate: date, at: new Date(run.slotAt!) }) > now,
      run,
    }
  })
}

async function leaveOut(
  tx: Db,
  channel: ChannelRow & Lead,
  { date, now }: { date: string; now: Date },
): Promise<string> {
  const coming = channel.isActive ? comingSlots(channel, MAX_COMING, date) : []
  const slot = coming.find(({ localDate }) => localDate === date)
  if (slot === undefined) {
    throw new AppError('unacceptable', {
      message: 'This channel does not run on that date, so there is nothing to skip.',
      details: { field: 'date' },
    })
  }
  // Past dates are removed from the list of skipped dates, because they have no effect any more.
  const today = dateIn(channel.zone, now)
  const leftOut = [...channel.leftOut.filter((each) => each >= today), date]
  if (leftOut.length > MAX_LEFT_OUT) {
    const message = `You can skip at most ${MAX_LEFT_OUT} coming dates. To pause for longer, switch the channel off.`
    throw new AppError('conflict', { message })
  }
  const id = randomUUID()
  await tx.insert(runs).values({
    id,
    channelId: channel.id,
    accountId: channel.accountId,
    kind: 'scheduled',
    status: 'skipped',
    ...LEFT_OUT,
    localDate: date,
    slotAt: slot.at,
    createdAt: now,
    endedAt: now,
  })
  const isNext = channel.nextOn === date
  const next = isNext ? nextRun({ ...channel, leftOut }, channel.nextSlotAt!) : {}
  await tx
    .update(channels)
    .set({ leftOut, ...next })
    .where(eq(channels.id, channel.id))
  return id
}

/**
 * Cancels a skip.
 *
 * @throws {AppError} `not_found` if the date was not skipped, `conflict` if its video would be too late.
 */
export async function unskipDate(services: Services, owned: OwnedChannel, date: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const channel = await withLead(tx, services, (await lockChannel(tx, owned)).channel)
    const run = await runOn(tx, channel, date)
    if (run?.reason !== LEFT_OUT.reason) {
      throw new AppError('not_found', { message: 'You haven’t skipped this date.' })
    }
    const leftOut = channel.leftOut.filter((each) => each !== date)
    const slot = { localDate: date, at: run.slotAt! }
    if (makeAtOf(channel, slot) <= (await appNow(tx))) {
      throw new AppError('conflict', {
        message: 'It is too late for a video on this date. Run the channel once instead.',
      })
    }
    await tx.delete(runs).where(eq(runs.id, run.id))
    const isSooner = channel.isActive && (channel.nextSlotAt === null || slot.at < channel.nextSlotAt)
    const next = isSooner ? nextRun({ ...channel, leftOut }, new Date(slot.at.getTime() - 1)) : {}
    await tx
      .update(channels)
      .set({ leftOut, ...next })
      .where(eq(channels.id, channel.id))
  })
}

async function runOn(tx: Db, { id }: ChannelRow, date: string): Promise<RunRow | undefined> {
  const [run] = await tx
    .select()
    .from(runs)
    .where(and(eq(runs.channelId, id), eq(runs.localDate, date)))
  return run
}
