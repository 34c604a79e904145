import type { ChannelRun } from '@dayreel/contract'
import { and, asc, count, desc, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { APP_NOW } from '#db/app-now.ts'
import { channels, posts, runs, videos, videoVersions } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import type { Sealing } from '#lib/sealing.ts'
import type { Services } from '#services'
import { signPath } from '#storage/signed-path.ts'
import { signVersionFile, versionFolder } from '#video/video-files.ts'
import type { OwnedChannel } from '../find-channel.ts'

export type RunRow = typeof runs.$inferSelect
export type OwnedRun = OwnedChannel & { runId: string }

const RUNS_A_PAGE = 24
/** In one calendar; somebody may run a channel by hand all day. */
const MAX_RUNS_SHOWN = 1_000

/** The number of the newest version that can be watched. */
const playable = sql<number | null>`(
  select max(${videoVersions.number}) from ${videoVersions}
  where ${videoVersions.videoId} = ${runs.videoId} and ${videoVersions.status} = 'succeeded')`

/** Whether its slot is still to come. */
const isAhead = sql<boolean>`coalesce(${runs.slotAt} > ${APP_NOW}, false)`

/** Runs with what a page shows of their videos. */
function selectRuns(db: Db) {
  return db
    .select({ run: runs, post: posts, title: videos.title, deletedAt: videos.deletedAt, version: playable, isAhead })
    .from(runs)
    .innerJoin(channels, eq(channels.id, runs.channelId))
    .leftJoin(videos, eq(videos.id, runs.videoId))
    .leftJoin(posts, eq(posts.runId, runs.id))
    .$dynamic()
}
type PostRow = typeof posts.$inferSelect
type Selected = {
  run: RunRow
  post: PostRow | null
  title: string | null
  deletedAt: Date | null
  version: number | null
  isAhead: boolean
}

function isOf({ accountId, channelId }: OwnedChannel) {
  return and(eq(runs.channelId, channelId), eq(channels.accountId, accountId))
}

/** @throws {AppError} `not_found`, the same where it is somebody else's. */
export async function readRun({ sealing }: Services, db: Db, owned: OwnedRun): Promise<ChannelRun> {
  const [found] = await selectRuns(db).where(and(isOf(owned), eq(runs.id, owned.runId)))
  return toWireRun(sealing, found ?? noRun())
}

/** Newest first. */
export async function listRuns(
  { db, sealing }: Services,
  owned: OwnedChannel,
  page: number,
): Promise<{ items: ChannelRun[]; page: number; pages: number; total: number }> {
  const [all] = await db.select({ total: count() }).from(runs).where(eq(runs.channelId, owned.channelId))
  const found = await selectRuns(db)
    .where(isOf(owned))
    // Those that were missed are written down at one moment.
    .orderBy(desc(runs.createdAt), sql`${runs.slotAt} desc nulls last`, desc(runs.id))
    .limit(RUNS_A_PAGE)
    .offset((page - 1) * RUNS_A_PAGE)
  const { total } = all!
  return { items: found.map((each) => toWireRun(sealing, each)), page, pages: Math.ceil(total / RUNS_A_PAGE), total }
}

/** Those whose date, or where they have none whose beginning, lies in a range; the earliest first. */
export async function runsBetween(
  { db, sealing }: Services,
  owned: OwnedChannel,
  { from, to, begun }: { from: string; to: string; begun: readonly [after: Date, before: Date] },
): Promise<ChannelRun[]> {
  const isByDate = and(gte(runs.localDate, from), lte(runs.localDate, to))
  const isByBeginning = and(isNull(runs.localDate), gte(runs.createdAt, begun[0]), lt(runs.createdAt, begun[1]))
  const found = await selectRuns(db)
    .where(and(isOf(owned), or(isByDate, isByBeginning)))
    .orderBy(asc(runs.createdAt), asc(runs.id))
    .limit(MAX_RUNS_SHOWN)
  return found.map((each) => toWireRun(sealing, each))
}

/** Mails are read days later. */
const MAIL_SECONDS = 14 * 24 * 3_600

/** A path to the thumbnail of a run's video that lasts as long as a mail does; undefined where it has none. */
export async function signRunThumbnail({ sealing }: Services, db: Db, { id }: RunRow): Promise<string | undefined> {
  const [found] = await selectRuns(db).where(eq(runs.id, id))
  if (found === undefined || found.version === null || found.deletedAt !== null) return undefined
  const { accountId, videoId } = found.run
  const key = `${versionFolder({ accountId, videoId: videoId!, number: found.version })}video.jpg`
  return signPath(sealing, { key, validSeconds: MAIL_SECONDS })
}

/** Of each channel the newest run that is not over. */
export async function unfinishedRuns(
  db: Db,
  sealing: Sealing,
  channelIds: readonly string[],
): Promise<Map<string, ChannelRun>> {
  if (channelIds.length === 0) return new Map()
  const found = await selectRuns(db)
    .where(and(inArray(runs.channelId, [...channelIds]), inArray(runs.status, ['due', 'making'])))
    .orderBy(runs.createdAt)
  return new Map(found.map((each) => [each.run.channelId, toWireRun(sealing, each)]))
}

function toWireRun(
  sealing: Sealing,
  { run, post, title, deletedAt, version, isAhead: isToCome }: Selected,
): ChannelRun {
  const isThere = run.videoId !== null && deletedAt === null
  const thumbnail =
    isThere && version !== null
      ? signVersionFile(sealing, { accountId: run.accountId, videoId: run.videoId!, number: version }, 'thumbnail')
      : null
  return {
    id: run.id,
    kind: run.kind,
    status: run.status,
    localDate: run.localDate,
    slotAt: run.slotAt?.toISOString() ?? null,
    subject: run.subject,
    reason: run.reason,
    message: run.message,
    videoId: isThere ? run.videoId : null,
    title: isThere ? title : null,
    thumbnailUrl: thumbnail,
    isInReview: isToCome && run.isReviewed && run.approvedAt === null && run.status === 'ready',
    approvedAt: run.approvedAt?.toISOString() ?? null,
    post: post && toRunPost(post),
    createdAt: run.createdAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
  }
}

function toRunPost(post: PostRow): NonNullable<ChannelRun['post']> {
  return {
    id: post.id,
    status: post.status,
    scheduledAt: post.scheduledAt?.toISOString() ?? null,
    postedAt: post.postedAt?.toISOString() ?? null,
    url: post.remoteUrl,
    realPrivacy: post.realPrivacy,
    message: post.message,
    views: post.views,
    likes: post.likes,
    isSandbox: post.isSandbox,
  }
}

export function noRun(): never {
  throw new AppError('not_found', { message: 'There is no such run.' })
}
