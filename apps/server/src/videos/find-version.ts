import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { videos, videoVersions } from '#db/schema.ts'
import type { VersionKey } from './video-files.ts'

type Version = Pick<typeof videoVersions.$inferSelect, 'number' | 'seconds' | 'storyboard'>

/**
 * Finds a version of an existing video and the video's request. Returns undefined if there is none.
 *
 * @param key names a video of the account. Without a number, the newest matching version is returned.
 * @param state the state that the version must have: succeeded or unfinished.
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
