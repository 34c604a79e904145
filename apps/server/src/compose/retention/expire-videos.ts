import { DAY_MS } from '@dayreel/catalogue'
import { and, eq, exists, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/connect.ts'
import { accounts, posts, videos, videoVersions } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { STATUSES_WITH_FILE } from '#posts/needs-file.ts'
import { deleteVideo } from '#videos/change-video.ts'
import type { Services } from '../services.ts'
import { days, keptUntil, NOTICE_DAYS, QUIET_DAYS } from './kept-until.ts'
import { mailDeletion } from './mail-deletion.ts'

const AT_A_TIME = 100

type Retention = Pick<Services, 'db' | 'config' | 'storage' | 'log' | 'videoOwner' | 'mailer'>

/**
 * Deletes finished videos that their plan no longer keeps. Each deletion was announced at least 14 days before. A video
 * that a post still needs stays until the post is done. Entries of the ledger stay.
 */
export async function expireVideos(services: Retention, signal: AbortSignal): Promise<void> {
  const { db, config } = services
  const until = keptUntil(videos.editedAt, config.videosKeptDays)
  await withdraw(db, until)
  if (Object.keys(config.videosKeptDays).length === 0) return
  await announce(services, until, signal)
  await deleteExpired(services, until, signal)
}

/** Withdraws announcements: the video was changed, its plan keeps videos for longer now, or the setting was changed. */
async function withdraw(db: Db, until: SQL): Promise<void> {
  await db
    .update(videos)
    .set({ deleteAt: null })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, videos.accountId),
        isNotNull(videos.deleteAt),
        sql`coalesce(${until} > ${videos.deleteAt}, true)`,
      ),
    )
}

/** Announces deletions, one mail to each account. */
async function announce(services: Retention, until: SQL, signal: AbortSignal): Promise<void> {
  const { db, config } = services
  const shortest = Math.min(...Object.values(config.videosKeptDays))
  const isDue = and(
    isNull(videos.deletedAt),
    isNull(videos.deleteAt),
    // This condition follows from the next one. It can use an index.
    lt(videos.editedAt, new Date(Date.now() - (shortest - NOTICE_DAYS) * DAY_MS)),
    sql`${until} < now() + ${days(NOTICE_DAYS)}`,
    isFinished(db),
  )
  for (;;) {
    signal.throwIfAborted()
    const owners = await db
      .selectDistinct({ accountId: videos.accountId })
      .from(videos)
      .innerJoin(accounts, eq(accounts.id, videos.accountId))
      .where(and(isDue, isNull(accounts.suspendedAt), not(wasAnnouncedLately())))
      .limit(AT_A_TIME)
    for (const { accountId } of owners) {
      await db.transaction(async (tx) => {
        await lockAccount(tx, accountId)
        const announced = await tx
          .update(videos)
          .set({ deleteAt: sql`now() + ${days(NOTICE_DAYS)}` })
          .from(accounts)
          .where(and(eq(accounts.id, videos.accountId), eq(videos.accountId, accountId), isDue))
          .returning({ name: videos.title, deleteAt: videos.deleteAt })
        if (announced.length > 0) await mailDeletion(services, tx, accountId, { of: 'videos', announced })
      })
    }
    if (owners.length < AT_A_TIME) return
  }
}

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
  for (;;) {
    const expired = await db
      .select({ videoId: videos.id, accountId: videos.accountId })
      .from(videos)
      .innerJoin(accounts, eq(accounts.id, videos.accountId))
      .where(isExpired)
      .limit(AT_A_TIME)
    for (const owned of expired) {
      signal.throwIfAborted()
      // The user may have changed, posted or deleted the video a moment ago.
      const isStillExpired = async (tx: Db): Promise<boolean> => {
        const found = await tx
          .select({ id: videos.id })
          .from(videos)
          .innerJoin(accounts, eq(accounts.id, videos.accountId))
          .where(and(eq(videos.id, owned.videoId), isExpired))
        return found.length > 0
      }
      await deleteVideo(services, owned, isStillExpired).catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'not_found')) throw error
      })
    }
    if (expired.length < AT_A_TIME) return
  }
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

/** Selects the videos of accounts that got an announcement a few days ago. */
function wasAnnouncedLately(): SQL {
  const other = alias(videos, 'other')
  return sql`exists (select from ${videos} as ${sql.identifier('other')}
    where ${other.accountId} = ${videos.accountId} and ${other.deletedAt} is null
      and ${other.deleteAt} > now() + ${days(NOTICE_DAYS - QUIET_DAYS)})`
}

/** Selects videos with a post that may still be sent. */
function isNeeded(db: Db): SQL {
  const post = db.select({ found: sql`1` }).from(posts)
  return exists(post.where(and(eq(posts.videoId, videos.id), inArray(posts.status, [...STATUSES_WITH_FILE]))))
}
