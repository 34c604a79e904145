import { beginRun } from '#jobs/begin-run.ts'
import { makeVideo } from '#jobs/make-video.ts'
import { paintPicture } from '#jobs/paint-picture.ts'
import type { Reopeners } from '#jobs/retry-failed-jobs.ts'
import { sendMail } from '#jobs/send-mail.ts'
import { stripeEvent } from '#jobs/stripe-event.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { checkUnsent } from '#mail/mailer.ts'
import { reopenEvent } from '#billing/reopen-event.ts'
import { reopenPicture } from '#channels/pictures/reopen-picture.ts'
import { reopenRun } from '#runs/reopen-run-job.ts'
import { runVideoOwner } from '#runs/run-video-owner.ts'
import { reopenVersion } from '#videos/reopen-version.ts'

/** The functions that undo a failed job's consequences before it runs again. The domains provide them. */
export const reopeners: Reopeners = {
  lockAccount,
  byName: {
    [beginRun.name]: (tx, payload) => reopenRun(tx, beginRun.payload.parse(payload)),
    [makeVideo.name]: (tx, payload) => reopenVersion(runVideoOwner, tx, makeVideo.payload.parse(payload)),
    [paintPicture.name]: (tx, payload) => reopenPicture(tx, paintPicture.payload.parse(payload)),
    [sendMail.name]: (tx, payload) => checkUnsent(tx, sendMail.payload.parse(payload)),
    [stripeEvent.name]: (tx, payload) => reopenEvent(tx, stripeEvent.payload.parse(payload)),
  },
}
