import { MAX_POSTS_WAITING_FOR_QUOTA, MAX_SCHEDULED_POSTS, platformOf } from '@dayreel/catalogue'
import { sql } from 'drizzle-orm'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { posts } from '#db/schema.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import { AppError } from '#errors/app-error.ts'
import type { SharedServices as Services } from '#services'
import type { ConnectionRow } from '#connections'
import { lockUploads, MAX_DAYS, nextFreeUpload } from './upload-budget.ts'

/**
 * When a post is sent. `day` is the day of the platform's upload budget that the post uses, or null if the platform has
 * no budget.
 */
export type Place = { at: Date; day: string | null; isToday: boolean }

type Wanted = {
  connection: Pick<ConnectionRow, 'id' | 'accountId' | 'platform'>
  /** The wanted time. Null means now. */
  at: Date | null
  /** A post of a channel's run is never refused because of a limit. */
  isOfRun?: boolean
  /** The id of a post that is being moved. Its present place counts as free. */
  postId?: string
}
type PlaceSearch = { place: Place | undefined; fault: string | undefined }
const NONE = { scheduled: 0, waiting: 0 }
type Dependencies = Pick<Services, 'config' | 'platforms'>

/**
 * Finds the place of a post and locks it until the transaction ends, so that no other post takes the last place of the
 * same day. Call it right before writing the post, because all posts to a platform with a budget wait for this lock.
 *
 * @throws {AppError} `conflict` that names the exceeded limit.
 */
export async function placePost(services: Dependencies, tx: Db, wanted: Wanted): Promise<Place> {
  const { connection, isOfRun = false } = wanted
  if (!isOfRun) await lockAccount(tx, connection.accountId)
  const seen = accept(await findPlace(services, tx, wanted))
  if (services.platforms.callsOf(connection.platform).dayBudget === undefined) return seen
  await lockUploads(tx)
  // Before the lock, other posts may have filled the day that was found. Earlier days were already full, so the search
  // starts from that day.
  return accept(await findPlace(services, tx, wanted, seen))
}

function accept({ place, fault }: PlaceSearch): Place {
  if (place !== undefined && fault === undefined) return place
  throw new AppError('conflict', fault === undefined ? {} : { message: fault })
}

/**
 * Finds the current place for a post, and a message if a limit is exceeded.
 *
 * @param from the earliest place to consider.
 */
export async function findPlace(services: Dependencies, db: Db, wanted: Wanted, from?: Place): Promise<PlaceSearch> {
  const { connection, at, isOfRun = false, postId } = wanted
  const { platform, accountId } = connection
  const { scheduled, waiting } = isOfRun ? NONE : await countQueued(db, connection, postId)
  const mayWait = waiting < MAX_POSTS_WAITING_FOR_QUOTA
  const { label } = platformOf(platform)
  const { dayBudget: budget } = services.platforms.callsOf(platform)
  const place: Place | undefined =
    budget === undefined
      ? { at: at ?? (await appNow(db)), day: null, isToday: true }
      : await nextFreeUpload(db, {
          ...wanted,
          platform,
          budget,
          accountId,
          at: from?.at ?? at,
          days: mayWait ? MAX_DAYS : 0,
        })
  if (place !== undefined) place.isToday &&= from?.isToday ?? true
  if (at !== null && scheduled >= MAX_SCHEDULED_POSTS) {
    const fault = `An account can have at most ${MAX_SCHEDULED_POSTS} scheduled posts, and you have ${scheduled}. Cancel one in My Posts, or wait until one is posted.`
    return { place, fault }
  }
  // A platform without a budget rejects a post only when it is sent. An immediate post therefore counts as one that
  // waits for quota.
  const waitsForQuota = budget === undefined ? at === null : place?.isToday !== true
  if (waitsForQuota && !mayWait) {
    const fault = `At most ${MAX_POSTS_WAITING_FOR_QUOTA} posts can wait for the daily limit of a ${label} account, and ${waiting} wait for this one. Cancel one in My Posts, or wait until one is posted.`
    return { place, fault }
  }
  if (place !== undefined) return { place, fault: undefined }
  const fault = `All uploads of this site to ${label} are used up for the next ${MAX_DAYS} days. Try again another day.`
  return { place, fault }
}

/** Counts the posts that the account's owner has queued. Posts of channel runs do not count. */
async function countQueued(
  db: Db,
  { id, accountId }: Wanted['connection'],
  exceptPostId: string | undefined,
): Promise<{ scheduled: number; waiting: number }> {
  const others = exceptPostId === undefined ? sql`true` : sql`${posts.id} <> ${exceptPostId}`
  const [counted] = await db
    .select({
      scheduled: sql`count(*) filter (where ${posts.scheduledAt} is not null)`.mapWith(Number),
      waiting: sql`count(*) filter (where ${posts.connectionId} = ${id} and ${posts.code} = 'quota')`.mapWith(Number),
    })
    .from(posts)
    .where(
      sql`${posts.accountId} = ${accountId} and ${posts.status} in ('scheduled', 'waiting') and ${posts.source} <> 'run' and ${others}`,
    )
  return counted!
}
