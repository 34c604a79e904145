import type { Quality } from '@dayreel/catalogue'
import type { StartedVideo } from '@dayreel/contract'
import { titleOf } from '@dayreel/storyboard'
import { and, count, eq, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { chooseSource } from '#costs/choose-source.ts'
import type { Db } from '#db/connect.ts'
import { runs, videos, videoVersions } from '#db/schema.ts'
import { makeVideo } from '#jobs/make-video.ts'
import { priorityOfRun, priorityOfWaiting } from '#jobs/priorities.ts'
import { AppError } from '#errors/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { takeProject } from '#ledger/projects.ts'
import type { Services } from '#services'
import { ledgerReference } from './fail-version.ts'
import { notifyVideoChanged } from './video-changed.ts'
import type { VersionKey } from './video-files.ts'
import type { StoredRequest } from './stored-request.ts'

/** The maximum number of waiting and running videos per account. */
const MAX_UNFINISHED = 100

/**
 * Stores, charges and enqueues a video in the caller's transaction.
 *
 * @throws {AppError} `out_of_credits`, `conflict`, `unavailable` while the disk is full
 */
export async function startVideo(
  services: Services,
  tx: Db,
  accountId: string,
  request: StoredRequest,
): Promise<StartedVideo> {
  await requireRoom(services)
  await lockAccount(tx, accountId)
  const priority = priorityOfWaiting(await countUnfinished(tx, accountId))
  const id = await insertVideo(services, tx, accountId, request)
  await insertVersion(services, tx, { accountId, videoId: id, number: 1 }, { quality: request.quality, priority })
  return { id, status: 'pending', video_url: null }
}

/** Reserves the last free space for videos that have already started. */
async function requireRoom({ storage, config }: Pick<Services, 'storage' | 'config'>): Promise<void> {
  if ((await storage.measureFreeBytes()) >= config.disk.fullBytes) return
  throw new AppError('unavailable', {
    message: 'This site has no room for another video at the moment. Try again later.',
  })
}

/**
 * Stores and enqueues the video of a channel's run, which has already been paid. The video does not count towards its
 * owner's limit.
 *
 * @param run.deadline when the video has to be finished. Undefined if its owner waits for it.
 * @param run.title the title until the story is written. Default: derived from the subject.
 * @returns the video's id.
 */
export async function startRunVideo(
  services: Services,
  tx: Db,
  { accountId, deadline, title }: { accountId: string; deadline: Date | undefined; title: string | undefined },
  request: StoredRequest,
): Promise<string> {
  await lockAccount(tx, accountId)
  const [row] = await unfinishedOf(tx, accountId)
  const priority = deadline === undefined ? priorityOfWaiting() : priorityOfRun(deadline, row!.count)
  const id = await insertVideo(services, tx, accountId, request, title)
  const version = { accountId, videoId: id, number: 1 }
  await insertVersion(services, tx, version, { quality: request.quality, priority, isOfRun: true })
  return id
}

/** Inserts a video. If the user chose no writer, the writer is chosen here and stays the same for all versions. */
async function insertVideo(
  { config }: Pick<Services, 'config'>,
  tx: Db,
  accountId: string,
  request: StoredRequest,
  title?: string,
): Promise<string> {
  const id = randomUUID()
  const storedRequest = { ...request, writer: request.writer ?? (await chooseSource(tx, config, accountId)) }
  await tx.insert(videos).values({ id, accountId, title: title ?? titleOf(storedRequest), request: storedRequest })
  return id
}

/**
 * Stores and enqueues a version and takes its payment.
 *
 * @param values.priority from `jobs/priorities.ts`.
 * @param values.isOfRun whether a channel's run has paid for the version.
 */
export async function insertVersion(
  { jobs, sealing }: Services,
  tx: Db,
  version: VersionKey,
  { priority, isOfRun = false, ...values }: NewVersion,
): Promise<void> {
  const { accountId, videoId, number } = version
  await tx.insert(videoVersions).values({ videoId, number, ...values })
  if (!values.isFree && !isOfRun) await takeProject(tx, sealing, { accountId, reference: ledgerReference(version) })
  await jobs.enqueue(makeVideo, { accountId, videoId, number }, { tx, accountId, priority })
  await notifyVideoChanged(tx, videoId)
}

type NewVersion = {
  quality: Quality
  isFree?: boolean
  storyboard?: unknown
  priority: number
  isOfRun?: boolean
}

/**
 * Counts the waiting and running versions of the account. Versions of channel runs do not count. The caller has locked
 * the account.
 *
 * @throws {AppError} `conflict` if the limit is reached.
 */
export async function countUnfinished(tx: Db, accountId: string): Promise<number> {
  const ofRuns = tx
    .select({ one: sql`1` })
    .from(runs)
    .where(eq(runs.videoId, videos.id))
  const [row] = await unfinishedOf(tx, accountId, notExists(ofRuns))
  if (row!.count < MAX_UNFINISHED) return row!.count
  const message = `${row!.count} of your videos are waiting to be created. Start this one when some of them are done.`
  throw new AppError('conflict', { message })
}

function unfinishedOf(tx: Db, accountId: string, which?: SQL) {
  return tx
    .select({ count: count() })
    .from(videoVersions)
    .innerJoin(videos, eq(videos.id, videoVersions.videoId))
    .where(and(eq(videos.accountId, accountId), isNull(videoVersions.finishedAt), which))
}
