import type { JobHandler } from '#jobs/handle.ts'
import { createMailDelivery } from '#mail/deliver-mail.ts'
import type { WorkerServices } from './services.ts'
import { paintPictureHandler } from '#channels/pictures/paint-picture-handler.ts'
import { reconcilePaymentsHandler } from '#billing/reconcile.ts'
import { stripeEventHandler } from '#billing/stripe-event-handler.ts'
import { beginRunHandler } from '#runs/begin-run-handler.ts'
import { checkDiskHandler } from '#host/check-disk-handler.ts'
import { makeVideoHandler } from '#videos/make-video-handler.ts'
import { tidyVideosHandler } from '#videos/tidy-videos-handler.ts'
import { externalCleanupHandler } from './external-cleanup-handler.ts'
import { expireFilesHandler } from './retention/expire-files-handler.ts'
import { tidyUpHandler } from './tidy-up-handler.ts'

/** Returns the handlers of all jobs. Each feature provides its own handlers. */
export function jobHandlers(): JobHandler<WorkerServices>[] {
  return [
    createMailDelivery(),
    beginRunHandler,
    checkDiskHandler,
    expireFilesHandler,
    makeVideoHandler,
    paintPictureHandler,
    reconcilePaymentsHandler,
    externalCleanupHandler,
    stripeEventHandler,
    tidyUpHandler,
    tidyVideosHandler,
  ]
}
