import { TEMPLATES } from '@dayreel/catalogue'
import type { Channel, ChannelRun } from '@dayreel/contract'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channels } from '#db/schema.ts'
import type { Services } from '#services'
import type { ChannelRow } from './channel-config.ts'
import { countVideosLeft } from './choose-subject.ts'
import { findChannel, type OwnedChannel } from './find-channel.ts'
import { unfinishedRuns } from './runs/read-run.ts'

/** Newest first. */
export async function listChannels({ db, sealing }: Services, accountId: string): Promise<Channel[]> {
  const rows = await db
    .select()
    .from(channels)
    .where(eq(channels.accountId, accountId))
    .orderBy(desc(channels.createdAt), desc(channels.id))
  const unfinished = await unfinishedRuns(
    db,
    sealing,
    rows.map(({ id }) => id),
  )
  return Promise.all(rows.map(async (row) => toWire(row, await countVideosLeft(db, row), unfinished.get(row.id))))
}

/** @throws {AppError} `not_found` */
export async function readChannel({ sealing }: Services, db: Db, owned: OwnedChannel): Promise<Channel> {
  const { channel } = await findChannel(db, owned)
  const unfinished = await unfinishedRuns(db, sealing, [channel.id])
  return toWire(channel, await countVideosLeft(db, channel), unfinished.get(channel.id))
}

function toWire(channel: ChannelRow, videosLeft: number, unfinishedRun: ChannelRun | undefined): Channel {
  const { id, templateId, templateName, name, isActive } = channel
  const next = isActive ? channel : undefined
  return {
    id,
    templateId,
    templateName,
    name,
    purchasedAt: channel.createdAt.toISOString(),
    thumbnailUrl: TEMPLATES.find((template) => template.id === templateId)?.previewUrl ?? null,
    thumbnailPrompt: null,
    isActive,
    last_run_at: channel.lastRunAt?.toISOString() ?? null,
    nextRunAt: next?.nextSlotAt?.toISOString() ?? null,
    nextMakeAt: next?.nextMakeAt?.toISOString() ?? null,
    timeZone: channel.zone,
    videosLeft,
    isOutOfCredits: channel.isToldOfCredits,
    unfinishedRun: unfinishedRun ?? null,
  }
}
