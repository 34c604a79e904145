import type { ChangedConfig, Channel, ChannelConfig } from '@dayreel/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { appNow } from '#db/app-now.ts'
import { channelConfig, channels, runs } from '#db/schema.ts'
import { answerOnce } from '#lib/answer-once.ts'
import type { Services } from '#services'
import { changeSettings, toWire, type ChannelRow, type Settings } from './channel-config.ts'
import { findChannel, lockChannel, rowsOf, settingsOf, type OwnedChannel } from './find-channel.ts'
import { readChannel } from './read-channel.ts'
import { planBeforeChange } from './runs/plan-due-runs.ts'
import { stopRun } from './runs/stop-run.ts'
import type { Db } from '#db/connect.ts'
import { withLead } from './slots/lead-time.ts'
import { nextRunFromNow, NO_RUN, type NextRun } from './slots/schedule-channel.ts'

export async function readChannelConfig({ db }: Services, owned: OwnedChannel): Promise<ChannelConfig> {
  return toWire(settingsOf(await findChannel(db, owned)))
}

/**
 * Changes what a channel's videos are made from, and when. A date that has had its run gets no second one, whatever is changed.
 *
 * @throws {AppError} `unacceptable`, `not_found`
 */
export async function changeChannelConfig(
  services: Services,
  owned: OwnedChannel,
  given: ChangedConfig,
): Promise<ChannelConfig> {
  const { db, config } = services
  return db.transaction(async (tx) => {
    const found = await lockChannel(tx, owned)
    const reading = { accountId: owned.accountId, siteUrl: config.siteUrl }
    const before = settingsOf(found)
    const settings = await changeSettings(tx, reading, before, given)
    const { timing, making } = rowsOf(settings)
    // Where none could be worked out, saving it again tries anew.
    const isMoved = timetableOf(settings) !== timetableOf(before) || found.channel.problem !== null
    const next = isMoved && found.channel.isActive ? await planAnew(tx, services, found.channel, timing) : {}
    await tx
      .update(channels)
      .set({ ...timing, ...next })
      .where(eq(channels.id, owned.channelId))
    await tx.update(channelConfig).set(making).where(eq(channelConfig.channelId, owned.channelId))
    return toWire(settings)
  })
}

/** What its present timetable has made due comes of it all the same. */
async function planAnew(
  tx: Db,
  services: Services,
  channel: ChannelRow,
  timing: Partial<ChannelRow>,
): Promise<NextRun> {
  const planned = await planBeforeChange(tx, services, channel)
  return planFromNow(tx, services, { ...planned, ...timing })
}

async function planFromNow(tx: Db, services: Services, channel: ChannelRow): Promise<NextRun> {
  return nextRunFromNow(await withLead(tx, services, channel), await appNow(tx))
}

/** All that decides on its slots. */
function timetableOf({ zone, hour, minute, days, endsOn, reviewHours }: Settings): string {
  return JSON.stringify([zone, hour, minute, days, endsOn, reviewHours])
}

export async function renameChannel(services: Services, owned: OwnedChannel, name: string): Promise<Channel> {
  return services.db.transaction(async (tx) => {
    await lockChannel(tx, owned)
    await tx.update(channels).set({ name }).where(eq(channels.id, owned.channelId))
    return readChannel(services, tx, owned)
  })
}

/** Switches a channel off or on, once for each Idempotency-Key: a request that is sent twice must not undo itself. */
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

/** Deletes a channel. What it was making is cancelled and its credit given back; its finished videos stay in the library. */
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
