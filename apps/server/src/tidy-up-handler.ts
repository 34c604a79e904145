import { cleanUpAuth } from '@dayreel/auth'
import { lt, sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import { answeredRequests, deletedAccounts, jobErrors, mails, questions, rateLimits } from '#db/schema.ts'
import { sweepDeleted } from './features/accounts/sweep-deleted.ts'
import { sweepPictures } from './features/channels/pictures/sweep-pictures.ts'
import { sweepUploads } from './features/posts/sweep-uploads.ts'
import { resealTokens } from '#platforms/reseal-tokens.ts'
import { handle, type JobContext } from '#jobs/handle.ts'
import { tidyUp } from '#jobs/tidy-up.ts'
import { JOBS_SCHEMA } from '#jobs/create-jobs.ts'
import type { Services } from '#services'

const HOUR_MS = 3_600_000
/** A browser that repeats a request does so within moments; a day is for one that was asleep. */
const ANSWERS_KEPT_MS = 48 * HOUR_MS
/** No access token is good for so long, and no job runs so long. */
const DELETED_KEPT_MS = 30 * 24 * HOUR_MS
const OUTBOX_KEPT_MS = 7 * 24 * HOUR_MS

/** Removes what is kept for a time only. Each statement by itself, so that one which fails leaves the others' work. */
export const tidyUpHandler = handle(tidyUp, async (_payload, { services, signal }: JobContext<Services>) => {
  const { db, config } = services
  const now = Date.now()
  await db.delete(answeredRequests).where(lt(answeredRequests.createdAt, new Date(now - ANSWERS_KEPT_MS)))
  await db.delete(questions).where(lt(questions.askedAt, sql`${APP_NOW} - interval '1 minute'`))
  await db.delete(rateLimits).where(lt(rateLimits.expire, now))
  await db.execute(sql`
    delete from ${jobErrors} where not exists (
      select 1 from ${sql.identifier(JOBS_SCHEMA)}.job where job.id = ${jobErrors.jobId} and job.state < 'completed')`)
  await cleanUpAuth(db, new Date(now))
  await sweepDeleted(services, signal)
  await sweepUploads(services, signal)
  await sweepPictures(services, signal)
  await resealTokens(services, signal)
  await db.delete(deletedAccounts).where(lt(deletedAccounts.deletedAt, new Date(now - DELETED_KEPT_MS)))
  if (config.mail.smtpUrl === undefined) {
    await db.delete(mails).where(lt(mails.createdAt, new Date(now - OUTBOX_KEPT_MS)))
  }
})
