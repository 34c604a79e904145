import { PAINTED_LOOK } from '@dayreel/catalogue'
import { ChannelChoices } from '@dayreel/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channelConfig, channels } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'

export type ChannelRow = typeof channels.$inferSelect
/**
 * The stored settings that a channel's videos are made with. Options that were added after the row was stored get their
 * defaults. Rows without a look were stored before looks existed, so they get the painted look.
 */
export type StoredConfig = Pick<typeof channelConfig.$inferSelect, 'imagePrompt' | 'textPrompt'> & {
  choices: ChannelChoices
}
export type OwnedChannel = { accountId: string; channelId: string }
export type FoundChannel = { channel: ChannelRow; config: StoredConfig }

/**
 * Finds a user's channel.
 *
 * @throws {AppError} `not_found`, also for another user's channel.
 */
export async function findChannel(db: Db, { accountId, channelId }: OwnedChannel): Promise<FoundChannel> {
  const [row] = await db
    .select({ channel: channels, config: channelConfig })
    .from(channels)
    .innerJoin(channelConfig, eq(channelConfig.channelId, channels.id))
    .where(and(eq(channels.id, channelId), eq(channels.accountId, accountId)))
  if (row === undefined) return noChannel()
  const { imagePrompt, textPrompt, choices } = row.config
  const config = {
    imagePrompt,
    textPrompt,
    choices: ChannelChoices.parse({ look: PAINTED_LOOK, ...(choices as object) }),
  }
  return { channel: row.channel, config }
}

/**
 * Locks the account and then one of its channels until the transaction ends.
 *
 * @throws {AppError} `not_found`
 */
export async function lockChannel(tx: Db, owned: OwnedChannel): Promise<FoundChannel> {
  await lockAccount(tx, owned.accountId)
  await tx.select({ id: channels.id }).from(channels).where(eq(channels.id, owned.channelId)).for('no key update')
  return findChannel(tx, owned)
}

function noChannel(): never {
  throw new AppError('not_found', { message: 'There is no such channel. It may have been deleted.' })
}
