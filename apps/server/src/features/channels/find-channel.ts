import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channelConfig, channels } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import type { ChannelRow, ConfigRow, Settings } from './channel-config.ts'

export type OwnedChannel = { accountId: string; channelId: string }
export type FoundChannel = { channel: ChannelRow; config: ConfigRow }

/** @throws {AppError} `not_found`, the same where it is somebody else's. */
export async function findChannel(db: Db, { accountId, channelId }: OwnedChannel): Promise<FoundChannel> {
  const [row] = await db
    .select({ channel: channels, config: channelConfig })
    .from(channels)
    .innerJoin(channelConfig, eq(channelConfig.channelId, channels.id))
    .where(and(eq(channels.id, channelId), eq(channels.accountId, accountId)))
  return row ?? noChannel()
}

/**
 * Holds the account and one of its channels until the transaction ends, always in this order.
 *
 * @throws {AppError} `not_found`
 */
export async function lockChannel(tx: Db, owned: OwnedChannel): Promise<FoundChannel> {
  await lockAccount(tx, owned.accountId)
  await tx.select({ id: channels.id }).from(channels).where(eq(channels.id, owned.channelId)).for('no key update')
  return findChannel(tx, owned)
}

/** What a person sets of a channel. */
export function settingsOf({ channel, config }: FoundChannel): Settings {
  const { channelId: _, ...making } = config
  const { name, zone, hour, minute, days, endsOn, reviewHours } = channel
  return { name, zone, hour, minute, days, endsOn, reviewHours, ...making }
}

/** The settings as the two rows keep them. */
export function rowsOf(settings: Settings): {
  timing: Pick<ChannelRow, 'name' | 'zone' | 'hour' | 'minute' | 'days' | 'endsOn' | 'reviewHours'>
  making: Omit<ConfigRow, 'channelId'>
} {
  const { name, zone, hour, minute, days, endsOn, reviewHours, ...making } = settings
  return { timing: { name, zone, hour, minute, days, endsOn, reviewHours }, making }
}

function noChannel(): never {
  throw new AppError('not_found', { message: 'There is no such channel. It may have been deleted.' })
}
