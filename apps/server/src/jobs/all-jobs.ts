import { beginRun } from './begin-run.ts'
import type { JobDefinition } from './define-job.ts'
import { makeVideo } from './make-video.ts'
import { paintPicture } from './paint-picture.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { sayFarewells } from './say-farewells.ts'
import { sendMail } from './send-mail.ts'
import { stripeEvent } from './stripe-event.ts'
import { tidyUp } from './tidy-up.ts'
import { tidyVideos } from './tidy-videos.ts'

/** Every job there is. The worker starts only where each has exactly one handler. */
export const allJobs: readonly JobDefinition[] = [
  beginRun,
  makeVideo,
  paintPicture,
  reconcilePayments,
  sayFarewells,
  sendMail,
  stripeEvent,
  tidyUp,
  tidyVideos,
]
