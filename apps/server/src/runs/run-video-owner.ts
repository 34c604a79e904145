import type { WorkerServices } from '#services'
import type { VideoOwner } from '#videos'
import { endRun } from './end-run.ts'
import { findRunSubject } from './find-run-subject.ts'
import { listShown } from './list-shown.ts'
import { postRunVideo } from './post-run.ts'
import { readNewerMemory, rememberRunVideo } from './remember-video.ts'
import { reopenRunOf } from './reopen-run.ts'

/** Connects videos to the runs of channels. */
export const runVideoOwner: VideoOwner<WorkerServices> = {
  findSubject: findRunSubject,
  findSimilar: readNewerMemory,
  listShown,
  async succeeded(services, tx, { number, folder, ...video }) {
    await rememberRunVideo(tx, services.studio.reader, video)
    await endRun(tx, video.videoId)
    await postRunVideo(services, tx, { videoId: video.videoId, number, folder })
  },
  failed: endRun,
  reopened: reopenRunOf,
}
