import type { Quality } from '@dayreel/catalogue'
import type { StartedVideo } from '@dayreel/contract'
import { titleOf } from '@dayreel/storyboard'
import { and, count, eq, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { chooseSource } from '#costs/choose-source.ts'
import type { Db } from '#db/connect.ts'
import { runs, videos, videoVersions } from '#db/schema.ts'
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
  const id = await insertVideo(services, tx, accountId, request)
  await insertVersion(services, tx, { accountId, videoId: id, number: 1 }, { quality: request.quality, unfinished })
  return { id, status: 'pending', video_url: null }
}

/**
 * Stores and enqueues the video of a channel's run, which has paid for it. It takes none of its owner's places; what a person asked
 * for by hand goes before what comes by itself.
 *
 * @param run.title what it is called until it is told; made of its subject unless given.
 * @returns the video's id.
 */
export async function startRunVideo(
  services: Services,
  tx: Db,
  { accountId, isByHand, title }: { accountId: string; isByHand: boolean; title: string | undefined },
  request: VideoRequest,
): Promise<string> {
  await lockAccount(tx, accountId)
  const [row] = await unfinishedOf(tx, accountId)
  const unfinished = isByHand ? 0 : row!.count + 1
  const id = await insertVideo(services, tx, accountId, request, title)
  const version = { accountId, videoId: id, number: 1 }
  await insertVersion(services, tx, version, { quality: request.quality, unfinished, isOfRun: true })
  return id
}

/** Who writes is chosen here, where nobody chose, and stays chosen. */
async function insertVideo(
  { config }: Pick<Services, 'config'>,
  tx: Db,
  accountId: string,
  asked: VideoRequest,
  title?: string,
): Promise<string> {
  const id = randomUUID()
  const request = { ...asked, writer: asked.writer ?? (await chooseSource(tx, config, accountId)) }
  await tx.insert(videos).values({ id, accountId, title: title ?? titleOf(toWriteRequest(request)), request })
  return id
}

/**
 * Stores and enqueues a version, and takes what pays for it.
 *
 * @param values.unfinished how many of the account's come before it. A person's second one waits for everybody's first, the third for
 *   everybody's second, so that nobody's many hold up another's one.
 * @param values.isOfRun a channel's run has paid for it.
 */
export async function insertVersion(
  { jobs, sealing, config }: Services,
  tx: Db,
  version: VersionKey,
  { unfinished, isOfRun = false, ...values }: NewVersion,
): Promise<void> {
  const { accountId, videoId, number } = version
  await tx.insert(videoVersions).values({ videoId, number, ...values })
  if (!values.isFree && !isOfRun) await takeProject(tx, sealing, { accountId, reference: ledgerReference(version) })
  const [row] = await unfinishedOf(tx, accountId) // this one is among them
  const lane = row!.count % config.rendersAtOnce
  await jobs.enqueue(makeVideo, { accountId, videoId, number, lane }, { tx, accountId, priority: -unfinished })
  await tellVideoChanged(tx, videoId)
}

type NewVersion = {
  quality: Quality
  isFree?: boolean
  storyboard?: unknown
  unfinished: number
  isOfRun?: boolean
}

/**
 * How many versions of the account wait or are being made, but for those of its channels. The account is locked.
 *
 * @throws {AppError} `conflict` where no more may.
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
