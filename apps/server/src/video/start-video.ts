import type { Quality } from '@dayreel/catalogue'
import type { StartedVideo } from '@dayreel/contract'
import { and, count, eq, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import { videos, videoVersions } from '#db/schema.ts'
import { makeVideo } from '#jobs/make-video.ts'
import { AppError } from '#lib/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { takeProject } from '#ledger/projects.ts'
import type { Services } from '#services'
import { ledgerReference } from './fail-version.ts'
import { tellVideoChanged } from './video-changed.ts'
import type { VersionKey } from './video-files.ts'
import { toWriteRequest, type VideoRequest } from './video-request.ts'

/** Videos of one account that may wait or be made at a time. */
const MAX_UNFINISHED = 100

/**
 * Stores, charges and enqueues a video in the caller's transaction, all or nothing.
 *
 * @throws {AppError} `out_of_credits`, `conflict`
 */
export async function startVideo(
  services: Services,
  tx: Db,
  accountId: string,
  request: VideoRequest,
): Promise<StartedVideo> {
  await lockAccount(tx, accountId)
  const unfinished = await countUnfinished(tx, accountId)
  const id = randomUUID()
  await tx
    .insert(videos)
    .values({ id, accountId, title: services.studio.writer.titleOf(toWriteRequest(request)), request })
  await insertVersion(services, tx, { accountId, videoId: id, number: 1 }, { quality: request.quality, unfinished })
  return { id, status: 'pending', video_url: null }
}

/**
 * Stores and enqueues a version, and takes what pays for it.
 *
 * @param values.unfinished how many of the account's come before it. A person's second one waits for everybody's first, the third for
 *   everybody's second, so that nobody's many hold up another's one.
 */
export async function insertVersion(
  { jobs, sealing }: Services,
  tx: Db,
  version: VersionKey,
  { unfinished, ...values }: { quality: Quality; isFree?: boolean; storyboard?: unknown; unfinished: number },
): Promise<void> {
  const { accountId, videoId, number } = version
  await tx.insert(videoVersions).values({ videoId, number, ...values })
  if (!values.isFree) await takeProject(tx, sealing, { accountId, reference: ledgerReference(version) })
  await jobs.enqueue(makeVideo, { accountId, videoId, number }, { tx, accountId, priority: -unfinished })
  await tellVideoChanged(tx, videoId)
}

/**
 * How many versions of the account wait or are being made. The account is locked.
 *
 * @throws {AppError} `conflict` where no more may.
 */
export async function countUnfinished(tx: Db, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(videoVersions)
    .innerJoin(videos, eq(videos.id, videoVersions.videoId))
    .where(and(eq(videos.accountId, accountId), isNull(videoVersions.finishedAt)))
  if (row!.count < MAX_UNFINISHED) return row!.count
  const message = `${row!.count} of your videos are waiting to be created. Start this one when some of them are done.`
  throw new AppError('conflict', { message })
}
