import type { ChannelPage } from '@dayreel/contract'
import { appNow } from '#db/app-now.ts'
import type { Services } from '#services'
import { toWire } from '../channel-config.ts'
import { countVideosLeft } from '../choose-subject.ts'
import { findChannel, settingsOf, type OwnedChannel } from '../find-channel.ts'
import { readChannel } from '../read-channel.ts'
import { localDateAt } from '../slots/slot-on.ts'
import { forecastOf } from './forecast.ts'

/** @throws {AppError} `not_found` */
export async function readChannelPage(services: Services, owned: OwnedChannel): Promise<ChannelPage> {
  const { db } = services
  const found = await findChannel(db, owned)
  const { channel } = found
  const now = await appNow(db)
  const left = await countVideosLeft(services, db, [channel])
  return {
    ...(await readChannel(services, db, owned)),
    ...toWire(settingsOf(found)),
    now: now.toISOString(),
    nextDate: channel.isActive ? channel.nextOn : null,
    ownSubjects: left.get(channel.id)!.own,
    hasEnded: channel.endsOn !== null && channel.endsOn < localDateAt(now, channel.zone),
    forecast: await forecastOf(db, channel, now),
  }
}
