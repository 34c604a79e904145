import { DEFAULT_CHOICES, findMarks, type ChannelRun, type RunPost } from '@dayreel/contract'
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { APP_NOW } from '#db/app-now.ts'
import { channelConfig, channels, posts, runs, videos, videoVersions } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Sealing } from '#secrets/sealing.ts'
import type { Services } from '#services'
import { signPath } from '#storage/signed-path.ts'
import { signVersionFile, VERSION_FACTS, VERSION_FORMAT, versionFolder } from '#videos'
import type { OwnedChannel } from './find-channel.ts'

export type RunRow = typeof runs.$inferSelect
export type OwnedRun = OwnedChannel & { runId: string }

const RUNS_A_PAGE = 24
/** The maximum number of runs in one calendar, because a user may run a channel by hand all day. */
const MAX_RUNS_SHOWN = 1_000

/** Selects the number of the newest version that can be watched. */
const playable = sql<number | null>`(
  select max(${videoVersions.number}) from ${videoVersions}
  where ${videoVersions.videoId} = ${runs.videoId} and ${videoVersions.status} = 'succeeded')`

/**
 * Selects the picture format of the newest version that can be watched. If there is none, it selects the format that
 * the video's request or the channel asks for.
 */
const format = sql<string | null>`coalesce((
  select ${VERSION_FORMAT} from ${videoVersions}
  where ${videoVersions.videoId} = ${runs.videoId} and ${videoVersions.status} = 'succeeded'
  order by ${videoVersions.number} desc limit 1), ${videos.request} ->> 'format', ${channelConfig.choices} ->> 'format')`

/** Selects the facts of the newest version that can be watched, for a run in review. */
const facts = sql<{ unsourced: string[]; texts: string[] } | null>`case
  when ${runs.status} = 'ready' and ${runs.isReviewed} and ${runs.approvedAt} is null then (
    select ${VERSION_FACTS} from ${videoVersions}
    where ${videoVersions.videoId} = ${runs.videoId} and ${videoVersions.status} = 'succeeded'
    order by ${videoVersions.number} desc limit 1) end`

/** Selects whether the run's slot is still ahead. */
const isAhead = sql<boolean>`coalesce(${runs.slotAt} > ${APP_NOW}, false)`

/** Selects runs with the fields of their videos that a page shows. */
function selectRuns(db: Db) {
  return db
    .select({
      run: runs,
      title: videos.title,
      deletedAt: videos.deletedAt,
      version: playable,
      format,
      facts,
      checkedWords: videos.checkedWords,
      isAhead,
    })
    .from(runs)
    .innerJoin(channels, eq(channels.id, runs.channelId))
    .innerJoin(channelConfig, eq(channelConfig.channelId, runs.channelId))
    .leftJoin(videos, eq(videos.id, runs.videoId))
    .$dynamic()
}
type PostRow = typeof posts.$inferSelect
type Selected = {
  run: RunRow
  title: string | null
  deletedAt: Date | null
  version: number | null
  format: string | null
  facts: { unsourced: string[]; texts: string[] } | null
  checkedWords: string[] | null
  isAhead: boolean
}

function isOf({ accountId, channelId }: OwnedChannel) {
  return and(eq(runs.channelId, channelId), eq(channels.accountId, accountId))
}

/**
 * Reads a user's run.
 *
 * @throws {AppError} `not_found`, also for another user's run.
 */
export async function readRun({ sealing }: Services, db: Db, owned: OwnedRun): Promise<ChannelRun> {
  const found = await selectRuns(db).where(and(isOf(owned), eq(runs.id, owned.runId)))
  const [run] = await toWireRuns(db, sealing, found)
  return run ?? noRun()
}

/** Lists a page of a channel's runs, newest first. */
export async function listRuns(
  { db, sealing }: Services,
  owned: OwnedChannel,
  page: number,
): Promise<{ items: ChannelRun[]; page: number; pages: number; total: number }> {
  const [all] = await db.select({ total: count() }).from(runs).where(eq(runs.channelId, owned.channelId))
  const found = await selectRuns(db)
    .where(isOf(owned))
    // Missed runs are all recorded at the same moment, so their order depends on their slots.
    .orderBy(desc(runs.createdAt), sql`${runs.slotAt} desc nulls last`, desc(runs.id))
    .limit(RUNS_A_PAGE)
    .offset((page - 1) * RUNS_A_PAGE)
  const { total } = all!
  return { items: await toWireRuns(db, sealing, found), page, pages: Math.ceil(total / RUNS_A_PAGE), total }
}

/**
 * Returns the runs whose date is in a range, earliest first. For runs without a date, the time of their start counts.
 */
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
  return toWireRuns(db, sealing, found)
}

/** How long a path in a mail is valid, in seconds. Mails are often read days later. */
const MAIL_SECONDS = 14 * 24 * 3_600

/** Returns a signed path to the thumbnail of a run's video for use in a mail, or undefined if there is no thumbnail. */
export async function signRunThumbnail({ sealing }: Services, db: Db, { id }: RunRow): Promise<string | undefined> {
  const [found] = await selectRuns(db).where(eq(runs.id, id))
  if (found === undefined || found.version === null || found.deletedAt !== null) return undefined
  const { accountId, videoId } = found.run
  const key = `${versionFolder({ accountId, videoId: videoId!, number: found.version })}video.jpg`
  return signPath(sealing, { key, validSeconds: MAIL_SECONDS })
}

/** Returns the newest unfinished run of each channel. */
export async function unfinishedRuns(
  db: Db,
  sealing: Sealing,
  channelIds: readonly string[],
): Promise<Map<string, ChannelRun>> {
  if (channelIds.length === 0) return new Map()
  const found = await selectRuns(db)
    .where(and(inArray(runs.channelId, [...channelIds]), inArray(runs.status, ['due', 'making'])))
    .orderBy(runs.createdAt)
  const wired = await toWireRuns(db, sealing, found)
  return new Map(found.map(({ run }, i) => [run.channelId, wired[i]!]))
}

/** Returns the newest run of each channel whose video is finished and not deleted. */
export async function newestVideoRuns(
  db: Db,
  sealing: Sealing,
  channelIds: readonly string[],
): Promise<Map<string, ChannelRun>> {
  if (channelIds.length === 0) return new Map()
  // The lateral join reads only the last runs of each channel from the index, not all of them.
  const newest = db
    .select({ id: runs.id })
    .from(runs)
    .innerJoin(videos, eq(videos.id, runs.videoId))
    .where(and(eq(runs.channelId, channels.id), isNull(videos.deletedAt), isNotNull(playable)))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(1)
    .as('newest')
  const ids = db
    .select({ id: newest.id })
    .from(channels)
    .innerJoinLateral(newest, sql`true`)
    .where(inArray(channels.id, [...channelIds]))
  const found = await selectRuns(db).where(inArray(runs.id, ids))
  const wired = await toWireRuns(db, sealing, found)
  return new Map(found.map(({ run }, i) => [run.channelId, wired[i]!]))
}

async function toWireRuns(db: Db, sealing: Sealing, found: readonly Selected[]): Promise<ChannelRun[]> {
  const postsOf = await readRunPosts(
    db,
    found.map(({ run }) => run.id),
  )
  return found.map((each) => toWireRun(sealing, each, postsOf.get(each.run.id) ?? []))
}

/** Returns the posts of each run in the order of their creation. */
export async function readRunPosts(db: Db, runIds: readonly string[]): Promise<Map<string, PostRow[]>> {
  if (runIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(posts)
    .where(inArray(posts.runId, [...runIds]))
    .orderBy(asc(posts.createdAt), asc(posts.id))
  return Map.groupBy(rows, ({ runId }) => runId!)
}

function toWireRun(
  sealing: Sealing,
  { run, title, deletedAt, version, format: shape, facts: looked, checkedWords, isAhead: isToCome }: Selected,
  runPosts: readonly PostRow[],
): ChannelRun {
  const isThere = run.videoId !== null && deletedAt === null
  const thumbnail =
    isThere && version !== null
      ? signVersionFile(sealing, { accountId: run.accountId, videoId: run.videoId!, number: version }, 'thumbnail')
      : null
  const isInReview = isToCome && run.isReviewed && run.approvedAt === null && run.status === 'ready'
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
    format: shape ?? DEFAULT_CHOICES.format,
    isInReview,
    unsourced: isInReview && isThere ? unsourcedScenes(looked, checkedWords ?? []) : [],
    approvedAt: run.approvedAt?.toISOString() ?? null,
    posts: runPosts.map(toRunPost),
    createdAt: run.createdAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
  }
}

/** Returns the scenes with words that no source contains. Words that were corrected or checked are gone. */
function unsourcedScenes(looked: Selected['facts'], checkedWords: readonly string[]): ChannelRun['unsourced'] {
  const { texts, ...found } = looked ?? { unsourced: [], texts: [] }
  const unsourced = found.unsourced.filter((word) => !checkedWords.includes(word))
  return texts.flatMap((text) => {
    const words = findMarks(text, unsourced).map(({ from, to }) => text.slice(from, to))
    return words.length === 0 ? [] : [{ text, words }]
  })
}

function toRunPost(post: PostRow): RunPost {
  return {
    id: post.id,
    platform: post.platform,
    connectionId: post.connectionId,
    accountName: post.accountName,
    status: post.status,
    scheduledAt: post.scheduledAt?.toISOString() ?? null,
    postedAt: post.postedAt?.toISOString() ?? null,
    url: post.remoteUrl,
    realPrivacy: post.realPrivacy,
    isDraft: post.isDraft,
    message: post.message,
    views: post.views,
    likes: post.likes,
    isSandbox: post.isSandbox,
  }
}

export function noRun(): never {
  throw new AppError('not_found', { message: 'There is no such run.' })
}
