import type { Meter, StepStore, Storyboard, WritingProgress } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { upgradeStoryboard } from '@dayreel/storyboard/schema'
import type { MadeVideo } from '@dayreel/studio/planning'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { listBlocked } from '#blocked/refuse-blocked.ts'
import { videos, videoVersions } from '#db/schema.ts'
import { createMeter } from '#costs/create-meter.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import { LostAttemptsError } from '#jobs/lost-attempts.ts'
import { makeVideo } from '#jobs/make-video.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services, WorkerServices } from '#services'
import { createStepStore } from '#storage/create-step-store.ts'
import { packSteps } from '#storage/packed-steps.ts'
import { refuseBlockedWords } from './blocked-words.ts'
import { failVersion } from './fail-version.ts'
import { findVersion } from './find-version.ts'
import { createOwnReaders } from './own-readers.ts'
import { createProgressWriter, type ProgressWriter } from './progress-writer.ts'
import { createScenePictures } from './scene-pictures.ts'
import { readVoicePreferences } from './voice-preferences.ts'
import { createStorageOutput } from './storage-output.ts'
import { notifyVideoChanged } from './video-changed.ts'
import { paintedFolder, stepsFolder, versionFolder, videoFolder, type VersionKey } from './video-files.ts'
import { readStoredRequest, type StoredRequest } from './stored-request.ts'

type Context = JobContext<WorkerServices>

const OUR_FAULT = {
  code: 'internal',
  message: 'Something went wrong on our side while this video was created. It cost nothing. Please create it again.',
}
const STOPPED_TOO_OFTEN = {
  code: 'internal',
  message:
    'We tried to create this video several times, and each time it stopped partway on our side. It cost nothing. Create it again later, or try a shorter video or a lower quality.',
}

/**
 * Makes a version step by step. If the worker dies, another worker continues from the finished steps. A failure refunds
 * the version's payment.
 */
export const makeVideoHandler = handle(
  makeVideo,
  async (version, context: Context) => {
    const { services } = context
    const found = await loadVersion(services, version)
    if (found === undefined) return removeLeftovers(services, version)
    const unwanted = new AbortController()
    const progress = createProgressWriter(services, version, {
      onUnwanted: () => unwanted.abort(new Error('cancelled or deleted')),
    })
    try {
      const signal = AbortSignal.any([context.signal, unwanted.signal])
      const store = createStepStore(services.storage, stepsFolder(version), () => context.progressed())
      const speakers = await services.loadSpeakers(version)
      const made = await services.withWriter(version.accountId, found.request.writer, (writing) =>
        writeAndMake({ ...services, studio: { ...services.studio, ...speakers, ...writing } }, version, found, {
          signal,
          store,
          progress,
        }),
      )
      await progress.stop()
      if (await succeed(context, version, made)) await pack(services, version)
      else await removeLeftovers(services, version)
    } catch (error) {
      await progress.stop()
      if (unwanted.signal.aborted) return removeLeftovers(services, version)
      // An error in the user's input fails at once, because a retry would not help.
      if (!(error instanceof StudioError && error.isFinal)) {
        // If the job was given to another worker, that worker may have ended the version while this one was still
        // writing files.
        await removeLeftovers(services, version).catch(() => undefined)
        throw error
      }
      await fail(context, version, { code: error.code, message: error.message })
    }
  },
  (version, context, error) =>
    fail(context, version, error instanceof LostAttemptsError ? STOPPED_TOO_OFTEN : OUR_FAULT),
)

/** The video is finished already, so a failure here only leaves more files than necessary. */
async function pack({ storage, log }: WorkerServices, version: VersionKey): Promise<void> {
  await packSteps(storage, stepsFolder(version)).catch((error: unknown) =>
    log.warn({ err: error, videoId: version.videoId }, 'the cached parts of a video were not packed'),
  )
}

type MakeOptions = { signal: AbortSignal; store: StepStore; meter?: Meter; progress: ProgressWriter }
type ToMake = { storyboard: Storyboard | null; request: StoredRequest }
type FinishedVideo = MadeVideo & { request: StoredRequest }

/** Finds the subject if it is still open, and makes the video, both with the same writer. */
async function writeAndMake(
  services: WorkerServices,
  version: VersionKey,
  found: ToMake,
  making: Omit<MakeOptions, 'meter'>,
): Promise<FinishedVideo> {
  const { signal, store, progress } = making
  const metered = meterOf(services, version)
  const onProgress = (words: WritingProgress): void =>
    progress.report({ stage: 'writing', fraction: 0, overall: 0, writing: words })
  const writing = { signal, kept: store, onProgress, ...metered }
  const request = await services.videoOwner.findSubject(services, version, found.request, writing)
  return makeUnlikeOthers(services, version, { ...found, request }, { ...making, ...metered })
}

/**
 * Makes a version's files. They are made again if another video of the channel has used the same content in the
 * meantime, because the writer could not know that video.
 */
async function makeUnlikeOthers(
  services: WorkerServices,
  version: VersionKey,
  toMake: ToMake,
  making: MakeOptions,
): Promise<FinishedVideo> {
  let { request } = toMake
  for (;;) {
    const made = { ...(await makeFiles(services, version, { ...toMake, request }, making)), request }
    const newerMemory = version.number === 1 ? await findNewerMemory(services, version, made) : undefined
    if (newerMemory === undefined) return made
    await services.storage.deleteAll(versionFolder(version))
    request = { ...request, told: newerMemory }
  }
}

async function makeFiles(
  services: WorkerServices,
  version: VersionKey,
  { storyboard, request }: ToMake,
  { signal, store, meter, progress }: MakeOptions,
): Promise<MadeVideo> {
  const { makeVideo: make, ...steps } = services.studio
  const pictures = createScenePictures(services, version, signal)
  const { pronunciations } = await readVoicePreferences(services.db, version.accountId)
  const blocked = await listBlocked(services.db)
  const made = await make(
    {
      plan:
        storyboard === null
          ? { write: { ...request, ...(pronunciations.length > 0 && { pronunciations }) } }
          : { storyboard },
      name: 'video',
      output: createStorageOutput(services.storage, versionFolder(version), (name) => !name.endsWith('.json')),
    },
    {
      ...steps,
      store,
      ...createOwnReaders(services, version),
    },
    {
      signal,
      ...(meter && { meter }),
      onProgress: (now) => progress.report(now),
      onStoryboard(planned) {
        refuseBlockedWords(planned, blocked)
        pictures.keepLines(planned.scenes.map(({ text }) => text))
      },
      onPicture: (scene, { bytes }) => pictures.keep(scene, bytes),
    },
  ).finally(pictures.settle)
  await pictures.finish()
  return made
}

function findNewerMemory({ db, studio, videoOwner }: WorkerServices, { videoId }: VersionKey, made: FinishedVideo) {
  return videoOwner.findSimilar(db, studio.reader, { ...made, videoId })
}

/** Loads an unfinished version. Returns undefined if the version has ended or was deleted. */
async function loadVersion({ db }: Services, version: VersionKey) {
  const row = await findVersion(db, version, 'unfinished')
  if (row === undefined) return undefined
  const storyboard = row.storyboard === null ? null : upgradeStoryboard(row.storyboard)
  return { storyboard, request: readStoredRequest(row.request) }
}

/** Returns the meter for a language model's cost. Only words of the site's model cost the site something. */
function meterOf(services: WorkerServices, { accountId, videoId }: VersionKey): { meter?: Meter } {
  const { model } = services.studio
  return model === undefined || model.isOwn
    ? {}
    : { meter: createMeter(services, model, { service: 'language model', accountId, videoId }) }
}

/**
 * Completes the video and its job together. Returns false if the version was cancelled in the meantime.
 *
 * @throws {AppError} `not_found` if the account was deleted.
 * @throws {Error} if another video of the channel has just used the same content. The job's next attempt then makes the
 * video again.
 */
function succeed(
  context: Context,
  { accountId, videoId, number }: VersionKey,
  { request, storyboard, seconds, notices, approximateScenes }: FinishedVideo,
): Promise<boolean> {
  const { services } = context
  return services.db.transaction(async (tx) => {
    await context.complete(tx)
    // As in cancelling, deleting and skipping, the account is locked before the video, version and run. Another order
    // would deadlock.
    await lockAccount(tx, accountId)
    const made = { videoId, request, storyboard }
    if (number === 1 && (await services.videoOwner.findSimilar(tx, services.studio.reader, made)) !== undefined) {
      throw new Error('The channel has used the same story in another video')
    }
    const done = await tx
      .update(videoVersions)
      .set({
        status: 'succeeded',
        progress: 100,
        storyboard,
        seconds,
        notices,
        approximateScenes,
        finishedAt: sql`now()`,
      })
      .where(
        and(eq(videoVersions.videoId, videoId), eq(videoVersions.number, number), isNull(videoVersions.finishedAt)),
      )
      .returning({ number: videoVersions.number })
    if (done.length === 0) return false
    await tx
      .update(videos)
      .set({
        title: sql`case when ${videos.isRenamed} then ${videos.title} else ${storyboard.title} end`,
        // The list of videos to avoid is only needed while the video is made.
        request: sql`${videos.request} - 'told'`,
      })
      .where(eq(videos.id, videoId))
    if (number === 1) {
      const folder = versionFolder({ accountId, videoId, number })
      await services.videoOwner.succeeded(services, tx, { ...made, number, folder })
    }
    await notifyVideoChanged(tx, videoId)
    return true
  })
}

async function fail(context: Context, version: VersionKey, failure: { code: string; message: string }): Promise<void> {
  const { services } = context
  try {
    await services.db.transaction(async (tx) => {
      await context.complete(tx)
      await lockAccount(tx, version.accountId)
      await failVersion(services.videoOwner, tx, version, failure)
    })
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'not_found' // The account was deleted with its videos.
    if (!isGone) {
      // If the job was given to another worker, that worker may have ended the version before these files were written.
      await removeLeftovers(services, version).catch(() => undefined)
      throw error
    }
  }
  await removeLeftovers(services, version)
}

/**
 * Removes the files of an ended version that are not needed: all of the video's files if the video was deleted, all of
 * the version's files if it failed, otherwise only the painted pictures.
 */
async function removeLeftovers({ db, storage }: Services, version: VersionKey): Promise<void> {
  const { videoId, number } = version
  const [video] = await db.select({ deletedAt: videos.deletedAt }).from(videos).where(eq(videos.id, videoId))
  if (video === undefined || video.deletedAt !== null) return storage.deleteAll(videoFolder(version))
  const [row] = await db
    .select({ status: videoVersions.status, finishedAt: videoVersions.finishedAt })
    .from(videoVersions)
    .where(and(eq(videoVersions.videoId, videoId), eq(videoVersions.number, number)))
  if (row === undefined || row.finishedAt === null) return
  await storage.deleteAll(row.status === 'failed' ? versionFolder(version) : paintedFolder(version))
}
