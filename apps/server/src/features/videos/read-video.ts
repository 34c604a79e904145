import type { ListedVideo, Video, VideoStatusUpdate, VideoSummary, VideoVersion } from '@dayreel/contract'
import { and, count, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { videos, videoVersions } from '#db/schema.ts'
import type { Sealing } from '#lib/sealing.ts'
import { freeVersionsOf } from './cost.ts'
import { CANCELLED } from '#video/fail-version.ts'
import { postsOfVideos } from './posts-of-videos.ts'
import { findVideo, VERSION_COLUMNS, versionsOf, type VersionRow, type VideoRow } from './lock-video.ts'
import { signVersionFile, FILE_KINDS } from '#video/video-files.ts'
import { toSentRequest, type VideoRequest } from '#video/video-request.ts'

const PAGE_LENGTH = 24

type Reading = { db: Db; sealing: Sealing }
type ListQuery = { search: string; page: number }

export async function listVideos(
  { db, sealing }: Reading,
  accountId: string,
  { search, page }: ListQuery,
): Promise<{ items: ListedVideo[]; page: number; pages: number; total: number }> {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const found = and(
    eq(videos.accountId, accountId),
    isNull(videos.deletedAt),
    search === ''
      ? undefined
      : or(ilike(videos.title, pattern), ilike(sql`${videos.request} ->> 'scriptSubject'`, pattern)),
  )
  const [counted] = await db.select({ total: count() }).from(videos).where(found)
  const total = counted!.total
  const rows = await db
    .select()
    .from(videos)
    .where(found)
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(PAGE_LENGTH)
    .offset((page - 1) * PAGE_LENGTH)
  const ids = rows.map(({ id }) => id)
  const [versions, posts] = [await versionsOfAll(db, ids), await postsOfVideos(db, accountId, ids)]
  const items = rows.map((row) => ({
    ...summarise(sealing, row, versions.get(row.id) ?? []),
    posts: posts.get(row.id) ?? [],
  }))
  return { items, page, pages: Math.max(1, Math.ceil(total / PAGE_LENGTH)), total }
}

/** @throws {AppError} `not_found` */
export async function readVideo({ db, sealing }: Reading, accountId: string, videoId: string): Promise<Video> {
  const video = await findVideo(db, { accountId, videoId })
  const versions = await versionsOf(db, videoId)
  return {
    ...summarise(sealing, video, versions),
    versions: versions.map((version) => describeVersion(sealing, video, version)),
    request: toSentRequest(video.request as VideoRequest),
    ...freeVersionsOf(versions),
  }
}

/** What browsers are told when a video has changed; undefined where it is gone. */
export async function readUpdate(
  { db, sealing }: Reading,
  videoId: string,
): Promise<{ accountId: string; update: VideoStatusUpdate } | undefined> {
  const [video] = await db
    .select()
    .from(videos)
    .where(and(eq(videos.id, videoId), isNull(videos.deletedAt)))
  const versions = video ? await versionsOf(db, videoId) : []
  if (!video || versions.length === 0) return undefined
  const { status, video_url, errorMessage, progress } = summarise(sealing, video, versions)
  return { accountId: video.accountId, update: { videoId, status, video_url, errorMessage, progress } }
}

async function versionsOfAll(db: Db, videoIds: string[]): Promise<Map<string, VersionRow[]>> {
  if (videoIds.length === 0) return new Map()
  const rows = await db
    .select(VERSION_COLUMNS)
    .from(videoVersions)
    .where(inArray(videoVersions.videoId, videoIds))
    .orderBy(desc(videoVersions.number))
  return Map.groupBy(rows, ({ videoId }) => videoId)
}

/** @param versions newest first; at least one. */
function summarise(sealing: Sealing, video: VideoRow, versions: readonly VersionRow[]): VideoSummary {
  const playable = versions.find(({ status }) => status === 'succeeded')
  // Who cancels a new version has the video that was there before.
  const newest = versions[0]!.errorCode === CANCELLED.code && playable ? playable : versions[0]!
  const path = (kind: 'video' | 'thumbnail'): string | null =>
    playable ? signVersionFile(sealing, keyOf(video, playable), kind) : null
  return {
    id: video.id,
    title: video.title,
    status: newest.status,
    progress: newest.progress,
    video_url: path('video'),
    thumbnail_url: path('thumbnail'),
    errorMessage: newest.errorMessage,
    errorCode: newest.errorCode,
    quality: (playable ?? newest).quality,
    seconds: playable?.seconds ?? null,
    createdAt: video.createdAt.toISOString(),
  }
}

function describeVersion(sealing: Sealing, video: VideoRow, version: VersionRow): VideoVersion {
  const { number, status, progress, errorMessage, errorCode, quality, seconds, createdAt, notices, writtenBy } = version
  const isThere = status === 'succeeded'
  const paths = FILE_KINDS.flatMap((kind) => {
    const sign = (title?: string): string | null =>
      isThere ? signVersionFile(sealing, keyOf(video, version), kind, title) : null
    return [
      [`${kind}_url`, sign()],
      [`download_${kind}_url`, sign(video.title)],
    ]
  })
  return {
    number,
    status,
    progress,
    errorMessage,
    errorCode,
    quality,
    seconds,
    notices,
    writtenBy,
    createdAt: createdAt.toISOString(),
    ...(Object.fromEntries(paths) as Record<PathName, string | null>),
  }
}
type PathName = `${'' | 'download_'}${(typeof FILE_KINDS)[number]}_url`

function keyOf({ accountId, id }: VideoRow, { number }: VersionRow) {
  return { accountId, videoId: id, number }
}
