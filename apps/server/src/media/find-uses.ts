import type { MediaUse } from '@dayreel/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { brandKits, channelConfig, channels, videos, videoVersions } from '#db/schema.ts'
import { CHOOSES_BY_TAGS, findMedia, SEARCHED_KINDS } from './find-media.ts'
import type { OwnedMedia } from './media-files.ts'

const MAX_LISTED = 20

/**
 * Finds the videos, channels and brands that contain a file, newest first. Ids are unique, so this searches the stored
 * JSON of requests, storyboards and choices for the id. That also finds uses that later releases add. A channel that
 * chooses from the account's pictures and clips by their tags may use each of them.
 *
 * @throws {AppError} `not_found`
 */
export async function findUses(db: Db, owned: OwnedMedia): Promise<{ uses: MediaUse[]; total: number }> {
  const { kind } = await findMedia(db, owned)
  const { accountId, mediaId } = owned
  const { rows } = await db.execute<MediaUse & { total: number }>(sql`
    select "of", id, title, (count(*) over ())::int as total from (
      select 'video' as "of", ${videos.id} as id, ${videos.title} as title, ${videos.createdAt} as at from ${videos}
        where ${videos.accountId} = ${accountId} and ${videos.deletedAt} is null and (
          strpos(${videos.request}::text, ${mediaId}) > 0 or exists (
            select from ${videoVersions} where ${videoVersions.videoId} = ${videos.id}
              and strpos(${videoVersions.storyboard}::text, ${mediaId}) > 0))
      union all
      select 'channel', ${channels.id}, ${channels.name}, ${channels.createdAt} from ${channels}
        join ${channelConfig} on ${channelConfig.channelId} = ${channels.id}
        where ${channels.accountId} = ${accountId} and (strpos(${channelConfig}::text, ${mediaId}) > 0
          or ${SEARCHED_KINDS.includes(kind)} and ${CHOOSES_BY_TAGS})
      union all
      select 'brand', ${brandKits.id}, ${brandKits.name}, ${brandKits.createdAt} from ${brandKits}
        where ${brandKits.accountId} = ${accountId} and strpos(${brandKits.kit}::text, ${mediaId}) > 0
    ) as uses order by at desc limit ${MAX_LISTED}`)
  return { uses: rows.map(({ of, id, title }) => ({ of, id, title })), total: rows[0]?.total ?? 0 }
}
