import type { Estimate, GenerateRequest, StartedVideo } from '@dayreel/contract'
import { estimateVideo } from '@dayreel/studio'
import { StudioError } from '@dayreel/storyboard'
import { and, count, eq, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import { videos, videoVersions } from '#db/schema.ts'
import { makeVideo } from '#jobs/make-video.ts'
import { answerOnce } from '#lib/answer-once.ts'
import { AppError } from '#lib/app-error.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { takeProject } from '#ledger/projects.ts'
import type { Services } from '#services'
import { ledgerReference } from './fail-version.ts'
import { findVideo } from './lock-video.ts'
import { measureWithin } from './measure-within.ts'
import { tellVideoChanged } from './video-changed.ts'
import type { VersionKey } from './video-files.ts'
import { newSeed, readVideoRequest, toWriteRequest, type VideoRequest } from './video-request.ts'

/** Videos of one account that may wait or be made at a time. */
const MAX_UNFINISHED = 100

type Submission = { accountId: string; idempotencyKey: string | undefined }

/**
 * Checks, charges, stores and enqueues a video, all or nothing, and once for each Idempotency-Key.
 *
 * @throws {AppError} `unacceptable`, `out_of_credits`, `conflict`, `idempotency_key_reused`
 */
export async function startVideo(
  services: Services,
  { accountId, idempotencyKey: key }: Submission,
  given: GenerateRequest,
): Promise<StartedVideo> {
  const request = { ...readVideoRequest(given, services.config.siteUrl), seed: newSeed() }
  await estimateRequest(services, request)
  const once = { accountId, call: 'generate-from-script', key, body: given }
  return answerOnce(services.db, once, (tx) => insertVideo(services, tx, accountId, request))
}

/** Makes another video from what one was made from. */
export async function makeAgain(
  services: Services,
  { accountId, idempotencyKey: key }: Submission,
  videoId: string,
): Promise<StartedVideo> {
  const { request } = await findVideo(services.db, { accountId, videoId })
  const fresh = { ...(request as VideoRequest), seed: newSeed() }
  const once = { accountId, call: 'make-again', key, body: { videoId } }
  return answerOnce(services.db, once, (tx) => insertVideo(services, tx, accountId, fresh))
}

/**
 * What would become of a request.
 *
 * @throws {AppError} `unacceptable` with the studio's reason.
 */
export async function estimateRequest({ studio }: Services, request: VideoRequest): Promise<Omit<Estimate, 'cost'>> {
  try {
    const steps = { ...studio, narrator: measureWithin(studio.narrator) }
    const timeout = AbortSignal.timeout(ESTIMATE_TIMEOUT_MS)
    const { kind, instruction, ...estimate } = await estimateVideo(toWriteRequest(request), steps, timeout)
    return {
      ...estimate,
      kind: kind === 'subject' ? 'idea' : 'script',
      chosenSeconds: request.duration,
      looksLikeInstruction: instruction,
    }
  } catch (error) {
    if (!(error instanceof StudioError)) throw error
    throw new AppError('unacceptable', {
      message: error.message,
      details: { field: 'scriptSubject', reason: error.code },
      cause: error,
    })
  }
}
const ESTIMATE_TIMEOUT_MS = 30_000

async function insertVideo(
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
  { unfinished, ...values }: { quality: 'low' | 'high'; isFree?: boolean; storyboard?: unknown; unfinished: number },
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
