import type { VideoPost } from '@dayreel/contract'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { posts } from '#db/schema.ts'

/** Returns the posts of each listed video. Of each platform, only the most relevant post is returned. */
export async function postsOfVideos(db: Db, accountId: string, videoIds: string[]): Promise<Map<string, VideoPost[]>> {
  if (videoIds.length === 0) return new Map()
  const cameToNothing = sql`${posts.status} in ('failed', 'removed')`
  const rows = await db
    .selectDistinctOn([posts.videoId, posts.platform], {
      videoId: posts.videoId,
      id: posts.id,
      platform: posts.platform,
      status: posts.status,
      isDraft: posts.isDraft,
      postedAt: posts.postedAt,
      scheduledAt: posts.scheduledAt,
    })
    .from(posts)
    .where(and(eq(posts.accountId, accountId), inArray(posts.videoId, videoIds), ne(posts.status, 'cancelled')))
    .orderBy(posts.videoId, posts.platform, cameToNothing, desc(posts.dueAt), desc(posts.createdAt))
  const listed = rows.map(({ postedAt, scheduledAt, videoId, ...post }) => ({
    videoId: videoId!,
    post: { ...post, at: (postedAt ?? scheduledAt)?.toISOString() ?? null },
  }))
  return new Map(
    Map.groupBy(listed, ({ videoId }) => videoId)
      .entries()
      .map(([id, its]) => [id, its.map(({ post }) => post)]),
  )
}
