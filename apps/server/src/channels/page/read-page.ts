import { dateIn } from '@dayreel/catalogue'
import type { ChannelPage } from '@dayreel/contract'
import { appNow } from '#db/app-now.ts'
import type { Services } from '#services'
import { readSettings, toChannelSettings } from '../channel-config.ts'
import { countVideosLeft, findChannel, type OwnedChannel, readNextSubject } from '#runs'
import { readChannel } from '../read-channel.ts'
import { forecastOf } from './forecast.ts'

/** @throws {AppError} `not_found` */
export async function readChannelPage(services: Services, owned: OwnedChannel): Promise<ChannelPage> {
  const { db } = services
  const found = await findChannel(db, owned)
  const { channel } = found
  const now = await appNow(db)
  const { runTime, days, endsOn, reviewHours } = toChannelSettings(await readSettings(db, found))
  const left = await countVideosLeft(services, db, [channel])
  return {
    ...(await readChannel(services, db, owned)),
    runTime,
    days,
    endsOn,
    reviewHours,
    now: now.toISOString(),
    nextDate: channel.isActive ? channel.nextOn : null,
    ownSubjects: left.get(channel.id)!.own,
    nextSubject: await readNextSubject(services, db, channel),
    hasEnded: channel.endsOn !== null && channel.endsOn < dateIn(channel.zone, now),
    forecast: await forecastOf(db, channel, now),
  }
}
