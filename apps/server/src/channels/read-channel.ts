import { TEMPLATES } from '@dayreel/catalogue'
import type { Channel } from '@dayreel/contract'
import { desc, eq } from 'drizzle-orm'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { channels } from '#db/schema.ts'
import type { Services } from '#services'
import {
  type ChannelRow,
  countVideosLeft,
  findChannel,
  newestVideoRuns,
  type OwnedChannel,
  unfinishedRuns,
} from '#runs'
import { readPostedAccounts } from './channel-targets.ts'
import { firstUnpaidDates } from './page/forecast.ts'
import { signPicture } from './pictures/channel-pictures.ts'

/** Lists an account's channels, newest first, with a constant number of queries. */
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

/** @param rows channels of one account. */
async function toWire(services: Services, db: Db, rows: readonly ChannelRow[]): Promise<Channel[]> {
  const [first] = rows
  if (first === undefined) return []
  const { sealing } = services
  const left = await countVideosLeft(services, db, rows)
  const ids = rows.map(({ id }) => id)
  const unfinished = await unfinishedRuns(db, sealing, ids)
  const newest = await newestVideoRuns(db, sealing, ids)
  const postsTo = await readPostedAccounts(services, db, ids)
  const unpaid = await firstUnpaidDates(db, first.accountId, await appNow(db))
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
      postsTo: postsTo.get(id)!,
      unfinishedRun: unfinished.get(id) ?? null,
      newestRun: newest.get(id) ?? null,
      unpaidFrom: unpaid.get(id) ?? null,
    }
  })
}
