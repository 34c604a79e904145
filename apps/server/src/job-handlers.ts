import type { JobHandler } from '#jobs/handle.ts'
import { createMailDelivery } from '#mail/deliver-mail.ts'
import type { WorkerServices } from '#services'
import { paintPictureHandler } from './features/channels/pictures/paint-picture-handler.ts'
import { reconcilePaymentsHandler } from './features/billing/reconcile.ts'
import { stripeEventHandler } from './features/billing/stripe-event-handler.ts'
import { beginRunHandler } from './features/channels/runs/begin-run-handler.ts'
import { makeVideoHandler } from './features/videos/make-video-handler.ts'
import { tidyVideosHandler } from './features/videos/tidy-videos-handler.ts'
import { sayFarewellsHandler } from './say-farewells-handler.ts'
import { tidyUpHandler } from './tidy-up-handler.ts'

/** Who does each job; the features bring theirs. */
export function jobHandlers(): JobHandler<WorkerServices>[] {
  return [
    createMailDelivery(),
    beginRunHandler,
    makeVideoHandler,
    paintPictureHandler,
    reconcilePaymentsHandler,
    sayFarewellsHandler,
    stripeEventHandler,
    tidyUpHandler,
    tidyVideosHandler,
  ]
}
