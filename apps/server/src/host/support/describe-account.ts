import type { SupportedAccount } from '@dayreel/contract'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isLive } from '#billing/apply/give-plan.ts'
import type { Db } from '#db/connect.ts'
import { accounts, channels, connections, failedJobs, posts, subscriptions, videos, videoVersions } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { makeVideo } from '#jobs/make-video.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import { accountFolder } from '#storage/account-folder.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import { listAudit } from './audit-log.ts'
import { toFound } from './find-accounts.ts'

const VIDEOS_SHOWN = 10
const ENTRIES_SHOWN = 20
const OPEN_POSTS = ['scheduled', 'waiting', 'posting', 'checking', 'uncertain'] as const

/**
 * Reads the facts about an account that an operator needs to help its user.
 *
 * @throws {AppError} `not_found`
 */
export async function describeAccount(db: Db, accountId: string): Promise<SupportedAccount> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (account === undefined) throw unknownAccount()
  const paid = await db
    .select({
      status: subscriptions.status,
      endsAt: subscriptions.endsAt,
      periodEndsAt: subscriptions.periodEndsAt,
    })
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
  const live = paid.filter(({ status }) => isLive(status))
  const [ofChannels] = await db
    .select({ all: count(), active: sql<number>`count(*) filter (where ${channels.isActive})`.mapWith(Number) })
    .from(channels)
    .where(eq(channels.accountId, accountId))
  return {
    ...toFound(account),
    suspendedAt: account.suspendedAt?.toISOString() ?? null,
    grantedPlan: account.grantedPlan,
    isPaying: live.length > 0,
    renewsAt: live.find(({ endsAt }) => endsAt === null)?.periodEndsAt.toISOString() ?? null,
    credits: await balanceOf(db, accountId),
    channels: ofChannels!,
    connections: await db.$count(connections, eq(connections.accountId, accountId)),
    openPosts: await db.$count(posts, and(eq(posts.accountId, accountId), inArray(posts.status, [...OPEN_POSTS]))),
    videos: await listVideos(db, accountId),
    audit: await listAudit(db, { accountId, limit: ENTRIES_SHOWN }),
  }
}

/** Lists the newest videos with their newest versions and the reasons why these versions failed. */
async function listVideos(db: Db, accountId: string): Promise<SupportedAccount['videos']> {
  const newest = db
    .select({
      number: videoVersions.number,
      status: videoVersions.status,
      errorMessage: videoVersions.errorMessage,
    })
    .from(videoVersions)
    .where(eq(videoVersions.videoId, videos.id))
    .orderBy(desc(videoVersions.number))
    .limit(1)
    .as('newest')
  const isItsJob = and(
    eq(failedJobs.name, makeVideo.name),
    eq(failedJobs.accountId, videos.accountId),
    eq(sql`${failedJobs.payload} ->> 'videoId'`, sql`${videos.id}::text`),
    eq(sql`(${failedJobs.payload} ->> 'number')::int`, newest.number),
  )
  const rows = await db
    .select({
      id: videos.id,
      title: videos.title,
      createdAt: videos.createdAt,
      status: newest.status,
      problem: newest.errorMessage,
      cause: failedJobs.reason,
    })
    .from(videos)
    .innerJoinLateral(newest, sql`true`)
    .leftJoin(failedJobs, isItsJob)
    .where(and(eq(videos.accountId, accountId), isNull(videos.deletedAt)))
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(VIDEOS_SHOWN)
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

/** Counts the files of an account and their bytes. This lists all of them, so it may take seconds. */
export async function measureAccount(
  { db, storage }: { db: Db; storage: FileStorage },
  accountId: string,
): Promise<{ files: number; bytes: number }> {
  if ((await db.$count(accounts, eq(accounts.id, accountId))) === 0) throw unknownAccount()
  let files = 0
  let bytes = 0
  for await (const { sizeInBytes } of storage.list(accountFolder(accountId))) {
    files += 1
    bytes += sizeInBytes
  }
  return { files, bytes }
}

export function unknownAccount(): AppError {
  return new AppError('not_found', { message: 'There is no such account. Search again.' })
}
