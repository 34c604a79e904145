import { NO_BRAND, writerLabel } from '@dayreel/catalogue'
import {
  readGenerateRequest,
  specifiedField,
  type Estimate,
  type GenerateRequest,
  type StartedVideo,
} from '@dayreel/contract'
import { endCardSecondsOf, GIVEN_BY } from '@dayreel/storyboard'
import { IMAGE_MODEL, picturesOf, refuseGone } from '@dayreel/storyboard/schema'
import { estimateVideo } from '@dayreel/studio/planning'
import { refuseBlocked, textsOf } from '#blocked/refuse-blocked.ts'
import { findBrand } from '#brands'
import { answerOnce } from '#http/answer-once.ts'
import { BUILT_IN, chooseSource } from '#costs/choose-source.ts'
import { readLocalWriters } from '#models/local-models.ts'
import { readLimits, readModels } from '#models/read-models.ts'
import { refuseIfSpent } from '#costs/reserve-cost.ts'
import { mailCostLimit } from '#costs/mail-cost-limit.ts'
import type { PaidService } from '#costs/paid-service.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services, Speakers } from '#services'
import { startVideo } from './start-video.ts'
import { toAppError } from './to-app-error.ts'
import { refuseUnoffered } from './refuse-unoffered.ts'
import { newSeed, readStoredRequest, type StoredRequest } from './stored-request.ts'
import { findVideo } from './lock-video.ts'

const MODEL_VIDEO_LIMITS = [
  {
    name: 'model-videos',
    limit: { points: 40, seconds: 600 },
    message: 'You have started many videos within ten minutes. Wait a few minutes and try again.',
  },
  {
    name: 'model-videos-a-day',
    limit: { points: 300, seconds: 86_400 },
    message: 'You have started 300 videos within a day. Try again tomorrow.',
  },
]

type Submission = { accountId: string; idempotencyKey: string | undefined }

/**
 * Checks a user's request and starts its video. A repeated request with the same Idempotency-Key has no further effect.
 *
 * @throws {AppError} `unacceptable`, `out_of_credits`, `conflict`, `idempotency_key_reused`
 */
export async function submitVideo(
  services: Services,
  { accountId, idempotencyKey: key }: Submission,
  given: GenerateRequest,
): Promise<StartedVideo> {
  const speakers = await services.speakers(accountId)
  const request = await readRequest(services, accountId, given, speakers)
  const { seconds: expectedSeconds } = await estimateRequest(services, accountId, request, speakers)
  await refuseOverLimit(services, accountId, request, speakers)
  const once = { accountId, call: 'generate-from-script', key, body: given }
  return answerOnce(services.db, once, (tx) => startVideo(services, tx, accountId, { ...request, expectedSeconds }))
}

/**
 * Reads a request and chooses its writer. Given words need no writer, so no model is paid or required. A built-in tale
 * always gets the built-in writer. It also gets the tale's own title as its text, so that the video never claims to be
 * about the requested subject.
 *
 * @throws {AppError} `unacceptable`
 */
export async function readRequest(
  { db, config, planner }: Services,
  accountId: string,
  given: GenerateRequest,
  { offers }: Pick<Speakers, 'offers'>,
): Promise<StoredRequest & { writer: string }> {
  const read = { ...readGenerateRequest(given, config.siteUrl), seed: newSeed() }
  if (read.text === '') {
    const message = 'Please enter a script or subject.'
    throw new AppError('unacceptable', { message, details: { field: 'scriptSubject' } })
  }
  refuseUnoffered(read, offers, specifiedField)
  await refuseBlockedRequest(db, read)
  if (read.words !== undefined) return { ...read, kind: 'subject', writer: BUILT_IN }
  if (read.tale === undefined) return { ...read, writer: await chooseSource(db, config, accountId) }
  const request = { ...read, kind: 'subject' as const, writer: BUILT_IN }
  // Any text can be passed here, because the answer does not depend on the text or the language.
  const offer = await planner.offer({ ...request, text: 'A tale' }).catch((error: unknown) => {
    throw toAppError(error, 'tale')
  })
  if (offer.kind !== 'told' || offer.by !== 'tale') return request
  return { ...request, text: offer.tale.title }
}

function refuseBlockedRequest(
  db: Db,
  { text, title, notes, words }: Pick<StoredRequest, 'text' | 'title' | 'notes' | 'words'>,
): Promise<void> {
  return refuseBlocked(db, { scriptSubject: text, title, notes, words: textsOf(words) })
}

/** Makes another video from the request of an existing video. */
export async function makeAgain(
  services: Services,
  { accountId, idempotencyKey: key }: Submission,
  videoId: string,
): Promise<StartedVideo> {
  const { request } = await findVideo(services.db, { accountId, videoId })
  const fresh = { ...readStoredRequest(request), seed: newSeed() }
  if (fresh.toFind !== undefined) {
    throw new AppError('conflict', { message: 'No subject was found for this video. Run its channel again.' })
  }
  await refuseBlockedRequest(services.db, fresh)
  await refuseGoneWriter(services, accountId, fresh.writer)
  const speakers = await services.speakers(accountId)
  refuseGoneChoices(fresh, speakers)
  await refuseOverLimit(services, accountId, fresh, speakers)
  const once = { accountId, call: 'make-again', key, body: { videoId } }
  return answerOnce(services.db, once, (tx) => startVideo(services, tx, accountId, fresh))
}

/**
 * Estimates the length of a requested video, including the end card of its brand.
 *
 * @throws {AppError} `unacceptable` with the studio's reason.
 */
export async function estimateRequest(
  { db, planner }: Services,
  accountId: string,
  request: StoredRequest,
  { narrators }: Pick<Speakers, 'narrators'>,
): Promise<Omit<Estimate, 'cost'>> {
  try {
    const { instruction, seconds, ...estimate } = await estimateVideo(request, { narrators, planner, accountId })
    return {
      ...estimate,
      seconds: seconds + (await endCardSeconds(db, accountId, request)),
      writer: request.words === undefined ? (request.writer ?? BUILT_IN) : GIVEN_BY,
      chosenSeconds: request.durationSeconds,
      looksLikeInstruction: instruction,
    }
  } catch (error) {
    throw toAppError(error)
  }
}

/** A brand that was deleted a moment ago adds nothing here. Making the video refuses it with a message. */
async function endCardSeconds(db: Db, accountId: string, { brandKit }: StoredRequest): Promise<number> {
  if (brandKit === NO_BRAND) return 0
  return endCardSecondsOf(await findBrand(db, { accountId, brandId: brandKit }))
}

/**
 * Rejects a request if a limit of paid work is reached: the number of videos or the cost. The built-in writer and
 * voices cost nothing and have no limit. The account's own models cost the site nothing.
 */
async function refuseOverLimit(
  services: Services,
  accountId: string,
  { writer = BUILT_IN, voice, pictures }: Pick<StoredRequest, 'writer' | 'voice' | 'pictures'>,
  { sources }: Pick<Speakers, 'sources'>,
): Promise<void> {
  const { db, config } = services
  const voices = sources.find((source) => source.hasVoice(voice))
  const isDrawnByModel = picturesOf(pictures).includes(IMAGE_MODEL)
  if (writer === BUILT_IN && voices === undefined && !isDrawnByModel) return
  await countModelVideo(services, accountId)
  const isOwnWriter = writer === BUILT_IN || (await readModels(db, config, accountId)).own?.name === writer
  const paid: PaidService[] = [
    ...(isOwnWriter ? [] : ['language model' as const]),
    ...(voices?.isOwn === false ? ['voices' as const] : []),
    ...(isDrawnByModel ? ['image model' as const] : []),
  ]
  const [service] = paid
  if (service === undefined) return
  await refuseIfSpent(db, { accountId, service }, await readLimits(db, config)).catch(async (error: unknown) => {
    await mailCostLimit(services)
    throw toAppError(error)
  })
}

/**
 * Counts the start of a video with a language model. Cancelled videos count too, because cancelling returns the project
 * but not the model's cost.
 *
 * @throws {AppError} `too_many_requests`
 */
async function countModelVideo({ limits }: Services, accountId: string): Promise<void> {
  for (const { name, limit, message } of MODEL_VIDEO_LIMITS) {
    const retryAfterSeconds = await limits.count(name, accountId, limit)
    if (retryAfterSeconds > 0) throw new AppError('too_many_requests', { message, retryAfterSeconds })
  }
}

/**
 * Rejects a further video if its writer no longer exists. A new video keeps the first video's writer, so otherwise the
 * user has to choose another writer.
 */
async function refuseGoneWriter({ db, config }: Services, accountId: string, writer = BUILT_IN): Promise<void> {
  if (writer === BUILT_IN) return
  const { site, own } = await readModels(db, config, accountId)
  if (writer === site?.name || writer === own?.name) return
  const local = (await readLocalWriters(db)).find(({ name }) => name === writer)
  if (local?.isRunning === true) return
  if (local !== undefined) {
    throw new AppError('conflict', {
      message: `${writerLabel(writer)}, which wrote this video, is not available at the moment. Try again when its computer is running, or choose Create Video: the video is then written by what is connected now.`,
      details: { writer },
    })
  }
  throw new AppError('conflict', {
    message: `${writerLabel(writer)}, which wrote this video, is not connected to this site any more. Choose Create Video and paste its subject or script: it is then written by what is connected now.`,
    details: { writer },
  })
}

/**
 * Rejects a further video if one of its choices is no longer offered.
 *
 * @throws {AppError} `conflict`, for example for a voice or a style.
 */
function refuseGoneChoices(request: StoredRequest, { offers }: Pick<Speakers, 'offers'>): void {
  try {
    refuseGone(request, offers)
  } catch (error) {
    throw toAppError(error)
  }
}
