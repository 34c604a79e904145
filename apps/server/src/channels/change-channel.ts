import type { Channel, ChannelChange, ChannelConfig } from '@dayreel/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { rememberPrivacies } from '#connections'
import { refuseBlocked } from '#blocked/refuse-blocked.ts'
import { appNow } from '#db/app-now.ts'
import { channelConfig, channels, runs } from '#db/schema.ts'
import { answerOnce } from '#http/answer-once.ts'
import type { Services } from '#services'
import { changeSettings, readSettings, rowsOf, toWire, type Settings } from './channel-config.ts'
import { writeTargets } from './channel-targets.ts'
import { type ChannelRow, findChannel, lockChannel, type OwnedChannel, stopRun } from '#runs'
import { readChannel } from './read-channel.ts'
import { planBeforeChange } from './plan-due-runs.ts'
import type { Db } from '#db/connect.ts'
import { withLead } from './slots/lead-time.ts'
import { nextRunFromNow, NO_RUN, type NextRun } from './slots/schedule-channel.ts'

export async function readChannelConfig({ db }: Services, owned: OwnedChannel): Promise<ChannelConfig> {
  return toWire(await readSettings(db, await findChannel(db, owned)))
}

/**
 * Changes a channel's configuration and timetable. No change gives a second run to a date that has already had one.
 *
 * @throws {AppError} `unacceptable`, `not_found`
 */
export async function changeChannelConfig(
  services: Services,
  owned: OwnedChannel,
  given: ChannelChange,
): Promise<ChannelConfig> {
  const { db } = services
  const { offers } = await services.speakers(owned.accountId)
  return db.transaction(async (tx) => {
    const found = await lockChannel(tx, owned)
    const before = await readSettings(tx, found)
    const settings = await changeSettings(tx, { accountId: owned.accountId, offers }, before, given)
    const { timing, making } = rowsOf(settings)
    // A channel with a problem has no next slot. Saving it computes the slot again.
    const isMoved = timetableOf(settings) !== timetableOf(before) || found.channel.problem !== null
    const next = isMoved && found.channel.isActive ? await replan(tx, services, found.channel, timing) : {}
    await tx
      .update(channels)
      .set({ ...timing, ...next })
      .where(eq(channels.id, owned.channelId))
    await tx.update(channelConfig).set(making).where(eq(channelConfig.channelId, owned.channelId))
    await writeTargets(tx, owned, settings.targets)
    await rememberPrivacies(tx, owned.accountId, given.targets ?? [])
    return toWire(settings)
  })
}

/** Computes the next run of a changed timetable. Runs that are already due under the old timetable are kept. */
async function replan(tx: Db, services: Services, channel: ChannelRow, timing: Partial<ChannelRow>): Promise<NextRun> {
  const planned = await planBeforeChange(tx, services, channel)
  return planFromNow(tx, services, { ...planned, ...timing })
}

async function planFromNow(tx: Db, services: Services, channel: ChannelRow): Promise<NextRun> {
  return nextRunFromNow(await withLead(tx, services, channel), await appNow(tx))
}

/** Returns all settings that determine the channel's slots, as text to compare. */
function timetableOf({ zone, hour, minute, days, endsOn, reviewHours }: Settings): string {
  return JSON.stringify([zone, hour, minute, days, endsOn, reviewHours])
}

export async function renameChannel(services: Services, owned: OwnedChannel, name: string): Promise<Channel> {
  await refuseBlocked(services.db, { name })
  return services.db.transaction(async (tx) => {
    await lockChannel(tx, owned)
    await tx.update(channels).set({ name }).where(eq(channels.id, owned.channelId))
    return readChannel(services, tx, owned)
  })
}

/** Switches a channel on or off. A repeated request with the same Idempotency-Key does not switch it again. */
export async function toggleChannel(
  services: Services,
  owned: OwnedChannel,
  idempotencyKey: string | undefined,
): Promise<Channel> {
  const { accountId, channelId } = owned
  const once = { accountId, call: 'toggle-channel', key: idempotencyKey, body: { channelId } }
  return answerOnce(services.db, once, async (tx) => {
    const { channel } = await lockChannel(tx, owned)
    const isActive = !channel.isActive
    if (!isActive) await planBeforeChange(tx, services, channel)
    const next = isActive ? await planFromNow(tx, services, channel) : NO_RUN
    await tx
      .update(channels)
      .set({ isActive, ...next })
      .where(eq(channels.id, channelId))
    return readChannel(services, tx, owned)
  })
}

/**
 * Deletes a channel. Its running video is cancelled and the credit is returned. Finished videos stay in the library.
 */
export async function deleteChannel({ db }: Services, owned: OwnedChannel): Promise<void> {
  await db.transaction(async (tx) => {
    await lockChannel(tx, owned)
    const unfinished = await tx
      .select()
      .from(runs)
      .where(and(eq(runs.channelId, owned.channelId), inArray(runs.status, ['due', 'making'])))
      .for('update')
    for (const run of unfinished) await stopRun(tx, run)
    await tx.delete(channels).where(eq(channels.id, owned.channelId))
  })
}
