import { sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { runs, videoVersions } from '#db/schema.ts'

/** A picture may appear again after this many videos of a channel. */
const VIDEOS_BETWEEN = 30

/**
 * Lists the pictures in the last 30 earlier videos of a video's channel: ids of the user's pictures and clips, and page
 * URLs of photographs. Only the newest finished version of each video counts. Later videos do not count, so that a
 * retry of this video does not avoid them. The list is empty for a video without a channel.
 */
export async function listShown(db: Db, videoId: string): Promise<string[]> {
  const { rows } = await db.execute<{ shown: string }>(sql`
    with this as (select channel_id, created_at, id from ${runs} where video_id = ${videoId}),
    earlier as (
      select ${runs.videoId} as video_id from ${runs} join this on ${runs.channelId} = this.channel_id
        where ${runs.videoId} is not null and (${runs.createdAt}, ${runs.id}) < (this.created_at, this.id)
        order by ${runs.createdAt} desc, ${runs.id} desc limit ${VIDEOS_BETWEEN})
    select distinct shown from earlier
      cross join lateral (
        select ${videoVersions.storyboard} -> 'scenes' as scenes from ${videoVersions}
          where ${videoVersions.videoId} = earlier.video_id and ${videoVersions.status} = 'succeeded'
          order by ${videoVersions.number} desc limit 1) as newest
      cross join lateral jsonb_array_elements(newest.scenes) as scene
      cross join lateral unnest(array[scene ->> 'picture', scene #>> '{clip,file}', scene #>> '{photo,url}']) as shown
      where shown is not null`)
  return rows.map(({ shown }) => shown)
}
