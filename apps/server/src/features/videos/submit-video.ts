import type { Estimate, GenerateRequest, StartedVideo } from '@dayreel/contract'
import { estimateVideo } from '@dayreel/studio/planning'
import { StudioError } from '@dayreel/storyboard'
import { answerOnce } from '#lib/answer-once.ts'
import { AppError } from '#lib/app-error.ts'
import type { Services } from '#services'
import { startVideo } from '#video/start-video.ts'
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
  const request = { ...readVideoRequest(given, services.config.siteUrl), seed: newSeed() }
  await estimateRequest(services, request)
  const once = { accountId, call: 'generate-from-script', key, body: given }
  return answerOnce(services.db, once, (tx) => startVideo(services, tx, accountId, request))
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
    const { kind, instruction, ...estimate } = await estimateVideo(toWriteRequest(request), { narrator, planner })
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
