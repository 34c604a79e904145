import { OWN_PICTURES } from '@dayreel/storyboard/schema'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { brandKits, channelConfig, channels, media, videos, videoVersions } from '#db/schema.ts'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/**
 * Returns the ids of an account's files that a video, a channel or a brand contains, and of all its pictures if a
 * channel chooses from them by their tags. Unlike `findUses`, this reads each stored text once for all files.
 */
export async function findUsedIds(db: Db, accountId: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with texts as (
      select ${videos.request}::text as words from ${videos}
        where ${videos.accountId} = ${accountId} and ${videos.deletedAt} is null
      union all
      select ${videoVersions.storyboard}::text from ${videoVersions}
        join ${videos} on ${videos.id} = ${videoVersions.videoId}
        where ${videos.accountId} = ${accountId} and ${videos.deletedAt} is null
      union all
      select ${channelConfig}::text from ${channelConfig}
        join ${channels} on ${channels.id} = ${channelConfig.channelId} where ${channels.accountId} = ${accountId}
      union all
      select ${brandKits.kit}::text from ${brandKits} where ${brandKits.accountId} = ${accountId}
    )
    select ${media.id} as id from ${media} where ${media.accountId} = ${accountId} and (
      ${media.id}::text in (select found[1] from texts, regexp_matches(words, ${UUID}, 'g') as found)
      or ${media.kind} = 'picture' and exists (
        select from ${channels} join ${channelConfig} on ${channelConfig.channelId} = ${channels.id}
          where ${channels.accountId} = ${accountId}
            and ${OWN_PICTURES} = any(string_to_array(${channelConfig.choices} ->> 'pictures', ','))))`)
  return new Set(rows.map(({ id }) => id))
}
