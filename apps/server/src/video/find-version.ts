import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { videos, videoVersions } from '#db/schema.ts'
import type { VersionKey } from './video-files.ts'

type Version = Pick<typeof videoVersions.$inferSelect, 'number' | 'seconds' | 'storyboard'>

/**
 * A version of a video that nobody has deleted, with what the video is made from; undefined where there is none.
 *
 * @param key of the account's own; without a number it is the newest.
 * @param state whether it must have succeeded, or be still to be made.
 */
export async function findVersion(
  db: Db,
  { accountId, videoId, number }: Omit<VersionKey, 'number'> & { number?: number | undefined },
  state: 'succeeded' | 'unfinished',
): Promise<(Version & { request: unknown }) | undefined> {
  const { number: numbered, seconds, storyboard, status, finishedAt } = getTableColumns(videoVersions)
  const [found] = await db
    .select({ number: numbered, seconds, storyboard, request: videos.request })
    .from(videoVersions)
    .innerJoin(videos, eq(videos.id, videoVersions.videoId))
    .where(
      and(
        eq(videos.id, videoId),
        eq(videos.accountId, accountId),
        isNull(videos.deletedAt),
        state === 'succeeded' ? eq(status, 'succeeded') : isNull(finishedAt),
        number === undefined ? undefined : eq(numbered, number),
      ),
    )
    .orderBy(desc(numbered))
    .limit(1)
  return found
}
