import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { videos, videoVersions } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'

export type VideoRow = typeof videos.$inferSelect
export type VersionRow = Omit<typeof videoVersions.$inferSelect, 'storyboard'> & {
  writtenBy: string | null
  /** The format, or null before the storyboard is written. */
  format: string | null
  /** Whether the version has an `.ass` file. */
  hasStyledCaptions: boolean
}

const { storyboard, ...columns } = getTableColumns(videoVersions)
/**
 * A version's format, or null before its storyboard is written. Storyboards before version 4 store the format in
 * `shape`.
 */
export const VERSION_FORMAT = sql<
  string | null
>`coalesce(${storyboard} #>> '{format,shape}', ${storyboard} ->> 'format')`
/** A version's scenes, and its words without a source. Null if no facts were looked up. */
export const VERSION_FACTS = sql<{ unsourced: string[]; texts: string[] } | null>`case
  when ${storyboard} -> 'unsourced' is not null then jsonb_build_object(
    'unsourced', ${storyboard} -> 'unsourced',
    'texts', jsonb_path_query_array(${storyboard}, '$.scenes[*].text')) end`
/**
 * All columns of a version except its large storyboard. Of the storyboard, only the writer's name, the format and the
 * presence of a field are selected.
 */
export const VERSION_COLUMNS = {
  ...columns,
  writtenBy: sql<string | null>`${storyboard} #>> '{madeBy,words}'`,
  format: VERSION_FORMAT,
  // Release 0.1 made no `.ass` files, and its storyboards have no caption position.
  hasStyledCaptions: sql<boolean>`${storyboard} -> 'captionPosition' is not null`,
}

type Owned = { accountId: string; videoId: string }

/**
 * Finds a user's video.
 *
 * @throws {AppError} `not_found`, also for another user's video.
 */
export async function findVideo(db: Db, { accountId, videoId }: Owned): Promise<VideoRow> {
  const [row] = await db.select().from(videos).where(isOwned(accountId, videoId))
  return row ?? notFound()
}

/**
 * Locks the account and one of its videos until the transaction ends. To prevent deadlocks, the two are always locked
 * in this order, and after a queue job.
 *
 * @throws {AppError} `not_found`
 */
export async function lockVideo(tx: Db, { accountId, videoId }: Owned): Promise<VideoRow> {
  await lockAccount(tx, accountId)
  const [row] = await tx.select().from(videos).where(isOwned(accountId, videoId)).for('update')
  return row ?? notFound()
}

/** Returns a video's versions without their storyboards, newest first. */
export function versionsOf(db: Db, videoId: string): Promise<VersionRow[]> {
  return db
    .select(VERSION_COLUMNS)
    .from(videoVersions)
    .where(eq(videoVersions.videoId, videoId))
    .orderBy(desc(videoVersions.number))
}

function isOwned(accountId: string, videoId: string) {
  return and(eq(videos.id, videoId), eq(videos.accountId, accountId), isNull(videos.deletedAt))
}

function notFound(): never {
  throw new AppError('not_found', { message: 'There is no such video. It may have been deleted.' })
}
