import type { Estimate, GenerateRequest, StartedVideo } from '@dayreel/contract'
import { estimateVideo } from '@dayreel/studio/planning'
import { answerOnce } from '#lib/answer-once.ts'
import { BUILT_IN, chooseSource } from '#costs/choose-source.ts'
import { refuseWhereSpent } from '#costs/reserve-cost.ts'
import { tellHostOfLimit } from '#costs/tell-host.ts'
import { AppError } from '#lib/app-error.ts'
import type { Services } from '#services'
import { startVideo } from '#video/start-video.ts'
import { toAppError } from '#video/to-app-error.ts'
import { newSeed, readVideoRequest, toWriteRequest, type VideoRequest } from '#video/video-request.ts'
import { findVideo } from './lock-video.ts'

type Submission = { accountId: string; idempotencyKey: string | undefined }

/**
 * Checks what a person asks for and starts its video, once for each Idempotency-Key.
 *
 * @throws {AppError} `unacceptable`, `out_of_credits`, `conflict`, `idempotency_key_reused`
 */
export async function submitVideo(
  services: Services,
  { accountId, idempotencyKey: key }: Submission,
  given: GenerateRequest,
): Promise<StartedVideo> {
  const request = await readRequest(services, accountId, given)
  await estimateRequest(services, request)
  await refuseOverLimit(services, accountId, request.writer)
  const once = { accountId, call: 'generate-from-script', key, body: given }
  return answerOnce(services.db, once, (tx) => startVideo(services, tx, accountId, request))
}

/**
 * What a person asks for, with who is to write it. A tale is one of the built-in writer's, whoever writes else, and goes under its own
 * title from here on: nothing of it pretends to be about what was asked for.
 *
 * @throws {AppError} `unacceptable`
 */
export async function readRequest(
  { db, config, planner }: Services,
  accountId: string,
  given: GenerateRequest,
): Promise<VideoRequest & { writer: string }> {
  const read = { ...readVideoRequest(given, config.siteUrl), seed: newSeed() }
  if (read.tale === undefined) return { ...read, writer: await chooseSource(db, config, accountId) }
  const request = { ...read, kind: 'subject' as const, writer: BUILT_IN }
  // Whatever was asked for, and in which language, is not told.
  const offer = await planner.offer({ ...toWriteRequest(request), text: 'A tale' }).catch((error: unknown) => {
    throw toAppError(error, 'tale')
  })
  if (offer.kind !== 'told' || offer.by !== 'tale') return request
  return { ...request, scriptSubject: offer.tale.title }
}

/** Makes another video from what one was made from. */
export async function makeAgain(
  services: Services,
  { accountId, idempotencyKey: key }: Submission,
  videoId: string,
): Promise<StartedVideo> {
  const { request } = await findVideo(services.db, { accountId, videoId })
  const fresh = { ...(request as VideoRequest), seed: newSeed() }
  if (fresh.toFind !== undefined) {
    throw new AppError('conflict', { message: 'No subject was found for this video. Run its channel once more.' })
  }
  refuseGone(services, fresh.writer)
  if (fresh.writer !== undefined) await refuseOverLimit(services, accountId, fresh.writer)
  const once = { accountId, call: 'make-again', key, body: { videoId } }
  return answerOnce(services.db, once, (tx) => startVideo(services, tx, accountId, fresh))
}

/**
 * What would become of a request.
 *
 * @throws {AppError} `unacceptable` with the studio's reason.
 */
export async function estimateRequest(
  { narrator, planner }: Services,
  request: VideoRequest,
): Promise<Omit<Estimate, 'cost'>> {
  try {
    const { instruction, ...estimate } = await estimateVideo(toWriteRequest(request), { narrator, planner })
    return {
      ...estimate,
      chosenSeconds: request.duration,
      looksLikeInstruction: instruction,
    }
  } catch (error) {
    throw toAppError(error)
  }
}

/** What a model writes is refused where nothing more may be spent today; the built-in writer costs nothing. */
async function refuseOverLimit(services: Services, accountId: string, writer: string): Promise<void> {
  if (writer === BUILT_IN) return
  await refuseWhereSpent(services.db, accountId, services.config.models).catch(async (error: unknown) => {
    await tellHostOfLimit(services)
    throw toAppError(error)
  })
}

/** Who wrote the first one writes the next; where that is gone, somebody has to choose. */
function refuseGone({ config }: Services, writer = BUILT_IN): void {
  if (writer === BUILT_IN || writer === config.models.text?.name) return
  throw new AppError('conflict', {
    message: `${writer}, which wrote this video, is not connected to this site any more. Choose Create Video and paste its subject or script: it is then written by what is connected now.`,
    details: { writer },
  })
}
