import type { Meter, Storyboard } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { raiseStoryboard } from '@dayreel/storyboard/schema'
import type { MadeVideo } from '@dayreel/studio/planning'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { videos, videoVersions } from '#db/schema.ts'
import { createMeter } from '#costs/create-meter.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import { makeVideo } from '#jobs/make-video.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { AppError } from '#lib/app-error.ts'
import { postRunVideo } from '#platforms/post-run.ts'
import type { Services, WorkerServices } from '#services'
import { createStepStore, type StepStore } from '#storage/create-step-store.ts'
import { endRun } from '#video/end-run.ts'
import { failVersion } from '#video/fail-version.ts'
import { findRunSubject } from '#video/find-run-subject.ts'
import { findVersion } from '#video/find-version.ts'
import { readToldMeanwhile, rememberRunVideo } from '#video/remember-video.ts'
import { createProgressWriter, type ProgressWriter } from './progress-writer.ts'
import { createScenePictures } from './scene-pictures.ts'
import { createStorageOutput } from './storage-output.ts'
import { tellVideoChanged } from '#video/video-changed.ts'
import {
  paintedFolder,
  stepsFolder,
  uploadedPictureKey,
  versionFolder,
  videoFolder,
  type VersionKey,
} from '#video/video-files.ts'
import { toWriteRequest, type VideoRequest } from '#video/video-request.ts'

type Context = JobContext<WorkerServices>

const OUR_FAULT = {
  code: 'internal',
  message: 'Something went wrong on our side while this video was created. It cost nothing. Please create it again.',
}

/**
 * Makes a version step by step. Whatever kills the worker, another one finds the finished steps and goes on; what was taken for the
 * version is given back if it fails.
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
      const store = createStepStore(services.storage, stepsFolder(version))
      const kept = { signal, store, ...meterOf(services, version) }
      const request = await findRunSubject(services, version, found.request, { ...kept, kept: store })
      const made = await makeUnlikeOthers(services, version, { ...found, request }, { ...kept, progress })
      await progress.stop()
      if (!(await succeed(context, version, made))) await removeLeftovers(services, version)
    } catch (error) {
      await progress.stop()
      if (unwanted.signal.aborted) return removeLeftovers(services, version)
      // What the person gave is at fault: trying again would not mend it, and they are told at once.
      if (!(error instanceof StudioError && error.isFinal)) {
        // Where the job was given to another worker, that one may have ended it while this one still wrote files.
        await removeLeftovers(services, version).catch(() => undefined)
        throw error
      }
      await fail(context, version, { code: error.code, message: error.message })
    }
  },
  (version, context) => fail(context, version, OUR_FAULT),
)

type Making = { signal: AbortSignal; store: StepStore; meter?: Meter; progress: ProgressWriter }
type ToMake = { storyboard: Storyboard | null; request: VideoRequest }
type Made = MadeVideo & { request: VideoRequest }

/** Makes a version; anew where its channel told the same in another video meanwhile, since whoever wrote it could not know of that one. */
async function makeUnlikeOthers(
  services: WorkerServices,
  version: VersionKey,
  toMake: ToMake,
  making: Making,
): Promise<Made> {
  let { request } = toMake
  for (;;) {
    const made = { ...(await makeFiles(services, version, { ...toMake, request }, making)), request }
    const told = version.number === 1 ? await findToldMeanwhile(services, version, made) : undefined
    if (told === undefined) return made
    await services.storage.deleteAll(versionFolder(version))
    request = { ...request, told }
  }
}

async function makeFiles(
  services: WorkerServices,
  version: VersionKey,
  { storyboard, request }: ToMake,
  { signal, store, meter, progress }: Making,
): Promise<MadeVideo> {
  const { makeVideo: make, ...steps } = services.studio
  const pictures = createScenePictures(services, version, signal)
  const made = await make(
    {
      plan: storyboard === null ? { write: toWriteRequest(request) } : { storyboard },
      name: 'video',
      output: createStorageOutput(services.storage, versionFolder(version), (name) => !name.endsWith('.json')),
    },
    {
      ...steps,
      store,
      readPicture: (id) => readUploaded(services, version, id),
    },
    {
      signal,
      ...(meter && { meter }),
      onProgress: (now) => progress.tell(now),
      onStoryboard: ({ scenes }) => pictures.keepLines(scenes.map(({ text }) => text)),
      onPicture: (scene, { bytes }) => pictures.keep(scene, bytes),
    },
  ).finally(pictures.settle)
  await pictures.finish()
  return made
}

function findToldMeanwhile({ db, studio }: WorkerServices, { videoId }: VersionKey, made: Made) {
  return readToldMeanwhile(db, studio.reader, { ...made, videoId })
}

/** Undefined where there is nothing to make: it has ended, or is gone. */
async function loadVersion({ db }: Services, version: VersionKey) {
  const row = await findVersion(db, version, 'unfinished')
  if (row === undefined) return undefined
  const storyboard = row.storyboard === null ? null : raiseStoryboard(row.storyboard)
  return { storyboard, request: row.request as VideoRequest }
}

/** Only a model's words cost something. */
function meterOf(services: Services, { accountId, videoId }: VersionKey): { meter?: Meter } {
  const { text } = services.config.models
  return text === undefined ? {} : { meter: createMeter(services, text, { accountId, videoId }) }
}

async function readUploaded({ storage }: Services, version: VersionKey, id: string): Promise<Uint8Array> {
  const bytes = await storage.get(uploadedPictureKey(version, id))
  if (bytes) return bytes
  throw new StudioError('picture-unreadable', 'An uploaded picture is no longer there. Upload it again.')
}

/**
 * Video and job are done together. False where there is none: it was cancelled in the meantime.
 *
 * @throws {AppError} `not_found` where the account is gone, and all with it.
 * @throws {Error} where its channel has told the same in this very moment: the job's next attempt makes it anew.
 */
function succeed(
  context: Context,
  { accountId, videoId, number }: VersionKey,
  { request, storyboard, seconds, notices }: Made,
): Promise<boolean> {
  return context.services.db.transaction(async (tx) => {
    await context.complete(tx)
    // Before video, version and run, as whoever cancels, deletes or skips it: in two orders they would wait for each other.
    await lockAccount(tx, accountId)
    const made = { videoId, request, storyboard }
    if (number === 1 && (await readToldMeanwhile(tx, context.services.studio.reader, made)) !== undefined) {
      throw new Error('The channel has told the same in another video')
    }
    const done = await tx
      .update(videoVersions)
      .set({ status: 'succeeded', progress: 100, storyboard, seconds, notices, finishedAt: sql`now()` })
      .where(
        and(eq(videoVersions.videoId, videoId), eq(videoVersions.number, number), isNull(videoVersions.finishedAt)),
      )
      .returning({ number: videoVersions.number })
    if (done.length === 0) return false
    await tx
      .update(videos)
      .set({
        title: sql`case when ${videos.isRenamed} then ${videos.title} else ${storyboard.title} end`,
        // What it was not to repeat is of no use any more.
        request: sql`${videos.request} - 'told'`,
      })
      .where(eq(videos.id, videoId))
    if (number === 1) {
      await rememberRunVideo(tx, context.services.studio.reader, made)
      await endRun(tx, videoId)
      const folder = versionFolder({ accountId, videoId, number })
      await postRunVideo(context.services, tx, { videoId, number, folder })
    }
    await tellVideoChanged(tx, videoId)
    return true
  })
}

async function fail(context: Context, version: VersionKey, failure: { code: string; message: string }): Promise<void> {
  const { services } = context
  try {
    await services.db.transaction(async (tx) => {
      await context.complete(tx)
      await lockAccount(tx, version.accountId)
      await failVersion(tx, version, failure)
    })
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'not_found' // the account, and all with it
    if (!isGone) {
      // Where the job was given to another worker, that one may have ended it before these files were written.
      await removeLeftovers(services, version).catch(() => undefined)
      throw error
    }
  }
  await removeLeftovers(services, version)
}

/** Removes what a version that has ended does not need: all of it without success; all of the video, where that is gone. */
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
