import type { Post, PostEvent, PostUpdate, PostWithTimeline, StartedPost } from '@dayreel/contract'
import { POST_UPDATE } from '@dayreel/contract'
import { and, asc, desc, eq, gte, isNull, lt } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { postEvents, posts, videos } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { PostRow } from './insert-post.ts'
import { POST_CHANGED } from './post-changed.ts'
import { RECONNECT } from './resume-posts.ts'
import type { Topic } from '#realtime/create-realtime.ts'
import type { SharedServices as Services } from '#services'
import { signVersionFile } from '#videos'

type ReadServices = Pick<Services, 'db' | 'sealing' | 'platforms'>
type Owned = { accountId: string; id: string }

const LATE_MS = 2 * 60 * 60_000
const MAX_RANGE_MS = 100 * 24 * 60 * 60_000
/** The maximum length of a list of posts. No account posts this much in a hundred days. */
const MAX_LISTED = 2_000
const IN_STAGES = ['scheduled', 'waiting', 'posting']

export async function listPosts(
  services: ReadServices,
  accountId: string,
  range: { from: string; to: string },
): Promise<{ items: Post[]; uncertain: Post[] }> {
  const [from, to] = [new Date(range.from), new Date(range.to)]
  if (!(from < to) || to.getTime() - from.getTime() > MAX_RANGE_MS) {
    throw new AppError('unacceptable', { message: 'Choose a range of at most 100 days that ends after it starts.' })
  }
  const { db } = services
  const own = eq(posts.accountId, accountId)
  const rows = await db
    .select()
    .from(posts)
    .where(and(own, gte(posts.dueAt, from), lt(posts.dueAt, to)))
    .orderBy(asc(posts.dueAt), asc(posts.id))
    .limit(MAX_LISTED)
  const uncertain = await db
    .select()
    .from(posts)
    .where(and(own, eq(posts.status, 'uncertain')))
    .orderBy(asc(posts.dueAt))
    .limit(MAX_LISTED)
  return { items: rows.map((row) => toPost(services, row)), uncertain: uncertain.map((row) => toPost(services, row)) }
}

/**
 * Lists the posts of a video.
 *
 * @throws {AppError} `not_found`, also for another account's video.
 */
export async function listPostsOfVideo(services: ReadServices, { accountId, id }: Owned): Promise<{ items: Post[] }> {
  const { db } = services
  if (
    (await db.$count(videos, and(eq(videos.id, id), eq(videos.accountId, accountId), isNull(videos.deletedAt)))) === 0
  ) {
    throw new AppError('not_found', { message: 'There is no such video. It may have been deleted.' })
  }
  const rows = await db
    .select()
    .from(posts)
    .where(and(eq(posts.accountId, accountId), eq(posts.videoId, id)))
    .orderBy(desc(posts.dueAt), desc(posts.id))
    .limit(MAX_LISTED)
  return { items: rows.map((row) => toPost(services, row)) }
}

/** @throws {AppError} `not_found`, also for another user's post. */
export async function findPost(db: Db, { accountId, id }: Owned): Promise<PostRow> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.accountId, accountId)))
  if (row !== undefined) return row
  throw new AppError('not_found', { message: 'There is no such post. It may have been deleted.' })
}

export async function readPost(services: ReadServices, owned: Owned): Promise<PostWithTimeline> {
  const { db } = services
  const row = await findPost(db, owned)
  return { ...toPost(services, row), timeline: await timelineOf(db, row.id) }
}

/** Sends the progress of each post to its owner's browsers. */
export function postUpdates(services: ReadServices): Topic {
  const { db } = services
  return {
    channel: POST_CHANGED,
    async load(id) {
      const [row] = await db.select().from(posts).where(eq(posts.id, id))
      if (row === undefined) return undefined
      const body: PostUpdate = { post: { ...toPost(services, row), timeline: await timelineOf(db, id) } }
      return { accountId: row.accountId, event: POST_UPDATE, body }
    },
  }
}

async function timelineOf(db: Db, postId: string): Promise<PostEvent[]> {
  const rows = await db.select().from(postEvents).where(eq(postEvents.postId, postId)).orderBy(asc(postEvents.id))
  return rows.map(({ at, text }) => ({ at: at.toISOString(), text }))
}

export function toPost({ sealing, platforms }: Omit<ReadServices, 'db'>, row: PostRow): Post {
  const { accountId, videoId, versionNumber, status, stage, platform } = row
  const canStop =
    IN_STAGES.includes(status) &&
    row.intentAt === null &&
    row.remoteId === null &&
    (stage === 'prepare' || (stage === 'upload' && platforms.callsOf(platform).visibleFrom === 'publish'))
  const isTried = status === 'scheduled' || (status === 'waiting' && row.code !== RECONNECT)
  const thumbnailUrl =
    videoId === null || versionNumber === null
      ? null
      : signVersionFile(sealing, { accountId, videoId, number: versionNumber }, 'thumbnail')
  return {
    id: row.id,
    source: row.source,
    platform,
    connectionId: row.connectionId,
    accountName: row.accountName,
    videoId,
    thumbnailUrl,
    runId: row.runId,
    title: row.title,
    text: row.text,
    tags: row.tags,
    privacy: row.privacy,
    status,
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    nextTryAt: isTried ? (row.nextAt?.toISOString() ?? null) : null,
    postedAt: row.postedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    remoteId: row.remoteId,
    url: row.remoteUrl,
    realPrivacy: row.realPrivacy,
    isDraft: row.isDraft,
    isLate:
      row.postedAt !== null && row.scheduledAt !== null && row.postedAt.getTime() > row.scheduledAt.getTime() + LATE_MS,
    message: row.message,
    code: row.code,
    sentPercent: row.sentPercent,
    views: row.views,
    likes: row.likes,
    canMove: canStop && status !== 'posting',
    canCancel: canStop,
    isSandbox: row.isSandbox,
  }
}

export function toStarted(row: PostRow): StartedPost {
  const { id, status, remoteId, receipt, remoteUrl, message } = row
  return { postId: id, status, videoId: remoteId ?? receipt, url: remoteUrl, message }
}
