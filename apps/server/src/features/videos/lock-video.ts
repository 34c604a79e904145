import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { videos, videoVersions } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'

export type VideoRow = typeof videos.$inferSelect
export type VersionRow = Omit<typeof videoVersions.$inferSelect, 'storyboard'> & { writtenBy: string | null }

const { storyboard, ...columns } = getTableColumns(videoVersions)
/** All of a version but its storyboard, which is large; of that only who wrote it. */
export const VERSION_COLUMNS = {
  ...columns,
  writtenBy: sql<string | null>`${storyboard} #>> '{madeBy,words}'`,
}

type Owned = { accountId: string; videoId: string }

/** @throws {AppError} `not_found`, the same where it is somebody else's. */
export async function findVideo(db: Db, { accountId, videoId }: Owned): Promise<VideoRow> {
  const [row] = await db.select().from(videos).where(isOwned(accountId, videoId))
  return row ?? notFound()
}

/**
 * Holds the account and one of its videos until the transaction ends. Always in this order, and after a job of the queue: whoever
 * locks them the other way round would wait for ever.
 *
 * @throws {AppError} `not_found`
 */
export async function lockVideo(tx: Db, { accountId, videoId }: Owned): Promise<VideoRow> {
  await lockAccount(tx, accountId)
  const [row] = await tx.select().from(videos).where(isOwned(accountId, videoId)).for('update')
  return row ?? notFound()
}

/** Newest first, without their storyboards. */
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
