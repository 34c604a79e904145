import { HOUR_MS } from '@dayreel/catalogue'
import { cleanUpAuth } from '@dayreel/auth'
import { lt, sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import {
  answeredRequests,
  contentReports,
  dataDeletions,
  deletedAccounts,
  failedJobs,
  jobErrors,
  lostAttempts,
  mails,
  rpcCalls,
  rateLimits,
} from '#db/schema.ts'
import { sweepDeleted } from '#accounts/sweep-deleted.ts'
import { sweepPictures } from '#channels/pictures/sweep-pictures.ts'
import { sweepUploads } from '#posts/sweep-uploads.ts'
import { sweepUnfinished } from '#media/delete-media.ts'
import { resealTokens } from '#connections/reseal-tokens.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import { tidyUp } from '#jobs/tidy-up.ts'
import { JOBS_SCHEMA } from '#jobs/create-jobs.ts'
import { forgetUnsent } from '#mail/mailer.ts'
import { resealKeys } from '#models/reseal-keys.ts'
import type { Services } from './services.ts'

/**
 * How long responses are kept for repeated requests, in milliseconds. A browser usually repeats a request within
 * moments, but a sleeping computer may need a day.
 */
const ANSWERS_KEPT_MS = 48 * HOUR_MS
/**
 * How long the ids of deleted accounts are kept, in milliseconds. This is longer than the lifetime of any access token
 * or job.
 */
const DELETED_KEPT_MS = 30 * 24 * HOUR_MS
/** How long deletion requests are kept, in milliseconds. The page of a deletion request states this period. */
const DELETIONS_KEPT_MS = 180 * 24 * HOUR_MS
/**
 * How long failed jobs are kept, in milliseconds. The operator needs this time to find the cause and retry the jobs.
 */
const FAILED_KEPT_MS = 30 * 24 * HOUR_MS
/** How long closed reports are kept, in milliseconds. The privacy policy states this period. */
const REPORTS_KEPT_MS = 180 * 24 * HOUR_MS
const OUTBOX_KEPT_MS = 7 * 24 * HOUR_MS

/** Deletes expired rows. The statements are separate, so that a failing one does not undo the others. */
export const tidyUpHandler = handle(tidyUp, async (_payload, { services, signal }: JobContext<Services>) => {
  const { db, config } = services
  const now = Date.now()
  await db.delete(answeredRequests).where(lt(answeredRequests.createdAt, new Date(now - ANSWERS_KEPT_MS)))
  await db.delete(rpcCalls).where(lt(rpcCalls.repeatedAt, sql`${APP_NOW} - interval '1 minute'`))
  await db.delete(rateLimits).where(lt(rateLimits.expire, now))
  for (const table of [jobErrors, lostAttempts]) {
    await db.execute(sql`
      delete from ${table} where not exists (
        select 1 from ${sql.identifier(JOBS_SCHEMA)}.job where job.id = ${table.jobId} and job.state < 'completed')`)
  }
  await db.transaction(async (tx) => {
    const last = sql`greatest(${failedJobs.failedAt}, ${failedJobs.retriedAt})`
    const old = lt(last, new Date(now - FAILED_KEPT_MS))
    const gone = await tx.delete(failedJobs).where(old).returning()
    await forgetUnsent(tx, gone)
  })
  await cleanUpAuth(db, new Date(now))
  await sweepDeleted(services, signal)
  await sweepUploads(services, signal)
  await sweepPictures(services, signal)
  await sweepUnfinished(services, signal)
  await services.installation.reseal()
  await resealTokens(services, signal)
  await resealKeys(services, signal)
  await db.delete(deletedAccounts).where(lt(deletedAccounts.deletedAt, new Date(now - DELETED_KEPT_MS)))
  await db.delete(dataDeletions).where(lt(dataDeletions.createdAt, new Date(now - DELETIONS_KEPT_MS)))
  await db.delete(contentReports).where(lt(contentReports.closedAt, new Date(now - REPORTS_KEPT_MS)))
  if (config.mail.smtpUrl === undefined) {
    await db.delete(mails).where(lt(mails.createdAt, new Date(now - OUTBOX_KEPT_MS)))
  }
})
