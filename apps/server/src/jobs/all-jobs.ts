import { beginRun } from './begin-run.ts'
import { checkDisk } from './check-disk.ts'
import type { JobDefinition } from './define-job.ts'
import { expireFiles } from './expire-files.ts'
import { makeVideo } from './make-video.ts'
import { paintPicture } from './paint-picture.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { externalCleanup } from './external-cleanup.ts'
import { sendMail } from './send-mail.ts'
import { stripeEvent } from './stripe-event.ts'
import { tidyUp } from './tidy-up.ts'
import { tidyVideos } from './tidy-videos.ts'

/** All jobs. The worker starts only if each has exactly one handler. */
export const allJobs: readonly JobDefinition[] = [
  beginRun,
  checkDisk,
  expireFiles,
  makeVideo,
  paintPicture,
  reconcilePayments,
  externalCleanup,
  sendMail,
  stripeEvent,
  tidyUp,
  tidyVideos,
]
