import { and, eq, exists, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, posts, videos, videoVersions } from '#db/schema.ts'
import { STATUSES_WITH_FILE } from '#posts/needs-file.ts'
import { deleteVideo } from '#videos/change-video.ts'
import type { Services } from '../services.ts'
import {
  announceDeletion,
  AT_A_TIME,
  deleteInBatches,
  forEachOwner,
  ignoreDeleted,
  withdrawAnnouncements,
} from './announced-deletions.ts'
import { days, keptUntil, NOTICE_DAYS } from './kept-until.ts'

type Retention = Pick<Services, 'db' | 'config' | 'storage' | 'log' | 'videoOwner' | 'mailer'>

/**
 * Deletes finished videos that their plan no longer keeps. Each deletion was announced at least 14 days before. A video
 * that a post still needs stays until the post is done. Entries of the ledger stay.
 */
export async function expireVideos(services: Retention, signal: AbortSignal): Promise<void> {
  const { db, config } = services
  const until = keptUntil(videos.editedAt, config.videosKeptDays)
  await withdrawAnnouncements(db, videos, until)
  if (Object.keys(config.videosKeptDays).length === 0) return
  await announce(services, until, signal)
  await deleteExpired(services, until, signal)
}

/** Announces deletions, one mail to each account. */
async function announce(services: Retention, until: SQL, signal: AbortSignal): Promise<void> {
  const { db, config } = services
  const isDue = and(
    isNull(videos.deletedAt),
    isNull(videos.deleteAt),
    sql`${until} < now() + ${days(NOTICE_DAYS)}`,
    isFinished(db),
  )
  const act = (accountId: string): Promise<void> => {
    const find = async (tx: Db): Promise<string[]> => {
      const due = await tx
        .select({ id: videos.id })
        .from(videos)
        .innerJoin(accounts, eq(accounts.id, videos.accountId))
        .where(and(eq(videos.accountId, accountId), isDue))
      return due.map(({ id }) => id)
    }
    return announceDeletion(services, accountId, { table: videos, name: videos.title, of: 'videos', isDue, find })
  }
  const isThere = isNull(videos.deletedAt)
  await forEachOwner(db, { table: videos, kept: config.videosKeptDays, isDue, isThere, act }, signal)
}

type Owned = { videoId: string; accountId: string }

async function deleteExpired(services: Retention, until: SQL, signal: AbortSignal): Promise<void> {
  const { db } = services
  const isExpired = and(
    isNull(videos.deletedAt),
    sql`${videos.deleteAt} <= now()`,
    sql`${until} <= ${videos.deleteAt}`,
    isNull(accounts.suspendedAt),
    isFinished(db),
    not(isNeeded(db)),
  )
  const findExpired = (tx: Db, id?: string): Promise<Owned[]> =>
    tx
      .select({ videoId: videos.id, accountId: videos.accountId })
      .from(videos)
      .innerJoin(accounts, eq(accounts.id, videos.accountId))
      .where(and(isExpired, id === undefined ? undefined : eq(videos.id, id)))
      .limit(AT_A_TIME)
  const deleteBatch = async (expired: Owned[]): Promise<void> => {
    for (const owned of expired) {
      signal.throwIfAborted()
      // The user may have changed, posted or deleted the video a moment ago.
      const isStillExpired = async (tx: Db) => (await findExpired(tx, owned.videoId)).length > 0
      await deleteVideo(services, owned, isStillExpired).catch(ignoreDeleted)
    }
  }
  await deleteInBatches(() => findExpired(db), deleteBatch, signal)
}

/** Selects videos that have a finished version, and none in the making. */
function isFinished(db: Db): SQL | undefined {
  const version = db.select({ found: sql`1` }).from(videoVersions)
  const isIts = eq(videoVersions.videoId, videos.id)
  return and(
    exists(version.where(and(isIts, eq(videoVersions.status, 'succeeded')))),
    not(
      exists(
        db
          .select({ found: sql`1` })
          .from(videoVersions)
          .where(and(isIts, isNull(videoVersions.finishedAt))),
      ),
    ),
  )
}

/** Selects videos with a post that may still be sent. */
function isNeeded(db: Db): SQL {
  const post = db.select({ found: sql`1` }).from(posts)
  return exists(post.where(and(eq(posts.videoId, videos.id), inArray(posts.status, [...STATUSES_WITH_FILE]))))
}
