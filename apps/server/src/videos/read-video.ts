import type { ListedVideo, Video, VideoStatusUpdate, VideoSummary, VideoVersion } from '@dayreel/contract'
import { and, count, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { videos, videoVersions } from '#db/schema.ts'
import { paidWithProject } from '#ledger/projects.ts'
import type { Sealing } from '#secrets/sealing.ts'
import { freeVersionsOf } from './cost.ts'
import { CANCELLED, ledgerReference } from './fail-version.ts'
import { postsOfVideos } from './posts-of-videos.ts'
import { findVideo, VERSION_COLUMNS, versionsOf, type VersionRow, type VideoRow } from './lock-video.ts'
import { signVersionFile, FILE_KINDS } from './video-files.ts'
import { chosenOf, expectedSecondsOf, readStoredRequest } from './stored-request.ts'

const PAGE_LENGTH = 24

type ReadServices = { db: Db; sealing: Sealing }
type ListQuery = { search: string; page: number }

export async function listVideos(
  { db, sealing }: ReadServices,
  accountId: string,
  { search, page }: ListQuery,
): Promise<{ items: ListedVideo[]; page: number; pages: number; total: number }> {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const found = and(
    eq(videos.accountId, accountId),
    isNull(videos.deletedAt),
    search === '' ? undefined : or(ilike(videos.title, pattern), ilike(sql`${videos.request} ->> 'text'`, pattern)),
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
  const newest = ids.flatMap((id) => versions.get(id)?.[0] ?? [])
  const paidWith = await paymentsOf(db, accountId, newest)
  const items = rows.map((row) => ({
    ...summarise(sealing, row, versions.get(row.id) ?? []),
    paidWith: paidWith.get(row.id) ?? 'nothing',
    posts: posts.get(row.id) ?? [],
  }))
  return { items, page, pages: Math.max(1, Math.ceil(total / PAGE_LENGTH)), total }
}

/**
 * Reads a video with its versions.
 *
 * @throws {AppError} `not_found`
 */
export async function readVideo({ db, sealing }: ReadServices, accountId: string, videoId: string): Promise<Video> {
  const video = await findVideo(db, { accountId, videoId })
  const versions = await versionsOf(db, videoId)
  const paidWith = await paymentsOf(db, accountId, versions.slice(0, 1))
  return {
    ...summarise(sealing, video, versions),
    paidWith: paidWith.get(videoId) ?? 'nothing',
    versions: versions.map((version) => describeVersion(sealing, video, version)),
    request: chosenOf(readStoredRequest(video.request)),
    ...freeVersionsOf(versions),
  }
}

/** Returns the update that browsers receive after a video has changed, or undefined if the video was deleted. */
export async function readUpdate(
  { db, sealing }: ReadServices,
  videoId: string,
): Promise<{ accountId: string; update: VideoStatusUpdate } | undefined> {
  const [video] = await db
    .select()
    .from(videos)
    .where(and(eq(videos.id, videoId), isNull(videos.deletedAt)))
  const versions = video ? await versionsOf(db, videoId) : []
  if (!video || versions.length === 0) return undefined
  const { status, video_url, errorMessage, progress, writing } = summarise(sealing, video, versions)
  return { accountId: video.accountId, update: { videoId, status, video_url, errorMessage, progress, writing } }
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

type PaidWith = VideoSummary['paidWith']

/**
 * Returns how each version was paid when it started, by the id of its video. A run pays for its video with a credit.
 */
async function paymentsOf(db: Db, accountId: string, versions: readonly VersionRow[]): Promise<Map<string, PaidWith>> {
  const projects = await paidWithProject(db, accountId, versions.map(ledgerReference))
  return new Map(
    versions.map((version) => {
      const isOfPlan = projects.has(ledgerReference(version))
      return [version.videoId, version.isFree ? 'nothing' : isOfPlan ? 'project' : 'credit']
    }),
  )
}

/**
 * Summarises a video for lists, without its payment.
 *
 * @param versions the video's versions, newest first. There must be at least one.
 */
function summarise(sealing: Sealing, video: VideoRow, versions: readonly VersionRow[]): Omit<VideoSummary, 'paidWith'> {
  const playable = versions.find(({ status }) => status === 'succeeded')
  // After a new version is cancelled, the last finished version is shown as before.
  const newest = versions[0]!.errorCode === CANCELLED.code && playable ? playable : versions[0]!
  const request = readStoredRequest(video.request)
  const path = (kind: 'video' | 'thumbnail'): string | null =>
    playable ? signVersionFile(sealing, keyOf(video, playable), kind) : null
  return {
    id: video.id,
    title: video.title,
    status: newest.status,
    progress: newest.progress,
    writing: newest.status === 'writing' ? newest.writing : null,
    video_url: path('video'),
    thumbnail_url: path('thumbnail'),
    errorMessage: newest.errorMessage,
    errorCode: newest.errorCode,
    quality: (playable ?? newest).quality,
    format: (playable ?? newest).format ?? request.format,
    seconds: playable?.seconds ?? null,
    expectedSeconds: playable?.seconds ?? expectedSecondsOf(request),
    createdAt: video.createdAt.toISOString(),
    deleteAt: video.deleteAt?.toISOString() ?? null,
  }
}

function describeVersion(sealing: Sealing, video: VideoRow, version: VersionRow): VideoVersion {
  const {
    number,
    status,
    progress,
    errorMessage,
    errorCode,
    quality,
    seconds,
    createdAt,
    notices,
    writtenBy,
    approximateScenes,
  } = version
  const paths = FILE_KINDS.flatMap((kind) => {
    const isThere = status === 'succeeded' && (kind !== 'ass' || version.hasStyledCaptions)
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
    approximateScenes,
    writtenBy,
    createdAt: createdAt.toISOString(),
    ...(Object.fromEntries(paths) as Record<PathName, string | null>),
  }
}
type PathName = `${'' | 'download_'}${(typeof FILE_KINDS)[number]}_url`

function keyOf({ accountId, id }: VideoRow, { number }: VersionRow) {
  return { accountId, videoId: id, number }
}
