import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { findDueWork } from '#channels/find-due-work.ts'
import { leadTimes } from '#channels/slots/lead-time.ts'
import type { Db } from '#db/connect.ts'
import { expireMedia } from '#compose/retention/expire-media.ts'
import { expireVideos } from '#compose/retention/expire-videos.ts'
import { describeAccount } from '#host/support/describe-account.ts'
import { readOperations } from '#host/read-operations.ts'
import { countFailedJobs } from '#jobs/failed-jobs.ts'
import { sumCreditsOfLastHour } from '#ledger/sum-credits.ts'
import { claimPost } from '#posts/claim-post.ts'
import { findUsedByVideos, findUsedSince } from '#media/find-used-ids.ts'
import { deliverPosts } from '#posts/deliver-posts.ts'
import type { Services } from '#services'

type HotQuery = { name: string; run: () => Promise<unknown> }

/** Returns the queries that run often or while a user waits, on a database with millions of rows. */
export function hotQueries(services: Services, accountId: string): HotQuery[] {
  const { db } = services
  const conditions = [...findDueWork(services), ...deliverPosts(services)].flatMap((poll) =>
    'due' in poll ? [{ name: `look: ${poll.name}`, run: () => db.execute(sql`select ${poll.due}`) }] : [],
  )
  return [
    ...conditions,
    { name: 'claim a post', run: () => claimPost(db, randomUUID()) },
    { name: 'lead times', run: () => leadTimes(db, [{ accountId, zone: 'UTC', hour: 9 }], { atOnce: 2, pool: {} }) },
    { name: 'metrics and the operator’s page', run: () => readOperations(db) },
    { name: 'credits of the last hour', run: () => sumCreditsOfLastHour(db) },
    { name: 'failed jobs', run: () => countFailedJobs(db) },
    { name: 'support for an account', run: () => describeAccount(db, accountId) },
    {
      name: 'jobs of a deleted account',
      run: () => inRolledBack(db, (tx) => services.jobs.forgetAccount(accountId, tx)),
    },
    { name: 'a batch of the search for used files', run: () => findUsedByVideos(db, accountId) },
    {
      name: 'used files since a search',
      run: () => findUsedSince(db, accountId, { ids: new Set(), searchedAt: new Date().toISOString() }),
    },
    { name: 'the backlog', run: () => db.execute(sql`select * from dayreel_backlog`) },
  ]
}

/** Searches for expired videos and files, as the nightly job does. Changes nothing if there are none. */
export async function searchExpired(services: Services): Promise<void> {
  const config = { ...services.config, videosKeptDays: { free: 90 }, uploadsKeptDays: { free: 60 } }
  const { signal } = new AbortController()
  await expireVideos({ ...services, config }, signal)
  await expireMedia({ ...services, config }, signal)
}

class RolledBack extends Error {}

async function inRolledBack(db: Db, work: (tx: Db) => Promise<unknown>): Promise<void> {
  await db
    .transaction(async (tx) => {
      await work(tx)
      throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
}
