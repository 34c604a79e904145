import { TEMPLATES } from '@dayreel/catalogue'
import type { Channel } from '@dayreel/contract'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { channelConfig, channels } from '#db/schema.ts'
import type { Services } from '#services'
import type { ChannelRow } from './channel-config.ts'
import { countVideosLeft } from './choose-subject.ts'
import { findChannel, type OwnedChannel } from './find-channel.ts'
import { signPicture } from './pictures/channel-pictures.ts'
import { unfinishedRuns } from './runs/read-run.ts'

/** Newest first, with a handful of queries however many there are. */
export async function listChannels(services: Services, accountId: string): Promise<Channel[]> {
  const rows = await services.db
    .select()
    .from(channels)
    .where(eq(channels.accountId, accountId))
    .orderBy(desc(channels.createdAt), desc(channels.id))
  return toWire(services, services.db, rows)
}

/** @throws {AppError} `not_found` */
export async function readChannel(services: Services, db: Db, owned: OwnedChannel): Promise<Channel> {
  const { channel } = await findChannel(db, owned)
  const [read] = await toWire(services, db, [channel])
  return read!
}

async function toWire(services: Services, db: Db, rows: readonly ChannelRow[]): Promise<Channel[]> {
  const { sealing } = services
  const unfinished = await unfinishedRuns(
    db,
    sealing,
    rows.map(({ id }) => id),
  )
  const left = await countVideosLeft(services, db, rows)
  const isPrivate = await postedPrivately(db, rows)
  return rows.map((channel) => {
    const { id, accountId, templateId, templateName, name, isActive, pictureId } = channel
    const next = isActive ? channel : undefined
    const ofTemplate = TEMPLATES.find((template) => template.id === templateId)?.previewUrl ?? null
    return {
      id,
      templateId,
      templateName,
      name,
      purchasedAt: channel.createdAt.toISOString(),
      thumbnailUrl: pictureId === null ? ofTemplate : signPicture(sealing, { accountId, pictureId }),
      thumbnailPrompt: channel.thumbnailPrompt,
      isActive,
      last_run_at: channel.lastRunAt?.toISOString() ?? null,
      nextRunAt: next?.nextSlotAt?.toISOString() ?? null,
      nextMakeAt: next?.nextMakeAt?.toISOString() ?? null,
      takenOn: channel.takenOn,
      timeZone: channel.zone,
      videosLeft: left.get(id)!.videos,
      isOutOfCredits: channel.isToldOfCredits,
      problem: channel.problem,
      isPostedPrivately: isPrivate.has(id),
      unfinishedRun: unfinished.get(id) ?? null,
    }
  })
}

/** Of these channels those that post where only their owner looks. */
async function postedPrivately(db: Db, rows: readonly ChannelRow[]): Promise<ReadonlySet<string>> {
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select({ id: channelConfig.channelId })
    .from(channelConfig)
    .where(
      and(
        inArray(channelConfig.channelId, ids),
        isNotNull(channelConfig.youtubeConnectionId),
        eq(channelConfig.privacyStatus, 'private'),
      ),
    )
  return new Set(found.map(({ id }) => id))
}
